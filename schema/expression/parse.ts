import { and, domain, type Expression, media, not, or, synonymous, term, within } from "./ast.ts";
import { MAX_DEPTH, MAX_LENGTH, type Refusal, Refused } from "./refusals.ts";
import { type FieldName, type Token, tokenise } from "./tokens.ts";

export type ParseResult =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Reads an expression after `expressions.md`. Never throws for any input; the checks come in that document's order:
 * length, tokens, structure left to right, anchoring. Linear in the input, recursion bounded by the limit on levels.
 */
export function parseExpression(text: string): ParseResult {
  return resultOf(text, { length: MAX_LENGTH, depth: MAX_DEPTH });
}

/**
 * The same for a text that the service wrote itself out of an accepted one: with synonyms in it, it may be longer and a
 * level deeper than what people may write.
 */
export function parseExpanded(text: string): ParseResult {
  return resultOf(text, { length: Number.POSITIVE_INFINITY, depth: MAX_DEPTH + 1 });
}

interface Limits {
  readonly length: number;
  readonly depth: number;
}

function resultOf(text: string, limits: Limits): ParseResult {
  try {
    return { ok: true, expression: parsed(text, limits) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function parsed(text: string, limits: Limits): Expression {
  if (text.length > limits.length) throw new Refused("TOO_LONG", limits.length);
  const tokens = tokenise(text);
  if (tokens.length === 0) throw new Refused("EMPTY", 0);
  const { expression, unanchored } = new Parser(tokens, limits.depth).whole();
  if (unanchored !== null) throw new Refused("NOT_ANCHORED", unanchored);
  return expression;
}

/** A part of the expression with what the anchoring rule needs to know of it. */
interface Part {
  readonly expression: Expression;
  readonly start: number;
  /** Where the first NOT stands in it, if any. */
  readonly firstNot: number;
  /** Null if the part demands something, else where its fault shows. */
  readonly unanchored: number | null;
}

type Parts = [Part, ...Part[]];

class Parser {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly maxDepth: number;

  constructor(tokens: readonly Token[], maxDepth: number) {
    this.tokens = tokens;
    this.maxDepth = maxDepth;
  }

  whole(): Part {
    const part = this.or(0);
    const rest = this.peek();
    if (rest !== undefined) throw new Refused("UNBALANCED_CLOSE", rest.start);
    return part;
  }

  private or(depth: number): Part {
    const branches: Parts = [this.and(depth)];
    for (let operator = this.take("or"); operator !== undefined; operator = this.take("or")) {
      this.demandOperand(operator);
      branches.push(this.and(depth));
    }
    return anyOf(branches);
  }

  private and(depth: number): Part {
    const parts: Parts = [this.not(depth)];
    for (;;) {
      const operator = this.take("and");
      if (operator !== undefined) this.demandOperand(operator);
      else if (!startsOperand(this.peek())) return allOf(parts);
      parts.push(this.not(depth));
    }
  }

  private not(depth: number): Part {
    const operator = this.take("not");
    if (operator === undefined) return this.operand(depth);
    const deeper = this.oneDeeper(depth, operator);
    this.demandOperand(operator);
    const { expression } = this.not(deeper);
    const { start } = operator;
    return { expression: not(expression), start, firstNot: start, unanchored: start };
  }

  private operand(depth: number): Part {
    const token = this.next();
    switch (token.kind) {
      case "term":
      case "phrase":
        return demanding(term(token.text), token.start);
      case "open":
        return this.group(token, depth);
      case "field":
        return this.fielded(token, depth);
      case "close":
        throw new Refused("UNBALANCED_CLOSE", token.start);
      default:
        throw new Refused("MISSING_OPERAND", token.start);
    }
  }

  private group(open: Token, depth: number): Part {
    const deeper = this.oneDeeper(depth, open);
    if (this.peek()?.kind === "close") throw new Refused("MISSING_OPERAND", open.start);
    if (this.peek() === undefined) throw new Refused("UNBALANCED_OPEN", open.start);
    const part = this.or(deeper);
    if (this.take("close") === undefined) throw new Refused("UNBALANCED_OPEN", open.start);
    return { ...part, start: open.start };
  }

  private fielded(field: Token & { kind: "field" }, depth: number): Part {
    const operand = this.peek();
    if (operand?.kind === "term" || operand?.kind === "phrase") {
      this.next();
      return demanding(inField(field.name, operand.text), field.start);
    }
    const takesGroup = field.name === "title" || field.name === "body";
    if (operand?.kind !== "open" || !takesGroup) throw new Refused("MISSING_OPERAND", field.start);
    const part = this.group(this.next(), depth);
    return { ...part, expression: within(field.name, part.expression), start: field.start };
  }

  private oneDeeper(depth: number, token: Token): number {
    if (depth >= this.maxDepth) throw new Refused("TOO_DEEP", token.start);
    return depth + 1;
  }

  private demandOperand(operator: Token): void {
    if (!startsOperand(this.peek())) throw new Refused("MISSING_OPERAND", operator.start);
  }

  private peek(): Token | undefined {
    return this.tokens[this.at];
  }

  private take(kind: Token["kind"]): Token | undefined {
    const token = this.peek();
    if (token?.kind !== kind) return undefined;
    this.at += 1;
    return token;
  }

  /** Only called where a token is known to follow. */
  private next(): Token {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Error("read past the last token");
    this.at += 1;
    return token;
  }
}

function startsOperand(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== "and" && token.kind !== "or" && token.kind !== "close";
}

function inField(name: FieldName, text: string): Expression {
  switch (name) {
    case "media":
      return media(text);
    case "domain":
      return domain(text);
    case "syn":
      return synonymous(text);
    default:
      return within(name, term(text));
  }
}

function demanding(expression: Expression, start: number): Part {
  return { expression, start, firstNot: Number.POSITIVE_INFINITY, unanchored: null };
}

/** A OR B demands something only if both do; the fault is shown where the first branch starts that doesn't. */
function anyOf(branches: Parts): Part {
  const [first] = branches;
  if (branches.length === 1) return first;
  return {
    expression: or(branches.map((branch) => branch.expression)),
    start: first.start,
    firstNot: earliestNot(branches),
    unanchored: branches.find((branch) => branch.unanchored !== null)?.start ?? null,
  };
}

/** A AND B demands something if either does; the fault is shown at the first NOT. */
function allOf(parts: Parts): Part {
  const [first] = parts;
  if (parts.length === 1) return first;
  const firstNot = earliestNot(parts);
  return {
    expression: and(parts.map((part) => part.expression)),
    start: first.start,
    firstNot,
    unanchored: parts.some((part) => part.unanchored === null) ? null : firstNot,
  };
}

function earliestNot(parts: Parts): number {
  return parts.reduce((earliest, part) => Math.min(earliest, part.firstNot), Number.POSITIVE_INFINITY);
}
