import { DEFAULT_DAYS, firstOfDays } from "@kirinuki/schema/tokyo-day.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDateTime } from "../../../time/tokyo.ts";
import type { ContactTheme } from "./contract-theme.dto.ts";

const THEMES = `
  SELECT t.theme_id::text, t.theme_name, t.display_order, t.open_to_all_groups::int, t.stopped_at, t.version,
    coalesce(e.count, 0)::int AS expression_count, coalesce(e.sections, '{}') AS data_sections,
    (SELECT coalesce(sum(c.mc + c.sc + c.web + c.magazine), 0)::int FROM theme_count c
     WHERE c.contract_id = t.contract_id AND c.theme_id = t.theme_id AND c.process_date BETWEEN $2 AND $3) AS article_count
  FROM theme t
  LEFT JOIN (SELECT theme_id, count(*) AS count, array_agg(DISTINCT data_section ORDER BY data_section NULLS FIRST) AS sections
    FROM expression WHERE contract_id = $1 GROUP BY theme_id) e USING (theme_id)
  WHERE t.contract_id = $1 ORDER BY t.display_order, t.theme_id`;

type Row = Omit<ContactTheme, "stop_flag" | "stopped_datetime"> & { stopped_at: Date | null };

/** @param today in Tokyo */
export async function readContactThemes(
  tx: Transaction,
  contractId: number,
  today: DayString,
): Promise<ContactTheme[]> {
  const rows = await tx.query<Row>(THEMES, [contractId, firstOfDays(today, DEFAULT_DAYS), today]);
  return rows.map(({ stopped_at, ...theme }) => ({
    ...theme,
    stop_flag: stopped_at === null ? 0 : 1,
    stopped_datetime: stopped_at && tokyoDateTime(stopped_at),
  }));
}

/** Who a theme is: its id alone names it. */
export interface ThemeKey {
  contractId: number;
  themeId: number;
}

/** The same for reading; null where there is none. */
export async function findTheme(tx: Transaction, themeId: string): Promise<ThemeKey | null> {
  const [row] = await tx.query<ThemeKey>(
    `SELECT contract_id AS "contractId", theme_id AS "themeId" FROM theme WHERE theme_id = $1::bigint`,
    [themeId],
  );
  return row ?? null;
}

/** A theme that is locked, as it stands. */
export interface LockedTheme extends ThemeKey {
  name: string;
  isStopped: boolean;
  version: number;
}

/** The theme, locked until the transaction ends; null where there is none, or it belongs to another contract than the one named. */
export async function lockTheme(tx: Transaction, themeId: string, contractId?: string): Promise<LockedTheme | null> {
  const [row] = await tx.query<LockedTheme>(
    `SELECT contract_id AS "contractId", theme_id AS "themeId", theme_name AS name, stopped_at IS NOT NULL AS "isStopped", version
     FROM theme WHERE theme_id = $1::bigint AND ($2::bigint IS NULL OR contract_id = $2) FOR UPDATE`,
    [themeId, contractId ?? null],
  );
  return row ?? null;
}
