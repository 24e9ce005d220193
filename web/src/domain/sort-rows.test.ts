import { describe, expect, it } from "vitest";
import type { SortName } from "./sort.ts";
import { sortRows } from "./sort-rows.ts";

const rows = [
  { id: "9", title: "いろは", published: "2026-11-19" },
  { id: "10", title: "あさひ", published: null },
  { id: "11", title: "うみ", published: "2026-11-20T06:00:00+09:00" },
  { id: "8", title: "いろは", published: "2026-11-19" },
];

describe("sortRows", () => {
  it.each<[SortName, string[]]>([
    ["none", ["9", "10", "11", "8"]],
    ["date-desc", ["11", "9", "8", "10"]],
    ["date-asc", ["8", "9", "11", "10"]],
    ["title-asc", ["10", "8", "9", "11"]],
    ["title-desc", ["11", "9", "8", "10"]],
  ])("%s", (name, ids) => {
    expect(sortRows(rows, name).map(({ id }) => id)).toEqual(ids);
    expect(rows[0]?.id).toBe("9");
  });
});
