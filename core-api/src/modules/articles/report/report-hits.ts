import type { DataSection } from "@kirinuki/schema/codes.ts";
import { periodBefore } from "@kirinuki/schema/period-before.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import { isKept } from "../../../access/kept.ts";
import type { Period } from "../../../period/period.ts";

/** What is counted: themes of a contract, in a period, of the sources that whoever made the report sees. */
export interface ReportSubject {
  contractId: number;
  themeIds: readonly number[];
  sections: readonly DataSection[];
  period: Period;
}

/**
 * The hits `hit` of the subject as lists show them, each marked with whether it is of the period before. $1 contract, $2
 * themes, $3 sources, $4 and $5 the period, $6 the first day of the period before, which ends on the eve of $4.
 */
export const REPORT_HITS = `
  hit AS MATERIALIZED (
    SELECT ta.theme_id, ta.article_id, ta.data_section, ta.process_date, ta.prominence, ta.process_date < $4::date AS before
    FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[]) AND ta.data_section = ANY ($3::smallint[])
      AND ta.process_date BETWEEN $6::date AND $5::date AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}
      AND ${isKept("$1")})`;

export const hitParameters = ({ contractId, themeIds, sections, period }: ReportSubject): unknown[] => [
  contractId,
  themeIds,
  sections,
  period.start,
  period.end,
  periodBefore(period).start,
];

/** Articles of the period and of the one before, each once. */
export const NOW_AND_BEFORE = `
  (count(DISTINCT article_id) FILTER (WHERE NOT before))::int AS article_count,
  (count(DISTINCT article_id) FILTER (WHERE before))::int AS before_count`;
