import { expect, it } from "vitest";
import { businessDaysBefore, isBusinessDay } from "./business-day.ts";

it.each([
  ["2026-11-20", true],
  ["2026-11-21", false],
  ["2026-11-22", false],
  // 勤労感謝の日
  ["2026-11-23", false],
  // 振替休日
  ["2026-05-06", false],
  // 国民の休日
  ["2026-09-22", false],
  ["2028-02-29", true],
])("%s is a business day: %s", (day, is) => expect(isBusinessDay(day)).toBe(is));

it("finds the first of the last business days, over weekends and holidays", () => {
  expect(businessDaysBefore("2026-11-24", 1)).toBe("2026-11-20");
  // 14 business days with 文化の日 among them.
  expect(businessDaysBefore("2026-11-20", 14)).toBe("2026-10-30");
});
