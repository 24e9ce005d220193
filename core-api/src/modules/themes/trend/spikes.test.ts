import { expect, it } from "vitest";
import { addDays } from "../../../time/tokyo.ts";
import { judgeDays, median } from "./spikes.ts";

const FRIDAY = "2026-11-20";
/** Fridays before, the last one first. */
const fridays = (...counts: number[]) => counts.map((count, at) => ({ day: addDays(FRIDAY, -7 * (at + 1)), count }));
const judge = (
  count: number,
  before: number[],
  sensitivity: "high" | "normal" | "low" = "normal",
  first = "2026-01-01",
) => judgeDays([FRIDAY], [{ day: FRIDAY, count }, ...fridays(...before)], first, sensitivity)[0];

it.each([
  [[], 0],
  [[3], 3],
  [[4, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])("takes the median of %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});

it("marks a day far above its weekday, by the sensitivity", () => {
  const usual = [20, 22, 19, 21, 20, 23, 18, 20];
  expect(judge(46, usual)).toEqual({ usual: 20, isSpike: true });
  expect(judge(33, usual)?.isSpike).toBe(false);
  expect((["high", "normal", "low"] as const).map((each) => judge(30, usual, each)?.isSpike)).toEqual([
    true,
    false,
    false,
  ]);
  expect((["high", "normal", "low"] as const).map((each) => judge(36, usual, each)?.isSpike)).toEqual([
    true,
    true,
    false,
  ]);
  expect((["high", "normal", "low"] as const).map((each) => judge(60, usual, each)?.isSpike)).toEqual([
    true,
    true,
    true,
  ]);
});

it("is not moved by one wild week, and asks more where weeks differ", () => {
  expect(judge(46, [20, 22, 300, 21, 20, 23, 18, 20])).toEqual({ usual: 20.5, isSpike: true });
  expect(judge(46, [5, 40, 12, 35, 20, 38, 8, 30])?.isSpike).toBe(false);
});

it("counts weeks without articles as none, but says nothing of a young theme", () => {
  expect(judge(9, [0, 0, 0, 0, 0, 0, 0, 0])).toEqual({ usual: 0, isSpike: true });
  expect(judge(2, [0, 0, 0, 0, 0, 0, 0, 0])?.isSpike).toBe(false);
  expect(judge(46, [20, 20, 20], "normal", "2026-10-25")).toBeNull();
  expect(judge(46, [20, 20, 20, 20], "normal", "2026-10-20")).toEqual({ usual: 20, isSpike: true });
});
