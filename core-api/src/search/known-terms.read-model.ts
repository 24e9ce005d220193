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

/** What a search is to know beforehand. */
export interface Preparation {
  readonly known: readonly KnownTerm[];
  /** Domains whose web articles the contract does not want. */
  readonly excludedDomains: readonly string[];
}

/**
 * Sets the transaction up for a search, in the same round trip: the planner takes a look at a row's grams for cheap, whereas it
 * is a read of two kilobytes and a sort.
 */
const PREPARE = `
  SELECT t.term, t.term_id AS "termId", t.indexed_since::text AS since, s.domains
  FROM (SELECT set_config('statement_timeout', $2, true), set_config('enable_seqscan', 'off', true),
    ARRAY(SELECT x.domain FROM excluded_domain x WHERE x.contract_id = $3 ORDER BY x.domain) AS domains) s
  LEFT JOIN search_term t ON t.term = ANY ($1::text[] COLLATE "C") AND t.indexed_since IS NOT NULL`;

type Row = (KnownTerm | { readonly term: null }) & { readonly domains: readonly string[] };

/** Bounds the time of the statements that follow (milliseconds), and tells what they are to know. */
export async function prepareSearch(
  tx: Transaction,
  { contractId, expression }: { contractId: number; expression: Expression },
  timeout: number,
): Promise<Preparation> {
  const asked = [...searchedTerms(expression)].filter((term) => term.isWellFormed());
  const rows = await tx.query<Row>(PREPARE, [asked, String(timeout), contractId]);
  return { known: rows.filter((row) => row.term !== null), excludedDomains: rows[0]?.domains ?? [] };
}
