import type { Transaction } from "../../db/tenant.ts";
import { bandsOf } from "./sketch.ts";
import { DAYS_APART, type Placed, type Regrouping, type Told } from "./stories.ts";

const LOCK = "SELECT pg_advisory_xact_lock(hashtext('kirinuki.same-story'))";

const FIELDS = `s.article_id::text AS "articleId", s.same_story_id::text AS "storyId", s.media_code AS "mediaCode",
  s.day - '1970-01-01'::date AS day, s.signature`;

const SAVE = `
  INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
  SELECT article_id, article_id, media_code, '1970-01-01'::date + day, decode(signature, 'hex')
  FROM unnest($1::bigint[], $2::text[], $3::int[], $4::text[]) AS t(article_id, media_code, day, signature) ORDER BY article_id
  ON CONFLICT (article_id) DO UPDATE
    SET same_story_id = excluded.same_story_id, media_code = excluded.media_code, day = excluded.day, signature = excluded.signature`;

const SAVE_BANDS = `
  INSERT INTO story_band (band, day, article_id)
  SELECT band, '1970-01-01'::date + day, article_id FROM unnest($1::int[], $2::int[], $3::bigint[]) AS t(band, day, article_id)
  ORDER BY band, day, article_id ON CONFLICT DO NOTHING`;

const REMOVE_BANDS = `
  DELETE FROM story_band b USING unnest($1::int[], $2::int[], $3::bigint[]) AS t(band, day, article_id)
  WHERE b.band = t.band AND b.day = '1970-01-01'::date + t.day AND b.article_id = t.article_id`;

const MEMBERS = `
  SELECT ${FIELDS} FROM article_story s
  WHERE s.same_story_id IN (SELECT same_story_id FROM article_story WHERE article_id = ANY($1::bigint[]))`;

/** A band that very many articles share says little, and one of them is as good as another: no more than these are looked at. */
const LOOKED_AT = 50;
const CANDIDATES = `
  SELECT found.of, ${FIELDS}
  FROM (
    SELECT DISTINCT q.article_id AS of, c.article_id
    FROM unnest($1::int[], $2::int[], $3::bigint[]) AS q(band, day, article_id)
    CROSS JOIN LATERAL (
      SELECT b.article_id FROM story_band b
      WHERE b.band = q.band AND b.day BETWEEN '1970-01-01'::date + q.day - ${DAYS_APART} AND '1970-01-01'::date + q.day + ${DAYS_APART}
        AND b.article_id <> q.article_id
      ORDER BY b.day, b.article_id LIMIT ${LOOKED_AT}) c) found
  JOIN article_story s ON s.article_id = found.article_id`;

const MOVE_ARTICLES = `
  UPDATE article_story s SET same_story_id = n.story FROM unnest($1::bigint[], $2::bigint[]) AS n(article_id, story)
  WHERE s.article_id = n.article_id AND s.same_story_id <> n.story`;

const MOVE_STORIES = `
  UPDATE article_story s SET same_story_id = n.target FROM unnest($1::bigint[], $2::bigint[]) AS n(story, target)
  WHERE s.same_story_id = n.story`;

/** Until the transaction ends nobody else groups: who comes next sees all that was grouped before. */
export async function lockStories(tx: Transaction): Promise<void> {
  await tx.query(LOCK);
}

/** Writes articles as stories of their own, with their bands. */
export async function saveTold(tx: Transaction, articles: readonly Told[]): Promise<void> {
  if (articles.length === 0) return;
  await tx.query(SAVE, [
    articles.map(({ articleId }) => articleId),
    articles.map(({ mediaCode }) => mediaCode),
    articles.map(({ day }) => day),
    articles.map(({ signature }) => Buffer.from(signature).toString("hex")),
  ]);
  await tx.query(SAVE_BANDS, bandRows(articles));
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

/** Each of these articles with the others that share a band with it and came out within days of it. */
export async function candidatesOf(tx: Transaction, articles: readonly Told[]): Promise<[Told, Placed][]> {
  if (articles.length === 0) return [];
  const rows = await tx.query<Placed & { of: string }>(CANDIDATES, bandRows(articles));
  const byId = new Map(articles.map((article) => [article.articleId, article]));
  return rows.flatMap((row) => {
    const article = byId.get(row.of);
    return article === undefined ? [] : [[article, row] as [Told, Placed]];
  });
}

export async function saveRegrouping(tx: Transaction, { articles, stories }: Regrouping): Promise<void> {
  const moved = [...articles].filter(([articleId, story]) => articleId !== story);
  if (moved.length > 0) await tx.query(MOVE_ARTICLES, columns(moved));
  if (stories.size > 0) await tx.query(MOVE_STORIES, columns([...stories]));
}

const columns = (rows: readonly [string, string][]): [string[], string[]] => [
  rows.map(([first]) => first),
  rows.map(([, second]) => second),
];

function bandRows(articles: readonly Told[]): [number[], number[], string[]] {
  const rows = articles.flatMap(({ articleId, day, signature }) =>
    bandsOf(signature).map((band) => ({ band, day, articleId })),
  );
  return [rows.map(({ band }) => band), rows.map(({ day }) => day), rows.map(({ articleId }) => articleId)];
}
