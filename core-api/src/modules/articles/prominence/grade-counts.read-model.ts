import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import { BEST_GRADE } from "../../../access/assessed.ts";
import { IS_WITHDRAWN, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { ResolvedSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";

export interface GradeCount {
  prominence: Prominence;
  section: DataSection;
  n: number;
}

interface Asked {
  period: Period;
  sections: readonly DataSection[];
}

/** $1 contract, $2 the theme, $3 and $4 period, $5 sources: what is kept, less what was withdrawn. */
const KEPT = `
  SELECT prominence, section, sum(n)::int AS n FROM (
    SELECT c.prominence, s.section, s.n FROM theme_grade_count c
    CROSS JOIN LATERAL (VALUES (1::smallint, c.mc), (2::smallint, c.sc), (3::smallint, c.web), (5::smallint, c.magazine)) s(section, n)
    WHERE c.contract_id = $1 AND c.theme_id = $2::int AND c.process_date BETWEEN $3 AND $4 AND s.section = ANY ($5::smallint[])
    UNION ALL
    SELECT coalesce(ta.prominence, 0), ta.data_section, -1 FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.theme_id = $2::int AND ta.process_date BETWEEN $3 AND $4 AND ta.data_section = ANY ($5::smallint[])
      AND ta.disp_status = 0 AND ${IS_WITHDRAWN}) counted
  GROUP BY 1, 2 HAVING sum(n) <> 0`;

const counted = (hits: string): string => `
  SELECT prominence, section, count(*)::int AS n FROM (${hits}) article GROUP BY 1, 2`;

const WITHIN = `ta.process_date BETWEEN $3 AND $4 AND ta.data_section = ANY ($5::smallint[]) AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}`;

/** $2 themes: each article once, under its best grade. */
const OF_THEMES = counted(`
    SELECT ${BEST_GRADE} AS prominence, min(ta.data_section) AS section FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[]) AND ${WITHIN} GROUP BY ta.article_id`);

/** $2 the topic, $6 the themes that the user may browse. */
const OF_TOPIC = counted(`
    SELECT (SELECT coalesce(min(nullif(g.prominence, 0)), 0) FROM theme_article g
        WHERE g.contract_id = $1 AND g.article_id = ta.article_id AND g.theme_id = ANY ($6::int[])) AS prominence, ta.data_section AS section
    FROM topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $2::int AND ${WITHIN}`);

/** How many articles of a selection have which grade, by source. A theme's numbers are kept; those of others are counted. */
export function readGradeCounts(
  tx: Transaction,
  contractId: number,
  { source, kept, browsableThemeIds }: ResolvedSelection,
  { period, sections }: Asked,
): Promise<GradeCount[]> {
  const given = [period.start, period.end, sections];
  if ("topicsId" in source)
    return tx.query<GradeCount>(OF_TOPIC, [contractId, source.topicsId, ...given, browsableThemeIds]);
  if (kept?.of === "theme") return tx.query<GradeCount>(KEPT, [contractId, kept.id, ...given]);
  return tx.query<GradeCount>(OF_THEMES, [contractId, source.themeIds, ...given]);
}
