import type { Transaction } from "../../db/tenant.ts";
import { bandsOf } from "./sketch.ts";
import { DAYS_APART, LOOKED_AT, type Near, type Placed, type Regrouping, type Told } from "./stories.ts";

const LOCK = "SELECT pg_advisory_xact_lock(hashtext('kirinuki.same-story'))";

const FIELDS = `s.article_id::text AS "articleId", s.same_story_id::text AS "storyId", s.media_code AS "mediaCode",
  s.day - '1970-01-01'::date AS day, s.signature`;

const SAVE = `
  INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
  SELECT article_id, story, media_code, '1970-01-01'::date + day, decode(signature, 'hex')
  FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::text[]) AS t(article_id, story, media_code, day, signature)
  ORDER BY article_id
  ON CONFLICT (article_id) DO UPDATE
    SET same_story_id = excluded.same_story_id, media_code = excluded.media_code, day = excluded.day, signature = excluded.signature`;

const SAVE_BANDS = `
  INSERT INTO story_band (band, day, article_id)
  SELECT band, '1970-01-01'::date + day, article_id FROM unnest($1::int[], $2::int[], $3::bigint[]) AS t(band, day, article_id)
  ORDER BY band, day, article_id ON CONFLICT DO NOTHING`;

const REMOVE_BANDS = `
  DELETE FROM story_band b USING unnest($1::int[], $2::int[], $3::bigint[]) AS t(band, day, article_id)
  WHERE b.band = t.band AND b.day = '1970-01-01'::date + t.day AND b.article_id = t.article_id`;

/** Articles by a predicate on `s`, each with the size of its story. */
const placed = (predicate: string): string => `
  WITH placed AS MATERIALIZED (SELECT * FROM article_story s WHERE ${predicate})
  SELECT ${FIELDS}, n AS "storySize" FROM placed s JOIN (
    SELECT same_story_id, count(*)::int AS n FROM article_story
    WHERE same_story_id = ANY (ARRAY(SELECT same_story_id FROM placed)) GROUP BY same_story_id) size USING (same_story_id)`;

const MEMBERS = placed(
  "s.same_story_id IN (SELECT same_story_id FROM article_story WHERE article_id = ANY ($1::bigint[]))",
);
const PLACED = placed("s.article_id = ANY ($1::bigint[])");

/** What came out last up to a day, and first after it, of each band: no more than these are compared, however many share it. */
const NEAR = `
  SELECT q.band, q.day, array_to_string(array_agg(c.article_id), ' ') AS near
  FROM unnest($1::int[], $2::int[]) AS q(band, day)
  CROSS JOIN LATERAL (
    (SELECT b.article_id FROM story_band b
     WHERE b.band = q.band AND b.day BETWEEN '1970-01-01'::date + q.day - ${DAYS_APART} AND '1970-01-01'::date + q.day
     ORDER BY b.day DESC, b.article_id DESC LIMIT ${LOOKED_AT})
    UNION ALL
    (SELECT b.article_id FROM story_band b
     WHERE b.band = q.band AND b.day > '1970-01-01'::date + q.day AND b.day <= '1970-01-01'::date + q.day + ${DAYS_APART}
     ORDER BY b.day, b.article_id LIMIT ${LOOKED_AT})) c
  GROUP BY q.band, q.day`;

const MOVE_STORIES = `
  UPDATE article_story s SET same_story_id = n.target FROM unnest($1::bigint[], $2::bigint[]) AS n(story, target)
  WHERE s.same_story_id = n.story`;

/** Until the transaction ends nobody else groups: who comes next sees all that was grouped before. */
export async function lockStories(tx: Transaction): Promise<void> {
  await tx.query(LOCK);
}

/** All articles of the stories of these. */
export const membersOfStories = (tx: Transaction, articleIds: readonly string[]): Promise<Placed[]> =>
  tx.query<Placed>(MEMBERS, [articleIds]);

export async function removeTold(tx: Transaction, articles: readonly Told[]): Promise<void> {
  if (articles.length === 0) return;
  await tx.query(REMOVE_BANDS, bandRows(articles));
  await tx.query("DELETE FROM article_story WHERE article_id = ANY($1::bigint[])", [
    articles.map(({ articleId }) => articleId),
  ]);
}

/**
 * The stored articles that share a band with one of these and came out within days of it.
 * @param known articles that are not to be read
 */
export async function nearOf(tx: Transaction, articles: readonly Told[], known: readonly Told[]): Promise<Near> {
  if (articles.length === 0) return () => [];
  const asked = new Map(
    articles.flatMap(({ day, signature }) => bandsOf(signature).map((band) => [keyOf(band, day), [band, day]])),
  );
  const rows = await tx.query<{ band: number; day: number; near: string }>(NEAR, [
    [...asked.values()].map(([band]) => band),
    [...asked.values()].map(([, day]) => day),
  ]);
  const idsByKey = new Map(rows.map(({ band, day, near }) => [keyOf(band, day), near.split(" ")]));
  const byId = new Map<string, Told | Placed>(known.map((article) => [article.articleId, article]));
  const unread = [...new Set([...idsByKey.values()].flat())].filter((id) => !byId.has(id));
  const read = unread.length === 0 ? [] : await tx.query<Placed>(PLACED, [unread]);
  for (const article of read) byId.set(article.articleId, article);
  const byKey = new Map([...idsByKey].map(([key, ids]) => [key, ids.flatMap((id) => byId.get(id) ?? [])]));
  return (band, day) => byKey.get(keyOf(band, day)) ?? [];
}

const keyOf = (band: number, day: number): string => `${band} ${day}`;

/** Writes the loose articles with their stories and bands, and moves whole stories that became part of another. */
export async function saveTold(
  tx: Transaction,
  loose: readonly Told[],
  { articles, stories }: Regrouping,
): Promise<void> {
  if (loose.length > 0) {
    await tx.query(SAVE, [
      loose.map(({ articleId }) => articleId),
      loose.map(({ articleId }) => articles.get(articleId) ?? articleId),
      loose.map(({ mediaCode }) => mediaCode),
      loose.map(({ day }) => day),
      loose.map(({ signature }) => Buffer.from(signature).toString("hex")),
    ]);
    await tx.query(SAVE_BANDS, bandRows(loose));
  }
  if (stories.size > 0) await tx.query(MOVE_STORIES, [[...stories.keys()], [...stories.values()]]);
}

function bandRows(articles: readonly Told[]): [number[], number[], string[]] {
  const rows = articles.flatMap(({ articleId, day, signature }) =>
    bandsOf(signature).map((band) => ({ band, day, articleId })),
  );
  return [rows.map(({ band }) => band), rows.map(({ day }) => day), rows.map(({ articleId }) => articleId)];
}
