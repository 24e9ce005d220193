import { NO_DATE } from "@kirinuki/schema/codes.ts";
import { type Day, isDay } from "@kirinuki/schema/tokyo-day.ts";

export { addDays, type Day, isDay, tokyoDay as todayInTokyo } from "@kirinuki/schema/tokyo-day.ts";

const WEEKDAYS = "日月火水木金土";

const known = (day: Day | null | undefined): day is Day => !!day && day !== NO_DATE && isDay(day);

/** 2026/11/20; 9999/12/31 and unknown days are blank (spec section 9). */
export const slashDate = (day: Day | null | undefined): string => (known(day) ? day.replaceAll("-", "/") : "");

/** 11/20, for rows where the year is plain; blank as above. */
export const shortDate = (day: Day | null | undefined): string => (known(day) ? day.slice(5).replace("-", "/") : "");

/** 金. */
export const weekdayOf = (day: Day): string => WEEKDAYS.charAt(new Date(`${day}T00:00:00Z`).getUTCDay());

/** (金). */
const weekday = (day: Day): string => `(${weekdayOf(day)})`;

/** 2026/11/20(金); blank as above. */
export const dayLabel = (day: Day | null | undefined): string => (known(day) ? slashDate(day) + weekday(day) : "");

/** 11月20日, for sentences. */
export const spokenDay = (day: Day): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** 11月20日(金), for the narrow date bar. */
export const spokenDayLabel = (day: Day): string => spokenDay(day) + weekday(day);

/** Tokyo keeps its distance to UTC all the year round; every row of a list has a time, and Intl takes longer than the rest of its line. */
const TOKYO_MS = 9 * 3_600_000;

/**
 * A date-time as Tokyo reads it: 2026/11/20 06:00, or 11/20 06:00 when short.
 * @param iso ISO 8601 with offset; blank for none, for one that can't be read, and for 9999/12/31
 */
export function timeLabel(iso: string | null | undefined, form: "full" | "short"): string {
  const time = iso ? new Date(iso) : null;
  if (!time || Number.isNaN(time.getTime())) return "";
  const tokyo = new Date(time.getTime() + TOKYO_MS).toISOString();
  const day = tokyo.slice(0, 10);
  if (day === NO_DATE) return "";
  return `${form === "full" ? slashDate(day) : shortDate(day)} ${tokyo.slice(11, 16)}`;
}
