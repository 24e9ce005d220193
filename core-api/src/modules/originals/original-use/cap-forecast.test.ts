import { describe, expect, it } from "vitest";
import { addDays, type DayString } from "../../../time/tokyo.ts";
import { forecastCap, paceSince } from "./cap-forecast.ts";

const TODAY = "2026-11-18";

/** So many uses on each day from `since` up to yesterday. */
function everyDay(count: number, since: DayString = paceSince(TODAY)): Record<DayString, number> {
  const days: Record<DayString, number> = {};
  for (let day = since; day < TODAY; day = addDays(day, 1)) days[day] = count;
  return days;
}
/** 20 a business day, none on weekends and holidays: 14 business days from 2026-10-28. */
const WORKING = {
  ...{ "2026-10-28": 20, "2026-10-29": 20, "2026-10-30": 20, "2026-11-02": 20, "2026-11-04": 20, "2026-11-05": 20 },
  ...{ "2026-11-06": 20, "2026-11-09": 20, "2026-11-10": 20, "2026-11-11": 20, "2026-11-12": 20, "2026-11-13": 20 },
  ...{ "2026-11-16": 20, "2026-11-17": 20 },
};

describe("the day on which a cap is reached", () => {
  it("follows the pace of the last 14 business days, and skips the weekend and the holiday before it", () => {
    // 18, 19, 20, then 24, 25, 26: six days of 20.
    expect(forecastCap({ cap: 1000, taken: 880, days: WORKING }, TODAY)).toBe("2026-11-26");
    expect(forecastCap({ cap: 1000, taken: 940, days: WORKING }, TODAY)).toBe("2026-11-20");
    expect(forecastCap({ cap: 1000, taken: 939, days: WORKING }, TODAY)).toBe("2026-11-24");
  });

  it("takes what was used today for a part of today's pace", () => {
    const days = { ...WORKING, [TODAY]: 15 };
    expect(forecastCap({ cap: 1000, taken: 995, days }, TODAY)).toBe(TODAY);
    expect(forecastCap({ cap: 1000, taken: 994, days }, TODAY)).toBe("2026-11-19");
    expect(forecastCap({ cap: 1000, taken: 979, days: { ...WORKING, [TODAY]: 90 } }, TODAY)).toBe("2026-11-20");
  });

  it("counts uses of weekends to the business days around them", () => {
    const week = { ...WORKING, "2026-11-14": 140, "2026-11-15": 140 };
    expect(forecastCap({ cap: 1000, taken: 960, days: week }, TODAY)).toBe(TODAY);
  });

  it("is none where the cap holds to the month's end, was reached, is none, or nothing was used", () => {
    expect(forecastCap({ cap: 1000, taken: 840, days: WORKING }, TODAY)).toBe("2026-11-30");
    expect(forecastCap({ cap: 1000, taken: 839, days: WORKING }, TODAY)).toBeNull();
    expect(forecastCap({ cap: 1000, taken: 1000, days: WORKING }, TODAY)).toBeNull();
    expect(forecastCap({ cap: null, taken: 1000, days: WORKING }, TODAY)).toBeNull();
    expect(forecastCap({ cap: 10, taken: 1, days: {} }, TODAY)).toBeNull();
    expect(forecastCap({ cap: 10, taken: 1, days: everyDay(9, addDays(paceSince(TODAY), -5)) }, TODAY)).toBe(TODAY);
  });
});
