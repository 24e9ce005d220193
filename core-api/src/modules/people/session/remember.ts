import { randomUUID } from "node:crypto";
import { hashToken, newToken } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { RememberToken } from "./remember.entity.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const REMEMBER_DAYS = 90;
/** Tabs that wake together show the same token at once; the first gets the new one, and the others are no thieves. */
const SAME_MOMENT_MS = 30_000;

export interface Redeemed {
  userId: string;
  /** To be set in the cookie; null where another tab has just got it. */
  token: string | null;
}

/** Begins or continues a family; the token for the cookie. */
export async function issueRememberToken(
  tx: Transaction,
  {
    contractId,
    userId,
    familyId = randomUUID(),
    now,
  }: { contractId: number; userId: string; familyId?: string; now: Date },
): Promise<string> {
  const token = newToken();
  await tx.manager.insert(RememberToken, {
    contract_id: contractId,
    token_hash: hashToken(token),
    family_id: familyId,
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + REMEMBER_DAYS * DAY_MS),
  });
  return token;
}

/**
 * Takes a token for a sign-in and hands out the next one. A token that comes again later was copied: the family ends and
 * `onReuse` is told. Null where it is unknown, expired or reused.
 */
export async function redeemRememberToken(
  tx: Transaction,
  {
    contractId,
    token,
    now,
    onReuse,
  }: { contractId: number; token: string; now: Date; onReuse: (userId: string) => Promise<void> },
): Promise<Redeemed | null> {
  const found = await tx.manager.findOne(RememberToken, {
    where: { contract_id: contractId, token_hash: hashToken(token) },
    lock: { mode: "pessimistic_write" },
  });
  if (!found || found.expires_at <= now) return null;
  const { user_id: userId, family_id: familyId, used_at: usedAt } = found;
  if (usedAt === null) {
    await tx.manager.update(RememberToken, { contract_id: contractId, token_hash: found.token_hash }, { used_at: now });
    return { userId, token: await issueRememberToken(tx, { contractId, userId, familyId, now }) };
  }
  if (now.getTime() - usedAt.getTime() <= SAME_MOMENT_MS) return { userId, token: null };
  await tx.manager.delete(RememberToken, { contract_id: contractId, family_id: familyId });
  await onReuse(userId);
  return null;
}

/** Ends the family of a cookie's token: a sign-out is one on the remembered device too. */
export async function forgetFamily(tx: Transaction, contractId: number, token: string): Promise<void> {
  await tx.query(
    `DELETE FROM remember_token WHERE contract_id = $1 AND family_id IN
       (SELECT family_id FROM remember_token WHERE contract_id = $1 AND token_hash = $2)`,
    [contractId, hashToken(token)],
  );
}

/** Ends every remembered sign-in of a user: after a change of password, or by his own wish. */
export async function forgetUser(tx: Transaction, contractId: number, userId: string): Promise<void> {
  await tx.manager.delete(RememberToken, { contract_id: contractId, user_id: userId });
}
