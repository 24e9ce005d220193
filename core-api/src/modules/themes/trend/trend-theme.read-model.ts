import type { Transaction } from "../../../db/tenant.ts";
import type { TrendOf } from "./trend.read-model.ts";

const NAME = "SELECT theme_name FROM theme WHERE contract_id = $1 AND theme_id = $2";

/** Of a theme that is known to be there. */
export async function readThemeName(
  tx: Transaction,
  { contractId, themeId }: Pick<TrendOf, "contractId" | "themeId">,
): Promise<string> {
  const [row] = await tx.query<{ theme_name: string }>(NAME, [contractId, themeId]);
  return row?.theme_name ?? "";
}
