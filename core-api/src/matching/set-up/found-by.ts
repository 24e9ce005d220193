import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Hit } from "./matcher.ts";

/** Why an article is in a theme; `theme_article.found_by` has the sum. What somebody registered by hand, no matching takes away. */
export const FOUND_BY = { expression: 1, medium: 2, hand: 4 } as const;

/** A hit with its reasons. */
export interface FoundHit extends Omit<Hit, "prominence"> {
  readonly foundBy: number;
  /** null: not known; it is decided in the transaction that writes the hit (settle-prominence.ts). */
  readonly prominence: Prominence | null;
}

const keyOf = ({ contractId, themeId, articleId }: Pick<Hit, "contractId" | "themeId" | "articleId">): string =>
  `${contractId}/${themeId}/${articleId}`;

/** The hits of expressions and those of registered media, each theme and article once; the former have words. */
export function foundHits(matched: readonly Hit[], registered: readonly Hit[]): FoundHit[] {
  if (registered.length === 0) return matched.map((hit) => ({ ...hit, foundBy: FOUND_BY.expression }));
  const byMedium = new Set(registered.map(keyOf));
  const byExpression = new Set(matched.map(keyOf));
  return [
    ...matched.map((hit) => ({
      ...hit,
      foundBy: FOUND_BY.expression | (byMedium.has(keyOf(hit)) ? FOUND_BY.medium : 0),
    })),
    ...registered.filter((hit) => !byExpression.has(keyOf(hit))).map((hit) => ({ ...hit, foundBy: FOUND_BY.medium })),
  ];
}
