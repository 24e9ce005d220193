import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArticleToMatch, KeyedExpression } from "../set-up/matcher.ts";
import { PlainMatcher } from "../set-up/plain-matcher.ts";
import { EngineMatchers } from "./engine-matchers.ts";
import { anArticle, anExpression } from "./testing/arbitraries.ts";

let expressions = 0;

function anActive(text: string, changes: Partial<KeyedExpression> = {}): KeyedExpression {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
  expressions += 1;
  return {
    contractId: 1,
    themeId: 1,
    expressionId: expressions,
    dataSection: null,
    expression: result.expression,
    ...changes,
  };
}

function anArticleToMatch(changes: Partial<ArticleToMatch> = {}): ArticleToMatch {
  return {
    articleId: "7",
    dataSection: 3,
    title: "題",
    body: "電池",
    mediaCode: null,
    mediaName: null,
    host: null,
    ...changes,
  };
}

describe("EngineMatchers", () => {
  it("hits a theme once, with the words of its expressions in their order", () => {
    const matcher = new EngineMatchers().all([
      anActive("電池 OR 題"),
      anActive("電", { themeId: 2 }),
      anActive("池 OR 電池"),
    ]);
    expect(matcher.match([anArticleToMatch()])).toEqual([
      { contractId: 1, themeId: 1, articleId: "7", dataSection: 3, searchWords: ["電池", "題", "池"], prominence: 1 },
      { contractId: 1, themeId: 2, articleId: "7", dataSection: 3, searchWords: ["電"], prominence: 2 },
    ]);
  });

  it("asks an expression of one source about its articles only", () => {
    const matcher = new EngineMatchers().all([anActive("電池", { dataSection: 2 })]);
    expect(matcher.match([anArticleToMatch(), anArticleToMatch({ dataSection: 2, articleId: "8" })])).toHaveLength(1);
  });

  it("leaves a matcher as it is when the expressions change, and the next one knows", () => {
    const matchers = new EngineMatchers();
    const [battery, title] = [anActive("電池"), anActive("題", { themeId: 2 })];
    const before = matchers.all([battery, title]);
    const after = matchers.all([title]);
    expect(before.match([anArticleToMatch()]).map(({ themeId }) => themeId)).toEqual([1, 2]);
    expect(after.match([anArticleToMatch()]).map(({ themeId }) => themeId)).toEqual([2]);
  });

  it.each(["as it was", "changed meanwhile"])(
    "finds the same if it was prepared, and the expressions are %s",
    async (how) => {
      const prepared = [
        anActive("電池"),
        anActive("題 電池", { themeId: 2 }),
        anActive("電池", { themeId: 3, dataSection: 2 }),
      ];
      const now = how === "as it was" ? prepared : [...prepared.slice(1), anActive("池", { themeId: 4 })];
      const matchers = new EngineMatchers();
      await matchers.prepare([...prepared, ...prepared]);
      const articles = [anArticleToMatch(), anArticleToMatch({ dataSection: 2, articleId: "8" })];
      expect(matchers.all(now).match(articles)).toEqual(new PlainMatcher(now).match(articles));
      expect(matchers.changed({ changed: [], removed: now.slice(1) }).match(articles)).toEqual(
        new PlainMatcher(now.slice(0, 1)).match(articles),
      );
    },
  );

  it("finds the same after it has learnt from what it has seen", async () => {
    const matcher = new EngineMatchers().all([anActive("電池 題"), anActive("池", { themeId: 2 })]);
    const articles = Array.from({ length: 300 }, (_, at) => anArticleToMatch({ articleId: `${at}` }));
    const first = matcher.match(articles);
    matcher.match(articles);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(matcher.match(articles)).toEqual(first);
    expect(first).toHaveLength(600);
  });

  it("finds what the plain matcher finds, change after change", () => {
    const section = fc.constantFrom(1 as const, 2 as const, 3 as const, 5 as const);
    const pool = fc.array(anExpression(), { minLength: 6, maxLength: 6 });
    const owner = fc.record({
      expressionId: fc.integer({ min: 1, max: 6 }),
      contractId: fc.integer({ min: 1, max: 2 }),
      themeId: fc.integer({ min: 1, max: 4 }),
      dataSection: fc.option(section, { nil: null }),
      nth: fc.nat({ max: 5 }),
      isRemoved: fc.boolean(),
    });
    const steps = fc.array(fc.record({ owners: fc.array(owner, { maxLength: 8 }), isAnew: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    });
    const articles = fc.array(fc.tuple(anArticle(), section), { minLength: 1, maxLength: 4 });
    const check = fc.property(pool, steps, articles, (texts, all, raw) => {
      const matchers = new EngineMatchers();
      const found = raw.map(([article, dataSection], at) => ({ ...article, dataSection, articleId: `${at}` }));
      const there = new Map<string, KeyedExpression>();
      for (const { owners, isAnew } of all) {
        const last = [...new Map(owners.map((one) => [`${one.contractId}/${one.expressionId}`, one])).values()];
        if (isAnew) there.clear();
        for (const { nth, isRemoved, ...rest } of last) {
          const expression = texts[nth];
          if (isRemoved) there.delete(`${rest.contractId}/${rest.expressionId}`);
          else if (expression) there.set(`${rest.contractId}/${rest.expressionId}`, { ...rest, expression });
        }
        const removed = last.filter(({ isRemoved }) => isRemoved);
        const changed = last.flatMap((one) => there.get(`${one.contractId}/${one.expressionId}`) ?? []);
        const matcher = isAnew ? matchers.all([...there.values()]) : matchers.changed({ changed, removed });
        const inOrder = [...there.values()].sort(
          (a, b) => a.contractId - b.contractId || a.themeId - b.themeId || a.expressionId - b.expressionId,
        );
        expect(matcher.match(found)).toEqual(new PlainMatcher(inOrder).match(found));
      }
    });
    fc.assert(check, { seed: 20260801, numRuns: 300 });
  });
});
