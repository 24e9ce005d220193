import { describe, expect, it } from "vitest";
import { hitRanges } from "./highlight.ts";

const marked = (text: string, words: string[]) => hitRanges(text, words).map(([start, end]) => text.slice(start, end));

describe("hitRanges", () => {
  it.each([
    ["全固体電池の量産へ", ["電池"], [[3, 5]]],
    [
      "電池と電池",
      ["電池"],
      [
        [0, 2],
        [3, 5],
      ],
    ],
    ["生成AIがMAILに", ["AI"], [[2, 4]]],
    ["", ["電池"], []],
    ["電池", [], []],
    ["電池", ["", " ", "\u200b"], []],
    ["𠮷野家の電池", ["電池"], [[5, 7]]],
  ] as const)("marks %j by %j", (text, words, expected) => {
    expect(hitRanges(text, [...words])).toEqual(expected);
  });

  it("finds what normalisation makes equal and marks the original characters", () => {
    expect(marked("新型ﾊﾞｯﾃﾘｰと㈱髙橋のＥＶ", ["バッテリー", "(株)", "高橋", "EV"])).toEqual([
      "ﾊﾞｯﾃﾘｰ",
      "㈱髙橋",
      "ＥＶ",
    ]);
  });

  it("joins what overlaps or touches", () => {
    expect(marked("全固体電池工場", ["固体電池", "電池工場", "全"])).toEqual(["全固体電池工場"]);
  });

  it("marks a word that two spellings name once", () => {
    expect(marked("EVの話", ["EV", "ＥＶ", "ev"])).toEqual(["EV"]);
  });
});
