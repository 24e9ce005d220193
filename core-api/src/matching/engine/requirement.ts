import type { Clause } from "./clause.ts";

/**
 * What must be found in an article, one of it at least, for the clause to have a chance: terms with the fields in which
 * they count. `rest` is what is left to ask after any of it was found; null if nothing is.
 */
export interface Requirement {
  readonly oneOf: ReadonlyMap<number, number>;
  readonly rest: Clause | null;
}

/** The cheapest requirement; null if the clause can hold for an article that has nothing of what it names. */
export function requirementOf(clause: Clause): Requirement | null {
  if (clause.cost === Number.POSITIVE_INFINITY) return null;
  const oneOf = new Map<number, number>();
  collect(clause, oneOf);
  return { oneOf, rest: restOf(clause) };
}

/** Of several that must all hold the cheapest stands for all; of several that may hold, each counts. */
function collect(clause: Clause, into: Map<number, number>): void {
  if (clause.kind === "test") into.set(clause.term, (into.get(clause.term) ?? 0) | clause.fields);
  else {
    const chosen = clause.kind === "some" ? clause.operands : clause.operands.slice(0, 1);
    for (const operand of chosen) collect(operand, into);
  }
}

function restOf(clause: Clause): Clause | null {
  if (isMetByAny(clause)) return null;
  const [first, second, ...others] = clause.kind === "every" ? clause.operands : [];
  if (first === undefined || second === undefined || !isMetByAny(first)) return clause;
  return others.length === 0 ? second : { kind: "every", operands: [second, ...others], cost: second.cost };
}

/** Whether any single finding that `collect` counts is enough. */
function isMetByAny(clause: Clause): boolean {
  return clause.kind === "test" || (clause.kind === "some" && clause.operands.every(isMetByAny));
}
