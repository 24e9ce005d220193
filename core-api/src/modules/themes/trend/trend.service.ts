import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { daysOf, type Period } from "../../../period/period.ts";
import { countsOf, type SectionCounts, type SourceCounts, visibleCounts } from "../../../period/section-counts.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";
import { BEFORE_DAYS, risenWords, type WordCount } from "./risen-words.ts";
import { type DayTotal, judgeDays, type Sensitivity, USUAL_DAYS } from "./spikes.ts";
import { Tally } from "./tally.ts";
import {
  readDays,
  readFirstDay,
  readHours,
  readMedia,
  readNotices,
  readWithdrawn,
  readWords,
  type TrendOf,
  type WithdrawnRow,
} from "./trend.read-model.ts";

export interface TrendDay {
  day: DayString;
  counts: SourceCounts;
  /** The median of the weekday; null where the theme is too young to have one. */
  usual: number | null;
  isSpike: boolean;
}

const NOTHING: SectionCounts = { 1: 0, 2: 0, 3: 0, 5: 0 };

const widened = ({ start, end }: Period, days: number): Period => ({ start: addDays(start, -days), end });

/** What the days, hours and media of a period take off; read once for all of them. */
export const readTrendWithdrawn = (tx: Transaction, of: TrendOf, period: Period): Promise<WithdrawnRow[]> =>
  readWithdrawn(tx, of, widened(period, Math.max(USUAL_DAYS, BEFORE_DAYS)));

/** Articles a day by source, with the days that are spikes. */
export async function readTrendDays(
  tx: Transaction,
  of: TrendOf,
  period: Period,
  sensitivity: Sensitivity,
  withdrawn: readonly WithdrawnRow[],
): Promise<TrendDay[]> {
  const known = widened(period, USUAL_DAYS);
  const rows = await readDays(tx, of, known);
  const counts = new Map(rows.map((row) => [row.process_date, countsOf(row)]));
  const notices = new Tally();
  for (const { process_date, n } of await readNotices(tx, of, known)) notices.add(n, process_date);
  for (const gone of withdrawn) {
    const ofDay = counts.get(gone.process_date);
    if (ofDay) ofDay[gone.data_section] -= gone.n;
    if (gone.is_notice) notices.add(-gone.n, gone.process_date);
  }
  const totals = [...counts].map(
    ([day, each]): DayTotal => ({ day, count: sumOf(each, of.sections) - notices.of(day) }),
  );
  const days = daysOf(period);
  const judged = judgeDays(days, totals, await readFirstDay(tx, of), sensitivity);
  return days.map((day, at) => ({
    day,
    counts: visibleCounts(counts.get(day) ?? NOTHING, of.sections),
    usual: judged[at]?.usual ?? null,
    isSpike: judged[at]?.isSpike ?? false,
  }));
}

const sumOf = (counts: SectionCounts, sections: readonly DataSection[]): number =>
  sections.reduce((sum, section) => sum + counts[section], 0);

/** Articles by hour of arrival, from 0 to 23. */
export async function readTrendHours(
  tx: Transaction,
  of: TrendOf,
  period: Period,
  withdrawn: readonly WithdrawnRow[],
): Promise<SourceCounts[]> {
  const tally = new Tally();
  for (const { hour, data_section, n } of await readHours(tx, of, period)) tally.add(n, hour, data_section);
  for (const { process_date, hour, data_section, n } of withdrawn)
    if (process_date >= period.start) tally.add(-n, hour, data_section);
  return Array.from({ length: 24 }, (_, hour) => {
    const at = (section: DataSection) => tally.of(hour, section);
    return visibleCounts({ 1: at(1), 2: at(2), 3: at(3), 5: at(5) }, of.sections);
  });
}

export interface TrendMedium {
  code: string;
  name: string;
  count: number;
  beforeCount: number;
}

/** Media of a period with their articles, most first; `beforeCount`: of the four weeks before. */
export async function readTrendMedia(
  tx: Transaction,
  of: TrendOf,
  period: Period,
  withdrawn: readonly WithdrawnRow[],
): Promise<TrendMedium[]> {
  const known = widened(period, BEFORE_DAYS);
  const gone = new Tally();
  const side = ({ process_date }: WithdrawnRow) => (process_date < period.start ? "before" : "in");
  for (const row of withdrawn) if (row.process_date >= known.start) gone.add(row.n, row.media_code, side(row));
  const media = await readMedia(tx, of, period, known.start);
  return media
    .map(({ media_code: code, media_name: name, count, before_count }) => ({
      ...{ code, name, count: count - gone.of(code, "in"), beforeCount: before_count - gone.of(code, "before") },
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

export interface TrendWords {
  /** The days that the words are of: the last four weeks of the period at most. */
  period: Period;
  words: WordCount[];
}

/** Words that rose in the last four weeks of a period, against the four weeks before those. */
export async function readTrendWords(tx: Transaction, of: TrendOf, { start, end }: Period): Promise<TrendWords> {
  const first = addDays(end, 1 - BEFORE_DAYS);
  const period = { start: first > start ? first : start, end };
  const rows = await readWords(tx, of, period, addDays(period.start, -BEFORE_DAYS));
  const words = rows.map(({ word, count, before_count }) => ({ word, count, beforeCount: before_count }));
  return { period, words: risenWords(words, daysOf(period).length) };
}
