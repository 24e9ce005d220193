import type { Expression } from "./ast.ts";
import { MAX_LENGTH } from "./refusals.ts";
import { readsAsPhrase, readsAsTerm } from "./tokens.ts";

type PieceKind = "and" | "or" | "not" | "open" | "close" | "field" | "bare" | "phrase";

interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

/**
 * The canonical form: operators as words, the fewest parentheses, quotes only where they are needed. Parsing it gives the same tree,
 * and printing that tree gives the same text. Words could make it longer than an expression may be; then the signs `|` and `-` and the
 * fewest spaces take their place, so that it stays acceptable.
 *
 * One thing has no written form: a text (of a tree built by hand) that needs quotes and holds one; its quotes are left out.
 */
export function printExpression(expression: Expression): string {
  const pieces = piecesOf(expression);
  const readable = joined(pieces, isGapInReadable);
  return readable.length <= MAX_LENGTH ? readable : joined(pieces.flatMap(asSign), isGapInTight);
}

const AND: Piece = { kind: "and", text: "AND" };
const OR: Piece = { kind: "or", text: "OR" };
const NOT: Piece = { kind: "not", text: "NOT" };
const OPEN: Piece = { kind: "open", text: "(" };
const SYNONYMS: Piece = { kind: "field", text: "syn:" };
const CLOSE: Piece = { kind: "close", text: ")" };

function piecesOf(expression: Expression): Piece[] {
  switch (expression.kind) {
    case "term":
      return [...(expression.withSynonyms ? [SYNONYMS] : []), operandOf(expression.text)];
    case "media":
    case "domain":
      return [{ kind: "field", text: `${expression.kind}:` }, operandOf(expression.text)];
    case "within": {
      const { field, operand } = expression;
      return [
        { kind: "field", text: `${field}:` },
        ...nested(operand, operand.kind !== "term" || operand.withSynonyms === true),
      ];
    }
    case "not":
      return [NOT, ...nested(expression.operand, isJunction(expression.operand))];
    case "and":
      return expression.operands.flatMap((operand, at) => [
        ...(at > 0 ? [AND] : []),
        ...nested(operand, isJunction(operand)),
      ]);
    case "or":
      return expression.operands.flatMap((operand, at) => [
        ...(at > 0 ? [OR] : []),
        ...nested(operand, operand.kind === "or"),
      ]);
  }
}

function nested(expression: Expression, parenthesised: boolean): Piece[] {
  return parenthesised ? [OPEN, ...piecesOf(expression), CLOSE] : piecesOf(expression);
}

function isJunction(expression: Expression): boolean {
  return expression.kind === "and" || expression.kind === "or";
}

function operandOf(text: string): Piece {
  if (readsAsTerm(text)) return { kind: "bare", text };
  return { kind: "phrase", text: `"${readsAsPhrase(text) ? text : text.replace(/["＂“”]/g, "")}"` };
}

function joined(pieces: readonly Piece[], isGap: (before: Piece, after: Piece) => boolean): string {
  let text = "";
  let before: Piece | undefined;
  for (const piece of pieces) {
    if (before !== undefined && isGap(before, piece)) text += " ";
    text += piece.text;
    before = piece;
  }
  return text;
}

function isGapInReadable(before: Piece, after: Piece): boolean {
  return before.kind !== "open" && before.kind !== "field" && after.kind !== "close";
}

/** Side by side means AND, so that needs no sign. */
function asSign(piece: Piece): Piece[] {
  if (piece.kind === "and") return [];
  if (piece.kind === "or") return [{ kind: "or", text: "|" }];
  return piece.kind === "not" ? [{ kind: "not", text: "-" }] : [piece];
}

/** Only a term and `|` run on until white space or a parenthesis. */
function isGapInTight(before: Piece, after: Piece): boolean {
  const runsOn = before.kind === "bare" || before.kind === "or";
  return runsOn && after.kind !== "open" && after.kind !== "close";
}
