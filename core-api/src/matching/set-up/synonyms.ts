import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { printExpression } from "@kirinuki/schema/expression/print.ts";
import { type SynonymsOf, synonymousTerms, withSynonyms } from "@kirinuki/schema/expression/synonyms.ts";
import type { Transaction } from "../../db/tenant.ts";

/** The contract's own sets before the general ones, each in the order of its list. */
const SETS = `
  SELECT t.term, s.terms FROM synonym_term t JOIN synonym_set s USING (synonym_list_id, line) JOIN synonym_list l USING (synonym_list_id)
  WHERE t.term = ANY ($2::text[]) AND (l.own_contract_id IS NULL OR l.own_contract_id = $1)
  ORDER BY l.own_contract_id NULLS LAST, s.line`;

/**
 * What terms stand for under `syn:` in a contract: the other terms of all sets that they are in, one step far.
 * @param terms as `norm` gives them
 */
export async function readSynonyms(tx: Transaction, contractId: number, terms: readonly string[]): Promise<SynonymsOf> {
  if (terms.length === 0) return () => [];
  const rows = await tx.query<{ term: string; terms: string[] }>(SETS, [contractId, terms]);
  const found = new Map<string, Map<string, string>>();
  for (const { term, terms: set } of rows) {
    const others = found.get(term) ?? new Map<string, string>();
    for (const other of set) if (norm(other) !== term && !others.has(norm(other))) others.set(norm(other), other);
    found.set(term, others);
  }
  return (term) => [...(found.get(term)?.values() ?? [])];
}

const KNOWN = `
  SELECT term FROM synonym_set s JOIN synonym_list l USING (synonym_list_id), unnest(s.terms) WITH ORDINALITY AS t(term, place)
  WHERE l.own_contract_id IS NULL OR l.own_contract_id = $1
  ORDER BY l.own_contract_id NULLS LAST, s.line, t.place LIMIT $2`;

/** Of more nobody chooses in an editor. */
const MOST_KNOWN = 5_000;

/** The terms that have synonyms in a contract, as the lists write them, the contract's first; the first 5,000 places. */
export async function readSynonymTerms(tx: Transaction, contractId: number): Promise<string[]> {
  const rows = await tx.query<{ term: string }>(KNOWN, [contractId, MOST_KNOWN]);
  return [...new Set(rows.map(({ term }) => term))];
}

/** An expression as a contract means it: `syn:` by its lists as they are now. */
export async function expand(tx: Transaction, contractId: number, expression: Expression): Promise<Expression> {
  const terms = synonymousTerms(expression);
  return terms.length === 0 ? expression : withSynonyms(expression, await readSynonyms(tx, contractId, terms));
}

/** What is kept beside an expression, so that nobody who matches has to know of synonyms. */
export interface Expansion {
  expanded: string | null;
  synonym_terms: string[];
}

/** @param text of a valid expression */
export async function expansionOf(tx: Transaction, contractId: number, text: string): Promise<Expansion> {
  const parsed = parseExpression(text);
  const synonym_terms = parsed.ok ? synonymousTerms(parsed.expression) : [];
  if (!parsed.ok || synonym_terms.length === 0) return { expanded: null, synonym_terms };
  await lockSynonyms(tx, "shared");
  return { expanded: printExpression(await expand(tx, contractId, parsed.expression)), synonym_terms };
}

/** Whoever saves an expression with `syn:` waits for a list that is being changed, and the other way round. */
export const lockSynonyms = (tx: Transaction, mode: "shared" | "exclusive"): Promise<unknown> =>
  tx.query(
    `SELECT ${mode === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock"}(hashtext('kirinuki.synonyms'))`,
  );

interface UsingRow {
  contract_id: number;
  expression_id: number;
  expression: string;
  expanded: string | null;
}

const USING = `
  SELECT contract_id, expression_id, expression, expanded FROM expression
  WHERE synonym_terms <> '{}' AND synonym_terms && $2::text[] AND ($1::int IS NULL OR contract_id = $1)
  ORDER BY contract_id, expression_id FOR UPDATE`;

/**
 * Expands anew the expressions that use one of the terms, so that the next article meets the changed list.
 * @param contractId null: those of all contracts
 * @returns how many have another meaning now
 */
export async function expandAgain(
  tx: Transaction,
  contractId: number | null,
  terms: readonly string[],
): Promise<number> {
  if (terms.length === 0) return 0;
  const changed: { contractIds: number[]; ids: number[]; texts: (string | null)[] } = {
    contractIds: [],
    ids: [],
    texts: [],
  };
  for (const row of await tx.query<UsingRow>(USING, [contractId, terms])) {
    const { expanded } = await expansionOf(tx, row.contract_id, row.expression);
    if (expanded === row.expanded) continue;
    changed.contractIds.push(row.contract_id);
    changed.ids.push(row.expression_id);
    changed.texts.push(expanded);
  }
  if (changed.ids.length === 0) return 0;
  await tx.query(
    `UPDATE expression e SET expanded = n.expanded FROM unnest($1::int[], $2::int[], $3::text[]) AS n(contract_id, expression_id, expanded)
     WHERE e.contract_id = n.contract_id AND e.expression_id = n.expression_id`,
    [changed.contractIds, changed.ids, changed.texts],
  );
  return changed.ids.length;
}
