import type { Transaction } from "../db/tenant.ts";
import type { DayString } from "../time/tokyo.ts";
import type { KnownHabit, Rhythm } from "./arrival-due.ts";
import { type ArrivalRecord, HISTORY_DAYS, LONG_HISTORY_DAYS } from "./arrival-habit.ts";
import type { ArrivalSection } from "./arrival-section.ts";

/** What is known of a medium: the days on which it came, newest first, and what operators say of it. */
interface MediumRow {
  media_code: string;
  media_name: string;
  days_known: number;
  agos: number[];
  counts: number[];
  firsts: number[];
  lasts: number[];
  last_arrived_at: Date | null;
  rhythm: Rhythm;
  weekdays: number[];
  month_days: number[];
  due_time: string | null;
  off_days: DayString[];
  contact: string;
  snoozed_until: Date | null;
  version: number;
}

export interface WatchedMedium {
  code: string;
  name: string;
  daysKnown: number;
  /** Newest first, that of the day itself included. */
  records: ArrivalRecord[];
  /** Its newest article, of whatever day. */
  lastArrivedAt: Date | null;
  known: KnownHabit;
  contact: string;
  snoozedUntil: Date | null;
  version: number;
}

const MINUTE = (column: string) => `floor(extract(epoch FROM (${column} AT TIME ZONE 'Asia/Tokyo')::time) / 60)::int`;

/**
 * $1 the source, $2 the day, $3 how many days of arrivals at most, $4 how old they may be, $5 one medium or null for all. Each medium's
 * days are one stretch of the key: the last four weeks of a daily, half a year of a monthly.
 */
const MEDIA = `
  SELECT m.media_code, m.media_name, coalesce(r.agos, '{}') AS agos, coalesce(r.counts, '{}') AS counts,
    coalesce(r.firsts, '{}') AS firsts, coalesce(r.lasts, '{}') AS lasts, r.last_arrived_at,
    coalesce($2::date - (SELECT min(b.arrived_on) FROM media_arrival b WHERE b.media_code = m.media_code), 0) AS days_known,
    coalesce(h.rhythm, 'learnt') AS rhythm, coalesce(h.weekdays, '{}') AS weekdays, coalesce(h.month_days, '{}') AS month_days,
    h.due_time, coalesce(h.off_days, '{}')::text[] AS off_days, coalesce(h.contact, '') AS contact, h.snoozed_until,
    coalesce(h.version, 1) AS version
  FROM media m LEFT JOIN media_habit h USING (media_code) CROSS JOIN LATERAL (
    SELECT array_agg($2::date - arrived_on ORDER BY arrived_on DESC) AS agos,
      array_agg(article_count ORDER BY arrived_on DESC) AS counts,
      array_agg(${MINUTE("coalesce(first_arrived_at, last_arrived_at)")} ORDER BY arrived_on DESC) AS firsts,
      array_agg(${MINUTE("last_arrived_at")} ORDER BY arrived_on DESC) AS lasts, max(last_arrived_at) AS last_arrived_at
    FROM (SELECT * FROM media_arrival a WHERE a.media_code = m.media_code AND a.arrived_on <= $2::date AND a.arrived_on >= $2::date - $4::int
      ORDER BY a.arrived_on DESC LIMIT $3) a) r
  WHERE m.data_section = $1 AND ($5::text IS NULL OR m.media_code = $5)
    AND (r.agos IS NOT NULL OR h.rhythm IN ('weekdays', 'monthdays') OR $5::text IS NOT NULL)`;

/** The media of a source that came within half a year, or that operators expect. */
export async function readMedia(
  tx: Transaction,
  section: ArrivalSection,
  day: DayString,
  code: string | null = null,
): Promise<WatchedMedium[]> {
  const rows = await tx.query<MediumRow>(MEDIA, [section, day, HISTORY_DAYS + 1, LONG_HISTORY_DAYS, code]);
  return rows.map(toMedium);
}

/**
 * The same for several days by one statement.
 * @param last the latest of the days
 * @param days how many there are, one after the other
 * @returns what `readMedia` would answer on the day so many days before the last, apart from `lastArrivedAt`
 */
export async function readMediaOfDays(
  tx: Transaction,
  section: ArrivalSection,
  last: DayString,
  days: number,
): Promise<(ago: number) => WatchedMedium[]> {
  const limits = [HISTORY_DAYS + days, LONG_HISTORY_DAYS + days - 1];
  const media = (await tx.query<MediumRow>(MEDIA, [section, last, ...limits, null])).map(toMedium);
  return (ago) => media.flatMap((medium) => asOf(medium, ago));
}

function asOf(medium: WatchedMedium, shift: number): WatchedMedium[] {
  const records = medium.records
    .map(({ ago, ...record }) => ({ ago: ago - shift, ...record }))
    .filter(({ ago }) => ago >= 0 && ago <= LONG_HISTORY_DAYS)
    .slice(0, HISTORY_DAYS + 1);
  const isSaid = medium.known.rhythm === "weekdays" || medium.known.rhythm === "monthdays";
  return records.length > 0 || isSaid ? [{ ...medium, records, daysKnown: medium.daysKnown - shift }] : [];
}

const toMedium = (row: MediumRow): WatchedMedium => ({
  code: row.media_code,
  name: row.media_name,
  daysKnown: row.days_known,
  records: row.agos.map((ago, at) => ({
    ago,
    count: row.counts[at] ?? 0,
    first: row.firsts[at] ?? 0,
    last: row.lasts[at] ?? 0,
  })),
  lastArrivedAt: row.last_arrived_at,
  known: {
    rhythm: row.rhythm,
    weekdays: row.weekdays,
    monthDays: row.month_days,
    due: row.due_time === null ? null : Number(row.due_time.slice(0, 2)) * 60 + Number(row.due_time.slice(3)),
    offDays: row.off_days,
  },
  contact: row.contact,
  snoozedUntil: row.snoozed_until,
  version: row.version,
});

/** Days from a day on, on which no medium of the source comes. */
export async function readSourceOffDays(tx: Transaction, section: number, from: DayString): Promise<DayString[]> {
  const rows = await tx.query<{ day: DayString }>(
    "SELECT off_on::text AS day FROM source_off_day WHERE data_section = $1 AND off_on >= $2::date ORDER BY 1",
    [section, from],
  );
  return rows.map(({ day }) => day);
}
