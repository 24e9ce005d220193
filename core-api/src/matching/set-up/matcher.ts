import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Expression } from "../expression/ast.ts";
import type { Article } from "../expression/evaluate.ts";

/** A stored article, or one about to be stored, with what expressions can ask about. */
export interface ArticleToMatch extends Article {
  readonly articleId: string;
  readonly dataSection: DataSection;
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
