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

/**
 * Sets the transaction up for a search, in the same round trip: the planner takes a look at a row's grams for cheap, whereas it
 * is a read of two kilobytes and a sort.
 */
const PREPARE = `
  SELECT t.term, t.term_id AS "termId", t.indexed_since::text AS since
  FROM (SELECT set_config('statement_timeout', $2, true), set_config('enable_seqscan', 'off', true)) s
  LEFT JOIN search_term t ON t.term = ANY ($1::text[] COLLATE "C") AND t.indexed_since IS NOT NULL`;

/** Bounds the time of the statements that follow (milliseconds), and tells which of the terms are known. */
export async function prepareSearch(
  tx: Transaction,
  terms: ReadonlySet<string>,
  timeout: number,
): Promise<readonly KnownTerm[]> {
  const asked = [...terms].filter((term) => term.isWellFormed());
  const rows = await tx.query<KnownTerm | { term: null }>(PREPARE, [asked, String(timeout)]);
  return rows.filter((row) => row.term !== null);
}
