import type { DataSection } from "@kirinuki/schema/codes.ts";
import { notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { SaleWindow } from "../article/sale-window.ts";

/** An article of the collection with what the contract has set of it. */
export interface SettableArticle extends SaleWindow {
  article_id: string;
  data_section: DataSection;
  title: string;
  withdrawn: boolean;
  disp_status: number;
  comment: string;
}

/**
 * A lock by which changes of a contract's settings and hits run one after the other (see the migration of article settings).
 */
export const lockContract = (tx: Transaction, contractId: number): Promise<unknown> =>
  tx.query("SELECT FROM contract WHERE contract_id = $1 FOR NO KEY UPDATE", [contractId]);

const SETTABLE = `
  SELECT a.article_id::text, a.data_section, a.title, a.withdrawn_at IS NOT NULL AS withdrawn, a.del_flag, a.sales_from_datetime,
    a.sales_to_datetime, a.redelivery_from_datetime, a.sales_datetime_flag, coalesce(s.disp_status, 0) AS disp_status,
    coalesce(s.comment, '') AS comment
  FROM article a LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id
  WHERE a.article_id = ANY ($2::bigint[]) AND a.data_section = ANY ($3::smallint[]) AND ${notOthers("$1")}`;

/** Those of the articles that exist for the contract, of the sources given, by id. */
export async function readSettable(
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
  sections: readonly DataSection[],
): Promise<Map<string, SettableArticle>> {
  const rows = await tx.query<SettableArticle>(SETTABLE, [contractId, articleIds, sections]);
  return new Map(rows.map((row) => [row.article_id, row]));
}

export interface Setting {
  articleId: string;
  dispStatus: number;
  comment: string;
}

const STORE = `
  INSERT INTO article_setting (contract_id, article_id, disp_status, comment)
  SELECT $1, g.article_id, g.disp_status, g.comment
  FROM unnest($2::bigint[], $3::smallint[], $4::text[]) AS g(article_id, disp_status, comment) ORDER BY g.article_id
  ON CONFLICT (contract_id, article_id) DO UPDATE
    SET disp_status = excluded.disp_status, comment = excluded.comment, updated_at = now()`;

/** Lists and counts follow by triggers. */
export async function storeSettings(tx: Transaction, contractId: number, settings: readonly Setting[]): Promise<void> {
  if (settings.length === 0) return;
  await tx.query(STORE, [
    contractId,
    settings.map(({ articleId }) => articleId),
    settings.map(({ dispStatus }) => dispStatus),
    settings.map(({ comment }) => comment),
  ]);
}
