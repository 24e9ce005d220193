import { expect, it } from "vitest";
import { readTrend, type TrendAddress, writeTrend } from "./trend-address.ts";

const USUAL: TrendAddress = {
  theme: null,
  side: "none",
  other: null,
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
});

it.each(["", "theme=x&side=y&with=-1&from=2026-02-30&to=1&day=0&step=z&sense=q"])(
  "takes %j as nothing said",
  (text) => {
    expect(read(text)).toEqual(USUAL);
  },
);
