import holidayJp from "@holiday-jp/holiday_jp";
import { addDays, type DayString } from "./tokyo.ts";

/** Of Japan, and those in its place; known to 2050. */
export const isHoliday = (day: DayString): boolean => Object.hasOwn(holidayJp.holidays, day);

/** Monday to Friday, without Japanese holidays. */
export function isBusinessDay(day: DayString): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The first of the last so many business days before a day. */
export function businessDaysBefore(day: DayString, count: number): DayString {
  let first = day;
  for (let left = count; left > 0; ) {
    first = addDays(first, -1);
    if (isBusinessDay(first)) left -= 1;
  }
  return first;
}

const names: Readonly<Record<string, { name: string } | undefined>> = holidayJp.holidays;

/** 勤労感謝の日; null for a day that is none. */
export const holidayName = (day: DayString): string | null => names[day]?.name ?? null;
