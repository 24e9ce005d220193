import type { Expression, TextField } from "@kirinuki/schema/expression/ast.ts";
import { DEFAULT_FOLDS, type FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";

/** What of an article an expression can ask about. `host` is the host name of its address, in ASCII. */
export interface Article {
  readonly title: string;
  readonly body: string;
  readonly mediaCode: string | null;
  readonly mediaName: string | null;
  readonly host: string | null;
}

/** An article normalised once, for any number of expressions. Its fold table serves the terms too. */
export interface PreparedArticle extends Article {
  readonly folds: FoldTable;
}

export function prepare(article: Article, folds: FoldTable = DEFAULT_FOLDS): PreparedArticle {
  const { title, body, mediaCode, mediaName, host } = article;
  return {
    title: norm(title, folds),
    body: norm(body, folds),
    mediaCode,
    mediaName: mediaName === null ? null : norm(mediaName, folds),
    host: host === null ? null : norm(host, folds),
    folds,
  };
}

/**
 * Whether an article meets an expression: the plain evaluator, which says what `expressions.md` says, word by word. Slow
 * on purpose; it is the oracle of every faster engine. Recursion is bounded by the levels an expression may have.
 */
export function evaluate(expression: Expression, article: PreparedArticle): boolean {
  return matcher(expression, article.folds)(article);
}

/** The same for many articles, with the terms normalised once. The articles must be prepared with the same fold table. */
export function matcher(
  expression: Expression,
  folds: FoldTable = DEFAULT_FOLDS,
): (article: PreparedArticle) => boolean {
  return meaning(expression, ["title", "body"], folds);
}

type Meaning = (article: PreparedArticle) => boolean;

function meaning(expression: Expression, fields: readonly TextField[], folds: FoldTable): Meaning {
  const meaningOf = (operand: Expression) => meaning(operand, fields, folds);
  switch (expression.kind) {
    case "term": {
      const term = norm(expression.text, folds);
      return (article) => fields.some((field) => hits(article[field], term));
    }
    case "media":
      return (article) => isMedium(expression.text, article);
    case "domain":
      return (article) => isDomain(expression.text, article);
    case "within":
      return meaning(expression.operand, [expression.field], folds);
    case "not": {
      const operand = meaningOf(expression.operand);
      return (article) => !operand(article);
    }
    case "and": {
      const operands = expression.operands.map(meaningOf);
      return (article) => operands.every((operand) => operand(article));
    }
    case "or": {
      const operands = expression.operands.map(meaningOf);
      return (article) => operands.some((operand) => operand(article));
    }
  }
}

/** Whether a normalised term hits a normalised field: ASCII words and numbers only at their bounds. */
export function hits(field: string, term: string): boolean {
  if (term === "") return false;
  for (let at = field.indexOf(term); at !== -1; at = field.indexOf(term, at + 1)) {
    if (isBounded(field, term, at)) return true;
  }
  return false;
}

/** Whether a place where a term was found is one where it may hit. */
export function isBounded(field: string, term: string, at: number): boolean {
  const end = at + term.length;
  const clearBefore = !isWordUnit(term.charAt(0)) || !isWordUnit(field.charAt(at - 1));
  return clearBefore && (!isWordUnit(term.charAt(term.length - 1)) || !isWordUnit(field.charAt(end)));
}

/** An ASCII letter or digit; false for the empty string beyond either end. */
export function isWordUnit(unit: string): boolean {
  return (unit >= "0" && unit <= "9") || (unit >= "a" && unit <= "z") || (unit >= "A" && unit <= "Z");
}

export function isMedium(text: string, article: PreparedArticle): boolean {
  return text === article.mediaCode || norm(text, article.folds) === article.mediaName;
}

export function isDomain(text: string, article: PreparedArticle): boolean {
  const domain = norm(text, article.folds);
  return article.host !== null && (article.host === domain || article.host.endsWith(`.${domain}`));
}
