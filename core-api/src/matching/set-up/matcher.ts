import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Expression } from "../expression/ast.ts";
import type { Article } from "../expression/evaluate.ts";

/** A stored article, or one about to be stored, with what expressions can ask about. */
export interface ArticleToMatch extends Article {
  readonly articleId: string;
  readonly dataSection: DataSection;
  /** Of a contract's own feed: only its themes may have it. null or absent: everybody's. */
  readonly ownContractId?: number | null;
}

/** One expression of one theme. `dataSection` null: it holds for every source. */
export interface ActiveExpression {
  readonly contractId: number;
  readonly themeId: number;
  readonly dataSection: DataSection | null;
  readonly expression: Expression;
}

/** An article belongs to a theme; the words for which it was found, in the order of the expressions, each once. */
export interface Hit {
  readonly contractId: number;
  readonly themeId: number;
  readonly articleId: string;
  readonly dataSection: DataSection;
  readonly searchWords: readonly string[];
}

/** Finds the themes of articles. An article hits a theme once, however many of its expressions hit. */
export interface Matcher {
  match(articles: readonly ArticleToMatch[]): Hit[];
}

/** The hits that articles may have: an article of a contract's own feed hits nobody else's themes. */
export function permittedHits(matcher: Matcher, articles: readonly ArticleToMatch[]): Hit[] {
  const hits = matcher.match(articles);
  const owners = new Map(
    articles.flatMap(({ articleId, ownContractId }) => (ownContractId ? [[articleId, ownContractId] as const] : [])),
  );
  if (owners.size === 0) return hits;
  return hits.filter(({ articleId, contractId }) => (owners.get(articleId) ?? contractId) === contractId);
}
