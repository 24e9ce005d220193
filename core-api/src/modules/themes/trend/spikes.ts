import type { DayString } from "../../../time/tokyo.ts";

export const SENSITIVITIES = ["high", "normal", "low"] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** A day's articles without serial notices. */
export interface DayTotal {
  day: DayString;
  count: number;
}

/** What is usual for a day: the median of its weekday in the weeks before. */
export interface Judged {
  usual: number;
  isSpike: boolean;
}

/** Weeks whose same weekday is looked at, and how many of them a judgement needs. */
const WEEKS = 8;
const FEWEST_WEEKS = 4;
/** Days before a period that its first days are measured against. */
export const USUAL_DAYS = WEEKS * 7;

/** How many times the usual, and how many deviations above it. */
const LIMITS: Record<Sensitivity, { ratio: number; deviations: number }> = {
  high: { ratio: 1.3, deviations: 2 },
  normal: { ratio: 1.5, deviations: 3 },
  low: { ratio: 2, deviations: 5 },
};
/** Of a normal distribution, the standard deviation is so many times the median of the deviations. */
const MAD_TO_DEVIATION = 1.4826;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1, half + 1);
  return (low + high) / 2;
}

/**
 * Judges days by their weekday. A spike lies far above the median of the same weekday in the eight weeks before. How far is measured
 * by the median of the distances from that median (MAD), which a few wild days don't move. Counts scatter by their square root at
 * least.
 * @param totals of every day that has any article; a day that is absent has none
 * @param first the theme's first day: weeks before it say nothing
 * @returns null for a day with too few weeks before it
 */
export function judgeDays(
  days: readonly DayString[],
  totals: readonly DayTotal[],
  first: DayString | null,
  sensitivity: Sensitivity,
): (Judged | null)[] {
  const countOn = new Map(totals.map(({ day, count }) => [numberOf(day), count]));
  const begin = first === null ? Number.POSITIVE_INFINITY : numberOf(first);
  return days.map(numberOf).map((day) => {
    const weeks = Array.from({ length: WEEKS }, (_, back) => day - 7 * (back + 1));
    const before = weeks.filter((each) => each >= begin).map((each) => countOn.get(each) ?? 0);
    return before.length < FEWEST_WEEKS ? null : judged(countOn.get(day) ?? 0, before, LIMITS[sensitivity]);
  });
}

/** Days since 1970: the weeks before each day of a year are three thousand days, too many to write as texts. */
const numberOf = (day: DayString): number => Date.parse(day) / 86_400_000;

function judged(count: number, before: readonly number[], { ratio, deviations }: (typeof LIMITS)["normal"]): Judged {
  const usual = median(before);
  const mad = median(before.map((each) => Math.abs(each - usual)));
  const deviation = Math.max(MAD_TO_DEVIATION * mad, Math.sqrt(usual), 1);
  return { usual, isSpike: count >= ratio * usual && count > usual + deviations * deviation };
}
