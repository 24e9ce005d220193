import type { Day } from "../../domain/day.ts";

/** What a part of a bar is told by beside its colour. */
export type Pattern = "solid" | "hatched" | "dotted";

export interface ChartSeries {
  id: string;
  name: string;
  /** A token: var(--src-news). */
  color: string;
  pattern: Pattern;
}

export interface ChartDay {
  day: Day;
  /** By id of the series; absent is 0. */
  counts: Readonly<Record<string, number>>;
}

/** The three sources as every chart shows them (look.md 12). */
export const SOURCE_SERIES: readonly ChartSeries[] = [
  { id: "newspaper", name: "新聞", color: "var(--src-news)", pattern: "solid" },
  { id: "web", name: "WEB", color: "var(--src-web)", pattern: "hatched" },
  { id: "magazine", name: "雑誌", color: "var(--src-mag)", pattern: "dotted" },
];

export const countOf = ({ counts }: ChartDay, { id }: ChartSeries): number => counts[id] ?? 0;

export const totalOf = (day: ChartDay, series: readonly ChartSeries[]): number =>
  series.reduce((sum, each) => sum + countOf(day, each), 0);
