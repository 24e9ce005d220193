import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type ParseResult, parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { expect, it } from "vitest";
import { normWithMap } from "../text/norm-with-map.ts";
import { matcher, type PreparedArticle, prepare } from "./evaluate.ts";
import {
  answerOf,
  type CorpusArticle,
  corpus,
  matchVectors,
  normVectors,
  syntaxVectors,
  VECTOR_KINDS,
} from "./testing/vectors.ts";

const MINUTES = 60_000;

describeCollections(VECTOR_KINDS, "the vectors of the expression language", (collection) => {
  const numbers = collection.isOurs
    ? { norm: 18, syntax: 26, articles: 18, matches: 43 }
    : { norm: 1308, syntax: 1500, articles: 7743, matches: 2000 };

  it("normalises as they say", () => {
    const vectors = normVectors(collection);
    expect(vectors.filter((vector) => norm(vector.text) !== vector.norm)).toEqual([]);
    expect(vectors.filter((vector) => normWithMap(vector.text).text !== vector.norm)).toEqual([]);
    expect(vectors).toHaveLength(numbers.norm);
  });

  it("accepts and refuses as they say, at the same places", () => {
    const vectors = syntaxVectors(collection);
    expect(vectors.map(({ expression }) => ({ expression, ...verdict(expression) }))).toEqual(vectors);
    expect(vectors).toHaveLength(numbers.syntax);
  });

  it("prints whatever they accept so that it reads the same", () => {
    const accepted = [...syntaxVectors(collection), ...matchVectors(collection)].flatMap(({ expression }) =>
      expressionsOf(expression),
    );
    for (const expression of accepted) {
      const printed = printExpression(expression);
      expect(parseExpression(printed)).toEqual({ ok: true, expression });
    }
    expect(accepted.length).toBeGreaterThan(numbers.matches);
  });

  it("hits the articles they say, in both corpora", { timeout: 20 * MINUTES }, () => {
    const articles = corpus(collection)
      .map(preparedCorpusArticle)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(articles).toHaveLength(numbers.articles);
    const vectors = matchVectors(collection);
    expect(vectors).toHaveLength(numbers.matches);
    const found = vectors.map(({ expression }) => ({ expression, ...answer(expression, articles) }));
    expect(found).toEqual(vectors);
  });
});

interface Identified {
  readonly id: string;
  readonly article: PreparedArticle;
}

function preparedCorpusArticle({ id, title, body, media, url }: CorpusArticle): Identified {
  const host = url === null ? null : new URL(url).hostname;
  return { id, article: prepare({ title, body, mediaCode: null, mediaName: media, host }) };
}

function answer(text: string, articles: readonly Identified[]) {
  const [expression] = expressionsOf(text);
  const holds = expression === undefined ? () => false : matcher(expression);
  return answerOf(articles.filter(({ article }) => holds(article)).map(({ id }) => id));
}

function verdict(text: string) {
  const result: ParseResult = parseExpression(text);
  return result.ok ? { ok: true } : { ok: false, code: result.refusal.code, position: result.refusal.position };
}

function expressionsOf(text: string) {
  const result = parseExpression(text);
  return result.ok ? [result.expression] : [];
}
