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
  /** Of its line, where the chart has lines; absent: drawn through. */
  dash?: string;
}

/** What the company itself did or met, as a line at its day. */
export interface ChartEvent {
  id: string;
  day: Day;
  /** 発表, 決算: short enough for the line. */
  kind: string;
  title: string;
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
  /** A line a series in place of stacked bars: the series are beside each other and have no sum. */
  form?: "bars" | "lines";
  /** In the order of their days; each on the last of `days` that is not behind it. */
  events?: readonly ChartEvent[];
}

/** An event with its number in the chart, and the bar that its line stands at. */
export interface PlacedEvent extends ChartEvent {
  number: number;
  at: Day;
}

/** The events that the chart shows, each at the bar that its day is in. */
export function placedEvents({ days, events = [] }: ChartData): PlacedEvent[] {
  const placed = events.flatMap((event) => {
    const bar = days.findLast(({ day }) => day <= event.day);
    return bar ? [{ ...event, at: bar.day }] : [];
  });
  return placed.map((event, index) => ({ ...event, number: index + 1 }));
}

export const eventWords = ({ kind, title }: Pick<ChartEvent, "kind" | "title">): string => `${kind}「${title}」`;

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
export function wordsOf(day: ChartDay, data: ChartData): string {
  const { series, comparison, form } = data;
  const figures = [
    ...series.map((each) => text.figure(each.name, countOf(day, each))),
    ...(form === "lines" ? [] : [text.figure(text.total, totalOf(day, series))]),
    ...(comparison !== undefined && day.compared !== undefined
      ? [text.figure(day.comparedOf === undefined ? comparison : text.comparedTo(day.comparedOf), day.compared)]
      : []),
    ...placedEvents(data).flatMap((event) => (event.at === day.day ? [eventWords(event)] : [])),
  ];
  return [dayLabel(day.day), ...(day.isSpike ? [text.spike] : []), ...figures].join("　");
}
