import { hashToken } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** What a mailed link is of: a password that is set anew, or the first one of an invited user. */
export type LinkKind = "reset" | "invitation";

export interface PasswordLink {
  kind: LinkKind;
  user_id: string;
  /** Past its end; of a reset that is the same as no link. */
  is_over: boolean;
}

const FIND = `
  SELECT 'reset' AS kind, user_id, false AS is_over FROM password_reset
  WHERE contract_id = $1 AND key_hash = $2 AND used_at IS NULL AND expires_at > $3
  UNION ALL
  SELECT 'invitation', user_id, expires_at <= $3 FROM user_invitation WHERE contract_id = $1 AND key_hash = $2`;

/** The link that a token stands for; only looks. */
export async function findLink(
  tx: Transaction,
  contractId: number,
  token: string,
  now: Date,
): Promise<PasswordLink | null> {
  const [found] = await tx.query<PasswordLink>(FIND, [contractId, hashToken(token), now]);
  return found ?? null;
}

const SPEND: Record<LinkKind, string> = {
  reset: `UPDATE password_reset SET used_at = $3 WHERE contract_id = $1 AND key_hash = $2 AND used_at IS NULL RETURNING 1`,
  invitation: `DELETE FROM user_invitation WHERE contract_id = $1 AND key_hash = $2 AND expires_at > $3 RETURNING 1`,
};

/** Of two who use it at the same time, one succeeds. @returns whether it was this one */
export async function spendLink(
  tx: Transaction,
  contractId: number,
  { kind, token }: { kind: LinkKind; token: string },
  now: Date,
): Promise<boolean> {
  const spend = `WITH spent AS (${SPEND[kind]}) SELECT count(*)::int AS n FROM spent`;
  const [spent] = await tx.query<{ n: number }>(spend, [contractId, hashToken(token), now]);
  return spent?.n === 1;
}
