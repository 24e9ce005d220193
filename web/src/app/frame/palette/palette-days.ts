import { addDays, type Day, isDay } from "../../../domain/day.ts";
import { defaultPeriod, type Period } from "../../../domain/period.ts";

/** Days of which people speak. */
const SPOKEN: readonly (readonly [words: readonly string[], days: (today: Day) => Period])[] = [
  [["今日", "きょう", "本日"], (today) => ({ start: today, end: today })],
  [["昨日", "きのう"], (today) => ({ start: addDays(today, -1), end: addDays(today, -1) })],
  [["一昨日", "おととい"], (today) => ({ start: addDays(today, -2), end: addDays(today, -2) })],
  [["1週間", "一週間", "7日"], (today) => ({ start: addDays(today, -6), end: today })],
  [["全期間", "14日", "2週間"], defaultPeriod],
];

const DATE = /^(?:(\d{4})[/\-.年])?(\d{1,2})[/\-.月](\d{1,2})日?$/;

/** The period that was typed: 今日, 昨日, 11/20, 2026-11-20, 11月20日. A day without a year is the last one of that date. */
export function typedPeriod(typed: string, today: Day): Period | null {
  const text = typed.normalize("NFKC").trim();
  const spoken = SPOKEN.find(([words]) => words.includes(text));
  if (spoken) return spoken[1](today);
  const [, year, month = "", date = ""] = DATE.exec(text) ?? [];
  const dayIn = (wanted: string | number) => `${wanted}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const day = year ? dayIn(year) : [dayIn(thisYear), dayIn(thisYear - 1)].find((each) => isDay(each) && each <= today);
  return day && isDay(day) ? { start: day, end: day } : null;
}
