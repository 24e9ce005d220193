import { WHITE } from "./characters.ts";
import { norm } from "./normalise.ts";
import { Refused } from "./refusals.ts";

export type FieldName = "title" | "body" | "media" | "domain" | "syn";

/** `start` is the UTF-16 offset in the input. */
export type Token =
  | { readonly kind: "and" | "or" | "not" | "open" | "close"; readonly start: number }
  | { readonly kind: "field"; readonly name: FieldName; readonly start: number }
  | { readonly kind: "term" | "phrase"; readonly text: string; readonly start: number };

const QUOTES = '"＂“”';
const BLANKS = new RegExp(`[${WHITE}]*`, "y");
const WORD = new RegExp(`[^${WHITE}()（）]+`, "y");
const PHRASE = new RegExp(`[${QUOTES}]([^${QUOTES}]*)([${QUOTES}]?)`, "y");
const FIELD = /(title|body|media|domain|syn)[:：]/y;
const LONGEST_OPERATOR = 8;

const OPERATORS: ReadonlyMap<string, "and" | "or" | "not"> = new Map([
  ["AND", "and"],
  ["&", "and"],
  ["OR", "or"],
  ["|", "or"],
  ["NOT", "not"],
]);

/**
 * The input in tokens; operands that normalise to nothing are left out. An operator, a quote, a minus and a field name
 * are such only where a token starts: after white space, a parenthesis, a phrase, a minus or a field name.
 * Throws `Refused` (UNCLOSED_QUOTE).
 */
export function tokenise(input: string): Token[] {
  const tokens: Token[] = [];
  let at = matchAt(BLANKS, input, 0).length;
  while (at < input.length) {
    const { token, end } = tokenAt(input, at);
    if (!isNoOperand(token)) tokens.push(token);
    at = end + matchAt(BLANKS, input, end).length;
  }
  return tokens;
}

function isNoOperand(token: Token): boolean {
  return (token.kind === "term" || token.kind === "phrase") && norm(token.text) === "";
}

function tokenAt(input: string, start: number): { token: Token; end: number } {
  const first = input.charAt(start);
  if (first === "(" || first === "（") return { token: { kind: "open", start }, end: start + 1 };
  if (first === ")" || first === "）") return { token: { kind: "close", start }, end: start + 1 };
  if (QUOTES.includes(first)) return phraseAt(input, start);
  if (isMinus(first)) return { token: { kind: "not", start }, end: start + 1 };
  const field = matchAt(FIELD, input, start);
  if (field !== "") return { token: { kind: "field", name: fieldName(field), start }, end: start + field.length };
  const text = matchAt(WORD, input, start);
  const operator = text.length <= LONGEST_OPERATOR ? OPERATORS.get(text.normalize("NFKC")) : undefined;
  const token: Token = operator === undefined ? { kind: "term", text, start } : { kind: operator, start };
  return { token, end: start + text.length };
}

function phraseAt(input: string, start: number): { token: Token; end: number } {
  PHRASE.lastIndex = start;
  const [whole = "", text = "", closing = ""] = PHRASE.exec(input) ?? [];
  if (closing === "") throw new Refused("UNCLOSED_QUOTE", start);
  return { token: { kind: "phrase", text, start }, end: start + whole.length };
}

function isMinus(character: string): boolean {
  const plain = character.normalize("NFKC");
  return plain === "-" || plain === "\u2212";
}

const FIELD_NAMES: readonly FieldName[] = ["title", "body", "media", "domain", "syn"];

function fieldName(matched: string): FieldName {
  const written = matched.slice(0, -1);
  const name = FIELD_NAMES.find((each) => each === written);
  if (name === undefined) throw new Error(`no field: ${written}`);
  return name;
}

/** What a sticky pattern finds at the offset, or nothing. */
function matchAt(pattern: RegExp, input: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(input)?.[0] ?? "";
}

/** Whether a text, standing where an operand may stand, reads as one term and as nothing else. */
export function readsAsTerm(text: string): boolean {
  if (matchAt(WORD, text, 0).length !== text.length || QUOTES.includes(text.charAt(0))) return false;
  const { token, end } = tokenAt(text, 0);
  return token.kind === "term" && end === text.length;
}

/** Whether a text can stand between quotes. */
export function readsAsPhrase(text: string): boolean {
  return matchAt(PHRASE, `"${text}"`, 0).length === text.length + 2;
}
