import type { Transaction } from "../../../db/tenant.ts";
import { accountKey } from "../session/throttle.ts";

/** Until when no password of a user is checked, by his id; whoever is not locked is not in it. */
export type Locks = ReadonlyMap<string, Date>;

const BLOCKED = "SELECT encode(bucket, 'hex') AS bucket, blocked_until FROM blocked_sign_ins($1::bytea[], $2)";

/** Who of the contract's users is locked after too many wrong passwords; the counters name nobody, so they are asked by account. */
export async function readLocks(
  tx: Transaction,
  contractCode: string,
  userIds: readonly string[],
  now: Date,
): Promise<Locks> {
  if (userIds.length === 0) return new Map();
  const users = new Map(userIds.map((id) => [accountKey(["user", contractCode, id]).toString("hex"), id]));
  const keys = [...users.keys()].map((hex) => Buffer.from(hex, "hex"));
  const blocked = await tx.query<{ bucket: string; blocked_until: Date }>(BLOCKED, [keys, now]);
  return new Map(blocked.map(({ bucket, blocked_until }) => [users.get(bucket) ?? "", blocked_until]));
}

/** Forgets wrong passwords of these users, who may try again immediately. */
export async function endLocks(tx: Transaction, contractCode: string, userIds: readonly string[]): Promise<void> {
  const keys = userIds.map((id) => accountKey(["user", contractCode, id]));
  await tx.query("SELECT end_guess($1::bytea[], $1::bytea[])", [keys]);
}
