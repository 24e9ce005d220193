import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { expect, it } from "vitest";
import { prepare } from "../expression/evaluate.ts";
import { gradeOf, prominenceOf } from "../expression/prominence.ts";
import { answerOf, corpus, matchVectors, VECTOR_KINDS } from "../expression/testing/vectors.ts";
import { MatchEngine } from "./match-engine.ts";

const MINUTES = 60_000;

describeCollections(VECTOR_KINDS, "the vectors of the expression language, all at once", (collection) => {
  it("hits the articles they say, in both corpora, with the grades of the plain definition", {
    timeout: 20 * MINUTES,
  }, () => {
    const vectors = matchVectors(collection);
    const all = vectors.map(({ expression: text }, id) => {
      const result = parseExpression(text);
      if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
      return { id, expression: result.expression };
    });
    // A part comes later, so that base and delta both have their say.
    const engine = MatchEngine.build(all.filter(({ id }) => id % 3 !== 0));
    engine.update({ changed: all.filter(({ id }) => id % 3 === 0) });
    const found: string[][] = vectors.map(() => []);
    const graded: unknown[] = [];
    for (const { id, title, body, media, url } of corpus(collection).sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const host = url === null ? null : new URL(url).hostname;
      const article = prepare({ title, body, mediaCode: null, mediaName: media, host });
      for (const hit of engine.match(article)) {
        found[hit.id]?.push(id);
        const { searchWords, ...places } = hit;
        if (gradeOf(places) !== prominenceOf(searchWords, article)) graded.push([vectors[hit.id]?.expression, id]);
      }
    }
    expect(graded).toEqual([]);
    const answers = vectors.map(({ expression }, at) => ({ expression, ...answerOf(found[at] ?? []) }));
    expect(answers).toEqual(vectors);
  });
});
