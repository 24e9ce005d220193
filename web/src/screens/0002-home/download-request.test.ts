import { expect, it } from "vitest";
import { type ListedNow, requestOf } from "./download-request.ts";

const now: ListedNow = {
  selection: { kind: "THEME_GROUP", id: "5" },
  period: { start: "2026-11-07", end: "2026-11-20" },
  source: "NEWSPAPER",
  sort: "title-asc",
  chosen: [],
  webVisible: true,
  wanted: null,
};
const where = { data_kbn: 2, id: "5", process_date_start: "2026-11-07", process_date_end: "2026-11-20" };

it("asks for the list as it is on the screen", () => {
  expect(requestOf(now, "list", "sjis")).toEqual({
    path: "/api/v1/article_list_download",
    body: { ...where, data_section: [1, 2], sort_key: "title", sort_order: "asc", format: "csv", encoding: "sjis" },
  });
  expect(requestOf({ ...now, sort: "none", source: "WEB" }, "list", "xlsx").body).toEqual({
    ...where,
    data_section: [3],
    format: "xlsx",
  });
});

it("asks for what the list is narrowed to", () => {
  const wanted = { tones: [3, 0] as const, tagIds: ["5"], prominences: [1, 2] as const };
  expect(requestOf({ ...now, wanted }, "list", "utf8").body).toMatchObject({
    ...{ tone: [3, 0], tag_id: ["5"], prominence: [1, 2] },
  });
});

it("asks for the ticked articles alone", () => {
  expect(requestOf({ ...now, chosen: ["1", "2"] }, "list", "utf8").body).toEqual({
    article_info: [{ article_id: "1" }, { article_id: "2" }],
    format: "csv",
    encoding: "utf8",
  });
});

it("asks for web news by theme of the same selection and period", () => {
  expect(requestOf(now, "webThemes", "utf8")).toEqual({
    path: "/api/v1/web_theme_download",
    body: { ...where, format: "csv", encoding: "utf8" },
  });
});
