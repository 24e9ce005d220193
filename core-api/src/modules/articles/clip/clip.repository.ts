import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

type Clipper = Pick<Actor, "contractId" | "userId">;

/** Changes of one folder run one after the other, so that its limit and its order hold. */
export const lockFolder = (tx: Transaction, contractId: number, folderId: string): Promise<unknown> =>
  tx.query("SELECT FROM clip_folder WHERE contract_id = $1 AND folder_id = $2 FOR UPDATE", [contractId, folderId]);

/** Above what is there, in the order given. What lies in the folder already stays where it is. @returns the ids that came */
export async function addClips(
  tx: Transaction,
  { contractId, userId }: Clipper,
  folderId: string,
  articleIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await tx.query<{ article_id: string }>(
    `INSERT INTO clip (contract_id, folder_id, article_id, display_order, clipped_by, clipped_at)
     SELECT $1, $2, id, least(0,
         (SELECT min(display_order) FROM clip WHERE contract_id = $1 AND folder_id = $2),
         (SELECT min(display_order) FROM hand_clip WHERE contract_id = $1 AND folder_id = $2)) - $6 + at, $4, $5
     FROM unnest($3::bigint[]) WITH ORDINALITY AS given (id, at)
     ON CONFLICT DO NOTHING RETURNING article_id::text`,
    [contractId, folderId, articleIds, userId, now, articleIds.length + 1],
  );
  return rows.map(({ article_id }) => article_id);
}

/** Notes go with articles that are moved, where the other folder has none of its own. */
export const copyNotes = (
  tx: Transaction,
  contractId: number,
  { from, to }: { from: string; to: string },
  articleIds: readonly string[],
): Promise<unknown> =>
  tx.query(
    `UPDATE clip c SET note = o.note, noted_by = o.noted_by, noted_at = o.noted_at
     FROM clip o WHERE c.contract_id = $1 AND c.folder_id = $3 AND c.article_id = ANY ($4::bigint[]) AND c.note = ''
       AND o.contract_id = $1 AND o.folder_id = $2 AND o.article_id = c.article_id`,
    [contractId, from, to, articleIds],
  );

/** @returns how many went */
export async function removeClips(
  tx: Transaction,
  contractId: number,
  folderId: string,
  articleIds: readonly string[],
): Promise<number> {
  const gone = await tx.query(
    `WITH gone AS (DELETE FROM clip WHERE contract_id = $1 AND folder_id = $2 AND article_id = ANY ($3::bigint[]) RETURNING 1)
     SELECT FROM gone`,
    [contractId, folderId, articleIds],
  );
  return gone.length;
}

/** An article or a record of a folder: `a` or `h`, and its id. */
export type LyingKey = `${"a" | "h"}${string}`;

/** What is given changes places among itself, in the order given; the rest stays where it is. */
export const orderClips = (
  tx: Transaction,
  contractId: number,
  folderId: string,
  keys: readonly LyingKey[],
): Promise<unknown> =>
  tx.query(
    `WITH lying AS (
       SELECT 'a' || article_id AS key, display_order, 0 AS kind, article_id AS id
       FROM clip WHERE contract_id = $1 AND folder_id = $2
       UNION ALL SELECT 'h' || hand_clip_id, display_order, 1, hand_clip_id
       FROM hand_clip WHERE contract_id = $1 AND folder_id = $2),
     places AS (SELECT key, row_number() OVER (ORDER BY display_order, kind, id) AS place FROM lying),
     given AS (
       SELECT key, row_number() OVER (ORDER BY at) AS nth
       FROM unnest($3::text[]) WITH ORDINALITY AS g (key, at) WHERE key IN (SELECT key FROM places)),
     kept AS (
       SELECT place, row_number() OVER (ORDER BY place) AS nth FROM places WHERE key IN (SELECT key FROM given)),
     ordered AS (
       SELECT key, place FROM given JOIN kept USING (nth)
       UNION ALL SELECT key, place FROM places WHERE key NOT IN (SELECT key FROM given)),
     articles AS (
       UPDATE clip c SET display_order = o.place FROM ordered o
       WHERE c.contract_id = $1 AND c.folder_id = $2 AND 'a' || c.article_id = o.key)
     UPDATE hand_clip h SET display_order = o.place FROM ordered o
     WHERE h.contract_id = $1 AND h.folder_id = $2 AND 'h' || h.hand_clip_id = o.key`,
    [contractId, folderId, keys],
  );
