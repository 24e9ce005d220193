import type { Transaction } from "../../db/tenant.ts";
import type { Hit } from "./matcher.ts";

/** SQL: whether somebody has taken this hit `h` out of its theme. */
export const IS_REMOVED = `EXISTS (SELECT FROM theme_removal x
  WHERE x.contract_id = h.contract_id AND x.theme_id = h.theme_id AND x.article_id = h.article_id)`;

/** The hits of one theme without those that somebody has taken out of it. */
export async function withoutRemoved<Each extends Pick<Hit, "articleId">>(
  tx: Transaction,
  themeId: number,
  hits: readonly Each[],
) {
  if (hits.length === 0) return hits;
  const rows = await tx.query<{ article_id: string }>(
    "SELECT article_id::text FROM theme_removal WHERE theme_id = $1 AND article_id = ANY ($2::bigint[])",
    [themeId, hits.map(({ articleId }) => articleId)],
  );
  const removed = new Set(rows.map(({ article_id }) => article_id));
  return hits.filter(({ articleId }) => !removed.has(articleId));
}
