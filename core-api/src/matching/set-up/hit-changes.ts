import { PROMINENCE, type Prominence } from "@kirinuki/schema/prominence.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { ExpressionFilter } from "./expressions.read-model.ts";
import { FOUND_BY, type FoundHit } from "./found-by.ts";
import type { HitChanges } from "./hits.repository.ts";
import type { Hit } from "./matcher.ts";

/** A hit as it is stored. */
export interface StoredHit {
  contract_id: number;
  theme_id: number;
  article_id: string;
  search_word: string[];
  found_by: number;
  /** null: not decided yet. */
  prominence: Prominence | null;
}

/** Through contract, because the index of theme_article leads with it. */
const OF_ARTICLES = `
  SELECT t.contract_id, t.theme_id, t.article_id::text, t.search_word, t.found_by, t.prominence
  FROM contract c JOIN theme_article t ON t.contract_id = c.contract_id AND t.article_id = ANY($1::bigint[])
  WHERE ($2::int[] IS NULL OR c.contract_id = ANY($2)) AND ($3::int IS NULL OR t.theme_id = $3)`;

/** The stored hits of these articles: of all contracts, or of one theme. */
export function storedHits(
  tx: Transaction,
  articleIds: readonly string[],
  { contractIds, themeId }: ExpressionFilter = {},
): Promise<StoredHit[]> {
  return tx.query<StoredHit>(OF_ARTICLES, [articleIds, contractIds ?? null, themeId ?? null]);
}

/** What leads from the stored hits to those that should be there. What somebody registered by hand stays in any case. */
export function hitChanges(stored: readonly StoredHit[], wanted: readonly FoundHit[]): HitChanges {
  const there = new Map(stored.map((hit) => [storedKey(hit), hit]));
  const keep = new Set(wanted.map(keyOf));
  const lost = stored.filter((hit) => !keep.has(storedKey(hit)));
  return {
    added: wanted.filter((hit) => !there.has(keyOf(hit))),
    removed: lost.filter((hit) => !isByHand(hit)).map(toKey),
    altered: [
      ...wanted.flatMap((hit) => altered(hit, there.get(keyOf(hit)))),
      ...lost
        .filter((hit) => isByHand(hit) && hit.found_by !== FOUND_BY.hand)
        .map((hit) => ({ ...toKey(hit), searchWords: [], foundBy: FOUND_BY.hand, prominence: PROMINENCE.none })),
    ],
  };
}

/** A hit that stays, where its words, their places or its reasons are not as they are stored. */
function altered(hit: FoundHit, found: StoredHit | undefined): HitChanges["altered"] {
  if (found === undefined) return [];
  const foundBy = hit.foundBy | (found.found_by & FOUND_BY.hand);
  const isSame =
    foundBy === found.found_by && hit.prominence === found.prominence && sameWords(found.search_word, hit.searchWords);
  return isSame ? [] : [{ ...hit, foundBy }];
}

const isByHand = (hit: StoredHit): boolean => (hit.found_by & FOUND_BY.hand) !== 0;

const toKey = (hit: StoredHit) => ({
  contractId: hit.contract_id,
  themeId: hit.theme_id,
  articleId: hit.article_id,
});

const keyOf = (hit: Pick<Hit, "contractId" | "themeId" | "articleId">): string =>
  `${hit.contractId}/${hit.themeId}/${hit.articleId}`;

const storedKey = (hit: StoredHit): string => keyOf(toKey(hit));

const sameWords = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b);
