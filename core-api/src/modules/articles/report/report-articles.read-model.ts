import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import { BEST_GRADE } from "../../../access/assessed.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { dayText, issueText, pagesText, withUnit } from "../../../mail/content/article-line.ts";
import type { ReportArticle } from "./report-content.dto.ts";
import { hitParameters, REPORT_HITS, type ReportSubject } from "./report-hits.ts";

/** The list of a report ends here; the counts go on. */
export const MOST_LISTED = 5_000;

export interface ListedRow {
  article_id: string;
  data_section: DataSection;
  title: string;
  media_name: string;
  process_date: string;
  published_on: string | null;
  issue_type: number | null;
  frame_no: string | null;
  start_page: number | null;
  end_page: number | null;
  theme_names: string[];
  prominence: Prominence;
}

/** Latest first; of one day in the order of the sources. */
const LISTED = `
  WITH ${REPORT_HITS},
  listed AS (
    SELECT article_id, data_section, max(process_date) AS process_date, array_agg(DISTINCT theme_id) AS theme_ids,
      ${BEST_GRADE} AS prominence
    FROM hit ta WHERE NOT before GROUP BY article_id, data_section
    ORDER BY process_date DESC, data_section, article_id DESC LIMIT ${MOST_LISTED})
  SELECT l.article_id::text, l.data_section, a.title, a.media_name, l.process_date::text, a.published_on::text, a.issue_type, a.frame_no,
    a.start_page, a.end_page, l.prominence,
    ARRAY(SELECT t.theme_name FROM theme t WHERE t.contract_id = $1 AND t.theme_id = ANY (l.theme_ids)
      ORDER BY t.display_order, t.theme_id) AS theme_names
  FROM listed l JOIN article a USING (article_id) ORDER BY l.process_date DESC, l.data_section, l.article_id DESC`;

export const readReportArticles = async (tx: Transaction, subject: ReportSubject): Promise<ReportArticle[]> =>
  (await tx.query<ListedRow>(LISTED, hitParameters(subject))).map(toArticle);

export const toArticle = (row: ListedRow): ReportArticle => ({
  article_id: row.article_id,
  data_section: row.data_section,
  title: row.title,
  media_name: row.media_name,
  process_date: row.process_date,
  place: placeOf(row),
  theme_names: row.theme_names,
  prominence: row.prominence,
});

function placeOf(row: ListedRow): string {
  const parts =
    row.data_section === 3
      ? []
      : row.data_section === 5
        ? [pagesText({ startPage: row.start_page, endPage: row.end_page })]
        : [issueText(row.issue_type), withUnit(row.frame_no, "面")];
  return [dayText(row.published_on), ...parts].filter((part) => part !== "").join(" ");
}
