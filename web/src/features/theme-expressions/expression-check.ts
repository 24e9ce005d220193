import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import type { RefusalCode } from "@kirinuki/schema/expression/refusals.ts";

/** What is wrong where, and how to mend it where that is certain. */
export interface ExpressionFault {
  position: number;
  message: string;
  mend: Mend | null;
}

export interface Mend {
  /** What the button adds or takes away. */
  sign: string;
  kind: "add" | "remove";
  /** The whole expression afterwards; it can be read. */
  text: string;
}

export interface ExpressionVerdict {
  fault: ExpressionFault | null;
  /** One way of writing it, in lines; null where it can't be read. */
  formatted: string | null;
}

/** What the product's one parser says of a text. Loaded as a chunk of its own: import it on demand. */
export function checkExpression(text: string): ExpressionVerdict {
  const parsed = parseExpression(text);
  if (parsed.ok) return { fault: null, formatted: formatted(parsed.expression) };
  const { code, position, message } = parsed.refusal;
  return { fault: { position, message, mend: mendOf(text, code, position) }, formatted: null };
}

const ADDED: Partial<Record<RefusalCode, string>> = { UNBALANCED_OPEN: ")", UNCLOSED_QUOTE: '"' };

/** More parentheses than this nobody has forgotten. */
const MOST_ADDED = 10;

/** What closes at the end may be missing several times; only what leaves an expression that can be read. */
function mendOf(text: string, code: RefusalCode, position: number): Mend | null {
  const added = ADDED[code];
  if (added === undefined) {
    const mended = text.slice(0, position) + text.slice(position + 1);
    const isCertain = code === "UNBALANCED_CLOSE" && parseExpression(mended).ok;
    return isCertain ? { sign: text.charAt(position), kind: "remove", text: mended } : null;
  }
  for (let times = 1; times <= MOST_ADDED; times += 1) {
    const sign = added.repeat(times);
    const mended = `${text.trimEnd()}${sign}`;
    if (parseExpression(mended).ok) return { sign, kind: "add", text: mended };
  }
  return null;
}

/** Longer ones take a line for each operand of the outermost AND or OR. */
const ONE_LINE = 48;

function formatted(expression: Expression): string {
  const whole = printExpression(expression);
  const isJunction = expression.kind === "and" || expression.kind === "or";
  if (whole.length <= ONE_LINE || !isJunction) return whole;
  const sign = expression.kind === "and" ? "AND" : "OR";
  return expression.operands.map(operandOf(expression.kind)).join(`\n${sign} `);
}

/** As it stands within a junction: printed beside another one, which tells its parentheses. */
const operandOf =
  (kind: "and" | "or") =>
  (operand: Expression): string => {
    const needsParentheses = kind === "and" ? operand.kind === "or" || operand.kind === "and" : operand.kind === "or";
    return needsParentheses ? `(${printExpression(operand)})` : printExpression(operand);
  };
