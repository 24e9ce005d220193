/** A business day in Asia/Tokyo, `yyyy-MM-dd`. */
export type DayString = string;

/** Where the time comes from; tests hand in a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Japan has had no daylight saving time since 1951, so the offset is a constant. */
const TOKYO_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day that Tokyo's calendars show at that moment. */
export function tokyoDay(moment: Date): DayString {
  return new Date(moment.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, 10);
}

/** ISO 8601 with Tokyo's offset, to the second: what integrators get for every date-time. */
export function tokyoDateTime(moment: Date): string {
  return `${new Date(moment.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}

/** The day `days` later, or earlier where negative. */
export function addDays(day: DayString, days: number): DayString {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Takes `2026-11-20` and `2026/11/20`; null for anything that is no day of the calendar (2026-02-30). */
export function parseDay(text: string): DayString | null {
  const match = /^(\d{4})[-/](\d{2})[-/](\d{2})$/.exec(text);
  if (!match) return null;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === day ? day : null;
}
