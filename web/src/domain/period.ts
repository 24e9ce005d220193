import { firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import { addDays, type Day, dayLabel, isDay, shortDate, slashDate, spokenDay, spokenDayLabel } from "./day.ts";

/** Both days included. */
export interface Period {
  readonly start: Day;
  readonly end: Day;
}

/** Default article period: the last 14 days ending today (spec section 9). */
export const defaultPeriod = (today: Day): Period => ({ start: firstOfDays(today), end: today });

export const samePeriod = (a: Period, b: Period): boolean => a.start === b.start && a.end === b.end;

/** A period out of two texts; null where one is no day or they are the wrong way round. */
export function periodOf(start: string | null, end: string | null): Period | null {
  return start && end && isDay(start) && isDay(end) && start <= end ? { start, end } : null;
}

/** 2026/11/20(金) for one day, 2026/11/07～11/20 for a range; the second year only where it differs. */
export function periodLabel({ start, end }: Period): string {
  if (start === end) return dayLabel(start);
  const to = start.slice(0, 4) === end.slice(0, 4) ? shortDate(end) : slashDate(end);
  return `${slashDate(start)}～${to}`;
}

/** 11月20日(金), 11/07～11/20: where there is little room. */
export const shortPeriodLabel = ({ start, end }: Period): string =>
  start === end ? spokenDayLabel(start) : `${shortDate(start)}～${shortDate(end)}`;

/** 11月20日, 11月7日から20日, 10月28日から11月10日: for sentences. */
export function spokenPeriod({ start, end }: Period): string {
  if (start === end) return spokenDay(start);
  const to = start.slice(0, 7) === end.slice(0, 7) ? `${Number(end.slice(8))}日` : spokenDay(end);
  return `${spokenDay(start)}から${to}`;
}

/**
 * The nearest days with articles on both sides of a period. From a range, the step back leads to its newest day.
 * @param days days that have articles, in any order
 */
export function neighbourDays(
  days: readonly Day[],
  { start, end }: Period,
): { previous: Day | null; next: Day | null } {
  const limit = start === end ? addDays(start, -1) : end;
  const earlier = days.filter((day) => day <= limit);
  const later = days.filter((day) => day > end);
  return {
    previous: earlier.reduce<Day | null>((best, day) => (best === null || day > best ? day : best), null),
    next: later.reduce<Day | null>((best, day) => (best === null || day < best ? day : best), null),
  };
}

/** The day with articles that lies nearest to an empty period: an earlier one where there is one, else a later one. */
export function nearestDay(days: readonly Day[], period: Period): Day | null {
  const before = neighbourDays(days, { start: period.start, end: period.start }).previous;
  return before ?? neighbourDays(days, period).next;
}
