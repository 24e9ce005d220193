import { type Day, isDay, TOKYO_OFFSET_MS } from "@kirinuki/schema/tokyo-day.ts";

export { addDays, type Day as DayString, tokyoDay } from "@kirinuki/schema/tokyo-day.ts";

/** Where the time comes from; tests hand in a fixed one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** ISO 8601 with Tokyo's offset, to the second: what integrators get for every date-time. */
export function tokyoDateTime(moment: Date): string {
  return `${new Date(moment.getTime() + TOKYO_OFFSET_MS).toISOString().slice(0, 19)}+09:00`;
}

/** Takes `2026-11-20` and `2026/11/20`; null for anything that is no day of the calendar (2026-02-30). */
export function parseDay(text: string): Day | null {
  const day = text.replace(/^(\d{4})[-/](\d{2})[-/](\d{2})$/, "$1-$2-$3");
  return isDay(day) ? day : null;
}
