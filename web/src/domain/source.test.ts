import { expect, it } from "vitest";
import { countLabel } from "./count-label.ts";
import { issueTypeText } from "./issue-type.ts";
import { isSortName, SORT_LABELS, SORT_NAMES } from "./sort.ts";
import { countOf, SOURCES, sourceName, totalOf, visibleSources } from "./source.ts";

const counts = { newspaper: 28, web: 12, magazine: 6 };

it("labels the tabs as the spec does", () => {
  expect(SOURCES.map((source) => countLabel(sourceName(source), countOf(counts, source)))).toEqual([
    "新聞(28件)",
    "WEB(12件)",
    "雑誌(6件)",
  ]);
});

it("keeps the order of the tabs and leaves hidden sources out", () => {
  expect(visibleSources({ newspaper: false, web: true, magazine: true })).toEqual(["WEB", "MAGAZINE"]);
  expect(totalOf(counts, ["WEB", "MAGAZINE"])).toBe(18);
});

it("names the editions", () => {
  expect((["MORNING", "EVENING", "OTHER"] as const).map(issueTypeText)).toEqual(["朝刊", "夕刊", "その他"]);
});

it("knows its sort orders and no others", () => {
  expect(SORT_NAMES.map((name) => SORT_LABELS[name])).toEqual([
    "なし",
    "日付の新しい順",
    "日付の古い順",
    "タイトル昇順",
    "タイトル降順",
  ]);
  expect(SORT_NAMES.every(isSortName)).toBe(true);
  expect(isSortName("toString")).toBe(false);
});
