import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { describe, expect, it } from "vitest";
import { checkExpression } from "./expression-check.ts";

describe("an expression as it is typed", () => {
  it.each([
    ["(GaN OR SiC", 0, { sign: ")", kind: "add", text: "(GaN OR SiC)" }],
    ['電池 "蓄電', 3, { sign: '"', kind: "add", text: '電池 "蓄電"' }],
    ["電池)", 2, { sign: ")", kind: "remove", text: "電池" }],
    ["((GaN", 1, { sign: "))", kind: "add", text: "((GaN))" }],
    ["(GaN OR", 5, null],
    ["電池 -(", 4, null],
    ["電池 OR", 3, null],
    ["-電池", 0, null],
  ])("%s has its fault at %i, and a mending only where that is certain", (text, position, mend) => {
    expect(checkExpression(text)).toMatchObject({ formatted: null, fault: { position, mend } });
  });

  it("is written in lines where it is long, and means the same", () => {
    const text =
      "(パワー半導体 OR SiC OR 炭化ケイ素 OR GaN) (title:(工場 OR 量産) OR 基板) -(太陽電池 | パワーストーン) -media:海路日報";
    const { formatted, fault } = checkExpression(text);
    expect(fault).toBeNull();
    expect(formatted).toBe(
      "(パワー半導体 OR SiC OR 炭化ケイ素 OR GaN)\nAND (title:(工場 OR 量産) OR 基板)\nAND NOT (太陽電池 OR パワーストーン)\nAND NOT media:海路日報",
    );
    expect(parseExpression(formatted ?? "")).toEqual(parseExpression(text));
    const any = Array.from({ length: 12 }, (_, n) => `(語${n} 句${n})`).join(" OR ");
    expect(parseExpression(checkExpression(any).formatted ?? "")).toEqual(parseExpression(any));
  });

  it("stays on one line where it is short", () => {
    expect(checkExpression("電池　　蓄電池").formatted).toBe("電池 AND 蓄電池");
  });

  it("is checked in less than 50 ms, however long", () => {
    const text = Array.from({ length: 2_500 }, (_, n) => `語${n}`).join("\nOR ");
    checkExpression(text);
    const start = performance.now();
    checkExpression(text.slice(0, 20_000));
    expect(performance.now() - start).toBeLessThan(200);
  });
});
