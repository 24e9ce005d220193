import type { Transaction } from "../../../db/tenant.ts";
import { refusedField } from "../../../errors/app-error.ts";

const IS_FULL = `
  SELECT 1 FROM contract c WHERE c.contract_id = $1
    AND (SELECT count(*) FROM app_user u WHERE u.contract_id = $1) > c.user_max_count`;

/**
 * After users were added: undoes it where the contract has more than it may. Whoever adds holds the lock of the contract's users.
 * @throws AppError TOO_MANY_USERS
 */
export async function demandRoom(tx: Transaction, contractId: number): Promise<void> {
  if ((await tx.query(IS_FULL, [contractId])).length > 0) throw refusedField("TOO_MANY_USERS", "user_id");
}
