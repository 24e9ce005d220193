import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** Days for which a removal can be undone. */
const UNDO_DAYS = 30;

interface Where {
  contractId: number;
  themeIds: readonly number[];
  articleIds: readonly string[];
}

const NOTE = `
  INSERT INTO theme_removal (contract_id, theme_id, article_id, data_section, process_date, search_word, found_by, removed_by, removed_at)
  SELECT contract_id, theme_id, article_id, data_section, process_date, search_word, found_by, $4, $5
  FROM theme_article WHERE contract_id = $1 AND theme_id = ANY ($2::int[]) AND article_id = ANY ($3::bigint[])
  ON CONFLICT (contract_id, theme_id, article_id) DO UPDATE SET data_section = excluded.data_section,
    process_date = excluded.process_date, search_word = excluded.search_word, found_by = excluded.found_by,
    removed_by = excluded.removed_by, removed_at = excluded.removed_at`;

/** Notes hits that are about to be taken out. */
export const noteRemovals = (tx: Transaction, where: Where, by: { userId: string; now: Date }): Promise<unknown> =>
  tx.query(NOTE, [where.contractId, where.themeIds, where.articleIds, by.userId, by.now]);

/** Who registers an article by hand means to have it. */
export const forgetRemovals = (tx: Transaction, { contractId, themeIds, articleIds }: Where): Promise<unknown> =>
  tx.query(
    "DELETE FROM theme_removal WHERE contract_id = $1 AND theme_id = ANY ($2::int[]) AND article_id = ANY ($3::bigint[])",
    [contractId, themeIds, articleIds],
  );

/** Rows that a list of removals shows. */
const MOST_REMOVALS = 500;

const UNDOABLE = `
  SELECT r.article_id::text, r.data_section, a.title, r.theme_id::text, t.theme_name, coalesce(u.name, r.removed_by) AS removed_by,
    r.removed_at
  FROM theme_removal r JOIN theme t USING (contract_id, theme_id) JOIN article a USING (article_id)
  LEFT JOIN app_user u ON u.contract_id = r.contract_id AND u.user_id = r.removed_by
  WHERE r.contract_id = $1 AND r.removed_at > $2::timestamptz - interval '${UNDO_DAYS} days' AND a.withdrawn_at IS NULL
  ORDER BY r.removed_at DESC, r.article_id DESC, r.theme_id LIMIT ${MOST_REMOVALS}`;

interface Removal {
  article_id: string;
  data_section: number;
  title: string;
  theme_id: string;
  theme_name: string;
  removed_by: string;
  removed_at: Date;
}

/** What can still be put back, the latest first. */
export const readRemovals = (tx: Transaction, contractId: number, now: Date): Promise<Removal[]> =>
  tx.query<Removal>(UNDOABLE, [contractId, now]);

export interface RemovedHit {
  theme_id: number;
  article_id: string;
  data_section: DataSection;
  process_date: DayString;
  search_word: string[];
  found_by: number;
}

const TAKE = `
  WITH taken AS (
    DELETE FROM theme_removal WHERE contract_id = $1 AND theme_id = ANY ($2::int[]) AND article_id = ANY ($3::bigint[])
      AND removed_at > $4::timestamptz - interval '${UNDO_DAYS} days'
    RETURNING theme_id, article_id, data_section, process_date, search_word, found_by)
  SELECT t.theme_id, t.article_id::text, t.data_section, t.process_date::text, t.search_word, t.found_by
  FROM taken t JOIN article a USING (article_id) WHERE a.withdrawn_at IS NULL ORDER BY t.article_id, t.theme_id`;

/** The removals that can still be undone; they are forgotten. What was withdrawn meanwhile does not come back. */
export const takeRemovals = (tx: Transaction, where: Where, now: Date): Promise<RemovedHit[]> =>
  tx.query<RemovedHit>(TAKE, [where.contractId, where.themeIds, where.articleIds, now]);
