import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

type Reader = Pick<Actor, "contractId" | "userId">;

/** Keeps the first moment of each; in the order of the ids, so that two tabs that write at the same time can't deadlock. */
export async function rememberRead(
  tx: Transaction,
  { contractId, userId }: Reader,
  articleIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO read_mark (contract_id, user_id, article_id, read_at)
     SELECT $1, $2, id, $4 FROM unnest($3::bigint[]) id ORDER BY id ON CONFLICT DO NOTHING`,
    [contractId, userId, articleIds, now],
  );
}

export async function forgetRead(
  tx: Transaction,
  { contractId, userId }: Reader,
  articleIds: readonly string[],
): Promise<void> {
  await tx.query("DELETE FROM read_mark WHERE contract_id = $1 AND user_id = $2 AND article_id = ANY ($3::bigint[])", [
    contractId,
    userId,
    articleIds,
  ]);
}
