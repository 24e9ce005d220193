import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

describe("the excerpt of a text", () => {
  it.each([
    [
      "東和電機は27日、新工場を建てると発表した。2028年に稼働する。",
      100,
      "東和電機は27日、新工場を建てると発表した。",
      false,
    ],
    ["　社長は「増やす。必ずだ」と述べた。続きがある。", 100, "社長は「増やす。必ずだ」と述べた。", false],
    ["Sales rose 3.5 percent. Profit fell.", 100, "Sales rose 3.5 percent.", false],
    ["見出しのような一行\n本文が始まる。", 100, "見出しのような一行", false],
    ["終わらない文", 100, "終わらない文", false],
    ["長い文がここで切れる。", 4, "長い文が", true],
    ["𠮷野家の𠮷田氏。", 2, "𠮷野", true],
    ["閉じない「括弧。それでも続く", 8, "閉じない「括弧。", true],
  ])("of %j with %i characters", (body, longest, text, isCut) => {
    expect(excerptOf(body, longest)).toEqual({ text, isCut });
  });

  it.each([
    ["何も引けない。", 0],
    ["", 100],
    [" 　\n", 100],
  ])("is none of %j with %i", (body, longest) => {
    expect(excerptOf(body, longest)).toBeNull();
  });

  it("stands in the text, on one line and within its length, whatever the text", () => {
    const letters = [..."電池の量産。！「」（）.?\n\r 　a1𠮷が゙é"];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    for (let round = 0; round < 20_000; round += 1) {
      const body = Array.from({ length: next(160) }, () => letters[next(letters.length)] ?? "").join("");
      const longest = next(120);
      const excerpt = excerptOf(body, longest);
      if (excerpt === null) {
        if (longest > 0) expect(body.trim() === "" || /^[\n\r]/.test(body.trimStart())).toBe(true);
        continue;
      }
      expect(body.includes(excerpt.text)).toBe(true);
      expect([...excerpt.text].length).toBeLessThanOrEqual(longest);
      expect(excerpt.text).not.toMatch(/[\n\r]/);
      expect(excerpt.text).not.toBe("");
    }
  });
});
