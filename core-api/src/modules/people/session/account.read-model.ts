import type { Transaction } from "../../../db/tenant.ts";

/** What decides whether a user may sign in at all, from here. */
export interface Account {
  userId: string;
  /** Null: he has set none yet. */
  passwordHash: string | null;
  loginStopped: boolean;
  passwordChangeStopped: boolean;
  /** ip_restriction_flag set and the address in none of the contract's ranges. */
  wrongPlace: boolean;
  absoluteHours: number;
}

const ACCOUNT = `
  SELECT u.user_id AS "userId", u.password_hash AS "passwordHash", u.login_stop_flag AS "loginStopped",
    u.pass_change_stop_flag AS "passwordChangeStopped", c.session_absolute_hours AS "absoluteHours",
    u.ip_restriction_flag AND NOT EXISTS (
      SELECT 1 FROM contract_address_range r WHERE r.contract_id = $1 AND r.address_range >>= $3::inet) AS "wrongPlace"
  FROM app_user u JOIN contract c USING (contract_id) WHERE u.contract_id = $1 AND u.user_id = $2`;

/** Null for an unknown user id. */
export async function findAccount(
  tx: Transaction,
  contractId: number,
  userId: string,
  address: string,
): Promise<Account | null> {
  const [account] = await tx.query<Account>(ACCOUNT, [contractId, userId, address]);
  return account ?? null;
}
