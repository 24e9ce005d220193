import { GRACE_MINUTES } from "./arrival-habit.ts";

/** How a medium stands on a day, alarms first: the order of the board. */
export const ARRIVAL_STATES = ["missing", "few", "late", "arrived", "waiting", "not_expected"] as const;
export type ArrivalState = (typeof ARRIVAL_STATES)[number];

/** Below this share of the usual count a medium's articles are few. */
export const FEW_SHARE = 0.5;
/** A medium that usually has fewer articles can't have few. */
export const FEW_FROM = 5;
/** A last arrival more than so long after the usual time is late. */
export const LATE_MINUTES = 30;

const ALARMS: readonly ArrivalState[] = ["missing", "few", "late"];
export const isAlarm = (state: ArrivalState): boolean => ALARMS.includes(state);

export interface ArrivalDay {
  expected: boolean;
  /** It publishes through the day, as sites do, so that its last article says nothing about lateness. */
  allDay: boolean;
  count: number;
  /** Minutes of the day in Tokyo, like those below; null for none. */
  lastMinute: number | null;
  usualCount: number | null;
  usualMinute: number | null;
  /** After which it is missing if nothing has come. */
  dueMinute: number | null;
}

/** @param nowMinute minute of the day in Tokyo; Infinity for a day that is over, -Infinity for one to come */
export function arrivalState(day: ArrivalDay, nowMinute: number): ArrivalState {
  const { expected, allDay, count, lastMinute, usualCount, usualMinute, dueMinute } = day;
  if (!expected || dueMinute === null) return count > 0 ? "arrived" : "not_expected";
  if (count === 0) return nowMinute < dueMinute ? "waiting" : "missing";
  if (usualCount === null || usualMinute === null) return "arrived";
  if (nowMinute < usualMinute + GRACE_MINUTES) return count >= usualCount ? "arrived" : "waiting";
  if (usualCount >= FEW_FROM && count < usualCount * FEW_SHARE) return "few";
  return !allDay && lastMinute !== null && lastMinute > usualMinute + LATE_MINUTES ? "late" : "arrived";
}
