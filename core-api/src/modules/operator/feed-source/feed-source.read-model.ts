import type { Transaction } from "../../../db/tenant.ts";
import { LONGEST_LABEL } from "../../../runs/setup-run.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { FeedSourceWire } from "./feed-source.dto.ts";

type Moments = "next_due_at" | "last_success_at" | "last_article_at" | "last_error_at";
type Row = Omit<FeedSourceWire, Moments> & Record<Moments, Date | null>;

const FEEDS = `
  SELECT f.feed_source_id::text, f.feed_url, f.own_contract_id::text AS contract_id, c.contract_code, f.media_code,
    coalesce(f.media_name, m.media_name) AS media_name, f.every_minutes,
    CASE WHEN f.stopped_at IS NOT NULL THEN 'stopped' WHEN f.failures > 0 THEN 'failing'
      WHEN f.last_success_at IS NULL THEN 'waiting' ELSE 'ok' END AS state,
    CASE WHEN f.stopped_at IS NULL THEN f.next_due_at END AS next_due_at,
    f.last_success_at, f.last_article_at, f.last_error_at, f.last_error, f.failures, f.article_count,
    round(coalesce(d.stored, 0) / greatest(1, least(7, extract(epoch FROM $3::timestamptz - f.created_at) / 86400)), 1)::float AS articles_per_day
  FROM feed_source f LEFT JOIN contract c ON c.contract_id = f.own_contract_id LEFT JOIN media m ON m.media_code = f.media_code
  LEFT JOIN (
    SELECT label, sum(stored_count)::numeric AS stored FROM setup_run
    WHERE started_at > $3::timestamptz - interval '7 days' GROUP BY label) d ON d.label = left(f.feed_url, ${LONGEST_LABEL})
  WHERE ($1::bigint IS NULL OR f.own_contract_id = $1) AND ($2::bigint IS NULL OR f.feed_source_id = $2)
  ORDER BY f.own_contract_id NULLS FIRST, f.feed_url`;

const moment = (date: Date | null): string | null => date && tokyoDateTime(date);

/** All feeds, those of one contract, or one. */
export async function readFeedSources(
  tx: Transaction,
  now: Date,
  where: { contractId?: string | undefined; id?: string | undefined } = {},
): Promise<FeedSourceWire[]> {
  const rows = await tx.query<Row>(FEEDS, [where.contractId ?? null, where.id ?? null, now]);
  return rows.map((row) => ({
    ...row,
    next_due_at: moment(row.next_due_at),
    last_success_at: moment(row.last_success_at),
    last_article_at: moment(row.last_article_at),
    last_error_at: moment(row.last_error_at),
  }));
}
