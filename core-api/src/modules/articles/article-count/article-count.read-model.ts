import type { DataSection } from "@kirinuki/schema/codes.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";

export type CountStep = "day" | "month";

/** What was set up in one day or month of one source. */
export interface CountRow {
  data_section: DataSection;
  /** yyyy-MM-dd, or yyyy-MM for a month. */
  process_date: string;
  /** Articles over all themes, each once. */
  article_count: number;
  themes: { theme_id: number; display_order: number; theme_name: string; theme_article_count: number }[];
}

const STEPS: Record<CountStep, string> = { day: "YYYY-MM-DD", month: "YYYY-MM" };

/** One pass over the hits: how many articles each theme has, and each article once over all of them. */
const COUNTS = `
  WITH hit AS MATERIALIZED (
    SELECT to_char(ta.process_date, $5) AS step, ta.data_section, ta.theme_id, ta.article_id FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.process_date BETWEEN $2 AND $3 AND ta.data_section = ANY ($4::smallint[])
      AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}),
  of_theme AS (
    SELECT h.step, h.data_section, t.theme_name, t.display_order, t.theme_id, count(DISTINCT h.article_id)::int AS n
    FROM hit h JOIN theme t ON t.contract_id = $1 AND t.theme_id = h.theme_id GROUP BY 1, 2, 3, 4, 5),
  themes AS (
    SELECT step, data_section, jsonb_agg(jsonb_build_object('theme_id', theme_id, 'display_order', display_order, 'theme_name', theme_name, 'theme_article_count', n)
      ORDER BY display_order, theme_id) AS themes FROM of_theme GROUP BY 1, 2)
  SELECT t.data_section, t.step AS process_date, a.n AS article_count, t.themes
  FROM themes t JOIN (SELECT step, data_section, count(DISTINCT article_id)::int AS n FROM hit GROUP BY 1, 2) a USING (step, data_section)
  ORDER BY t.data_section, t.step DESC`;

/** Newest first; a day or month without articles has no row. Withdrawn and unpublished articles are left out, as in the lists. */
export function readArticleCounts(
  tx: Transaction,
  contractId: number,
  { start, end }: Period,
  sections: readonly DataSection[],
  step: CountStep,
): Promise<CountRow[]> {
  return tx.query<CountRow>(COUNTS, [contractId, start, end, sections, STEPS[step]]);
}
