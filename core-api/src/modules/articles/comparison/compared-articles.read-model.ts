import type { Transaction } from "../../../db/tenant.ts";
import { type ListedRow, toArticle } from "../report/report-articles.read-model.ts";
import type { ReportArticle } from "../report/report-content.dto.ts";
import { type ComparedFigure, isCounted } from "./compared-figures.ts";
import { COMPARED, type ComparedSubject, comparedParameters } from "./comparison-hits.ts";

const counted = (figure: ComparedFigure): string => `
  WITH ${COMPARED},
  counted AS (SELECT f.*, count(*) OVER ()::int AS article_count FROM fact f WHERE ${isCounted(figure)})`;

/** Latest first; of one day in the order of the sources. $10 and $11: page. */
const articlesOf = (figure: ComparedFigure): string => `
  ${counted(figure)}
  SELECT f.article_id::text, f.data_section, a.title, a.media_name, f.process_date::text, a.published_on::text, a.issue_type, a.frame_no,
    a.start_page, a.end_page, '{}'::text[] AS theme_names, f.grade AS prominence, f.article_count
  FROM counted f JOIN article a USING (article_id) ORDER BY f.process_date DESC, f.data_section, f.article_id DESC LIMIT $10 OFFSET $11`;

const countOf = (figure: ComparedFigure): string => `${counted(figure)} SELECT count(*)::int AS n FROM counted`;

export interface ComparedPage {
  figure: ComparedFigure;
  page: number;
  size: number;
}

/** The articles that a figure of one column counts. */
export async function readComparedArticles(
  tx: Transaction,
  subject: ComparedSubject,
  { figure, page, size }: ComparedPage,
): Promise<{ articles: ReportArticle[]; count: number }> {
  const given = comparedParameters(subject);
  const rows = await tx.query<ListedRow & { article_count: number }>(articlesOf(figure), [
    ...given,
    size,
    (page - 1) * size,
  ]);
  const [first] = rows;
  if (first || page === 1) return { articles: rows.map(toArticle), count: first?.article_count ?? 0 };
  const [all] = await tx.query<{ n: number }>(countOf(figure), given);
  return { articles: [], count: all?.n ?? 0 };
}
