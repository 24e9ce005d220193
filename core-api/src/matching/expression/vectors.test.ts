import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { normWithMap } from "../text/norm-with-map.ts";
import { norm } from "../text/normalise.ts";
import { matcher, type PreparedArticle, prepare } from "./evaluate.ts";
import { type ParseResult, parseExpression } from "./parse.ts";
import { printExpression } from "./print.ts";
import { type CorpusArticle, corpus, hasVectors, matchVectors, normVectors, syntaxVectors } from "./vectors.ts";

const MINUTES = 60_000;

describe.runIf(hasVectors)("the vectors of the expression language", () => {
  it("normalises as they say", () => {
    const vectors = normVectors();
    expect(vectors.filter((vector) => norm(vector.text) !== vector.norm)).toEqual([]);
    expect(vectors.filter((vector) => normWithMap(vector.text).text !== vector.norm)).toEqual([]);
    expect(vectors).toHaveLength(1308);
  });

  it("accepts and refuses as they say, at the same places", () => {
    const vectors = syntaxVectors();
    expect(vectors.map(({ expression }) => ({ expression, ...verdict(expression) }))).toEqual(vectors);
    expect(vectors).toHaveLength(1500);
  });

  it("prints whatever they accept so that it reads the same", () => {
    const accepted = [...syntaxVectors(), ...matchVectors()].flatMap(({ expression }) => expressionsOf(expression));
    for (const expression of accepted) {
      const printed = printExpression(expression);
      expect(parseExpression(printed)).toEqual({ ok: true, expression });
    }
    expect(accepted.length).toBeGreaterThan(2000);
  });

  it("hits the articles they say, in both corpora", { timeout: 5 * MINUTES }, () => {
    const articles = corpus()
      .map(preparedCorpusArticle)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(articles).toHaveLength(7743);
    const vectors = matchVectors();
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
  const ids = articles.filter(({ article }) => holds(article)).map(({ id }) => id);
  const ids_sha256 = createHash("sha256").update(ids.join("\n")).digest("hex");
  return { count: ids.length, ids_sha256, first: ids.slice(0, 3) };
}

function verdict(text: string) {
  const result: ParseResult = parseExpression(text);
  return result.ok ? { ok: true } : { ok: false, code: result.refusal.code, position: result.refusal.position };
}

function expressionsOf(text: string) {
  const result = parseExpression(text);
  return result.ok ? [result.expression] : [];
}
