import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import { type Article, type PreparedArticle, prepare } from "../expression/evaluate.ts";

/** A stored article, or one about to be stored, with what expressions can ask about. */
export interface ArticleToMatch extends Article {
  readonly articleId: string;
  readonly dataSection: DataSection;
  /** Of a contract's own feed: only its themes may have it. null or absent: everybody's. */
  readonly ownContractId?: number | null;
  /** The same normalised, where somebody has done that already; see `preparedOf`. */
  readonly prepared?: PreparedArticle;
}

/** Normalised once, for whoever needs it. */
export const preparedOf = (article: Pick<ArticleToMatch, "prepared"> & Article): PreparedArticle =>
  article.prepared ?? prepare(article);

/** An expression for articles of one source; `dataSection` null: of every source. */
export interface SourcedExpression {
  readonly dataSection: DataSection | null;
  readonly expression: Expression;
}

/** One expression of one theme. */
export interface ActiveExpression extends SourcedExpression {
  readonly contractId: number;
  readonly themeId: number;
}

/** Who an expression is. The ids of one contract are its own. */
export interface ExpressionKey {
  readonly contractId: number;
  readonly expressionId: number;
}

/** An active expression that can be told from others that say the same. */
export type KeyedExpression = ActiveExpression & ExpressionKey;

/** What is not as it was: new or altered expressions as they are now, and those that take no part any more. */
export interface ExpressionChanges {
  readonly changed: readonly KeyedExpression[];
  readonly removed: readonly ExpressionKey[];
}

/** Makes matchers of expressions as these change. Those made before stay as they are. */
export interface MatcherMaker {
  /** Prepares the first matcher in small steps between which others take their turn; without it `all` does everything in one step. */
  prepare?(expressions: readonly SourcedExpression[]): Promise<void>;
  /** For these expressions, whatever those before were. */
  all(expressions: readonly KeyedExpression[]): Matcher;
  /** For those of the matcher made last, but for these changes. */
  changed(changes: ExpressionChanges): Matcher;
}

/** An article belongs to a theme; the words for which it was found, in the order of the expressions, each once. */
export interface Hit {
  readonly contractId: number;
  readonly themeId: number;
  readonly articleId: string;
  readonly dataSection: DataSection;
  readonly searchWords: readonly string[];
  /** Where these stand in the article. */
  readonly prominence: Prominence;
}

/** Finds the themes of articles. An article hits a theme once, however many of its expressions hit. */
export interface Matcher {
  match(articles: readonly ArticleToMatch[]): Hit[];
  /** The same in threads of their own, for very many articles: with the expressions that this matcher knows. At least one thread. */
  readonly apart?: (threads: number) => MatcherApart;
}

/** Matches in threads of its own, which run until it is closed. */
export interface MatcherApart {
  /**
   * In the order of the articles, of which only as many are read ahead as the threads need. Throws what the articles throw, and Error
   * when a thread has failed.
   */
  match<A extends ArticleToMatch>(articles: AsyncIterable<A>): AsyncGenerator<MatchedArticle<A>>;
  close(): Promise<void>;
}

export interface MatchedArticle<A> {
  readonly article: A;
  readonly hits: Hit[];
}

/** The same, taking its time: others get their turn meanwhile. */
export interface PatientMatcher {
  match(articles: readonly ArticleToMatch[]): Promise<Hit[]>;
}

/** Of the hits of articles those that they may have: an article of a contract's own feed hits nobody else's themes. */
export function permittedHits(articles: readonly ArticleToMatch[], hits: Hit[]): Hit[] {
  const owners = new Map(
    articles.flatMap(({ articleId, ownContractId }) => (ownContractId ? [[articleId, ownContractId] as const] : [])),
  );
  if (owners.size === 0) return hits;
  return hits.filter(({ articleId, contractId }) => (owners.get(articleId) ?? contractId) === contractId);
}
