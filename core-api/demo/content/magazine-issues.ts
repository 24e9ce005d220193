import { addDays, type DayString, dateOf, monthOf, weekdayOf, yearOf } from "./days.ts";
import { type Rng, rngOf } from "./rng.ts";
import type { DemoIssue } from "./types.ts";
import { MAGAZINES, type Magazine } from "./world/media.ts";

/** An issue and the day on which it comes in. */
export interface PlannedIssue {
  readonly issue: DemoIssue;
  readonly arrivedOn: DayString;
}

/** Weekday on which each weekly comes out. */
const WEEKLY_DAY: Readonly<Record<string, number>> = { Z001: 1, Z002: 4, Z003: 2 };
/** Days before today on which the slower ones came out. */
const SLOW_DAYS: Readonly<Record<string, readonly number[]>> = {
  Z004: [3, 17],
  Z005: [2],
  Z006: [10],
  Z007: [6],
  Z008: [13],
};

function arrivals(magazine: Magazine, today: DayString): DayString[] {
  if (magazine.cycle === "weekly") {
    const back = (weekdayOf(today) - (WEEKLY_DAY[magazine.code] ?? 1) + 7) % 7;
    return [addDays(today, -back - 7), addDays(today, -back)];
  }
  return (SLOW_DAYS[magazine.code] ?? []).map((days) => addDays(today, -days));
}

function coverDateOf(magazine: Magazine, arrivedOn: DayString): DayString {
  if (magazine.cycle === "weekly") return addDays(arrivedOn, 7);
  if (magazine.cycle === "biweekly") return addDays(arrivedOn, 8);
  const month = monthOf(arrivedOn);
  const next =
    month === 12 ? `${yearOf(arrivedOn) + 1}-01-01` : `${yearOf(arrivedOn)}-${String(month + 1).padStart(2, "0")}-01`;
  return next;
}

/** 2026-11-23 → 2026年11月23日号; monthlies name the month only. */
export const coverDateText = (magazine: Magazine, coverDate: DayString): string =>
  magazine.cycle === "monthly" || magazine.cycle === "quarterly"
    ? `${yearOf(coverDate)}年${monthOf(coverDate)}月号`
    : `${yearOf(coverDate)}年${monthOf(coverDate)}月${dateOf(coverDate)}日号`;

/** The dozen issues that came in over the last 20 days, without their cover lines. */
export function planIssues(today: DayString): PlannedIssue[] {
  return MAGAZINES.flatMap((magazine) =>
    arrivals(magazine, today).map((arrivedOn) => {
      const coverDate = coverDateOf(magazine, arrivedOn);
      const contentsId = `${magazine.code}-${coverDate.replaceAll("-", "")}`;
      return {
        arrivedOn,
        issue: {
          contentsId,
          magazine,
          coverDate,
          coverLines: [],
          pageCount: magazine.cycle === "weekly" ? 132 : 116,
          epubKey: `demo/epub/${contentsId}.epub`,
          coverKey: `demo/epub/${contentsId}.jpg`,
        },
      };
    }),
  );
}

/** When an issue may be opened (spec section 3): from, to, redelivery, flag. */
export interface SaleWindow {
  readonly from: string | null;
  readonly to: string | null;
  readonly redelivery: string | null;
  readonly flag: 0 | 1;
}

const DAYS_ON_SALE: Readonly<Record<Magazine["cycle"], number>> = {
  weekly: 29,
  biweekly: 13,
  monthly: 60,
  quarterly: 90,
};

/** Quarterlies are shown as "-" until a redelivery; fortnightlies of two weeks ago have just run out. */
export function saleWindow(magazine: Magazine, arrivedOn: DayString, seed: string): SaleWindow {
  const rng: Rng = rngOf(seed, "sale", magazine.code);
  const hour = rng.chance(0.25) ? "06:00" : "00:00";
  const from = `${arrivedOn}T${hour}:00+09:00`;
  const to = `${addDays(arrivedOn, DAYS_ON_SALE[magazine.cycle])}T23:59:00+09:00`;
  if (magazine.cycle === "quarterly")
    return { from: null, to: null, redelivery: `${addDays(arrivedOn, 45)}T00:00:00+09:00`, flag: 0 };
  return { from, to, redelivery: null, flag: 1 };
}
