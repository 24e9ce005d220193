import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { type ArticleToTell, groupStories } from "./group-stories.ts";

const PAGE_SIZE = 200;

const STATE = `
  SELECT done_article_id::text AS done, last_article_id::text AS last FROM story_state
  WHERE done_article_id < last_article_id FOR UPDATE`;

/** Locked against corrections, which group anew what they change. */
const PAGE = `
  SELECT a.article_id::text AS "articleId", a.media_code AS "mediaCode", a.title, coalesce(t.body, '') AS body,
    a.published_on::text AS "publishedOn", a.published_at AS "publishedAt", (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date::text AS "arrivedOn",
    a.withdrawn_at IS NULL AS "isShown"
  FROM article a LEFT JOIN article_text t ON t.article_id = a.article_id
  WHERE a.article_id IN (SELECT article_id FROM article WHERE article_id > $1::bigint AND article_id <= $2::bigint
    ORDER BY article_id LIMIT ${PAGE_SIZE})
  ORDER BY a.article_id FOR SHARE OF a`;

/**
 * Groups what was stored before stories were told as they are now, a page in each transaction; whoever stops it loses one page at most.
 * @returns how many articles were compared
 */
export async function groupPastStories(scope: Pick<TransactionScope, "shared">): Promise<number> {
  for (let done = 0; ; ) {
    const page = await scope.shared("write", groupPage);
    if (page === null) return done;
    done += page;
  }
}

/** Null where there is nothing left. */
async function groupPage(tx: Transaction): Promise<number | null> {
  const [state] = await tx.query<{ done: string; last: string }>(STATE);
  if (!state) return null;
  const rows = await tx.query<ArticleToTell & { isShown: boolean }>(PAGE, [state.done, state.last]);
  const shown = rows.filter(({ isShown }) => isShown);
  await groupStories(tx, [], shown);
  await tx.query("UPDATE story_state SET done_article_id = $1::bigint", [rows.at(-1)?.articleId ?? state.last]);
  return shown.length;
}
