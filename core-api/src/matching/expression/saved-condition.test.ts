import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expressionOf, type SavedCondition } from "./saved-condition.ts";

function written(condition: SavedCondition): string {
  const result = expressionOf(condition);
  return result.ok ? printExpression(result.expression) : `${result.refusal.code} ${result.refusal.position}`;
}

describe("a saved condition", () => {
  it.each<[SavedCondition, string]>([
    [{ keyword1: "電池　自動車 EV", operator1: 1 }, "電池 AND 自動車 AND EV"],
    [{ keyword1: "電池 自動車", operator1: 2 }, "電池 OR 自動車"],
    [{ keyword1: "電池", operator1: 2 }, "電池"],
    [{ keyword1: "電池" }, "電池"],
    [{ keyword1: "a b", operator1: 2, keyword2: "c d", operator2: 1 }, "(a OR b) AND c AND d"],
    [{ keyword1: "a b", operator1: 1, keyword2: "c d", operator2: 3 }, "a AND b AND NOT (c OR d)"],
    [{ keyword1: "a", operator1: 3, keyword2: "b" }, "NOT a AND b"],
    [{ keyword1: "a b", operator1: 3, mediaNames: ["日刊"] }, "NOT (a OR b) AND media:日刊"],
    [{ keyword1: "a", mediaNames: ["日刊", "週刊 B", " "] }, 'a AND (media:日刊 OR media:"週刊 B")'],
    [{ mediaNames: ["日刊"] }, "media:日刊"],
    [{ keyword1: "AND -x title:y (株) M&A" }, '"AND" AND "-x" AND "title:y" AND "(株)" AND M&A'],
    [{ keyword1: '"電池 “自動車”' }, "電池 AND 自動車"],
    [{ keyword1: " 　", keyword2: null, mediaNames: [] }, "EMPTY 0"],
    [{ keyword1: '\u200B ""' }, "EMPTY 0"],
    [{}, "EMPTY 0"],
    [{ keyword1: "a b", operator1: 3 }, "NOT_ANCHORED 0"],
    [{ keyword1: "a", operator1: 3, keyword2: "b", operator2: 3 }, "NOT_ANCHORED 0"],
    [{ keyword2: "b", operator2: 3 }, "NOT_ANCHORED 0"],
    [{ keyword1: "電池".repeat(10_001) }, "TOO_LONG 20000"],
  ])("%j", (condition, expected) => {
    expect(written(condition)).toBe(expected);
  });

  it("is an expression of the grammar, whatever is typed", () => {
    const keyword = fc.array(
      fc.constantFrom("a", "電池", " ", "\u3000", '"', "”", "(", "）", "-", "NOT", "|", "media:", "\u200B"),
    );
    const check = fc.property(keyword, keyword, fc.constantFrom<1 | 2 | 3>(1, 2, 3), (first, second, operator1) => {
      const result = expressionOf({ keyword1: first.join(""), operator1, keyword2: second.join(""), operator2: 3 });
      if (result.ok) expect(parseExpression(printExpression(result.expression))).toEqual(result);
      else expect(["EMPTY", "NOT_ANCHORED"]).toContain(result.refusal.code);
    });
    fc.assert(check, { seed: 20260801, numRuns: 2_000 });
  });
});
