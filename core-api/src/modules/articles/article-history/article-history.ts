import type { Transaction } from "../../../db/tenant.ts";

/** What can be done with an article; `detail` is the comment, the tone, or the names of tags, theme or topic. */
export const ARTICLE_ACTIONS = [
  "publish",
  "unpublish",
  "comment",
  "uncomment",
  "topic_add",
  "topic_remove",
  "theme_add",
  "theme_remove",
  "theme_restore",
  "tone",
  "untone",
  "tag",
  "untag",
] as const;
export type ArticleAction = (typeof ARTICLE_ACTIONS)[number];

export interface ArticleEvent {
  articleId: string;
  action: ArticleAction;
  detail: string;
}

const NOTE = `
  INSERT INTO article_history (contract_id, article_id, user_id, action, detail)
  SELECT $1, e.article_id, $2, e.action, e.detail
  FROM unnest($3::bigint[], $4::text[], $5::text[]) WITH ORDINALITY AS e(article_id, action, detail, place) ORDER BY e.place`;

/** Writes down what a user did with articles, in the transaction that does it. */
export async function noteHistory(
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  events: readonly ArticleEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.query(NOTE, [
    contractId,
    userId,
    events.map(({ articleId }) => articleId),
    events.map(({ action }) => action),
    events.map(({ detail }) => detail),
  ]);
}

export interface HistoryRow {
  occurred_at: Date;
  user_id: string;
  /** Of the user as he is called now; null after he was deleted. */
  name: string | null;
  action: ArticleAction;
  detail: string;
}

/** The latest events of an article, the newest first. */
export const readHistory = (tx: Transaction, contractId: number, articleId: string): Promise<HistoryRow[]> =>
  tx.query<HistoryRow>(
    `SELECT h.occurred_at, h.user_id, u.name, h.action, h.detail FROM article_history h
     LEFT JOIN app_user u USING (contract_id, user_id)
     WHERE h.contract_id = $1 AND h.article_id = $2 ORDER BY h.history_id DESC LIMIT 100`,
    [contractId, articleId],
  );
