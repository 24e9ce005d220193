import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters, NOT_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { LARGEST_STORY } from "../../../ingest/same-story/stories.ts";
import type { Period } from "../../../period/period.ts";

/** The story that an article tells, and how many other articles of it the user may see. */
export interface SameStory {
  /** The least article_id of the story; the article's own where it stands alone. */
  storyId: string;
  others: number;
}

/**
 * The articles of the stories of $5 that a list would show the user in the period $6 to $7, in any theme, topic or source ($8). Each
 * story is read once, however many of $5 tell it, and never more of it than a story holds: a page reads little whatever was stored.
 */
export const SEEN_STORIES = `
  WITH ${BROWSING},
  told AS MATERIALIZED (SELECT article_id, same_story_id FROM article_story WHERE article_id = ANY ($5::bigint[])),
  member AS MATERIALIZED (
    SELECT m.same_story_id, m.article_id
    FROM (SELECT DISTINCT same_story_id FROM told) s
    CROSS JOIN LATERAL (
      SELECT o.same_story_id, o.article_id FROM article_story o WHERE o.same_story_id = s.same_story_id
      ORDER BY o.article_id DESC LIMIT ${LARGEST_STORY}) m),
  hit AS (
    SELECT ta.article_id, ta.process_date FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.article_id = ANY (ARRAY(SELECT article_id FROM member)) AND ta.process_date BETWEEN $6 AND $7
      AND ta.disp_status = 0 AND ta.data_section = ANY ($8::smallint[]) AND ${NOT_WITHDRAWN}
      AND ta.theme_id IN (SELECT theme_id FROM browsable_theme)
    UNION ALL
    SELECT ta.article_id, ta.process_date FROM topic_article ta
    WHERE ta.contract_id = $1 AND ta.article_id = ANY (ARRAY(SELECT article_id FROM member)) AND ta.process_date BETWEEN $6 AND $7
      AND ta.disp_status = 0 AND ta.data_section = ANY ($8::smallint[]) AND ${NOT_WITHDRAWN}
      AND ta.topics_id IN (SELECT topics_id FROM shared_topic)),
  seen AS (
    SELECT same_story_id, article_id, max(process_date) AS process_date FROM hit JOIN member USING (article_id)
    GROUP BY same_story_id, article_id)`;

/** An article is none of its own others, and is not always one of those that are seen. */
const COUNTS = `${SEEN_STORIES}
  SELECT told.article_id::text AS id, told.same_story_id::text AS story, coalesce(n, 0) - (own.article_id IS NOT NULL)::int AS others
  FROM told LEFT JOIN seen own USING (same_story_id, article_id)
  LEFT JOIN (SELECT same_story_id, count(*)::int AS n FROM seen GROUP BY same_story_id) s USING (same_story_id)`;

/** Of SEEN_STORIES, $1 to $8. */
export const seenParameters = (actor: Actor, articleIds: readonly string[], { start, end }: Period): unknown[] => [
  ...browsingParameters(actor),
  articleIds,
  start,
  end,
  actor.sections,
];

/** The stories of a page's articles; an article that tells none with others is a story of its own. */
export async function readSameStories(
  tx: Transaction,
  actor: Actor,
  articleIds: readonly string[],
  period: Period,
): Promise<(articleId: string) => SameStory> {
  type Row = { id: string; story: string; others: number };
  const rows = articleIds.length === 0 ? [] : await tx.query<Row>(COUNTS, seenParameters(actor, articleIds, period));
  const byId = new Map(rows.map(({ id, story, others }) => [id, { storyId: story, others }]));
  return (articleId) => byId.get(articleId) ?? { storyId: articleId, others: 0 };
}

export interface OtherArticle {
  articleId: string;
  processDate: string;
}

/** $9 page size, $10 offset. */
const PAGE = `${SEEN_STORIES}
  SELECT seen.article_id::text AS "articleId", seen.process_date::text AS "processDate"
  FROM seen JOIN article a USING (article_id) WHERE a.article_id <> ALL ($5::bigint[])
  ORDER BY seen.process_date DESC, coalesce(a.published_at, nullif(a.published_on, '9999-12-31')::timestamp AT TIME ZONE 'Asia/Tokyo')
    DESC NULLS LAST, seen.article_id DESC
  LIMIT $9 OFFSET $10`;

/** One page of the others of an article's story, the newest first. */
export function readOthers(
  tx: Transaction,
  actor: Actor,
  articleId: string,
  { period, page, pageSize }: { period: Period; page: number; pageSize: number },
): Promise<OtherArticle[]> {
  return tx.query<OtherArticle>(PAGE, [...seenParameters(actor, [articleId], period), pageSize, (page - 1) * pageSize]);
}
