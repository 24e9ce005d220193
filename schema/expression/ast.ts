/** The two fields of an article's text. Nothing hits across them. */
export type TextField = "title" | "body";

export interface Term {
  readonly kind: "term";
  /** As the author wrote it, without the quotes of a phrase; compared after `norm`. */
  readonly text: string;
  /** `syn:`: it stands for itself and its synonyms. Absent elsewhere, so that equal trees stay equal by value. */
  readonly withSynonyms?: true;
}
export interface Media {
  readonly kind: "media";
  readonly text: string;
}
export interface Domain {
  readonly kind: "domain";
  readonly text: string;
}
/** `title:` or `body:`; for terms inside, the nearest one counts. */
export interface Within {
  readonly kind: "within";
  readonly field: TextField;
  readonly operand: Expression;
}
export interface Not {
  readonly kind: "not";
  readonly operand: Expression;
}
export interface And {
  readonly kind: "and";
  readonly operands: readonly Expression[];
}
export interface Or {
  readonly kind: "or";
  readonly operands: readonly Expression[];
}

/**
 * A search expression, after `expressions.md`. Built by the functions below it is canonical: `and` and `or` have two or
 * more operands and none of their own kind, `within` holds something that it changes. Equal trees are equal by value.
 */
export type Expression = Term | Media | Domain | Within | Not | And | Or;

export const term = (text: string): Term => ({ kind: "term", text });
export const synonymous = (text: string): Term => ({ kind: "term", text, withSynonyms: true });
export const media = (text: string): Media => ({ kind: "media", text });
export const domain = (text: string): Domain => ({ kind: "domain", text });
export const not = (operand: Expression): Not => ({ kind: "not", operand });

/** The operand itself where the field would change nothing. */
export function within(field: TextField, operand: Expression): Expression {
  const untouched = operand.kind === "media" || operand.kind === "domain" || operand.kind === "within";
  return untouched ? operand : { kind: "within", field, operand };
}

export function and(operands: readonly Expression[]): Expression {
  return joined("and", operands);
}

export function or(operands: readonly Expression[]): Expression {
  return joined("or", operands);
}

function joined(kind: "and" | "or", operands: readonly Expression[]): Expression {
  const flat = operands.flatMap((operand) => (operand.kind === kind ? operand.operands : [operand]));
  const [only] = flat;
  if (only === undefined) throw new RangeError("an expression needs an operand");
  return flat.length === 1 ? only : { kind, operands: flat };
}
