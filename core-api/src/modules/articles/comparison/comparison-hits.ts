import type { DataSection } from "@kirinuki/schema/codes.ts";
import { BEST_GRADE } from "../../../access/assessed.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { ResolvedSelection } from "../../../access/selection.ts";
import type { Period } from "../../../period/period.ts";
import { ON_FIRST_PAGE } from "../briefing/briefing-stories.read-model.ts";

/** What is counted: selections of a contract, in a period, of the sources that the user sees. */
export interface ComparedSubject {
  contractId: number;
  selections: readonly ResolvedSelection[];
  sections: readonly DataSection[];
  period: Period;
}

const WITHIN = `ta.disp_status = 0 AND ta.data_section = ANY ($6::smallint[]) AND ta.process_date BETWEEN $7::date AND $8::date
      AND ${NOT_WITHDRAWN}`;

/**
 * `hit`: hits of each column as its list shows them. `fact`: each article of a column once, by its best grade. `col` counts from 1. $1 contract.
 * $2 and $3: columns and their themes. $4 and $5: columns and their topics. $6 sources. $7 and $8 the period. $9: the themes that the user may
 * browse, which grade the articles of topics.
 */
export const COMPARED = `
  hit AS MATERIALIZED (
    SELECT c.col, ta.article_id, ta.data_section, ta.process_date, coalesce(ta.prominence, 0) AS prominence
    FROM unnest($2::int[], $3::int[]) AS c(col, theme_id)
    JOIN theme_article ta ON ta.contract_id = $1 AND ta.theme_id = c.theme_id AND ${WITHIN}
    UNION ALL
    SELECT c.col, ta.article_id, ta.data_section, ta.process_date,
      (SELECT coalesce(min(nullif(g.prominence, 0)), 0) FROM theme_article g
       WHERE g.contract_id = $1 AND g.article_id = ta.article_id AND g.theme_id = ANY ($9::int[]))
    FROM unnest($4::int[], $5::int[]) AS c(col, topics_id)
    JOIN topic_article ta ON ta.contract_id = $1 AND ta.topics_id = c.topics_id AND ${WITHIN}),
  graded AS (
    SELECT ta.col, ta.article_id, min(ta.data_section) AS data_section, max(ta.process_date) AS process_date, ${BEST_GRADE} AS grade
    FROM hit ta GROUP BY ta.col, ta.article_id),
  fact AS MATERIALIZED (
    SELECT g.*, a.media_code, a.media_name, coalesce(n.tone, 0) AS tone, ${ON_FIRST_PAGE} AS front,
      row_number() OVER (PARTITION BY g.col, coalesce(s.same_story_id, g.article_id) ORDER BY g.article_id) AS place
    FROM graded g JOIN article a ON a.article_id = g.article_id
    LEFT JOIN article_story s ON s.article_id = g.article_id
    LEFT JOIN article_tone n ON n.contract_id = $1 AND n.article_id = g.article_id)`;

export function comparedParameters({ contractId, selections, sections, period }: ComparedSubject): unknown[] {
  const themes = selections.flatMap(({ source }, at) =>
    "themeIds" in source ? source.themeIds.map((id) => [at + 1, id] as const) : [],
  );
  const topics = selections.flatMap(({ source }, at) =>
    "topicsId" in source ? [[at + 1, source.topicsId] as const] : [],
  );
  const columns = (pairs: readonly (readonly [number, number])[]) => [
    pairs.map(([col]) => col),
    pairs.map(([, id]) => id),
  ];
  const graders = selections[0]?.browsableThemeIds ?? [];
  return [contractId, ...columns(themes), ...columns(topics), sections, period.start, period.end, graders];
}
