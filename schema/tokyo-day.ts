/** A business day in Asia/Tokyo, yyyy-MM-dd. */
export type Day = string;

/** Most days of one question, both ends included: a leap year. A longer question is a report, not a list. */
export const LONGEST_PERIOD_DAYS = 366;

/** Japan has had no daylight saving time since 1951, so the offset is a constant. */
export const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const isoDay = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day that Tokyo's calendars show at a moment, wherever the program runs. */
export const tokyoDay = (moment: Date): Day => isoDay(moment.getTime() + TOKYO_OFFSET_MS);

/** The day `days` later, or earlier where negative. */
export const addDays = (day: Day, days: number): Day => isoDay(utc(day) + days * DAY_MS);

/** Whether a text names a day that exists: 2026-02-30 does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && isoDay(time) === text;
}

/** Lists cover this many days, ending today, unless the user says otherwise (spec section 4). */
export const DEFAULT_DAYS = 14;

/** First of the days that end on `end`, both included. */
export const firstOfDays = (end: Day, days = DEFAULT_DAYS): Day => addDays(end, 1 - days);

/** A calendar month as it is asked for, yyyy-MM. */
export const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
