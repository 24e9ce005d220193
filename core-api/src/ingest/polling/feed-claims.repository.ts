import type { Transaction } from "../../db/tenant.ts";

/** A feed that is being polled, with what the poll needs to know. */
export interface ClaimedFeed {
  feed_source_id: number;
  feed_url: string;
  own_contract_id: number | null;
  media_code: string | null;
  media_name: string | null;
  every_minutes: number;
  etag: string | null;
  last_modified: string | null;
  body_hash: string | null;
  failures: number;
}

// TypeORM gives rows of an UPDATE beside their number; of a WITH it gives the rows.
const CLAIM = `
  WITH claimed AS (
    UPDATE feed_source SET claim = $2, claimed_until = $3
    WHERE feed_source_id = $1 AND stopped_at IS NULL AND next_due_at <= $4 AND (claimed_until IS NULL OR claimed_until <= $4)
    RETURNING feed_source_id, feed_url, own_contract_id, media_code, media_name, every_minutes, etag, last_modified,
      encode(body_hash, 'hex') AS body_hash, failures)
  SELECT * FROM claimed`;

/** Takes a feed that is due and that nobody polls; null where it is neither, or gone. */
export async function claimFeed(
  tx: Transaction,
  id: number,
  { claim, until, now }: { claim: string; until: Date; now: Date },
): Promise<ClaimedFeed | null> {
  const [feed] = await tx.query<ClaimedFeed>(CLAIM, [id, claim, until, now]);
  return feed ?? null;
}

/** What a poll leaves behind; absent stays as it is. */
export interface Settlement {
  next_due_at: Date;
  stopped_at?: Date;
  feed_url?: string;
  etag?: string | null;
  last_modified?: string | null;
  /** Hexadecimal. */
  body_hash?: string;
  last_success_at?: Date;
  last_article_at?: Date;
  last_error_at?: Date;
  last_error?: string;
  failures?: number;
  /** To be added. */
  articles?: number;
  failed?: boolean;
}

const COLUMNS = [
  "next_due_at",
  "stopped_at",
  "etag",
  "last_modified",
  "last_success_at",
  "last_article_at",
  "last_error_at",
  "last_error",
  "failures",
] as const;

/**
 * Ends a poll. Writes nothing where the feed was removed or got another address meanwhile, or where another worker took it
 * over.
 */
export async function settleFeed(tx: Transaction, id: number, claim: string, settlement: Settlement): Promise<void> {
  if (settlement.feed_url !== undefined) await tx.query(MOVE, [id, settlement.feed_url, claim]);
  const given = COLUMNS.filter((name) => settlement[name] !== undefined);
  const assignments = [
    "claim = NULL",
    "claimed_until = NULL",
    "failure_count = failure_count + $3",
    "article_count = article_count + $4",
    "body_hash = coalesce(decode($5, 'hex'), body_hash)",
    ...given.map((name, at) => `${name} = $${at + 6}`),
  ];
  await tx.query(`UPDATE feed_source SET ${assignments.join(", ")} WHERE feed_source_id = $1 AND claim = $2`, [
    id,
    claim,
    settlement.failed ? 1 : 0,
    settlement.articles ?? 0,
    settlement.body_hash ?? null,
    ...given.map((name) => settlement[name]),
  ]);
}

/** A host may send two registered feeds to one address; then this one keeps its own. */
const MOVE = `
  UPDATE feed_source f SET feed_url = $2 WHERE feed_source_id = $1 AND claim = $3 AND NOT EXISTS (
    SELECT 1 FROM feed_source o WHERE o.feed_url = $2 AND o.own_contract_id IS NOT DISTINCT FROM f.own_contract_id)`;

const DUE = `
  SELECT feed_source_id FROM feed_source
  WHERE stopped_at IS NULL AND next_due_at <= $1 AND (claimed_until IS NULL OR claimed_until <= $1)
  ORDER BY next_due_at, feed_source_id LIMIT $2`;

/** Feeds that somebody should poll now, the longest overdue first. */
export async function dueFeeds(tx: Transaction, now: Date, limit: number): Promise<number[]> {
  const rows = await tx.query<{ feed_source_id: number }>(DUE, [now, limit]);
  return rows.map(({ feed_source_id }) => feed_source_id);
}
