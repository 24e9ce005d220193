import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

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
