import { and, type Expression, not, or, synonymous, term, within } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";

/**
 * An expression with a word more, where it belongs: beside the term that it is another way to write; else in the first group of terms
 * with which the expression holds for an article; else as an alternative to all of it.
 * @param holds whether an expression takes the article that the word is suggested for
 */
export function withWord(
  expression: Expression,
  { word, ownTerm }: { word: string; ownTerm: string | null },
  holds: (expression: Expression) => boolean,
): Expression {
  if (ownTerm !== null) {
    const beside = withTerms(expression, (own) => (norm(own) === ownTerm ? or([term(own), term(word)]) : null));
    if (beside !== null) return beside;
  }
  for (const changed of withGroups(expression, word)) if (holds(changed)) return changed;
  return or([expression, term(word)]);
}

/** With `syn:` before a term; null where the expression has no such term, or has it under `syn:` already. */
export const withSynonymsOf = (expression: Expression, ownTerm: string): Expression | null =>
  withTerms(expression, (own) => (norm(own) === ownTerm ? synonymous(own) : null));

/** Each term for which there is something else in its place; null where there is none. Those under NOT stay. */
function withTerms(expression: Expression, change: (own: string) => Expression | null): Expression | null {
  switch (expression.kind) {
    case "term":
      return expression.withSynonyms ? null : change(expression.text);
    case "within": {
      const operand = withTerms(expression.operand, change);
      return operand && within(expression.field, operand);
    }
    case "and":
    case "or": {
      const operands = expression.operands.map((operand) => withTerms(operand, change));
      if (operands.every((operand) => operand === null)) return null;
      const whole = operands
        .map((operand, at) => operand ?? expression.operands[at])
        .filter((each) => each !== undefined);
      return expression.kind === "and" ? and(whole) : or(whole);
    }
    default:
      return null;
  }
}

/** The expression with the word as an alternative to one of its parts, each part in turn: of an AND its operands, the first before the others. */
function* withGroups(expression: Expression, word: string): Generator<Expression> {
  if (expression.kind !== "and") {
    if (expression.kind !== "not") yield or([expression, term(word)]);
    return;
  }
  for (const [at, operand] of expression.operands.entries())
    for (const changed of withGroups(operand, word))
      yield and(expression.operands.map((each, place) => (place === at ? changed : each)));
}

/** What an expression would take more by a change. */
export const takenMore = (before: Expression, after: Expression): Expression => and([after, not(before)]);
