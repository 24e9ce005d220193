import type { Transaction } from "../db/tenant.ts";
import { tokyoDay } from "../time/tokyo.ts";
import type { Actor } from "./actor.ts";
import { type LicensedOriginal, type LicensedUse, licenceRefusal } from "./licence.ts";

/** Only originals whose medium has a licence. $1 contract, $2 user, $3 articles, $4 now. */
const LICENSED = `
  SELECT a.article_id::text, coalesce(a.published_on, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date)::text AS issued_on,
    l.show_days, l.print_days, l.mail_days, l.max_readers, r.other_readers, r.is_reader
  FROM article a JOIN media_licence l USING (media_code)
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT user_id) FILTER (WHERE user_id <> $2)::int AS other_readers,
      coalesce(bool_or(user_id = $2), false) AS is_reader
    FROM original_use u
    WHERE l.max_readers IS NOT NULL AND u.contract_id = $1 AND u.article_id = a.article_id AND u.use_state <> 'released'
      AND (u.use_state = 'counted' OR u.expires_at > $4)) r
  WHERE a.article_id = ANY ($3::bigint[])`;

type User = Pick<Actor, "contractId" | "userId">;

/**
 * Tells why a licence forbids a use of an article's original, or null. One statement for all of them; exact for the readers while
 * `lockReaders` holds, else a look in passing.
 */
export async function readLicences(
  tx: Transaction,
  { contractId, userId }: User,
  articleIds: readonly string[],
  now: Date,
): Promise<(articleId: string, use: LicensedUse) => string | null> {
  const rows = await tx.query<LicensedOriginal & { article_id: string }>(LICENSED, [
    contractId,
    userId,
    articleIds,
    now,
  ]);
  const licensed = new Map(rows.map((row) => [row.article_id, row]));
  const today = tokyoDay(now);
  return (articleId, use) => {
    const original = licensed.get(articleId);
    return original ? licenceRefusal(original, use, today) : null;
  };
}

/** One order for everybody, so that two who use several originals never wait for each other. */
const LOCK = `
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('kirinuki.readers ' || $1 || ' ' || a.article_id, 0) AS key
    FROM article a JOIN media_licence l USING (media_code)
    WHERE l.max_readers IS NOT NULL AND a.article_id = ANY ($2::bigint[]) ORDER BY 1 OFFSET 0) keys`;

/**
 * Locks the number of readers of these originals until the transaction ends, where their licence bounds it: nobody else of the
 * contract becomes a reader meanwhile.
 */
export async function lockReaders(
  tx: Transaction,
  { contractId }: Pick<Actor, "contractId">,
  articleIds: readonly string[],
): Promise<void> {
  await tx.query(LOCK, [contractId, articleIds]);
}
