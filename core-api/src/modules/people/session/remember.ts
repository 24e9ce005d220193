import { createHash, randomUUID } from "node:crypto";
import { hashToken, newToken } from "../../../access/token.ts";
import { REMEMBER_DAYS, REMEMBER_REPEAT_MS } from "../../../config/sign-in-limits.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { RememberToken } from "./remember.entity.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A remembered sign-in: all tokens that follow from one password sign-in, in one browser. */
interface Family {
  contractId: number;
  userId: string;
  familyId: string;
  endsAt: Date;
}

/** A family with the token for its cookie. */
export interface Remembered extends Family {
  token: string;
}

/** What tells browsers apart: the cookie by which one is known, and its name for itself. */
export interface BrowserMarks {
  browserCookie: string | undefined;
  userAgent: string | null;
}

const hashOf = ({ browserCookie, userAgent }: BrowserMarks): Buffer =>
  createHash("sha256")
    .update(JSON.stringify([browserCookie ?? null, userAgent]))
    .digest();

/** Begins a family. */
export function beginRemembering(
  tx: Transaction,
  { contractId, userId, now }: { contractId: number; userId: string; now: Date },
): Promise<Remembered> {
  const endsAt = new Date(now.getTime() + REMEMBER_DAYS * DAY_MS);
  return issueToken(tx, { contractId, userId, familyId: randomUUID(), endsAt }, now);
}

/** The next token of a family; it ends when the family does. */
async function issueToken(tx: Transaction, family: Family, now: Date): Promise<Remembered> {
  const token = newToken();
  await tx.manager.insert(RememberToken, {
    contract_id: family.contractId,
    token_hash: hashToken(token),
    family_id: family.familyId,
    user_id: family.userId,
    created_at: now,
    expires_at: family.endsAt,
  });
  return { ...family, token };
}

/**
 * Takes a token for a sign-in and hands out the next one. The same browser may come again within moments: another of its tabs,
 * or an answer that never arrived. Any other second use means that the token was copied: the family ends, with the sessions that
 * came from it, and `onReuse` is told. Null where the token is unknown, expired or reused.
 */
export async function redeemRememberToken(
  tx: Transaction,
  {
    contractId,
    token,
    browser,
    now,
    onReuse,
  }: {
    contractId: number;
    token: string;
    browser: BrowserMarks;
    now: Date;
    onReuse: (userId: string) => Promise<void>;
  },
): Promise<Remembered | null> {
  const key = { contract_id: contractId, token_hash: hashToken(token) };
  const found = await tx.manager.findOne(RememberToken, { where: key, lock: { mode: "pessimistic_write" } });
  if (!found || found.expires_at <= now) return null;
  const family = { contractId, userId: found.user_id, familyId: found.family_id, endsAt: found.expires_at };
  const usedBy = hashOf(browser);
  if (found.used_at !== null && !isRepeat(found, usedBy, now)) {
    await endFamily(tx, family);
    await onReuse(family.userId);
    return null;
  }
  const use = found.used_at === null ? { used_at: now, used_by: usedBy } : { repeated: true };
  await tx.manager.update(RememberToken, key, use);
  return issueToken(tx, family, now);
}

const isRepeat = ({ used_at, used_by, repeated }: RememberToken, usedBy: Buffer, now: Date): boolean =>
  !repeated &&
  used_at !== null &&
  now.getTime() - used_at.getTime() <= REMEMBER_REPEAT_MS &&
  used_by !== null &&
  usedBy.equals(used_by);

async function endFamily(tx: Transaction, { contractId, familyId }: Family): Promise<void> {
  await tx.manager.delete(RememberToken, { contract_id: contractId, family_id: familyId });
  await tx.query("DELETE FROM session WHERE contract_id = $1 AND remember_family = $2", [contractId, familyId]);
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
