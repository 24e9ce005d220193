import type { Transaction } from "../../../db/tenant.ts";
import { REMEMBERED_PASSWORDS } from "./refused-password.ts";

interface Accounts {
  table: string;
  former: string;
  /** Columns of the key, whose values are the first parameters. */
  key: readonly string[];
}

const USERS: Accounts = { table: "app_user", former: "former_password", key: ["contract_id", "user_id"] };
const OPERATORS: Accounts = { table: "operator_account", former: "former_operator_password", key: ["operator_id"] };

/** Keeps the password that holds, before another takes its place, and forgets those that are too far back. */
async function rememberPassword(
  tx: Transaction,
  { table, former, key }: Accounts,
  values: readonly unknown[],
): Promise<void> {
  const owned = key.map((column, index) => `${column} = $${index + 1}`).join(" AND ");
  await tx.query(
    `INSERT INTO ${former} (${key}, password_hash) SELECT ${key}, password_hash FROM ${table} WHERE ${owned} AND password_hash IS NOT NULL`,
    [...values],
  );
  // The password that holds is one of those that are remembered.
  await tx.query(
    `DELETE FROM ${former} WHERE ${owned} AND former_password_id IN (
       SELECT former_password_id FROM ${former} WHERE ${owned} ORDER BY former_password_id DESC OFFSET ${REMEMBERED_PASSWORDS - 1})`,
    [...values],
  );
}

export const rememberUserPassword = (tx: Transaction, contractId: number, userId: string): Promise<void> =>
  rememberPassword(tx, USERS, [contractId, userId]);

export const rememberOperatorPassword = (tx: Transaction, operatorId: string): Promise<void> =>
  rememberPassword(tx, OPERATORS, [operatorId]);
