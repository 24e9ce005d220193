import { expect, it } from "vitest";
import { headOf, headWords } from "./head-words.ts";
import { isVariant } from "./variants.ts";

it.each([
  ["東電", "東京電力"],
  ["関電", "関西電力"],
  ["日鉄", "日本製鉄"],
  ["経産省", "経済産業省"],
  ["トヨタ", "toyota"],
  ["toyota", "トヨタ"],
  ["日産自動車", "日産自動車株式会社"],
  ["任天堂", "株式会社任天堂"],
])("takes %s for another way to write %s", (word, name) => {
  expect(isVariant(word, name)).toBe(true);
});

it.each([
  ["東京", "東京電力"],
  ["東京電力", "東京電力"],
  ["電力", "東京電力"],
  ["東海", "東京電力"],
  ["東力電", "東京電力"],
  ["東電", "東洋"],
  ["アップル", "google"],
  ["トヨタ", "トヨタ自動車"],
])("does not take %s for %s", (word, name) => {
  expect(isVariant(word, name)).toBe(false);
});

it("reads the runs of one script as words, without forms of companies and titles", () => {
  const words = headWords(headOf("株式会社任天堂、Ｓｗｉｔｃｈを増産", "東京電力福島第一原発の作業"));
  expect([...words]).toEqual(["任天堂", "switch", "増産", "東京電力福島第一", "東京電力", "原発", "作業"]);
});
