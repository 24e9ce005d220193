import type { SignInWay } from "@kirinuki/schema/single-sign-on.ts";
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
  /** The contract has ended, or is deleted. */
  contractClosed: boolean;
  absoluteHours: number;
  hasAuthenticator: boolean;
  hasPasskey: boolean;
  /** The contract demands a second factor of him. */
  factorDemanded: boolean;
  /** He has signed in before, in some browser. */
  hasSignedIn: boolean;
  /** By which the contract's users may sign in. */
  ways: SignInWay[];
  /** An Admin whose password stays good whatever the ways are. */
  passwordKept: boolean;
}

const ACCOUNT = `
  SELECT u.user_id AS "userId", u.password_hash AS "passwordHash", u.login_stop_flag AS "loginStopped",
    u.pass_change_stop_flag AS "passwordChangeStopped", c.session_absolute_hours AS "absoluteHours",
    EXISTS (SELECT 1 FROM user_authenticator a
      WHERE a.contract_id = $1 AND a.user_id = u.user_id AND a.secret IS NOT NULL) AS "hasAuthenticator",
    EXISTS (SELECT 1 FROM user_passkey p WHERE p.contract_id = $1 AND p.user_id = u.user_id) AS "hasPasskey",
    is_second_factor_demanded(c.second_factor_demand, u.user_authority) AS "factorDemanded",
    u.last_login_at IS NOT NULL AS "hasSignedIn",
    contract_phase(c.end_date, c.deleted_at, $4) = 'closed' AS "contractClosed",
    u.ip_restriction_flag AND NOT EXISTS (
      SELECT 1 FROM contract_address_range r WHERE r.contract_id = $1 AND r.addresses @> $3::inet) AS "wrongPlace",
    coalesce(w.ways, '{password,address}') AS ways,
    u.user_authority = 1 AND EXISTS (
      SELECT 1 FROM password_keeper k WHERE k.contract_id = $1 AND k.user_id = u.user_id) AS "passwordKept"
  FROM app_user u JOIN contract c USING (contract_id) LEFT JOIN sign_in_setting w USING (contract_id)
  WHERE u.contract_id = $1 AND u.user_id = $2`;

/** Null for an unknown user id. */
export async function findAccount(
  tx: Transaction,
  contractId: number,
  userId: string,
  { address, now }: { address: string; now: Date },
): Promise<Account | null> {
  const [account] = await tx.query<Account>(ACCOUNT, [contractId, userId, address, now]);
  return account ?? null;
}
