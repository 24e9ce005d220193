import { eventKindText } from "@kirinuki/schema/company-event.ts";
import { faceOf } from "../../../typeset/faces.ts";
import { type Op, type Page, polyPath, rectPath } from "../../../typeset/page.ts";
import { horizontalLine, widthOf } from "../../../typeset/set-text.ts";
import type { ReportContent, ReportDay, ThemeCount } from "./report-content.dto.ts";
import { reportText as text } from "./report-text.ts";

export const INK = "#1c2733";
export const FAINT = "#5b6875";
export const LINE = "#c5ccd3";
export const ACCENT = "#1f4e79";

/** From the bottom of a bar to its top: dark to light, so that they differ in print without colour too. */
const SERIES = [
  { key: "news_article_count", name: "新聞", color: "#1f4e79" },
  { key: "web_article_count", name: "WEB", color: "#5aa39a" },
  { key: "magazine_article_count", name: "雑誌", color: "#e3b866" },
] as const;

const EVENT = "#8a2f4f";

const LEGEND = 20;
const AXIS = 34;
const LABELS = 16;
const SMALL = 7.5;

const label = (x: number, y: number, said: string, color = FAINT): Op =>
  horizontalLine(faceOf("regular"), SMALL, x, y, said, color);
const rightOf = (x: number, said: string): number => x - widthOf(faceOf("regular"), SMALL, said);
const line = (x1: number, x2: number, y: number): Op => ({
  op: "stroke",
  d: polyPath(
    [
      [x1, y],
      [x2, y],
    ],
    false,
  ),
  color: LINE,
  width: 0.5,
});

/** The least of 1, 2, 5, 10, … of which at most four make up `most`. */
export function stepOf(most: number): number {
  const least = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return factor * power;
}

const totalOf = (day: ReportDay): number => SERIES.reduce((sum, { key }) => sum + day[key], 0);

type Events = ReportContent["company_events"];
/** More days than these leave no room for the kind of an event on its line. */
const MOST_NAMED_DAYS = 31;

/** A dashed line at the day of each event, with its number in the list below the chart, and its kind where there is room. Those of one day share a line. */
function eventLines(
  days: readonly ReportDay[],
  events: Events,
  at: { left: number; room: number; bottom: number },
): Op[] {
  const onDay = Map.groupBy(
    events.map((event, index) => ({ ...event, number: index + 1 })),
    ({ event_date }) => event_date,
  );
  return days.flatMap(({ process_date }, index) => {
    const [first, ...others] = onDay.get(process_date) ?? [];
    if (!first) return [];
    const x = at.left + (index + 0.5) * at.room;
    const kind = days.length > MOST_NAMED_DAYS ? "" : ` ${eventKindText[first.event_kind]}`;
    const said = `${[first, ...others].map(({ number }) => number).join(",")}${kind}`;
    const d = polyPath(
      [
        [x, LEGEND + 4],
        [x, at.bottom],
      ],
      false,
    );
    return [
      { op: "stroke" as const, d, color: EVENT, width: 0.8, dash: [2.4, 2] },
      label(x - widthOf(faceOf("regular"), SMALL, said) / 2, LEGEND + 1, said, EVENT),
    ];
  });
}

/** Articles a day, stacked by source, and the company's own events. */
export function dayChart(days: readonly ReportDay[], events: Events, width: number, height: number): Page {
  const ops: Op[] = legend(SERIES, width);
  const most = Math.max(1, ...days.map(totalOf));
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const [bottom, left] = [height - LABELS, AXIS];
  const scale = (bottom - LEGEND - (events.length > 0 ? 8 : 0)) / top;
  for (let at = 0; at <= top; at += step) {
    const y = bottom - at * scale;
    ops.push(line(left, width, y), label(rightOf(left - 5, at.toLocaleString()), y + 2.6, at.toLocaleString()));
  }
  const room = (width - left) / Math.max(1, days.length);
  const bar = Math.min(26, room * 0.72);
  const every = Math.ceil(days.length / 10);
  for (const [at, day] of days.entries()) {
    const x = left + at * room + (room - bar) / 2;
    let y = bottom;
    for (const { key, color } of SERIES) {
      const high = day[key] * scale;
      y -= high;
      if (high > 0) ops.push({ op: "fill", d: rectPath(x, y, bar, high), color });
    }
    const said = `${Number(day.process_date.slice(5, 7))}/${Number(day.process_date.slice(8))}`;
    if (at % every === 0) ops.push(label(x + bar / 2 - widthOf(faceOf("regular"), SMALL, said) / 2, height - 3, said));
  }
  ops.push(...eventLines(days, events, { left, room, bottom }));
  return { width, height, ops };
}

function legend(series: readonly { name: string; color: string }[], width: number): Op[] {
  const ops: Op[] = [];
  let x = width;
  for (const { name, color } of [...series].reverse()) {
    x -= widthOf(faceOf("regular"), SMALL, name);
    ops.push(label(x, 8, name, INK));
    x -= 11;
    ops.push({ op: "fill", d: rectPath(x, 1.5, 8, 8), color });
    x -= 12;
  }
  return ops;
}

const BAR_ROW = 26;
const NAMES = 140;
const NOW = "#1f4e79";
const BEFORE = "#b9c7d5";

/** Themes of one chart; more make a page of bars that nobody compares. */
const MOST_BARS = 10;

/** The themes with most articles, in the order of their counts. */
export const chartedThemes = (themes: readonly ThemeCount[]): ThemeCount[] =>
  themes.toSorted((a, b) => b.article_count - a.article_count).slice(0, MOST_BARS);

/** This period over the one before, a pair of bars a theme. */
export function themeChart(themes: readonly ThemeCount[], width: number): Page {
  const ops = legend(
    [
      { name: text.now, color: NOW },
      { name: text.before, color: BEFORE },
    ],
    width,
  );
  const most = Math.max(1, ...themes.flatMap(({ article_count, before_count }) => [article_count, before_count]));
  const scale = (width - NAMES - 40) / most;
  for (const [at, theme] of themes.entries()) {
    const y = LEGEND + at * BAR_ROW;
    ops.push(label(0, y + 13, shortened(theme.theme_name, NAMES - 8), INK));
    const bars = [
      [theme.article_count, NOW, 0],
      [theme.before_count, BEFORE, 10],
    ] as const;
    for (const [count, color, down] of bars) {
      if (count > 0) ops.push({ op: "fill", d: rectPath(NAMES, y + down + 1, count * scale, 9), color });
      ops.push(label(NAMES + count * scale + 4, y + down + 8.4, count.toLocaleString()));
    }
  }
  return { width, height: LEGEND + themes.length * BAR_ROW, ops };
}

/** A name that no column holds ends in …. */
function shortened(name: string, width: number): string {
  const chars = [...name];
  const fits = (count: number) => widthOf(faceOf("regular"), SMALL, `${chars.slice(0, count).join("")}…`) <= width;
  if (widthOf(faceOf("regular"), SMALL, name) <= width) return name;
  let count = chars.length - 1;
  while (count > 1 && !fits(count)) count -= 1;
  return `${chars.slice(0, count).join("")}…`;
}
