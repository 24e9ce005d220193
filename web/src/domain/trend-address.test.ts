import { expect, it } from "vitest";
import { readTrend, type TrendAddress, writeTrend } from "./trend-address.ts";

const USUAL: TrendAddress = {
  theme: null,
  side: "none",
  other: null,
  second: null,
  period: null,
  day: null,
  step: "day",
  sensitivity: "NORMAL",
};
const read = (text: string) => readTrend(new URLSearchParams(text));

it("reads what it wrote", () => {
  const whole: TrendAddress = {
    theme: "12",
    side: "theme",
    other: "34",
    second: null,
    period: { start: "2026-10-22", end: "2026-11-20" },
    day: "2026-11-20",
    step: "week",
    sensitivity: "HIGH",
  };
  expect(writeTrend(whole)).toBe(
    "?theme=12&side=theme&with=34&from=2026-10-22&to=2026-11-20&day=2026-11-20&step=week&sense=high",
  );
  expect(read(writeTrend(whole))).toEqual(whole);
  expect(writeTrend(USUAL)).toBe("");
  const periods: TrendAddress = { ...USUAL, side: "period", second: { start: "2025-11-01", end: "2025-11-20" } };
  expect(writeTrend(periods)).toBe("?side=period&with_from=2025-11-01&with_to=2025-11-20");
  expect(read(writeTrend(periods))).toEqual(periods);
});

it.each([
  "",
  "theme=x&side=y&with=-1&with_from=2026-11-20&with_to=2026-11-01&from=2026-02-30&to=1&day=0&step=z&sense=q",
])("takes %j as nothing said", (text) => {
  expect(read(text)).toEqual(USUAL);
});
