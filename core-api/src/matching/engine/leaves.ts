import type { Expression, TextField } from "@kirinuki/schema/expression/ast.ts";

/** In which fields of an article a term was found, as bits; a medium or domain that applies counts as both. */
export const IN_TITLE = 1;
export const IN_BODY = 2;
export const ANYWHERE = IN_TITLE | IN_BODY;

export const IN_FIELD: Record<TextField, number> = { title: IN_TITLE, body: IN_BODY };

export type Leaf = Extract<Expression, { readonly kind: "term" | "media" | "domain" }>;

/**
 * Visits the terms, media and domains of an expression in order of appearance, with the fields in which a term counts.
 * Recursion is bounded by the levels an expression may have.
 */
export function visitLeaves(
  expression: Expression,
  visit: (leaf: Leaf, fields: number, underNot: boolean) => void,
  fields = ANYWHERE,
  underNot = false,
): void {
  switch (expression.kind) {
    case "and":
    case "or":
      for (const operand of expression.operands) visitLeaves(operand, visit, fields, underNot);
      break;
    case "not":
      visitLeaves(expression.operand, visit, fields, true);
      break;
    case "within":
      visitLeaves(expression.operand, visit, IN_FIELD[expression.field], underNot);
      break;
    default:
      visit(expression, fields, underNot);
  }
}
