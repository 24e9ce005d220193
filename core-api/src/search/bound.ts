/**
 * What the index is asked: a predicate on an article's grams that is true for every article that meets the expression. "all"
 * is true for every article, "none" for no article.
 */
export type Bound = "all" | "none" | number | { readonly not: Bound } | Junction;
interface Junction {
  readonly kind: "and" | "or";
  readonly parts: readonly Bound[];
}

export function allOf(parts: readonly Bound[]): Bound {
  if (parts.includes("none")) return "none";
  return junction("and", parts, "all");
}

export function anyOf(parts: readonly Bound[]): Bound {
  if (parts.includes("all")) return "all";
  return junction("or", parts, "none");
}

export function notOf(bound: Bound): Bound {
  if (bound === "all") return "none";
  return bound === "none" ? "all" : { not: bound };
}

function junction(kind: Junction["kind"], parts: readonly Bound[], neutral: "all" | "none"): Bound {
  const asked = parts.filter((part) => part !== neutral);
  const [only] = asked;
  if (only === undefined) return neutral;
  return asked.length === 1 ? only : { kind, parts: asked };
}

/** Whether an article needs any gram to meet it. Otherwise the whole index would be read. */
export function demands(bound: Bound): boolean {
  if (typeof bound === "string") return bound === "none";
  if (typeof bound === "number") return true;
  if ("not" in bound) return false;
  return bound.kind === "and" ? bound.parts.some(demands) : bound.parts.every(demands);
}

/**
 * As intarray's query_int, for a bound that is neither "all" nor "none" (which stand nowhere inside of one). Each parenthesis
 * holds two operands at most and the tree is balanced: its parser keeps sixteen operators of one level and goes down by recursion.
 */
export function toQuery(bound: Bound): string {
  if (typeof bound === "string") throw new RangeError("nothing to ask the index");
  if (typeof bound === "number") return String(bound);
  if ("not" in bound) return `!${toQuery(bound.not)}`;
  return balanced(bound.parts, bound.kind === "and" ? "&" : "|");
}

function balanced(parts: readonly Bound[], sign: string): string {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return toQuery(only);
  const half = parts.length >> 1;
  return `(${balanced(parts.slice(0, half), sign)}${sign}${balanced(parts.slice(half), sign)})`;
}
