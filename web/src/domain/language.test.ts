import { expect, it } from "vitest";
import { languageOf } from "./language.ts";

it.each([
  ["SiC基板、国内で一貫生産へ", undefined],
  ["Fed raises rates for the third time", "en"],
  ["한국은행 기준금리 동결", "ko"],
  ["Yumekawa Electronics", undefined],
  ["Les prix de l'énergie", undefined],
  ["", undefined],
])("knows the language of %j", (text, language) => {
  expect(languageOf(text)).toBe(language);
});
