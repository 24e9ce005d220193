import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { Notice } from "./notice.entity.ts";
import { OperatorNotice } from "./operator-notice.entity.ts";

/** Writers of one contract's notice come one after the other, so that none overwrites what it has not seen. */
export async function lockNotice(tx: Transaction, contractId: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.notice'), $1)", [contractId]);
}

/** An empty text takes the notice away. */
export async function storeNotice(tx: Transaction, contractId: number, text: string, now: Date): Promise<void> {
  if (text === "") await tx.manager.delete(Notice, { contract_id: contractId });
  else await tx.manager.upsert(Notice, { contract_id: contractId, text, updated_at: now }, ["contract_id"]);
}

/** The same for the one board of the operators. */
export async function lockOperatorNotices(tx: Transaction): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.operator_notice'))");
}

/** Puts these in the place of every notice of the kind. */
export async function replaceOperatorNotices(
  tx: Transaction,
  kind: "alert" | "notice",
  notices: readonly { day: DayString; text: string }[],
): Promise<void> {
  await tx.manager.delete(OperatorNotice, { kind });
  // Of two of one day the later row counts as newer, and the list has the newest first.
  for (const { day, text } of notices.toReversed())
    await tx.manager.insert(OperatorNotice, { kind, noticed_on: day, text });
}

/** False where there is no such notice. */
export async function removeOperatorNotice(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx.query<{ id: number }>(
    "WITH gone AS (DELETE FROM operator_notice WHERE operator_notice_id::bigint = $1 AND kind = 'notice' RETURNING 1) SELECT 1 FROM gone",
    [id],
  );
  return gone.length === 1;
}
