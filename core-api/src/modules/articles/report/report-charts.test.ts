import { expect, it } from "vitest";
import { dayChart } from "./report-charts.ts";

const day = (process_date: string) => ({
  ...{ process_date, news_article_count: 2, web_article_count: 0, magazine_article_count: 0 },
});
const DAYS = ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-04"].map(day);
const event = (event_date: string, title: string) => ({ event_date, event_kind: 2 as const, title });

const dashed = (events: Parameters<typeof dayChart>[1]) =>
  dayChart(DAYS, events, 434, 200).ops.filter((op) => op.op === "stroke" && op.dash !== undefined);

it("draws one dashed line at each day that has events of the company, in the middle of its bar", () => {
  expect(dashed([])).toEqual([]);
  const lines = dashed([event("2026-10-02", "決算"), event("2026-10-02", "会見"), event("2026-10-04", "発売")]);
  expect(lines.map((op) => (op.op === "stroke" ? op.d.slice(0, 4) : ""))).toEqual(["M184", "M384"]);
});
