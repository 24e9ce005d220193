import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { ANYWHERE, IN_FIELD, type Leaf } from "./leaves.ts";

/** Whether a term was found in one of some fields (`wanted`), or in none of them. */
export interface Test {
  readonly kind: "test";
  readonly term: number;
  readonly fields: number;
  readonly wanted: boolean;
  readonly cost: number;
}
/** Every or some operand; two or more, NOT pushed down to the tests. */
export interface Every {
  readonly kind: "every";
  readonly operands: readonly Clause[];
  readonly cost: number;
}
export interface Some {
  readonly kind: "some";
  readonly operands: readonly Clause[];
  readonly cost: number;
}

/**
 * What an expression demands, ready for compiling. `cost` is the share of articles (a rough guess) in which something is
 * found that the clause can't do without; infinite if there is no such thing.
 */
export type Clause = Test | Every | Some;

/** A clause, or what it comes to whatever the article. */
export type Outcome = Clause | boolean;

/** What an expression names, by number, and how often articles have it. */
export interface Terms {
  /** -1 for a term that nothing can contain. Asked for each leaf once, in order of appearance. */
  readonly termOf: (leaf: Leaf) => number;
  readonly shareOf: (term: number) => number;
}

/** Recursion is bounded by the levels an expression may have. */
export function clauseOf(expression: Expression, terms: Terms, fields = ANYWHERE, wanted = true): Outcome {
  switch (expression.kind) {
    case "within":
      return clauseOf(expression.operand, terms, IN_FIELD[expression.field], wanted);
    case "not":
      return clauseOf(expression.operand, terms, fields, !wanted);
    case "and":
    case "or": {
      const operands = expression.operands.map((operand) => clauseOf(operand, terms, fields, wanted));
      return (expression.kind === "and") === wanted ? every(operands) : some(operands);
    }
    default: {
      const term = terms.termOf(expression);
      if (term === -1) return !wanted;
      const cost = wanted ? terms.shareOf(term) : Number.POSITIVE_INFINITY;
      return { kind: "test", term, fields: expression.kind === "term" ? fields : ANYWHERE, wanted, cost };
    }
  }
}

/** The cheapest first: it decides soonest, and an article that lacks it is never looked at. */
function every(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes(false)) return false;
  const operands = outcomes.filter((outcome) => typeof outcome !== "boolean").sort((a, b) => a.cost - b.cost);
  const [first] = operands;
  if (first === undefined) return true;
  return operands.length === 1 ? first : { kind: "every", operands, cost: first.cost };
}

function some(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes(true)) return true;
  const operands = outcomes.filter((outcome) => typeof outcome !== "boolean");
  const [first] = operands;
  if (first === undefined) return false;
  const cost = operands.reduce((sum, operand) => sum + operand.cost, 0);
  return operands.length === 1 ? first : { kind: "some", operands, cost };
}
