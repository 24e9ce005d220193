import { hashToken } from "../../../access/token.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { FactorOwner } from "./factor-owner.ts";
import { newRecoveryCodes, plainCode, stepOf } from "./totp.ts";

/** What an authenticator's secret is sealed for. */
export const secretPlace = ({ contractId, userId }: FactorOwner): string =>
  `user_authenticator/${contractId}/${userId}`;

const changed = async (tx: Transaction, sql: string, values: unknown[]): Promise<boolean> =>
  (await tx.query(`WITH changed AS (${sql} RETURNING 1) SELECT * FROM changed`, values)).length > 0;

const hashOf = (code: string): Buffer => hashToken(plainCode(code));

/** A code of the app or a recovery code is each taken once, whoever is quicker. @returns which of them it was; null: neither */
export async function takeCode(
  tx: Transaction,
  owner: FactorOwner,
  { code, now, sealedTexts }: { code: string; now: Date; sealedTexts: SealedTexts },
): Promise<"authenticator" | "recovery_code" | null> {
  const { contractId, userId } = owner;
  const [kept] = await tx.query<{ secret: Buffer | null }>(
    "SELECT secret FROM user_authenticator WHERE contract_id = $1 AND user_id = $2",
    [contractId, userId],
  );
  const step = kept?.secret ? stepOf(sealedTexts.open(kept.secret, secretPlace(owner)), plainCode(code), now) : null;
  if (step !== null) {
    const sql =
      "UPDATE user_authenticator SET last_step = $3 WHERE contract_id = $1 AND user_id = $2 AND last_step < $3";
    return (await changed(tx, sql, [contractId, userId, step])) ? "authenticator" : null;
  }
  const sql = "DELETE FROM user_recovery_code WHERE contract_id = $1 AND user_id = $2 AND code_hash = $3";
  return (await changed(tx, sql, [contractId, userId, hashOf(code)])) ? "recovery_code" : null;
}

/** New recovery codes in the place of all that there were. @returns them, the only time */
export async function replaceRecoveryCodes(tx: Transaction, { contractId, userId }: FactorOwner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.query("DELETE FROM user_recovery_code WHERE contract_id = $1 AND user_id = $2", [contractId, userId]);
  await tx.query(
    "INSERT INTO user_recovery_code (contract_id, user_id, code_hash) SELECT $1, $2, unnest($3::bytea[])",
    [contractId, userId, codes.map(hashOf)],
  );
  return codes;
}
