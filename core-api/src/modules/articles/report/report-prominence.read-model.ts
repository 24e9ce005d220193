import { PROMINENCES } from "@kirinuki/schema/prominence.ts";
import { BEST_GRADE } from "../../../access/assessed.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ReportContent, ReportProminence } from "./report-content.dto.ts";
import { hitParameters, NOW_AND_BEFORE, REPORT_HITS, type ReportSubject } from "./report-hits.ts";

/** An article of several themes has the best of their grades (docs/prominence.md). */
const TOTALS = `
  WITH ${REPORT_HITS},
  graded AS (SELECT ta.article_id, ta.before, ${BEST_GRADE} AS prominence FROM hit ta GROUP BY ta.article_id, ta.before)
  SELECT g.prominence, ${NOW_AND_BEFORE}
  FROM unnest('{${PROMINENCES.join()}}'::int[]) WITH ORDINALITY AS g(prominence, place) LEFT JOIN graded USING (prominence)
  GROUP BY g.prominence, g.place ORDER BY g.place`;

const THEMES = `
  WITH ${REPORT_HITS},
  graded AS (
    SELECT ta.theme_id, ta.article_id, ta.before, ${BEST_GRADE} AS prominence FROM hit ta GROUP BY ta.theme_id, ta.article_id, ta.before),
  cell AS (SELECT theme_id, prominence, ${NOW_AND_BEFORE} FROM graded GROUP BY theme_id, prominence)
  SELECT t.theme_id::text, t.theme_name,
    jsonb_agg(jsonb_build_object('prominence', c.prominence, 'article_count', c.article_count, 'before_count', c.before_count)
      ORDER BY c.prominence) AS grades
  FROM theme t JOIN cell c USING (theme_id) WHERE t.contract_id = $1
  GROUP BY t.theme_id, t.theme_name, t.display_order ORDER BY t.display_order, t.theme_id`;

/** How many articles are about their themes, and how many only mention them. */
export async function readReportProminence(
  tx: Transaction,
  subject: ReportSubject,
): Promise<Pick<ReportContent, "prominence">> {
  const given = hitParameters(subject);
  return {
    prominence: {
      totals: await tx.query<ReportProminence["totals"][number]>(TOTALS, given),
      themes: await tx.query<ReportProminence["themes"][number]>(THEMES, given),
    },
  };
}
