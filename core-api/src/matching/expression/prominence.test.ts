import { describe, expect, it } from "vitest";
import { prepare } from "./evaluate.ts";
import { leadEnd, prominenceOf } from "./prominence.ts";

const gradeOf = (words: readonly string[], body: string, title = "題") =>
  prominenceOf(words, prepare({ title, body, mediaCode: null, mediaName: null, host: null }));

const LEAD = "新しい工場を建てる。";

describe("the grade of a hit", () => {
  it.each([
    ["a word in the headline", ["電池"], `${LEAD}電池`, "ＥＶ電池", 1],
    ["one of several words in the headline", ["車", "電池"], "", "電池", 1],
    ["a word in the first sentence", ["工場"], `${LEAD}工場`, "題", 2],
    ["a word after the first sentence, twice", ["電池"], `${LEAD}電池と電池`, "題", 3],
    ["two words, once each", ["電池", "車"], `${LEAD}電池と車`, "題", 3],
    ["a word after the first sentence, once", ["電池"], `${LEAD}電池`, "題", 4],
    ["one place that two words share", ["トヨタ", "トヨタ自動車"], `${LEAD}トヨタ自動車`, "題", 4],
    ["a word that overlaps itself", ["ああ"], `${LEAD}あああ`, "題", 4],
    ["an ASCII word within another", ["AI"], `${LEAD}AIR、AI`, "air", 4],
    ["other widths and cases", ["ﾃﾞﾝﾁ"], `${LEAD}デンチ`, "題", 4],
    ["no words", [], `${LEAD}電池`, "題", 0],
    ["words that the text has no more", ["電池"], LEAD, "題", 0],
  ] as const)("for %s", (_name, words, body, title, grade) => {
    expect(gradeOf(words, body, title)).toBe(grade);
  });

  it("does not count a word in the lead that ends after it", () => {
    expect(gradeOf(["る。電"], `${LEAD}電池`)).toBe(4);
  });
});

describe("the lead sentence", () => {
  it.each([
    ["ends after the first 。", "一つ目。二つ目。", 4],
    ["passes over what is quoted", "社長は「辞める。本当だ。」と述べた。次。", 18],
    ["knows that a name may have a !", "Yahoo!は値上げする。次。", 13],
    ["ends after a ! before a space", "本当か! 次。", 4],
    ["knows that a number has a point", "3.5%増えた。次。", 8],
    ["ends after a full stop before a space", "It rose. Then it fell.", 8],
    ["ends with the text", "終わりのない文", 7],
    ["ends after 200 units where none does", "「".repeat(1) + "あ".repeat(300), 200],
    ["does not mind a bracket that nothing opened", "1)上げた。次。", 6],
    ["is empty where there is no text", "", 0],
  ])("%s", (_name, body, end) => {
    expect(leadEnd(body)).toBe(end);
  });
});
