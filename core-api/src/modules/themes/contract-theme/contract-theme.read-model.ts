import type { Transaction } from "../../../db/tenant.ts";
import type { ContactTheme } from "./contract-theme.dto.ts";

const THEMES = `
  SELECT t.theme_id::text, t.theme_name, t.display_order, t.open_to_all_groups::int,
    (SELECT count(*)::int FROM expression e WHERE e.contract_id = t.contract_id AND e.theme_id = t.theme_id) AS expression_count
  FROM theme t WHERE t.contract_id = $1 ORDER BY t.display_order, t.theme_id`;

export function readContactThemes(tx: Transaction, contractId: number): Promise<ContactTheme[]> {
  return tx.query<ContactTheme>(THEMES, [contractId]);
}

/** Who a theme is: its id alone names it. */
export interface ThemeKey {
  contractId: number;
  themeId: number;
}

/** The theme, locked until the transaction ends; null where there is none, or it belongs to another contract than the one named. */
export async function lockTheme(tx: Transaction, themeId: string, contractId?: string): Promise<ThemeKey | null> {
  const [row] = await tx.query<{ contract_id: number; theme_id: number }>(
    `SELECT contract_id, theme_id FROM theme
     WHERE theme_id = $1::bigint AND ($2::bigint IS NULL OR contract_id = $2) FOR UPDATE`,
    [themeId, contractId ?? null],
  );
  return row ? { contractId: row.contract_id, themeId: row.theme_id } : null;
}
