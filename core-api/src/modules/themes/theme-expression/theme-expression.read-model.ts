import type { Transaction } from "../../../db/tenant.ts";
import { parseExpression } from "../../../matching/expression/parse.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { mediaOf, searchedFields } from "./narrowed-expression.ts";
import type { SearchExpression } from "./theme-expression.dto.ts";

type Row = Omit<SearchExpression, "updated_at" | "scope" | "media"> & { updated_at: Date };

const EXPRESSIONS = `
  SELECT e.expression_id::text, e.contract_id::text, e.theme_id::text, t.theme_name, e.data_section, e.expression, e.canonical, e.updated_at
  FROM expression e JOIN theme t USING (contract_id, theme_id)
  WHERE ($1::bigint IS NULL OR e.contract_id = $1) AND ($2::bigint IS NULL OR e.theme_id = $2)
  ORDER BY e.contract_id, e.theme_id, e.data_section NULLS FIRST, e.expression_id`;

/** The expressions of a contract, or of a theme. */
export async function readSearchExpressions(
  tx: Transaction,
  where: { contractId?: string; themeId?: string },
): Promise<SearchExpression[]> {
  const rows = await tx.query<Row>(EXPRESSIONS, [where.contractId ?? null, where.themeId ?? null]);
  return rows.map((row) => ({ ...row, ...narrowingOf(row.expression), updated_at: tokyoDateTime(row.updated_at) }));
}

/** An expression that was kept before a rule changed may be refused now, and then says neither. */
function narrowingOf(text: string): Pick<SearchExpression, "scope" | "media"> {
  const parsed = parseExpression(text);
  if (!parsed.ok) return { scope: "all", media: [] };
  return { scope: searchedFields(parsed.expression), media: mediaOf(parsed.expression) };
}

/** Whether contract and theme, as far as they are given, are there. */
export async function bothExist(tx: Transaction, where: { contractId?: string; themeId?: string }): Promise<boolean> {
  const [row] = await tx.query<{ all_there: boolean }>(
    `SELECT ($1::bigint IS NULL OR EXISTS (SELECT 1 FROM contract WHERE contract_id = $1))
        AND ($2::bigint IS NULL OR EXISTS (SELECT 1 FROM theme WHERE theme_id = $2)) AS all_there`,
    [where.contractId ?? null, where.themeId ?? null],
  );
  return row?.all_there === true;
}
