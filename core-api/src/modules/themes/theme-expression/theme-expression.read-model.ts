import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { mediaOf, searchedFields } from "./narrowed-expression.ts";
import type { PastExpressionWire, SearchExpression } from "./theme-expression.dto.ts";

type Row = Omit<SearchExpression, "updated_at" | "scope" | "media"> & { updated_at: Date };

const EXPRESSIONS = `
  SELECT e.expression_id::text, e.contract_id::text, e.theme_id::text, t.theme_name, e.data_section, e.expression, e.canonical, e.updated_at,
    coalesce(o.name, e.updated_by) AS updated_by, e.version
  FROM expression e JOIN theme t USING (contract_id, theme_id) LEFT JOIN operator_account o ON o.operator_id = e.updated_by
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

type PastRow = Omit<PastExpressionWire, "saved_datetime" | "ended_datetime"> & { saved_at: Date; ended_at: Date };

/** Nobody reads more of them on a screen. */
const MOST_PAST = 200;

const PAST = `
  SELECT p.past_expression_id::text, p.expression_id::text, p.version, p.data_section, p.expression, p.saved_at,
    coalesce(s.name, p.saved_by) AS saved_by, p.ended_at, coalesce(e.name, p.ended_by) AS ended_by, p.removed::int AS removed_flag
  FROM past_expression p LEFT JOIN operator_account s ON s.operator_id = p.saved_by LEFT JOIN operator_account e ON e.operator_id = p.ended_by
  WHERE p.contract_id = $1 AND p.theme_id = $2 ORDER BY p.past_expression_id DESC LIMIT ${MOST_PAST}`;

/** What the theme's expressions were before, newest first. */
export async function readPastExpressions(
  tx: Transaction,
  { contractId, themeId }: { contractId: number; themeId: number },
): Promise<PastExpressionWire[]> {
  const rows = await tx.query<PastRow>(PAST, [contractId, themeId]);
  return rows.map(({ saved_at, ended_at, ...row }) => ({
    ...row,
    saved_datetime: tokyoDateTime(saved_at),
    ended_datetime: tokyoDateTime(ended_at),
  }));
}
