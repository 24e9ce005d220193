const DAY_MS = 86_400_000;
const WEEKDAYS = ["日", "月", "火", "水", "木", "金", "土"] as const;

/** A calendar day, `yyyy-MM-dd`. Demo days are plain calendar days: no clock and no zone is involved. */
export type DayString = string;

const toMs = (day: DayString): number => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days later (earlier when negative). */
export function addDays(day: DayString, count: number): DayString {
  return new Date(toMs(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: DayString): number => new Date(toMs(day)).getUTCDay();
export const weekdayName = (day: DayString): string => WEEKDAYS[weekdayOf(day)] ?? "";
export const yearOf = (day: DayString): number => Number(day.slice(0, 4));
export const monthOf = (day: DayString): number => Number(day.slice(5, 7));
export const dateOf = (day: DayString): number => Number(day.slice(8, 10));

/** Whole days from `from` to `to`. */
export const daysBetween = (from: DayString, to: DayString): number => Math.round((toMs(to) - toMs(from)) / DAY_MS);

/** 2026-11-20 → 2026年11月20日(金), as on a paper's page header. */
export const longDate = (day: DayString): string =>
  `${yearOf(day)}年${monthOf(day)}月${dateOf(day)}日(${weekdayName(day)})`;

/** Day and minute of day to a Tokyo date-time: `2026-11-20T06:42:00+09:00`. */
export function tokyoTime(day: DayString, minuteOfDay: number): string {
  const hh = String(Math.floor(minuteOfDay / 60)).padStart(2, "0");
  const mm = String(minuteOfDay % 60).padStart(2, "0");
  return `${day}T${hh}:${mm}:00+09:00`;
}
