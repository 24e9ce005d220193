import { expect, it } from "vitest";
import { barsOf, changeOf, countsOf } from "./trend-steps.ts";

const day = (text: string, web: number, isSpike = false) => ({
  day: text,
  counts: { newspaper: 1, web, magazine: 0 },
  isSpike,
});
// Thursday to Monday.
const DAYS = [
  day("2026-10-29", 1),
  day("2026-10-30", 9, true),
  day("2026-10-31", 2),
  day("2026-11-01", 3),
  day("2026-11-02", 4),
];

it("makes a bar a day, a week from Monday or a month", () => {
  const bars = (step: "day" | "week" | "month") =>
    barsOf(DAYS, step).map(({ period, counts, isSpike }) => [period.start, period.end, counts.web, isSpike]);
  expect(bars("day")[1]).toEqual(["2026-10-30", "2026-10-30", 9, true]);
  expect(bars("week")).toEqual([
    ["2026-10-29", "2026-11-01", 15, false],
    ["2026-11-02", "2026-11-02", 4, false],
  ]);
  expect(bars("month")).toEqual([
    ["2026-10-29", "2026-10-31", 12, false],
    ["2026-11-01", "2026-11-02", 7, false],
  ]);
});

it("adds up, and tells the change where there was something before", () => {
  expect(countsOf(DAYS)).toEqual({ newspaper: 5, web: 19, magazine: 0 });
  expect([changeOf(122, 100), changeOf(96, 100), changeOf(3, 0)]).toEqual([22, -4, null]);
});
