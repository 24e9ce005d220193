import type { Condition } from "./condition.ts";

/**
 * What must be found in an article, one of it at least, for the condition to have a chance: terms with the fields in which
 * they count. `rest` is what is left to ask once any of it was found; null if nothing is.
 */
export interface Requirement {
  readonly oneOf: ReadonlyMap<number, number>;
  readonly rest: Condition | null;
}

/** The cheapest requirement; null if the condition can hold for an article that has nothing of what it names. */
export function requirementOf(condition: Condition): Requirement | null {
  if (condition.cost === Number.POSITIVE_INFINITY) return null;
  const oneOf = new Map<number, number>();
  collect(condition, oneOf);
  return { oneOf, rest: restOf(condition) };
}

/** Of several that must all hold the cheapest stands for all; of several that may hold, each counts. */
function collect(condition: Condition, into: Map<number, number>): void {
  if (condition.kind === "test") into.set(condition.term, (into.get(condition.term) ?? 0) | condition.fields);
  else {
    const chosen = condition.kind === "some" ? condition.operands : condition.operands.slice(0, 1);
    for (const operand of chosen) collect(operand, into);
  }
}

function restOf(condition: Condition): Condition | null {
  if (isMetByAny(condition)) return null;
  const [first, second, ...others] = condition.kind === "every" ? condition.operands : [];
  if (first === undefined || second === undefined || !isMetByAny(first)) return condition;
  return others.length === 0 ? second : { kind: "every", operands: [second, ...others], cost: second.cost };
}

/** Whether any single finding that `collect` counts is enough. */
function isMetByAny(condition: Condition): boolean {
  return condition.kind === "test" || (condition.kind === "some" && condition.operands.every(isMetByAny));
}
