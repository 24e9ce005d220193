import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Article, evaluate, type PreparedArticle, prepare } from "../expression/evaluate.ts";
import { searchWords } from "../expression/explain.ts";
import { gradeOf, prominenceOf } from "../expression/prominence.ts";
import type { EngineHit } from "./compiled-expressions.ts";
import { MatchEngine } from "./match-engine.ts";
import type { EngineExpression } from "./segment-builder.ts";
import { anArticle, anExpression } from "./testing/arbitraries.ts";

const SEED = 20260801;
const PATIENCE = 300_000;

/** A hit with its grade, which is what its places are for. */
type Graded = Pick<EngineHit, "id" | "searchWords"> & { readonly prominence: Prominence };

const graded = (hits: readonly EngineHit[]): Graded[] =>
  hits.map(({ id, searchWords: words, ...places }) => ({ id, searchWords: words, prominence: gradeOf(places) }));

/** What the plain evaluator says: the oracle. */
function oracle(expressions: readonly EngineExpression[], article: PreparedArticle): Graded[] {
  return expressions
    .filter(({ expression }) => evaluate(expression, article))
    .map(({ id, expression }) => {
      const words = searchWords(expression, article);
      return { id, searchWords: words, prominence: prominenceOf(words, article) };
    });
}

const numbered = (expressions: readonly Expression[]): EngineExpression[] =>
  expressions.map((expression, id) => ({ id, expression }));

const some = <T>(arbitrary: fc.Arbitrary<T>, count: number): fc.Arbitrary<T[]> =>
  fc.array(arbitrary, { minLength: count, maxLength: count });

function textsOf(expression: Expression): string[] {
  if ("text" in expression) return [expression.text];
  return "operand" in expression ? textsOf(expression.operand) : expression.operands.flatMap(textsOf);
}

describe("the engine against the plain evaluator", () => {
  it("agrees on 100,000 pairs of an expression and an article", { timeout: PATIENCE }, () => {
    let [pairs, hits] = [0, 0];
    const compare = (expressions: Expression[], articles: Article[]) => {
      const all = numbered(expressions);
      const engine = MatchEngine.build(all);
      for (const article of articles.map((raw) => prepare(raw))) {
        const expected = oracle(all, article);
        expect(graded(engine.match(article))).toEqual(expected);
        pairs += all.length;
        hits += expected.length;
      }
    };
    fc.assert(fc.property(some(anExpression(), 40), some(anArticle(), 25), compare), { seed: SEED, numRuns: 100 });
    expect(pairs).toBe(100_000);
    // The generators must make neither all nor nothing hit.
    expect(hits / pairs).toBeGreaterThan(0.1);
    expect(hits / pairs).toBeLessThan(0.6);
  });

  it("agrees on articles made of the terms themselves", { timeout: PATIENCE }, () => {
    const check = fc.property(some(anExpression(), 10), fc.array(fc.nat(), { maxLength: 30 }), (expressions, picks) => {
      const all = numbered(expressions);
      const texts = expressions.flatMap(textsOf);
      const body = picks.map((pick) => texts[pick % texts.length]).join("");
      const article = prepare({ title: texts.join(" "), body, mediaCode: null, mediaName: null, host: null });
      expect(graded(MatchEngine.build(all).match(article))).toEqual(oracle(all, article));
    });
    fc.assert(check, { seed: SEED, numRuns: 200 });
  });
});

type Step =
  | { readonly kind: "update"; readonly changed: readonly EngineExpression[]; readonly removed: readonly number[] }
  | { readonly kind: "fold" }
  | { readonly kind: "foldGradually" };

const anId = fc.nat({ max: 30 });
const ids = fc.array(anId, { maxLength: 4 });
const changes = fc.array(fc.record({ id: anId, expression: anExpression() }), { maxLength: 3 });
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("update" as const), changed: changes, removed: ids }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: "fold" }, { kind: "foldGradually" }) },
);

/** Takes a step with the engine and with a plain map of what should be in it. @returns what goes on after it */
function take(step: Step, engine: MatchEngine, model: Map<number, Expression>): Promise<void> | null {
  if (step.kind === "foldGradually") return engine.foldGradually();
  if (step.kind === "fold") engine.fold();
  else {
    engine.update(step);
    for (const id of step.removed) model.delete(id);
    for (const { id, expression } of step.changed) model.set(id, expression);
  }
  return null;
}

const sortedModel = (model: Map<number, Expression>): EngineExpression[] =>
  [...model].map(([id, expression]) => ({ id, expression })).sort((a, b) => a.id - b.id);

describe("changes", () => {
  it("leave the engine as a fresh one would be, after each step and in any order", { timeout: PATIENCE }, async () => {
    const check = fc.asyncProperty(
      some(anExpression(), 12),
      fc.array(aStep, { maxLength: 8 }),
      some(anArticle(), 4),
      async (first, steps, raw) => {
        const model = new Map(first.map((expression, id) => [id, expression]));
        const engine = MatchEngine.build(numbered(first));
        const articles = raw.map((article) => prepare(article));
        const folds: Promise<void>[] = [];
        const agrees = () => {
          const all = sortedModel(model);
          expect(engine.size).toBe(all.length);
          for (const article of articles) expect(graded(engine.match(article))).toEqual(oracle(all, article));
        };
        for (const step of steps) {
          const fold = take(step, engine, model);
          if (fold) folds.push(fold);
          agrees();
        }
        await Promise.all(folds);
        agrees();
      },
    );
    await fc.assert(check, { seed: SEED, numRuns: 150 });
  });
});
