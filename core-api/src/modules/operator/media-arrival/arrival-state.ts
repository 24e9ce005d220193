/** How a medium stands on a day, alarms first: the order of the board. */
export const ARRIVAL_STATES = ["missing", "few", "late", "arrived", "waiting", "not_expected"] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

/** From how many weeks before the board knows what is usual: a monthly is not taken for a weekly. */
const WEEKS = 4;
export const HISTORY_DAYS = WEEKS * 7;
/** Fewer weeks than these say nothing of a weekday. */
const LEAST_WEEKS = 2;
/** The share of its weekdays on which a medium comes that is expected: holidays are allowed for. */
const WEEKDAY_SHARE = 0.75;
/** On so many of all days comes a daily, which is expected whatever fell on this weekday; six of seven days are not. */
const DAILY_SHARE = 0.9;
/** So long after the usual time a medium may still come before it is missed. */
export const GRACE_MINUTES = 10;
/** Below this share of the usual count a medium's articles are few. */
export const FEW_SHARE = 0.5;
/** A medium that usually has fewer articles can't have few. */
export const FEW_FROM = 5;
/** A last arrival more than so long after the usual time is late. */
export const LATE_MINUTES = 30;

const ALARMS: readonly ArrivalState[] = ["missing", "few", "late"];
export const isAlarm = (state: ArrivalState): boolean => ALARMS.includes(state);

export interface ArrivalHistory {
  /** Days of the history with articles. */
  days: number;
  /** Of those, how many were the same day of the week. */
  sameWeekdays: number;
  /** How many days ago the medium first came; 0 for today. */
  daysKnown: number;
}

/** A medium is expected if it came on most of the same weekdays, or nearly daily; a new one, if it came on half of its days. */
export function isExpected({ days, sameWeekdays, daysKnown }: ArrivalHistory): boolean {
  const weeks = Math.min(WEEKS, Math.floor(daysKnown / 7));
  if (weeks < LEAST_WEEKS) return daysKnown > 0 && days * 2 >= daysKnown;
  return sameWeekdays >= weeks * WEEKDAY_SHARE || days >= Math.min(HISTORY_DAYS, daysKnown) * DAILY_SHARE;
}

export interface ArrivalDay {
  expected: boolean;
  /** It publishes through the day, as sites do, so that its last article says nothing about lateness. */
  allDay: boolean;
  count: number;
  /** Minutes of the day in Tokyo, like the usual one; null for none. */
  lastMinute: number | null;
  usualCount: number | null;
  usualMinute: number | null;
}

/** @param nowMinute minute of the day in Tokyo; Infinity for a day that is over, -Infinity for one to come */
export function arrivalState(
  { expected, allDay, count, lastMinute, usualCount, usualMinute }: ArrivalDay,
  nowMinute: number,
): ArrivalState {
  if (!expected || usualCount === null || usualMinute === null) return count > 0 ? "arrived" : "not_expected";
  if (nowMinute < usualMinute + GRACE_MINUTES) return count >= usualCount ? "arrived" : "waiting";
  if (count === 0) return "missing";
  if (usualCount >= FEW_FROM && count < usualCount * FEW_SHARE) return "few";
  return !allDay && lastMinute !== null && lastMinute > usualMinute + LATE_MINUTES ? "late" : "arrived";
}
