import type { Transaction, TransactionScope } from "../../db/tenant.ts";

const LOCK = "hashtext('kirinuki.matching')";

/**
 * A shared lock that every transaction that matches articles holds from before it reads the expressions until it ends. Whoever
 * changes an expression, and then looks at what was matched without the change, waits for these transactions.
 */
export async function whileMatching(tx: Transaction): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock_shared(${LOCK})`);
}

/** Nothing is matched until this transaction ends; for removing a theme with its hits. */
export async function stopMatching(tx: Transaction): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
}

/** Returns when every transaction has ended that may still have matched with older expressions than those committed now. */
export async function awaitRunningMatches(scope: TransactionScope): Promise<void> {
  await scope.shared("write", stopMatching);
}
