import type { Transaction } from "../../../db/tenant.ts";

const KEPT = ["theme_medium_count", "theme_hour_count", "theme_words_due", "theme_day_words"];

/** Removes what is kept of a theme that is removed itself. */
export async function removeTrend(
  tx: Transaction,
  { contractId, themeId }: { contractId: number; themeId: number },
): Promise<void> {
  for (const table of KEPT)
    await tx.query(`DELETE FROM ${table} WHERE contract_id = $1 AND theme_id = $2`, [contractId, themeId]);
}
