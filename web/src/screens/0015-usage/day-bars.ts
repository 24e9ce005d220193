import { addDays, type Day, weekdayOf } from "../../domain/day.ts";
import type { Period } from "../../domain/period.ts";
import { type Figures, KINDS, type Kind } from "./usage-data.ts";

/** Bars of more days can't be told apart. */
const MOST_DAYS = 31;
/** The drawing's own units. */
export const CHART = { width: 1000, height: 194, left: 34, top: 18, bottom: 170 } as const;

export interface Bar {
  day: Day;
  /** 1 to 31, and its weekday. */
  date: number;
  weekday: string;
  x: number;
  width: number;
  total: number;
  /** Upper end of the whole bar. */
  top: number;
  parts: readonly { kind: Kind; y: number; height: number }[];
}

export interface DayBars {
  bars: readonly Bar[];
  ticks: readonly { value: number; y: number }[];
}

/** 1, 2, 5, 10, 20, 50 …: the step that gives at most five lines. */
export function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => most / step <= 5) ?? 10 * power;
}

/** The stacked bars of a period, a day each, days without uses included; null for a period that is too long. */
export function dayBars(
  period: Period,
  days: readonly { day: Day; counts: Pick<Figures, Kind | "total"> }[],
): DayBars | null {
  const counts = new Map(days.map(({ day, counts: of }) => [day, of]));
  const all: Day[] = [];
  for (let day = period.start; day <= period.end && all.length <= MOST_DAYS; day = addDays(day, 1)) all.push(day);
  if (all.length > MOST_DAYS) return null;
  const most = Math.max(1, ...days.map(({ counts: of }) => of.total));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const yOf = (value: number): number => CHART.bottom - (value / top) * (CHART.bottom - CHART.top);
  const slot = (CHART.width - CHART.left) / all.length;
  const width = Math.min(28, slot * 0.6);
  const barOf = (day: Day, index: number): Bar => {
    const of = counts.get(day);
    let sum = 0;
    const parts = KINDS.flatMap((kind) => {
      const value = of?.[kind] ?? 0;
      if (value === 0) return [];
      sum += value;
      return [{ kind, y: yOf(sum), height: yOf(sum - value) - yOf(sum) }];
    });
    const weekday = weekdayOf(day);
    const x = CHART.left + slot * (index + 0.5) - width / 2;
    return { day, date: Number(day.slice(8)), weekday, x, width, total: of?.total ?? 0, top: yOf(sum), parts };
  };
  const ticks = Array.from({ length: top / step + 1 }, (_, n) => ({ value: n * step, y: yOf(n * step) }));
  return { bars: all.map(barOf), ticks };
}
