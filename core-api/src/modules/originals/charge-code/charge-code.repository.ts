import { CHARGE_CODE_SETTING, type ChargeCodeMode } from "@kirinuki/schema/contract-settings.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";

export interface ChargeCode {
  charge_code: string;
  charge_name: string;
}

type Owner = Pick<Actor, "contractId">;
type User = Pick<Actor, "contractId" | "userId">;

/** Whether the contract asks for a code with each use. */
export async function readChargeMode(tx: Transaction, { contractId }: Owner): Promise<ChargeCodeMode> {
  const [row] = await tx.query<{ mode: string }>(
    "SELECT configuration_value AS mode FROM contract_configuration WHERE contract_id = $1 AND configuration_key = $2",
    [contractId, CHARGE_CODE_SETTING],
  );
  return row?.mode === "list" || row?.mode === "free" ? row.mode : "off";
}

/** The contract's codes in their order. */
export const readChargeCodes = (tx: Transaction, { contractId }: Owner): Promise<ChargeCode[]> =>
  tx.query<ChargeCode>(
    "SELECT charge_code, charge_name FROM charge_code WHERE contract_id = $1 ORDER BY display_order",
    [contractId],
  );

export async function hasChargeCode(tx: Transaction, { contractId }: Owner, code: string): Promise<boolean> {
  const sql = "SELECT FROM charge_code WHERE contract_id = $1 AND charge_code = $2";
  return (await tx.query(sql, [contractId, code])).length > 0;
}

/** Replaces the list; uses keep the codes that they have. */
export async function storeChargeCodes(
  tx: Transaction,
  { contractId }: Owner,
  codes: readonly ChargeCode[],
): Promise<void> {
  // Two who save at once come one after the other.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.charge_code'), $1)", [contractId]);
  await tx.query("DELETE FROM charge_code WHERE contract_id = $1", [contractId]);
  await tx.query(
    `INSERT INTO charge_code (contract_id, charge_code, charge_name, display_order)
     SELECT $1, c.charge_code, c.charge_name, c.at FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS c (charge_code, charge_name, at)`,
    [contractId, codes.map(({ charge_code }) => charge_code), codes.map(({ charge_name }) => charge_name)],
  );
}

/** The code that the user named last; "" for none. */
export async function readLastCode(tx: Transaction, { contractId, userId }: User): Promise<string> {
  const [row] = await tx.query<{ code: string }>(
    "SELECT charge_code AS code FROM user_charge_code WHERE contract_id = $1 AND user_id = $2",
    [contractId, userId],
  );
  return row?.code ?? "";
}

export async function rememberChargeCode(tx: Transaction, { contractId, userId }: User, code: string): Promise<void> {
  await tx.query(
    `INSERT INTO user_charge_code AS u (contract_id, user_id, charge_code)
     SELECT $1, user_id, $3 FROM app_user WHERE contract_id = $1 AND user_id = $2
     ON CONFLICT (contract_id, user_id) DO UPDATE SET charge_code = excluded.charge_code WHERE u.charge_code <> excluded.charge_code`,
    [contractId, userId, code],
  );
}
