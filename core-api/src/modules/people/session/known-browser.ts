import { hashToken, newToken } from "../../../access/token.ts";
import { KNOWN_BROWSER_DAYS, KNOWN_BROWSERS_OF_ONE_ACCOUNT } from "../../../config/sign-in-limits.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** Whose browsers: the table of the door, and the account's key there. */
export interface BrowserOwner {
  table: "known_browser" | "known_operator_browser";
  key: Record<string, string | number>;
}

export const ofUser = (contractId: number, userId: string): BrowserOwner => ({
  table: "known_browser",
  key: { contract_id: contractId, user_id: userId },
});

export const ofOperator = (operatorId: string): BrowserOwner => ({
  table: "known_operator_browser",
  key: { operator_id: operatorId },
});

/** The owner's key as an SQL predicate, its values being the first parameters. */
const ownedBy = ({ key }: BrowserOwner): string =>
  Object.keys(key)
    .map((column, index) => `${column} = $${index + 1}`)
    .join(" AND ");

/** The hash of the browser's cookie, where the account has signed in there lately; else null. */
export async function findKnownBrowser(
  tx: Transaction,
  owner: BrowserOwner,
  { cookie, now }: { cookie: string | undefined; now: Date },
): Promise<Buffer | null> {
  const values = Object.values(owner.key);
  const n = values.length;
  const hash = hashToken(cookie ?? "");
  const found = await tx.query(
    `SELECT 1 FROM ${owner.table} WHERE ${ownedBy(owner)} AND token_hash = $${n + 1}
       AND last_sign_in_at > $${n + 2}::timestamptz - make_interval(days => $${n + 3})`,
    [...values, hash, now, KNOWN_BROWSER_DAYS],
  );
  return found.length === 0 ? null : hash;
}

/**
 * Notes after a sign-in that the account knows this browser.
 * @returns the token for the browser's cookie. A token that this contract (for operators: this product) gave out stays the
 * same, so that several users of one browser keep each other known. Any other value is replaced, so that nobody can plant one.
 */
export async function knowBrowser(
  tx: Transaction,
  owner: BrowserOwner,
  { cookie, now }: { cookie: string | undefined; now: Date },
): Promise<string> {
  // Row-level security leaves only the contract's own rows.
  const ours = cookie
    ? await tx.query(`SELECT 1 FROM ${owner.table} WHERE token_hash = $1 LIMIT 1`, [hashToken(cookie)])
    : [];
  const token = cookie && ours.length > 0 ? cookie : newToken();
  const columns = Object.keys(owner.key);
  const values = Object.values(owner.key);
  const n = values.length;
  await tx.query(
    `INSERT INTO ${owner.table} (${columns.join(", ")}, token_hash, last_sign_in_at)
     VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")}, $${n + 1}, $${n + 2})
     ON CONFLICT (${columns.join(", ")}, token_hash) DO UPDATE SET last_sign_in_at = excluded.last_sign_in_at`,
    [...values, hashToken(token), now],
  );
  await tx.query(
    `DELETE FROM ${owner.table} WHERE ${ownedBy(owner)} AND token_hash IN (
       SELECT token_hash FROM ${owner.table} WHERE ${ownedBy(owner)}
       ORDER BY last_sign_in_at DESC, token_hash OFFSET $${n + 1})`,
    [...values, KNOWN_BROWSERS_OF_ONE_ACCOUNT],
  );
  return token;
}

/** After a change of password, or where its user ends what he left signed in elsewhere: every browser but this one. */
export async function forgetOtherBrowsers(
  tx: Transaction,
  owner: BrowserOwner,
  cookie: string | undefined,
): Promise<void> {
  const values = Object.values(owner.key);
  await tx.query(`DELETE FROM ${owner.table} WHERE ${ownedBy(owner)} AND token_hash <> $${values.length + 1}`, [
    ...values,
    hashToken(cookie ?? ""),
  ]);
}
