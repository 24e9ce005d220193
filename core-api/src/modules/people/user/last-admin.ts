import type { Transaction } from "../../../db/tenant.ts";

const ADMIN = `
  SELECT 1 FROM app_user
  WHERE contract_id = $1 AND user_authority = 1 AND NOT login_stop_flag AND password_hash IS NOT NULL AND user_id <> ALL ($2::text[])
  LIMIT 1`;

/** Whether somebody beside these could sign in and administer. */
export async function hasAdminBeside(
  { tx, actor }: { tx: Transaction; actor: { contractId: number } },
  userIds: readonly string[],
): Promise<boolean> {
  return (await tx.query(ADMIN, [actor.contractId, userIds])).length > 0;
}
