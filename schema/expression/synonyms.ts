import { and, type Expression, not, or, synonymous, term, within } from "./ast.ts";
import { norm } from "./normalise.ts";
import { tokenise } from "./tokens.ts";

/** The other terms of the sets that a term is in, one step far; the term is given as `norm` gives it. */
export type SynonymsOf = (term: string) => readonly string[];

/** The terms under `syn:` as `norm` gives them, each one time, in the order of the expression. */
export function synonymousTerms(expression: Expression): string[] {
  const terms = new Set<string>();
  visit(expression, (text) => terms.add(norm(text)));
  return [...terms];
}

export interface SynonymousPlace {
  /** As it is written, without quotes. */
  term: string;
  /** UTF-16 offset of the term or its quote. */
  position: number;
}

/** Where the terms under `syn:` stand in the text of a valid expression. */
export function synonymousPlaces(text: string): SynonymousPlace[] {
  const tokens = tokenise(text);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const isSynonymous = before?.kind === "field" && before.name === "syn";
    return isSynonymous && (token.kind === "term" || token.kind === "phrase")
      ? [{ term: token.text, position: token.start }]
      : [];
  });
}

function visit(expression: Expression, found: (text: string) => void): void {
  switch (expression.kind) {
    case "term":
      if (expression.withSynonyms) found(expression.text);
      break;
    case "within":
    case "not":
      visit(expression.operand, found);
      break;
    case "and":
    case "or":
      for (const operand of expression.operands) visit(operand, found);
  }
}

/**
 * The expression with an OR of the term and its synonyms in the place of each `syn:` (expressions.md, Synonyms). A term
 * without synonyms is itself. The result has no `syn:` left; an expression without any is given back as it is.
 */
export function withSynonyms(expression: Expression, synonymsOf: SynonymsOf): Expression {
  const expanded = (operand: Expression) => withSynonyms(operand, synonymsOf);
  switch (expression.kind) {
    case "term":
      return expression.withSynonyms
        ? or([expression.text, ...synonymsOf(norm(expression.text))].map(term))
        : expression;
    case "within":
      return within(expression.field, expanded(expression.operand));
    case "not":
      return not(expanded(expression.operand));
    case "and":
      return and(expression.operands.map(expanded));
    case "or":
      return or(expression.operands.map(expanded));
    default:
      return expression;
  }
}

/** The expression with `syn:` before each of its terms. */
export function everySynonymous(expression: Expression): Expression {
  switch (expression.kind) {
    case "term":
      return synonymous(expression.text);
    case "within":
      return within(expression.field, everySynonymous(expression.operand));
    case "not":
      return not(everySynonymous(expression.operand));
    case "and":
      return and(expression.operands.map(everySynonymous));
    case "or":
      return or(expression.operands.map(everySynonymous));
    default:
      return expression;
  }
}
