import { describe, expect, it } from "vitest";
import { differenceOf, hourLabel, hoursOf, stretchOf, type TimedArrival } from "./arrival-times.ts";

const medium = (over: Partial<TimedArrival> = {}): TimedArrival => ({
  state: "arrived",
  articles: 10,
  lastAt: "2026-11-20T05:00:00+09:00",
  usualArticles: 10,
  usualTime: "05:10",
  steps: [{ minute: 300, articles: 10 }],
  ...over,
});

describe("the stretch of a day that the board shows", () => {
  it("holds arrivals, usual times and the present in whole hours", () => {
    expect(stretchOf([medium({ steps: [{ minute: 125, articles: 1 }] })], 407)).toEqual({ from: 120, to: 420 });
    expect(stretchOf([medium({ steps: [], usualTime: null })], null)).toEqual({ from: 0, to: 1440 });
    expect(stretchOf([medium({ steps: [{ minute: 1430, articles: 1 }], usualTime: "23:59" })], null)).toEqual({
      from: 1320,
      to: 1440,
    });
  });

  it("names some seven hours at most", () => {
    expect(hoursOf({ from: 120, to: 420 }).map(hourLabel)).toEqual(["2:00", "3:00", "4:00", "5:00", "6:00", "7:00"]);
    expect(hoursOf({ from: 0, to: 1440 }).map(hourLabel)).toHaveLength(7);
    expect(hoursOf({ from: 0, to: 420 }).map(hourLabel)).toEqual(["0:00", "2:00", "4:00", "6:00"]);
  });
});

describe("the difference from the usual", () => {
  it("says what is worth saying in each state", () => {
    const said = (over: Partial<TimedArrival>, now: number | null = 407) => differenceOf(medium(over), now);
    expect(said({ state: "missing" })).toBe("1時間37分 遅れ");
    expect(said({ state: "missing" }, null)).toBe("");
    expect([said({ articles: 7 }), said({}), said({ articles: 12 })]).toEqual(["−3件", "±0件", "+2件"]);
    expect(said({ state: "waiting" })).toBe("");
    expect(said({ usualArticles: null, usualTime: null })).toBe("");
    expect([said({ usualArticles: null }), said({ usualTime: null })]).toEqual(["", ""]);
  });
});
