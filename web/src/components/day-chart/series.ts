import { type Day, dayLabel } from "../../domain/day.ts";
import { chartText as text } from "./text.ts";

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
  /** The total of the other side; absent where it has none for this day. */
  compared?: number;
  /** The day or days that `compared` is of, where they are not these. */
  comparedOf?: string;
  /** Far more than is usual for this day of the week. */
  isSpike?: boolean;
}

/** What a chart shows, as its picture, its table and its words take it. */
export interface ChartData {
  days: readonly ChartDay[];
  series: readonly ChartSeries[];
  /** Name of the other side, which is a dashed line; absent where nothing is compared. */
  comparison?: string | undefined;
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

/** All figures of a day as one line: read out, and shown below the chart. */
export function wordsOf(day: ChartDay, { series, comparison }: ChartData): string {
  const figures = [
    ...series.map((each) => text.figure(each.name, countOf(day, each))),
    text.figure(text.total, totalOf(day, series)),
    ...(comparison !== undefined && day.compared !== undefined
      ? [text.figure(day.comparedOf === undefined ? comparison : text.comparedTo(day.comparedOf), day.compared)]
      : []),
  ];
  return [dayLabel(day.day), ...(day.isSpike ? [text.spike] : []), ...figures].join("　");
}
