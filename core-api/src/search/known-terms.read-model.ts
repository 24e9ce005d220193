import type { Transaction } from "../db/tenant.ts";
import { visitLeaves } from "../matching/engine/leaves.ts";
import type { Expression } from "../matching/expression/ast.ts";
import { norm } from "../matching/text/normalise.ts";
import type { DayString } from "../time/tokyo.ts";

/** A term with an id in the index, and the day of arrival from which on every article that holds it has that id. */
export interface KnownTerm {
  readonly term: string;
  readonly termId: number;
  readonly since: DayString;
}

/** The normalised terms that an expression names. */
export function searchedTerms(expression: Expression): Set<string> {
  const terms = new Set<string>();
  visitLeaves(expression, (leaf) => {
    if (leaf.kind === "term") terms.add(norm(leaf.text));
  });
  terms.delete("");
  return terms;
}

const KNOWN = `
  SELECT term, term_id AS "termId", indexed_since::text AS since FROM search_term
  WHERE term = ANY ($1::text[] COLLATE "C") AND indexed_since <= $2::date`;

/** Those of the terms that are known of articles that arrived on that day or before. */
export function readKnownTerms(
  tx: Transaction,
  terms: ReadonlySet<string>,
  lastDay: DayString,
): Promise<readonly KnownTerm[]> {
  const asked = [...terms].filter((term) => term.isWellFormed());
  return asked.length === 0 ? Promise.resolve([]) : tx.query<KnownTerm>(KNOWN, [asked, lastDay]);
}
