import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { PROMINENCE } from "@kirinuki/schema/prominence.ts";
import { BEST_GRADE } from "../../access/assessed.ts";
import type { Transaction } from "../../db/tenant.ts";

interface Target {
  dataKbn: typeof DATA_KBN.theme | typeof DATA_KBN.themeGroup;
  targetId: number;
  ids: readonly string[];
}

/** $1 contract, $2 articles, $3 theme, $4 theme group: one of both. */
const NAMED = `
  SELECT ta.article_id::text FROM theme_article ta
  WHERE ta.contract_id = $1 AND ta.article_id = ANY ($2::bigint[]) AND (ta.theme_id = $3::int OR ta.theme_id IN (
    SELECT m.theme_id FROM theme_group_theme m WHERE m.contract_id = $1 AND m.theme_group_id = $4::int))
  GROUP BY ta.article_id HAVING ${BEST_GRADE} = ${PROMINENCE.once}`;

/** Those of the articles that name a word of a theme, or of a group's themes, in one place of the text and no more. */
export async function readNamedArticles(
  tx: Transaction,
  contractId: number,
  { dataKbn, targetId, ids }: Target,
): Promise<ReadonlySet<string>> {
  const isTheme = dataKbn === DATA_KBN.theme;
  const rows = await tx.query<{ article_id: string }>(NAMED, [
    ...[contractId, ids, isTheme ? targetId : null, isTheme ? null : targetId],
  ]);
  return new Set(rows.map(({ article_id }) => article_id));
}
