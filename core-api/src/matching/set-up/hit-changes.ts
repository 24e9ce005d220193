import type { Transaction } from "../../db/tenant.ts";
import type { HitChanges } from "./hits.repository.ts";
import type { Hit } from "./matcher.ts";

/** A hit as it is stored. */
export interface StoredHit {
  contract_id: number;
  theme_id: number;
  article_id: string;
  search_word: string[];
}

/** Through contract, because the index of theme_article leads with it. */
const OF_ARTICLES = `
  SELECT t.contract_id, t.theme_id, t.article_id::text, t.search_word
  FROM contract c JOIN theme_article t ON t.contract_id = c.contract_id AND t.article_id = ANY($1::bigint[])
  WHERE ($2::int[] IS NULL OR c.contract_id = ANY($2)) AND ($3::int IS NULL OR t.theme_id = $3)`;

/** The stored hits of these articles: of all contracts, or of one theme. */
export function storedHits(
  tx: Transaction,
  articleIds: readonly string[],
  scope: { contractIds?: readonly number[]; themeId?: number } = {},
): Promise<StoredHit[]> {
  return tx.query<StoredHit>(OF_ARTICLES, [articleIds, scope.contractIds ?? null, scope.themeId ?? null]);
}

/** What leads from the stored hits to those that should be there. */
export function hitChanges(stored: readonly StoredHit[], wanted: readonly Hit[]): HitChanges {
  const there = new Map(stored.map((hit) => [`${hit.contract_id}/${hit.theme_id}/${hit.article_id}`, hit]));
  const keep = new Set(wanted.map(keyOf));
  return {
    added: wanted.filter((hit) => !there.has(keyOf(hit))),
    removed: stored
      .map((hit) => ({ contractId: hit.contract_id, themeId: hit.theme_id, articleId: hit.article_id }))
      .filter((hit) => !keep.has(keyOf(hit))),
    reworded: wanted.filter((hit) => {
      const found = there.get(keyOf(hit));
      return found !== undefined && !sameWords(found.search_word, hit.searchWords);
    }),
  };
}

const keyOf = (hit: Pick<Hit, "contractId" | "themeId" | "articleId">): string =>
  `${hit.contractId}/${hit.themeId}/${hit.articleId}`;

const sameWords = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b);
