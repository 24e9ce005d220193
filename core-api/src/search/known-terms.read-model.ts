import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import type { Transaction } from "../db/tenant.ts";
import { visitLeaves } from "../matching/engine/leaves.ts";
import type { DayString } from "../time/tokyo.ts";
import type { SearchRequest } from "./article-search.ts";

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

/** What a search reads first: the known terms and their days. */
export interface Preparation {
  readonly known: readonly KnownTerm[];
  /** Domains whose web articles the contract does not want. */
  readonly excludedDomains: readonly string[];
  /** What arrived before is not kept for the contract; null: everything is. */
  readonly keptFrom: DayString | null;
  /** Archive servers with the days that stand there. */
  readonly archives: readonly ArchivedDays[];
}

export interface ArchivedDays {
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
}

/**
 * Sets the transaction up for a search, in the same round trip. The planner believes that looking at a row's grams is cheap, but it is
 * a read of two kilobytes and a sort. It would also plan each statement of the collection anew, which takes longer than a search: a
 * plan for any period can't know how few weeks are read.
 */
const PREPARE = `
  SELECT t.term, t.term_id AS "termId", t.indexed_since::text AS since, s.domains, s."keptFrom", s.archives
  FROM (SELECT set_config('statement_timeout', $2, true), set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', $4, true),
    ARRAY(SELECT x.domain FROM excluded_domain x WHERE x.contract_id = $3 ORDER BY x.domain) AS domains,
    (SELECT c.kept_from::text FROM contract c WHERE c.contract_id = $3) AS "keptFrom",
    (SELECT json_agg(json_build_object('name', a.archive_name, 'start', a.first_day, 'end', a.end_day - 1) ORDER BY a.archive_no)
     FROM search_archive a WHERE a.first_day IS NOT NULL) AS archives) s
  LEFT JOIN search_term t ON t.term = ANY ($1::text[] COLLATE "C") AND t.indexed_since IS NOT NULL`;

type Row = (KnownTerm | { readonly term: null }) & {
  readonly domains: readonly string[];
  readonly keptFrom: DayString | null;
  readonly archives: readonly ArchivedDays[] | null;
};

/** For a statement that the index does not answer. */
export const FROM_END_TO_END = "SET LOCAL enable_seqscan = on; SET LOCAL plan_cache_mode = auto";
/** For a statement that is planned anyway: for its own period, then. */
export const PLANNED_ONCE = "SET LOCAL plan_cache_mode = auto";
/** Columns of the search's own statement: what follows in the transaction is planned as ever. */
export const AS_EVER = "set_config('enable_seqscan', 'on', true), set_config('plan_cache_mode', 'auto', true)";

/** Limits the time of the following statements (milliseconds), and gives them the known terms. */
export async function prepareSearch(
  tx: Transaction,
  { contractId, expression, source }: Pick<SearchRequest, "contractId" | "expression" | "source">,
  timeout: number,
): Promise<Preparation> {
  const asked = [...searchedTerms(expression)].filter((term) => term.isWellFormed());
  const planning = source === null ? "force_generic_plan" : "auto";
  const rows = await tx.prepared<Row>(PREPARE, [asked, String(timeout), contractId, planning]);
  const [{ domains: excludedDomains = [], keptFrom = null, archives = null } = {}] = rows;
  return { known: rows.filter((row) => row.term !== null), excludedDomains, keptFrom, archives: archives ?? [] };
}
