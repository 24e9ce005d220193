import type { Transaction } from "../../../db/tenant.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";

/** $1 contract, $2 articles, $3 a day before which none was set up. */
const GONE = `
  SELECT i.id::text FROM unnest($2::bigint[]) AS i(id)
  WHERE EXISTS (SELECT 1 FROM article a WHERE a.article_id = i.id AND a.withdrawn_at IS NOT NULL)
    OR NOT EXISTS (SELECT 1 FROM theme_article ta
      WHERE ta.contract_id = $1 AND ta.article_id = i.id AND ta.disp_status = 0 AND ta.process_date >= $3)
    AND NOT EXISTS (SELECT 1 FROM topic_article ta WHERE ta.contract_id = $1 AND ta.article_id = i.id AND ta.disp_status = 0)`;

/** Of the articles those that nobody of the contract is shown any more: withdrawn, unpublished, or of no theme and topic. */
export async function readGone(
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (articleIds.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(GONE, [contractId, articleIds, earliestSetupDay(articleIds)]);
  return new Set(rows.map(({ id }) => id));
}
