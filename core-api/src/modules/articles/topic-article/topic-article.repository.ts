import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

export interface TopicKey {
  contractId: number;
  topicsId: number;
}

export interface TopicRow {
  topics_id: string;
  topics_name: string;
}

/** Topics that somebody fills: all of them, or those that he is chosen for ($2, null for all). */
const TITLES = `
  SELECT t.topics_id::text, t.topics_name FROM topic t
  WHERE t.contract_id = $1 AND ($2::text IS NULL OR EXISTS (
    SELECT 1 FROM topic_user u WHERE u.contract_id = $1 AND u.topics_id = t.topics_id AND u.user_id = $2))
  ORDER BY t.display_order, t.topics_id`;

export const readTopicTitles = (tx: Transaction, contractId: number, userId: string | null): Promise<TopicRow[]> =>
  tx.query<TopicRow>(TITLES, [contractId, userId]);

export interface StoredArticle {
  article_id: string;
  data_section: DataSection;
  process_date: DayString;
  display_order: number;
  disp_status: number;
  /** By its source: nobody is shown it any more. */
  withdrawn: boolean;
}

const STORED = `
  SELECT article_id::text, data_section, process_date::text, display_order, disp_status FROM topic_article
  WHERE contract_id = $1 AND topics_id = $2 AND (process_date = $3 OR article_id = ANY ($4::bigint[]))
  ORDER BY display_order, article_id`;

/** By a list of ids: a join would look into the partitions of all months. */
const WITHDRAWN = `SELECT article_id::text FROM article WHERE article_id = ANY ($1::bigint[]) AND withdrawn_at IS NOT NULL`;

/** A day's articles in their order, and those of the named ones that are there on another day. */
export async function readStored(
  tx: Transaction,
  { contractId, topicsId }: TopicKey,
  day: DayString,
  named: readonly string[] = [],
): Promise<StoredArticle[]> {
  const rows = await tx.query<Omit<StoredArticle, "withdrawn">>(STORED, [contractId, topicsId, day, named]);
  if (rows.length === 0) return [];
  const gone = await tx.query<{ article_id: string }>(WITHDRAWN, [rows.map(({ article_id }) => article_id)]);
  const withdrawn = new Set(gone.map(({ article_id }) => article_id));
  return rows.map((row) => ({ ...row, withdrawn: withdrawn.has(row.article_id) }));
}

const STORE = `
  INSERT INTO topic_article (contract_id, topics_id, article_id, process_date, data_section, display_order)
  SELECT $1, $2, g.article_id, $3, g.data_section, g.display_order
  FROM unnest($4::bigint[], $5::smallint[], $6::int[]) AS g(article_id, data_section, display_order) ORDER BY g.article_id
  ON CONFLICT (contract_id, topics_id, article_id) DO UPDATE SET display_order = excluded.display_order`;

export interface OrderedArticle {
  id: string;
  section: DataSection;
  order: number;
}

export async function storeOrder(
  tx: Transaction,
  { contractId, topicsId }: TopicKey,
  day: DayString,
  articles: readonly OrderedArticle[],
): Promise<void> {
  if (articles.length === 0) return;
  await tx.query(STORE, [
    ...[contractId, topicsId, day],
    articles.map(({ id }) => id),
    articles.map(({ section }) => section),
    articles.map(({ order }) => order),
  ]);
}

export async function deleteFromTopic(
  tx: Transaction,
  { contractId, topicsId }: TopicKey,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ article_id: string }>(
    `WITH gone AS (DELETE FROM topic_article WHERE contract_id = $1 AND topics_id = $2 AND article_id = ANY ($3::bigint[])
       RETURNING article_id)
     SELECT article_id::text FROM gone`,
    [contractId, topicsId, ids],
  );
  return rows.map(({ article_id }) => article_id);
}
