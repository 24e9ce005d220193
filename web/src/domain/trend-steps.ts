import { addDays, type Day } from "./day.ts";
import type { Period } from "./period.ts";
import type { Counts } from "./source.ts";
import type { TrendStep } from "./trend-address.ts";

export interface CountedDay {
  readonly day: Day;
  readonly counts: Counts;
  readonly isSpike: boolean;
}

/** Days that one bar stands for. */
export interface TrendBar {
  readonly period: Period;
  readonly counts: Counts;
  /** Of a single day only: a week with a spike is none itself. */
  readonly isSpike: boolean;
}

const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const KEY: Record<TrendStep, (day: Day) => string> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

const sum = (days: readonly CountedDay[], source: keyof Counts): number =>
  days.reduce((total, { counts }) => total + counts[source], 0);

/** Articles of some days together. */
export const countsOf = (days: readonly CountedDay[]): Counts => ({
  newspaper: sum(days, "newspaper"),
  web: sum(days, "web"),
  magazine: sum(days, "magazine"),
});

/** The days that a bar stands for: a day, a week from Monday or a month. The first and the last may be shorter, as the period is. */
export const spansOf = (days: readonly Day[], step: TrendStep): Period[] =>
  [...Map.groupBy(days, KEY[step]).values()].flatMap((of) => {
    const [start, end] = [of[0], of.at(-1)];
    return start !== undefined && end !== undefined ? [{ start, end }] : [];
  });

/** A bar a day, a week from Monday or a month. The first and the last may be shorter, as the period is. */
export function barsOf(days: readonly CountedDay[], step: TrendStep): TrendBar[] {
  return [...Map.groupBy(days, ({ day }) => KEY[step](day)).values()].flatMap((of) => {
    const [first, last] = [of[0], of.at(-1)];
    if (!first || !last) return [];
    return [
      { period: { start: first.day, end: last.day }, counts: countsOf(of), isSpike: step === "day" && first.isSpike },
    ];
  });
}

export const sumOf = ({ newspaper, web, magazine }: Counts): number => newspaper + web + magazine;

/** Whole per cent more or less than before; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
