import type { DataSection } from "@kirinuki/schema/codes.ts";
import { PROMINENCE } from "@kirinuki/schema/prominence.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { ExpressionFilter } from "./expressions.read-model.ts";
import type { Hit } from "./matcher.ts";
import { type RegisteredRow, withinWords } from "./registered-words.ts";

interface Row extends RegisteredRow {
  theme_id: number;
  data_section: DataSection;
}

/**
 * Whether a registered medium `r` brings an article `a` into its theme, but for its words (registered-words.ts). The period is of the day of arrival in Tokyo, which is the
 * day on which an article is set up.
 */
export const IS_REGISTERED = `a.media_code = r.media_code AND (r.data_section IS NULL OR r.data_section = a.data_section)
  AND (a.own_contract_id IS NULL OR a.own_contract_id = r.contract_id)
  AND (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN r.first_day AND coalesce(r.last_day, 'infinity')`;

const REGISTERED = `
  SELECT r.contract_id, r.theme_id, a.article_id::text, a.data_section, r.expression
  FROM article a JOIN media_registration r ON ${IS_REGISTERED}
  WHERE a.article_id = ANY ($1::bigint[]) AND ($2::int[] IS NULL OR r.contract_id = ANY ($2)) AND ($3::int IS NULL OR r.theme_id = $3)
  ORDER BY r.contract_id, r.theme_id, a.article_id`;

/** What registered media bring of these articles, which must be stored already. No words found them. */
export async function registeredHits(
  tx: Transaction,
  articleIds: readonly string[],
  { contractIds, themeId }: ExpressionFilter = {},
): Promise<Hit[]> {
  if (articleIds.length === 0) return [];
  const rows = await tx.query<Row>(REGISTERED, [articleIds, contractIds ?? null, themeId ?? null]);
  return (await withinWords(tx, rows)).map((row) => ({
    contractId: row.contract_id,
    themeId: row.theme_id,
    articleId: row.article_id,
    dataSection: row.data_section,
    searchWords: [],
    prominence: PROMINENCE.none,
  }));
}
