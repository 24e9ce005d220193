import { describe, expect, it } from "vitest";
import { keptOf, termsOfKept } from "./kept-search.ts";
import { NO_TERMS } from "./search-terms.ts";

const TODAY = "2026-11-20";
const saved = {
  ...{
    keyword1: "電池",
    operator: 1,
    keyword2: "",
    mediaOperator: 1,
    nameList: [],
    synonyms: false,
    tones: [],
    tagIds: [],
  },
  ...{ sources: null, periodDays: null, start: null, end: null },
};

describe("what a condition keeps of a search", () => {
  it.each([
    [null, { periodDays: null, start: null, end: null }],
    [
      { start: "2026-10-22", end: TODAY },
      { periodDays: 30, start: null, end: null },
    ],
    [
      { start: TODAY, end: TODAY },
      { periodDays: 1, start: null, end: null },
    ],
    [
      { start: "2026-04-01", end: "2026-04-30" },
      { periodDays: null, start: "2026-04-01", end: "2026-04-30" },
    ],
  ])("of the period %j", (period, kept) => {
    expect(keptOf({ sources: ["WEB"], period }, TODAY)).toEqual({ sources: ["WEB"], ...kept });
  });

  it("and the search that it is later", () => {
    expect(termsOfKept({ ...saved, sources: ["WEB"], periodDays: 3 }, "2026-12-01")).toEqual({
      ...NO_TERMS,
      keyword1: "電池",
      sources: ["WEB"],
      period: { start: "2026-11-29", end: "2026-12-01" },
    });
    const fixed = { start: "2026-04-01", end: "2026-04-30" };
    expect(termsOfKept({ ...saved, ...fixed }, "2026-12-01").period).toEqual(fixed);
    expect(termsOfKept(saved, "2026-12-01").period).toBeNull();
  });
});
