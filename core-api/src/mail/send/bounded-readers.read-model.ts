import { effectiveLicence, FOR_READERS } from "../../access/licence.read-model.ts";
import type { Transaction } from "../../db/tenant.ts";

/**
 * Articles whose licence bounds their readers, and who their readers are: who has used them, or is written to of them by hand. A user counts
 * once, whatever the address. $1 contract, $2 articles, $3 now.
 */
const READERS = `
  bounded AS MATERIALIZED (
    SELECT a.article_id, a.title, a.media_name, l.max_readers FROM article a CROSS JOIN ${effectiveLicence(FOR_READERS)}
    WHERE a.article_id = ANY ($2::bigint[]) AND l.max_readers IS NOT NULL),
  reader AS MATERIALIZED (
    SELECT u.article_id, u.user_id, '' AS address FROM bounded b JOIN original_use u ON u.contract_id = $1 AND u.article_id = b.article_id
    WHERE u.use_state <> 'released' AND (u.use_state = 'counted' OR u.expires_at > $3)
    UNION
    SELECT o.article_id, m.user_id, CASE WHEN m.user_id IS NULL THEN lower(m.mail_address) ELSE '' END
    FROM bounded b JOIN mailed_original o ON o.contract_id = $1 AND o.article_id = b.article_id
    JOIN mail_message m ON m.contract_id = o.contract_id AND m.mail_run_id = o.mail_run_id
    WHERE m.state <> 'skipped')`;

/** $4 addresses. */
const OVER = `
  WITH ${READERS},
  wanted AS MATERIALIZED (
    SELECT DISTINCT u.user_id, CASE WHEN u.user_id IS NULL THEN lower(w.address) ELSE '' END AS address
    FROM unnest($4::text[]) AS w(address) LEFT JOIN LATERAL (
      SELECT user_id FROM app_user WHERE contract_id = $1 AND lower(email) = lower(w.address) ORDER BY user_id LIMIT 1) u ON true)
  SELECT b.article_id::text AS "articleId", b.title, b.media_name AS "mediaName", b.max_readers AS most, r.n AS readers, f.n AS fresh
  FROM bounded b
  CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM reader r WHERE r.article_id = b.article_id) r
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS n FROM wanted w WHERE NOT EXISTS (
      SELECT 1 FROM reader r WHERE r.article_id = b.article_id
        AND (r.user_id, r.address) IS NOT DISTINCT FROM (w.user_id, w.address))) f
  WHERE f.n > 0 AND r.n + f.n > b.max_readers ORDER BY array_position($2::bigint[], b.article_id)`;

/** An article that a mail may not lead all its recipients to. */
export interface OverLicence {
  articleId: string;
  title: string;
  mediaName: string;
  /** How many of the contract may read it. */
  most: number;
  /** How many do already, or are written to. */
  readers: number;
  /** How many the mail would add. */
  fresh: number;
}

/** In the order of the articles. Exact while `lockReaders` holds, else a look in passing. */
export const readOverLicence = (
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
  addresses: readonly string[],
  now: Date,
): Promise<OverLicence[]> => tx.query(OVER, [contractId, articleIds, now, addresses]);

const NOTE = `
  INSERT INTO mailed_original (contract_id, article_id, mail_run_id)
  SELECT $1, article_id, $3::bigint FROM unnest($2::bigint[]) AS article_id`;

/** The run leads its recipients to these articles, each named once: they take places, also of a licence that comes while it waits. */
export const noteMailedOriginals = (
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
  runId: string,
): Promise<unknown> => tx.query(NOTE, [contractId, articleIds, runId]);

/** With every address that stands for a reader. */
const ROOMS = `
  WITH ${READERS}
  SELECT b.article_id::text AS "articleId", b.max_readers AS most,
    (SELECT count(*)::int FROM reader r WHERE r.article_id = b.article_id) AS readers,
    ARRAY(SELECT coalesce(lower(u.email), r.address) FROM reader r
      LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = r.user_id WHERE r.article_id = b.article_id) AS addresses
  FROM bounded b`;

interface ReaderRoom {
  articleId: string;
  most: number;
  readers: number;
  addresses: string[];
}

/** Tells whether a mail to an address may lead to an article, as its readers are now. */
export type MayLead = (articleId: string, address: string) => boolean;

export async function readMayLead(
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
  now: Date,
): Promise<MayLead> {
  if (articleIds.length === 0) return () => true;
  const rows = await tx.query<ReaderRoom>(ROOMS, [contractId, articleIds, now]);
  const rooms = new Map(rows.map((row) => [row.articleId, { ...row, known: new Set(row.addresses) }]));
  return (articleId, address) => {
    const room = rooms.get(articleId);
    if (!room) return true;
    return room.known.has(address.toLowerCase()) ? room.readers <= room.most : room.readers < room.most;
  };
}
