import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { HISTORY_DAYS } from "./arrival-state.ts";
import type { ArrivalSection } from "./media-arrival.form.ts";

/** What is known of a medium, on the day and of the days before it. Minutes are those of the day in Tokyo. */
export interface MediumRow {
  media_code: string;
  media_name: string;
  article_count: number;
  last_arrived_at: Date | null;
  last_minute: number | null;
  usual_count: number | null;
  usual_minute: number | null;
  days: number;
  same_weekdays: number;
  days_known: number;
}

/** $1 the source, $2 the day, $3 days of history. Each medium's days are one stretch of the key. */
const MEDIA = `
  WITH day AS (
    SELECT m.media_code, m.media_name, a.arrived_on, a.article_count, a.last_arrived_at, a.arrived_on = $2::date AS now,
      (extract(epoch FROM (a.last_arrived_at AT TIME ZONE 'Asia/Tokyo')::time) / 60)::float8 AS minute
    FROM media m JOIN media_arrival a USING (media_code)
    WHERE m.data_section = $1 AND a.arrived_on >= $2::date - $3::int AND a.arrived_on <= $2::date)
  SELECT media_code, media_name, coalesce(max(article_count) FILTER (WHERE now), 0)::int AS article_count,
    max(last_arrived_at) FILTER (WHERE now) AS last_arrived_at, floor(max(minute) FILTER (WHERE now))::int AS last_minute,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY article_count) FILTER (WHERE NOT now))::int AS usual_count,
    floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY minute) FILTER (WHERE NOT now))::int AS usual_minute,
    count(*) FILTER (WHERE NOT now)::int AS days,
    count(*) FILTER (WHERE NOT now AND ($2::date - arrived_on) % 7 = 0)::int AS same_weekdays,
    $2::date - (SELECT min(b.arrived_on) FROM media_arrival b WHERE b.media_code = day.media_code) AS days_known
  FROM day GROUP BY media_code, media_name`;

export const readMedia = (tx: Transaction, section: ArrivalSection, day: DayString): Promise<MediumRow[]> =>
  tx.query<MediumRow>(MEDIA, [section, day, HISTORY_DAYS]);

/** The first and the last moment of days $2 to $3, and the months that an article of theirs has in its id. */
const ARRIVED = `
  media_code = ANY ($1::text[]) AND arrived_at >= $2::date::timestamp AT TIME ZONE 'Asia/Tokyo'
  AND arrived_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
  AND article_id >= to_char($2::date - 1, 'YYYYMM')::bigint * 1000000000
  AND article_id < to_char($3::date + interval '1 month 1 day', 'YYYYMM')::bigint * 1000000000`;

export interface ArrivalStep {
  media_code: string;
  minute: number;
  article_count: number;
}

const STEPS = `
  SELECT media_code, (floor(extract(epoch FROM (arrived_at AT TIME ZONE 'Asia/Tokyo')::time) / 600) * 10)::int AS minute,
    count(*)::int AS article_count
  FROM article WHERE ${ARRIVED} GROUP BY 1, 2 ORDER BY 1, 2`;

/** When on the day the articles of these media came, in steps of ten minutes. */
export const readArrivalSteps = (tx: Transaction, codes: readonly string[], day: DayString): Promise<ArrivalStep[]> =>
  tx.query<ArrivalStep>(STEPS, [codes, day, day]);

export interface AffectedRow {
  media_code: string;
  contract_count: number;
  theme_count: number;
}

/** Each contract's hits are found by its key of articles: the whole of theme_article is too much to walk every minute. */
const AFFECTED = `
  WITH brought AS MATERIALIZED (
    SELECT media_code, array_agg(article_id ORDER BY article_id) AS ids FROM article WHERE ${ARRIVED} GROUP BY media_code)
  SELECT b.media_code, count(DISTINCT t.contract_id)::int AS contract_count, count(DISTINCT (t.contract_id, t.theme_id))::int AS theme_count
  FROM brought b CROSS JOIN contract c CROSS JOIN LATERAL (
    SELECT h.contract_id, h.theme_id FROM theme_article h
    WHERE h.contract_id = c.contract_id AND h.article_id = ANY (b.ids) AND h.process_date >= $2::date AND h.process_date <= $3::date + 1) t
  GROUP BY b.media_code`;

/** How many contracts and themes these few media brought hits between the two days, both included. */
export const readAffected = (
  tx: Transaction,
  codes: readonly string[],
  firstDay: DayString,
  lastDay: DayString,
): Promise<AffectedRow[]> => tx.query<AffectedRow>(AFFECTED, [codes, firstDay, lastDay]);
