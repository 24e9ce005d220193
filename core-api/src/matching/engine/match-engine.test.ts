import { withNameVariants } from "@kirinuki/schema/expression/fold-table.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { describe, expect, it } from "vitest";
import { type Article, prepare } from "../expression/evaluate.ts";
import { MatchEngine } from "./match-engine.ts";
import { ALL_SECTIONS } from "./segment.ts";
import type { EngineExpression } from "./segment-builder.ts";

function expression(id: number, text: string, sections?: number): EngineExpression {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
  return sections === undefined
    ? { id, expression: result.expression }
    : { id, expression: result.expression, sections };
}

const anArticle = (changes: Partial<Article> = {}) =>
  prepare({ title: "題", body: "本文", mediaCode: null, mediaName: null, host: null, ...changes });

const engineOf = (...texts: string[]) => MatchEngine.build(texts.map((text, id) => expression(id, text)));

const idsOf = (engine: MatchEngine, article: Partial<Article>, sections?: number) =>
  engine.match(anArticle(article), sections).map(({ id }) => id);

describe("search words", () => {
  it.each([
    ["title:電池 OR 自動車 OR body:電池", ["自動車", "電池"]],
    ["body:電池 OR title:電池 OR ﾃﾞﾝﾁ OR 電池", ["電池"]],
    ["電池 OR ＥＶ OR EV -(新車 OR -自動車)", ["電池", "ＥＶ", "EV"]],
    ["domain:jp OR media:A OR 電池", ["電池"]],
  ])("of %s", (text, words) => {
    const article = anArticle({ title: "EV", body: "電池と自動車", host: "a.jp" });
    expect(engineOf(text).match(article)).toMatchObject([{ id: 0, searchWords: words }]);
  });

  it("name each text once also where it stands for title and for body", () => {
    const article = anArticle({ title: "電池", body: "電池" });
    expect(engineOf("title:電池 OR body:電池 OR 電池").match(article)).toMatchObject([
      { id: 0, searchWords: ["電池"] },
    ]);
  });
});

describe("sections", () => {
  it("leave an expression out where the article is of none of its kinds", () => {
    const engine = MatchEngine.build([
      expression(1, "電池", 1),
      expression(2, "電池", 6),
      expression(3, "電池 -車", ALL_SECTIONS),
    ]);
    expect(idsOf(engine, { body: "電池" }, 1)).toEqual([1, 3]);
    expect(idsOf(engine, { body: "電池" }, 2)).toEqual([2, 3]);
    expect(idsOf(engine, { body: "電池" }, 8)).toEqual([3]);
    expect(idsOf(engine, { body: "電池" })).toEqual([1, 2, 3]);
  });

  it.each([0, -1, 1.5, ALL_SECTIONS + 1])("refuses %d", (sections) => {
    expect(() => MatchEngine.build([expression(1, "電池", sections)])).toThrow(RangeError);
  });
});

describe("ids", () => {
  it("may be any whole numbers; hits come by rising id", () => {
    const ids = [5, 2 ** 52, -3, 0];
    const engine = MatchEngine.build(ids.map((id) => expression(id, "電池")));
    engine.update({ changed: [expression(1, "電池"), expression(0, "電池 OR 車")] });
    expect(idsOf(engine, { body: "電池" })).toEqual([-3, 0, 1, 5, 2 ** 52]);
  });

  it("are refused twice or broken, and then nothing changes", () => {
    expect(() => MatchEngine.build([expression(1, "a"), expression(1, "b")])).toThrow(/given twice/);
    const engine = engineOf("a");
    expect(() => engine.update({ changed: [expression(1, "b"), expression(Number.NaN, "c")], removed: [0] })).toThrow(
      RangeError,
    );
    expect([engine.size, idsOf(engine, { body: "a b" })]).toEqual([1, [0]]);
  });
});

describe("changes", () => {
  it("are live at once, while what was compiled before stays as it was", () => {
    const engine = engineOf("電池", "車");
    const before = engine.matcher;
    engine.update({ changed: [expression(0, "本"), expression(9, "車")], removed: [1, 77] });
    expect(idsOf(engine, { body: "電池と車と本" })).toEqual([0, 9]);
    expect(before.match(anArticle({ body: "電池と車" }), ALL_SECTIONS).map(({ id }) => id)).toEqual([0, 1]);
  });

  it("make a fold due when they are many, and the fold takes them all", () => {
    const engine = engineOf("電池");
    engine.update({ changed: Array.from({ length: 900 }, (_, at) => expression(at, `語${at}`)) });
    expect(engine.foldIsDue).toBe(false);
    engine.update({
      removed: [1, 2],
      changed: Array.from({ length: 101 }, (_, at) => expression(2_000 + at, `句${at}`)),
    });
    engine.update({ changed: [expression(3_000, "電池")] });
    engine.fold();
    expect(engine.compiled.base.segment.ids).toHaveLength(1_000);
    expect([engine.foldIsDue, idsOf(engine, { body: "語7語1句3電池" })]).toEqual([false, [7, 2_003, 3_000]]);
  });

  it("of a great part of all build everything anew", () => {
    const engine = engineOf("電池");
    engine.update({ changed: Array.from({ length: 1_001 }, (_, at) => expression(at + 1, `語${at}`)) });
    expect(engine.compiled.base.segment.ids).toHaveLength(1_002);
    expect(engine.compiled.delta.segment.ids).toHaveLength(0);
  });

  it("of one among very many do not build the others anew", () => {
    const engine = MatchEngine.build(Array.from({ length: 5_000 }, (_, at) => expression(at, `語${at} 句${at % 7}`)));
    const { base } = engine.compiled;
    engine.update({ changed: [expression(3, "電池")] });
    expect(engine.compiled.base).toBe(base);
    expect(engine.compiled.delta.segment.ids).toHaveLength(1);
  });
});

describe("hard cases", () => {
  it("reads thousands of terms", () => {
    const engine = engineOf(Array.from({ length: 2_100 }, (_, at) => `語${at}`).join(" OR "), `${"x ".repeat(9_998)}y`);
    expect(idsOf(engine, { body: "語2099" })).toEqual([0]);
    expect(idsOf(engine, { body: "x y" })).toEqual([1]);
    expect(idsOf(engine, { body: "x" })).toEqual([]);
  });

  it("reads a hundred levels", () => {
    const nested = Array.from({ length: 50 }).reduce<string>((inner, _, at) => `NOT (b${at} OR ${inner})`, "c");
    const engine = engineOf(`a ${nested}`);
    expect(idsOf(engine, { body: "a" })).toEqual([]);
    expect(idsOf(engine, { body: "a c" })).toEqual([0]);
    expect(idsOf(engine, { body: "a b48" })).toEqual([0]);
    expect(idsOf(engine, { body: "a b49 c" })).toEqual([]);
    expect(idsOf(engine, { body: "c" })).toEqual([]);
  });

  it("reads an article of five million characters", () => {
    const engine = engineOf("あ".repeat(9_000), "AI", "い");
    expect(idsOf(engine, { body: `${"あAい".repeat(1_700_000)} AI` })).toEqual([1, 2]);
  });

  it("looks a host of any length up quickly", () => {
    expect(idsOf(engineOf("domain:jp"), { host: `${"a.".repeat(100_000)}jp` })).toEqual([0]);
  });

  it("holds with no expressions at all", () => {
    const engine = MatchEngine.build([]);
    expect(idsOf(engine, {})).toEqual([]);
    engine.update({ changed: [expression(1, "題")] });
    expect(idsOf(engine, {})).toEqual([1]);
  });

  it("folds terms as the articles were folded", () => {
    const folds = withNameVariants([["濵", "浜"]]);
    const engine = MatchEngine.build([expression(1, "浜口")], { folds });
    const article = { title: "", body: "濵口", mediaCode: null, mediaName: null, host: null };
    expect(engine.match(prepare(article, folds))).toMatchObject([{ id: 1, searchWords: ["浜口"] }]);
  });

  it("finds the same whatever it was told of how rare terms are", () => {
    const all = ["電池 車", "(電池 OR 本) 車", "車 -電池"].map((text, id) => expression(id, text));
    const article = anArticle({ body: "電池と車" });
    const sample = Array.from({ length: 200 }, () => article);
    expect(MatchEngine.build(all, { sample }).match(article)).toEqual(MatchEngine.build(all).match(article));
  });
});
