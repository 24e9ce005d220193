import { NO_DATE } from "@kirinuki/schema/codes.ts";

/** A business day in Tokyo, yyyy-MM-dd. */
export type Day = string;

const WEEKDAYS = "日月火水木金土";
const MS_A_DAY = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text names a day that exists: 2026-02-30 does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that lies so many days later; negative for earlier. */
export const addDays = (day: Day, days: number): Day => new Date(utc(day) + days * MS_A_DAY).toISOString().slice(0, 10);

/** Today in Tokyo, wherever the browser is. */
export const todayInTokyo = (now: Date): Day =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short" }).format(now);

const known = (day: Day | null | undefined): day is Day => !!day && day !== NO_DATE && isDay(day);

/** 2026/11/20; 9999/12/31 and unknown days are blank (spec section 9). */
export const slashDate = (day: Day | null | undefined): string => (known(day) ? day.replaceAll("-", "/") : "");

/** 11/20, for rows where the year is plain; blank as above. */
export const shortDate = (day: Day | null | undefined): string => (known(day) ? day.slice(5).replace("-", "/") : "");

/** (金). */
const weekday = (day: Day): string => `(${WEEKDAYS.charAt(new Date(utc(day)).getUTCDay())})`;

/** 2026/11/20(金); blank as above. */
export const dayLabel = (day: Day | null | undefined): string => (known(day) ? slashDate(day) + weekday(day) : "");

/** 11月20日, for sentences. */
export const spokenDay = (day: Day): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;

/** 11月20日(金), for the narrow date bar. */
export const spokenDayLabel = (day: Day): string => spokenDay(day) + weekday(day);

const TOKYO_MINUTE = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Tokyo",
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * A date-time as Tokyo reads it: 2026/11/20 06:00, or 11/20 06:00 when short.
 * @param iso ISO 8601 with offset; blank for none, for one that can't be read, and for 9999/12/31
 */
export function timeLabel(iso: string | null | undefined, form: "full" | "short"): string {
  const time = iso ? new Date(iso) : null;
  if (!time || Number.isNaN(time.getTime())) return "";
  const [day = "", minute = ""] = TOKYO_MINUTE.format(time).split(" ");
  if (day === NO_DATE) return "";
  return `${form === "full" ? slashDate(day) : shortDate(day)} ${minute}`;
}
