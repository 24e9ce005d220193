import { describe, expect, it } from "vitest";
import { DEFAULT_FOLDS, withNameVariants } from "./fold-table.ts";
import { norm } from "./normalise.ts";

describe("norm", () => {
  it.each([
    ["half-width kana", "ﾊﾞｯﾃﾘｰ", "バッテリー"],
    ["full-width letters", "ＥＶ", "ev"],
    ["signs for words", "㈱ ①", "(株) 1"],
    ["name variants", "髙橋 﨑 𠮷野家 德 瀨 栁", "高橋 崎 吉野家 徳 瀬 柳"],
    ["old and new kanji stay apart", "國 国", "國 国"],
    ["wave dashes and tildes", "〜～∼", "~~~"],
    ["hyphens and minus", "‐‑‒–−－", "------"],
    ["dashes", "—─―", "―――"],
    ["quotes", "‘a’ “b”", "'a' \"b\""],
    ["soft hyphen, zero widths, variation selectors", "電\u00AD\u200B池\u200D\uFEFF葛\u{E0100}\uFE0F", "電池葛"],
    ["controls, but white space stays", "a\u0000b\u001Fc\u007Fd\u0085e", "abcd e"],
    ["every white space", "a\t\n\v\f\r \u00A0\u1680\u2000\u200A\u2028\u2029\u202F\u205F\u3000b", "a b"],
    ["white space around something dropped", "a \u200B b", "a b"],
    ["ends", "\u3000 a \n", "a"],
    ["nothing left", " \u200B\u3000", ""],
    ["directional marks stay", "\u2066a", "\u2066a"],
    ["lone surrogates stay", "\uD842a\uDFB7", "\uD842a\uDFB7"],
    ["final sigma", "ΟΔΟΣ", "οδος"],
  ])("%s", (_, text, expected) => {
    expect(norm(text)).toBe(expected);
  });

  it("folds before it drops, once", () => {
    expect(norm("\uD842\u200B\uDFB7")).toBe("𠮷");
  });

  it("takes an operator's further name variants", () => {
    const folds = withNameVariants([["濵", "浜"]]);
    expect(norm("濵口 髙橋", folds)).toBe("浜口 高橋");
    expect(norm("濵口", DEFAULT_FOLDS)).toBe("濵口");
  });

  it("refuses a fold of more than one code point", () => {
    expect(() => withNameVariants([["渡邉", "渡辺"]])).toThrow(RangeError);
  });

  it.each([
    ["white space", " \u3000".repeat(1_000_000), 0],
    ["dropped characters", "\u200B".repeat(2_000_000), 0],
    ["alternating combining marks", `a${"\u0301\u0323".repeat(300_000)}`, 600_000],
    ["marks in the wrong order", `a${"\u0301".repeat(300_000)}${"\u0323".repeat(300_000)}`, 600_000],
  ])("stays linear for millions of %s", (_, text, length) => {
    expect(norm(text)).toHaveLength(length);
  });
});
