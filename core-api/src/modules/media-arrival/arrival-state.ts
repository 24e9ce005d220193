/** How a medium stands on a day, alarms first: the order of the board. */
export const ARRIVAL_STATES = ["missing", "few", "late", "arrived", "waiting", "not_expected"] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

/** From how many days before the board knows what is usual. */
export const HISTORY_DAYS = 14;
/** So long after the usual time a medium may still come before it is missed. */
export const GRACE_MINUTES = 10;
/** Below this share of the usual count a medium's articles are few. */
export const FEW_SHARE = 0.5;
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

/** A medium is expected if it came on half of the same weekdays, or of all days where they are fewer than the history. */
export function isExpected({ days, sameWeekdays, daysKnown }: ArrivalHistory): boolean {
  if (daysKnown >= HISTORY_DAYS) return sameWeekdays * 2 >= HISTORY_DAYS / 7;
  return daysKnown > 0 && days * 2 >= daysKnown;
}

export interface ArrivalDay {
  expected: boolean;
  count: number;
  /** Minutes of the day in Tokyo, like the usual one; null for none. */
  lastMinute: number | null;
  usualCount: number | null;
  usualMinute: number | null;
}

/** @param nowMinute minute of the day in Tokyo; Infinity for a day that is over, -Infinity for one to come */
export function arrivalState(
  { expected, count, lastMinute, usualCount, usualMinute }: ArrivalDay,
  nowMinute: number,
): ArrivalState {
  if (!expected || usualCount === null || usualMinute === null) return count > 0 ? "arrived" : "not_expected";
  if (nowMinute < usualMinute + GRACE_MINUTES) return count >= usualCount ? "arrived" : "waiting";
  if (count === 0) return "missing";
  if (count < usualCount * FEW_SHARE) return "few";
  return lastMinute !== null && lastMinute > usualMinute + LATE_MINUTES ? "late" : "arrived";
}
