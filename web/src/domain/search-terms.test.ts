import { describe, expect, it } from "vitest";
import { formOf, isAsked, NO_TERMS, readTerms, type SearchTerms, termsLine, writeTerms } from "./search-terms.ts";

const all: SearchTerms = {
  keyword1: "電池 EV",
  operator: 2,
  keyword2: "広告",
  mediaOperator: 3,
  nameList: ["東和経済新聞", "A,B&C"],
  synonyms: true,
  expression: null,
  sources: ["NEWSPAPER", "WEB"],
  period: { start: "2026-11-01", end: "2026-11-20" },
  tones: [3, 0],
  tagIds: ["7", "12"],
};

describe("the address of a search", () => {
  it.each([
    NO_TERMS,
    all,
    { ...NO_TERMS, expression: '"電池 EV" -(広告 OR title:PR)' },
    { ...NO_TERMS, expression: "" },
  ])("says all of %j and is read back", (terms) => {
    expect(readTerms(new URLSearchParams(writeTerms(terms).toString()))).toEqual(terms);
  });

  it.each([
    "op=9&op2=2",
    "src=radio",
    "src=news,web,magazine",
    "src=magazine,radio,web,news,web",
    "from=2026-02-30&to=2026-03-01",
    "from=2026-03-02&to=2026-03-01",
    "media=&media=",
  ])("takes %j for nothing said", (query) => {
    expect(readTerms(new URLSearchParams(query))).toEqual(NO_TERMS);
  });

  it("is a search only with something to look for", () => {
    expect(isAsked(NO_TERMS)).toBe(false);
    expect(isAsked({ ...NO_TERMS, keyword1: " 　" })).toBe(false);
    expect(isAsked({ ...NO_TERMS, nameList: ["東和経済新聞"] })).toBe(true);
    expect(isAsked({ ...NO_TERMS, expression: "" })).toBe(true);
  });
});

it("sends keywords or an expression, never both", () => {
  expect(formOf(all)).toEqual({
    keyword1: "電池 EV",
    operator: 2,
    keyword2: "広告",
    mediaOperator: 3,
    nameList: ["東和経済新聞", "A,B&C"],
    synonyms: true,
    sources: ["NEWSPAPER", "WEB"],
    start: "2026-11-01",
    end: "2026-11-20",
    tones: [3, 0],
    tagIds: ["7", "12"],
  });
  expect(formOf({ ...NO_TERMS, keyword1: "残り", expression: "電池" })).toEqual({ expression: "電池", nameList: [] });
});

it("says in a line what is searched", () => {
  expect(termsLine(all)).toBe("電池 OR EV　NOT 広告　東和経済新聞 ほか1媒体　批判・論調なし　タグ2件（類義語も）");
  expect(termsLine({ ...NO_TERMS, expression: " 電池 OR 水素 " })).toBe("電池 OR 水素");
});
