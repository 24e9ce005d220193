import { addDays, type Day } from "./day.ts";
import type { Period } from "./period.ts";
import { thisMonth } from "./usage-address.ts";

export type UsageSpan = "month" | "before" | "quarter";
export const USAGE_SPANS: readonly UsageSpan[] = ["month", "before", "quarter"];

/** This month so far, the whole month before, or the last three months with this one. */
export function spanPeriod(span: UsageSpan, today: Day): Period {
  const month = thisMonth(today);
  if (span === "month") return month;
  const end = addDays(month.start, -1);
  const before = thisMonth(end);
  if (span === "before") return before;
  return { start: thisMonth(addDays(before.start, -1)).start, end: today };
}

/** Every day of a period, the first first. */
export function daysOf({ start, end }: Period): Day[] {
  const days: Day[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}
