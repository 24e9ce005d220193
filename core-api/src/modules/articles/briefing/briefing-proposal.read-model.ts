import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Actor } from "../../../access/actor.ts";
import { BROWSING, type Browser, browsingParameters, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { ON_FIRST_PAGE } from "./briefing-stories.read-model.ts";

/** A story of the day, by the article that speaks for it. */
export interface ProposedStory {
  articleId: string;
  points: number;
  prominence: Prominence;
}

/**
 * The rule, as docs/decisions/2026-11-27-briefings.md and the screen say it. Each newspaper: 10 points, and 5 more on its first page. Each magazine: 5.
 * Each web medium, up to ten: 2. The best grade: headline 30, lead 20, several places 10. Equal points: the earlier story. A story is spoken for by
 * the article on a first page, of a newspaper, a magazine, then the web. Among equals: the most prominent, then the earliest. $5 day, $6 sources,
 * $7 stories that are left out, $8 how many.
 */
const STORIES = `
  WITH ${BROWSING},
  hit AS (
    SELECT ta.article_id, ta.prominence FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.process_date = $5 AND ta.disp_status = 0 AND ta.data_section = ANY ($6::smallint[])
      AND ${NOT_WITHDRAWN} AND ta.theme_id IN (SELECT theme_id FROM browsable_theme)
    UNION ALL
    SELECT ta.article_id, 0 FROM topic_article ta
    WHERE ta.contract_id = $1 AND ta.process_date = $5 AND ta.disp_status = 0 AND ta.data_section = ANY ($6::smallint[])
      AND ${NOT_WITHDRAWN} AND ta.topics_id IN (SELECT topics_id FROM shared_topic)),
  told AS MATERIALIZED (
    SELECT h.article_id, coalesce(s.same_story_id, h.article_id) AS story_id, coalesce(min(nullif(h.prominence, 0)), 0) AS grade
    FROM hit h LEFT JOIN article_story s ON s.article_id = h.article_id GROUP BY 1, 2),
  article_of AS (
    SELECT t.*, a.media_code, a.data_section, ${ON_FIRST_PAGE} AS front
    FROM told t JOIN article a ON a.article_id = t.article_id AND a.article_id = ANY (ARRAY(SELECT article_id FROM told))
    WHERE t.story_id <> ALL ($7::bigint[])),
  placed AS (
    SELECT *, row_number() OVER (PARTITION BY story_id ORDER BY front DESC, CASE WHEN data_section < 3 THEN 0 WHEN data_section = 5 THEN 1 ELSE 2 END,
      nullif(grade, 0) NULLS LAST, article_id) AS place
    FROM article_of)
  SELECT max(article_id) FILTER (WHERE place = 1)::text AS "articleId", coalesce(min(nullif(grade, 0)), 0)::int AS prominence,
    (10 * count(DISTINCT media_code) FILTER (WHERE data_section < 3) + 5 * count(DISTINCT media_code) FILTER (WHERE front)
      + 5 * count(DISTINCT media_code) FILTER (WHERE data_section = 5)
      + 2 * least(count(DISTINCT media_code) FILTER (WHERE data_section = 3), 10)
      + CASE min(nullif(grade, 0)) WHEN 1 THEN 30 WHEN 2 THEN 20 WHEN 3 THEN 10 ELSE 0 END)::int AS points
  FROM placed GROUP BY story_id ORDER BY points DESC, story_id LIMIT $8`;

/** The stories of a day that an editor may see, the weightiest first; the same for the same articles. */
export const readProposed = (
  tx: Transaction,
  actor: Browser & Pick<Actor, "sections">,
  { day, without, most }: { day: DayString; without: readonly string[]; most: number },
): Promise<ProposedStory[]> =>
  tx.query<ProposedStory>(STORIES, [...browsingParameters(actor), day, actor.sections, without, most]);
