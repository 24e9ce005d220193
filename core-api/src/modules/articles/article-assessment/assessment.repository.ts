import type { Tone } from "@kirinuki/schema/tones.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** What is set of an article. */
export interface Assessment {
  tone: Tone;
  tagIds: readonly string[];
}

export const NOT_ASSESSED: Assessment = { tone: 0, tagIds: [] };

interface Row {
  article_id: string;
  tone: Tone;
  tags: string[];
}

const ASSESSMENTS = `
  SELECT i.article_id::text, coalesce(t.tone, 0) AS tone,
    ARRAY(SELECT g.tag_id::text FROM article_tag g WHERE g.contract_id = $1 AND g.article_id = i.article_id ORDER BY g.tag_id) AS tags
  FROM unnest($2::bigint[]) AS i(article_id) LEFT JOIN article_tone t ON t.contract_id = $1 AND t.article_id = i.article_id`;

/** What is set of the articles, by id. */
export async function readAssessments(
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
): Promise<Map<string, Assessment>> {
  const rows = await tx.query<Row>(ASSESSMENTS, [contractId, articleIds]);
  return new Map(rows.map(({ article_id, tone, tags }) => [article_id, { tone, tagIds: tags }]));
}

const SET_TONES = `
  INSERT INTO article_tone (contract_id, article_id, tone)
  SELECT $1, article_id, tone FROM unnest($2::bigint[], $3::smallint[]) AS n(article_id, tone) WHERE tone > 0 ORDER BY article_id
  ON CONFLICT (contract_id, article_id) DO UPDATE SET tone = excluded.tone`;
const DROP_TONES = "DELETE FROM article_tone WHERE contract_id = $1 AND article_id = ANY ($2::bigint[])";
const ADD_TAGS = `
  INSERT INTO article_tag (contract_id, article_id, tag_id)
  SELECT $1, article_id, tag_id FROM unnest($2::bigint[], $3::int[]) AS n(article_id, tag_id) ORDER BY article_id, tag_id
  ON CONFLICT DO NOTHING`;
const REMOVE_TAGS = `
  DELETE FROM article_tag g USING unnest($2::bigint[], $3::int[]) AS n(article_id, tag_id)
  WHERE g.contract_id = $1 AND g.article_id = n.article_id AND g.tag_id = n.tag_id`;

/** An article of which something changes. */
export interface AssessmentChange {
  articleId: string;
  /** Null: it stays. */
  tone: Tone | null;
  added: readonly string[];
  removed: readonly string[];
}

export async function storeAssessments(
  tx: Transaction,
  contractId: number,
  changes: readonly AssessmentChange[],
): Promise<void> {
  const toned = changes.flatMap(({ articleId, tone }) => (tone === null ? [] : [{ articleId, tone }]));
  const set = toned.filter(({ tone }) => tone > 0);
  const dropped = toned.filter(({ tone }) => tone === 0).map(({ articleId }) => articleId);
  if (set.length > 0)
    await tx.query(SET_TONES, [contractId, set.map(({ articleId }) => articleId), set.map(({ tone }) => tone)]);
  if (dropped.length > 0) await tx.query(DROP_TONES, [contractId, dropped]);
  for (const [statement, of] of [
    [ADD_TAGS, "added"],
    [REMOVE_TAGS, "removed"],
  ] as const) {
    const pairs = changes.flatMap((change) => change[of].map((tagId) => ({ articleId: change.articleId, tagId })));
    if (pairs.length === 0) continue;
    const parameters = [pairs.map(({ articleId }) => articleId), pairs.map(({ tagId }) => tagId)];
    await tx.query(statement, [contractId, ...parameters]);
  }
}

/** Those of the articles that stand in one of the topics, published, by any day. */
export async function readInTopics(
  tx: Transaction,
  contractId: number,
  { articleIds, topicIds }: { articleIds: readonly string[]; topicIds: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `SELECT DISTINCT article_id::text AS id FROM topic_article
     WHERE contract_id = $1 AND article_id = ANY ($2::bigint[]) AND topics_id = ANY ($3::int[]) AND disp_status = 0`,
    [contractId, articleIds, topicIds],
  );
  return new Set(rows.map(({ id }) => id));
}
