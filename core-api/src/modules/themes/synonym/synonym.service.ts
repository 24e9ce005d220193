import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type Static, Type } from "typebox";
import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { nullable } from "../../../http/wire-types.ts";
import { expandAgain, lockSynonyms } from "../../../matching/set-up/synonyms.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { audit, auditOperator } from "../../audit/audit.ts";
import { lostUpdate } from "../../audit/last-change.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { ExpressionCall } from "../theme-expression/theme-expression.service.ts";
import type { SynonymsForm } from "./synonym.form.ts";

/** GET and PUT /synonyms. contract_id null: the general list. */
export const synonymsSchema = Type.Object({
  contract_id: nullable(Type.String()),
  synonym_sets: Type.Array(Type.Array(Type.String())),
  version: Type.Integer(),
  /** yyyy-MM-dd HH:mm:ss in Tokyo; null where nobody has saved one. */
  updated_datetime: nullable(Type.String()),
  updated_by: nullable(Type.String()),
  /** Expressions whose meaning the list is part of. */
  expression_count: Type.Integer(),
});
export type SynonymsWire = Static<typeof synonymsSchema>;

/** The version of a list that nobody has saved yet. */
const NEW = 1;

interface ListRow {
  synonym_list_id: number;
  version: number;
  updated_at: Date;
  updated_by: string;
  sets: string[][];
}

/** @param isNamed with the name of the operator who saved it, which only operators may read */
const listSql = (isNamed: boolean): string => `
  SELECT l.synonym_list_id, l.version, l.updated_at, ${isNamed ? "coalesce(o.name, l.updated_by)" : "l.updated_by"} AS updated_by,
    coalesce((SELECT json_agg(s.terms ORDER BY s.line) FROM synonym_set s WHERE s.synonym_list_id = l.synonym_list_id), '[]') AS sets
  FROM synonym_list l ${isNamed ? "LEFT JOIN operator_account o ON o.operator_id = l.updated_by" : ""}
  WHERE l.own_contract_id IS NOT DISTINCT FROM $1::int`;

const USES = `
  SELECT count(*)::int AS uses FROM expression e
  WHERE e.synonym_terms <> '{}' AND ($1::int IS NULL OR e.contract_id = $1) AND e.synonym_terms && ARRAY(
    SELECT t.term FROM synonym_term t JOIN synonym_list l USING (synonym_list_id) WHERE l.own_contract_id IS NOT DISTINCT FROM $1::int)`;

/** @throws AppError NOT_FOUND */
export async function readSynonymList(tx: Transaction, id: string | undefined, isNamed = true): Promise<SynonymsWire> {
  return listOf(tx, await contractOf(tx, id), isNamed);
}

/**
 * Puts a list in place of the one before. Expressions that use one of its terms mean the new list from the next article on; the past
 * stays as it is until somebody re-runs the theme.
 * @throws AppError NOT_FOUND, LostUpdate
 */
export async function saveSynonymList(
  { tx, operatorId, requestId, actor }: ExpressionCall,
  { contract_id, synonym_sets, version }: SynonymsForm,
): Promise<SynonymsWire> {
  const contractId = await contractOf(tx, contract_id);
  await lockSynonyms(tx, "exclusive");
  const isNamed = actor === undefined;
  const [before] = await tx.query<ListRow>(listSql(isNamed), [contractId]);
  if (version !== undefined && version !== (before?.version ?? NEW))
    throw lostUpdate({ changed_at: before?.updated_at ?? null, changed_by: before?.updated_by ?? null });
  const difference = differenceOfSets(before?.sets ?? [], synonym_sets);
  if (before && isSameList(before.sets, synonym_sets)) return listOf(tx, contractId, isNamed);
  await (isNamed ? store(tx, contractId, synonym_sets, operatorId) : storeOwn(tx, synonym_sets, operatorId));
  const expression_count = await expandAgain(tx, contractId, difference.terms);
  const detail = { before: difference.removed, after: difference.added, count: expression_count };
  if (contractId === null) await auditOperator(tx, { operatorId, action: "synonym.save", detail, requestId });
  else
    await audit(tx, {
      contractId,
      actor: actor ?? operatorActor(operatorId),
      action: "synonym.save",
      detail,
      requestId,
    });
  return listOf(tx, contractId, isNamed);
}

async function contractOf(tx: Transaction, id: string | undefined): Promise<number | null> {
  if (id === undefined) return null;
  const contract = await findContract(tx, id);
  if (!contract) throw new AppError("NOT_FOUND");
  return contract.contractId;
}

async function listOf(tx: Transaction, contractId: number | null, isNamed: boolean): Promise<SynonymsWire> {
  const [row] = await tx.query<ListRow>(listSql(isNamed), [contractId]);
  const [used] = await tx.query<{ uses: number }>(USES, [contractId]);
  return {
    contract_id: contractId === null ? null : String(contractId),
    synonym_sets: row?.sets ?? [],
    version: row?.version ?? NEW,
    updated_datetime: row ? tokyoDateTime(row.updated_at) : null,
    updated_by: row?.updated_by ?? null,
    expression_count: used?.uses ?? 0,
  };
}

const isSameList = (a: readonly string[][], b: readonly string[][]): boolean => JSON.stringify(a) === JSON.stringify(b);

interface SetDifference {
  removed: string[][];
  added: string[][];
  /** Of both, as they are compared. */
  terms: string[];
}

/** A set that only moved is no difference. */
function differenceOfSets(before: readonly string[][], after: readonly string[][]): SetDifference {
  const keyOf = (set: readonly string[]) => JSON.stringify(set);
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const removed = before.filter((set) => !now.has(keyOf(set)));
  const added = after.filter((set) => !old.has(keyOf(set)));
  return { removed, added, terms: [...new Set([...removed, ...added].flat().map((term) => norm(term)))] };
}

async function store(
  tx: Transaction,
  contractId: number | null,
  sets: readonly string[][],
  operatorId: string,
): Promise<void> {
  const [list] = await tx.query<{ synonym_list_id: number }>(
    `INSERT INTO synonym_list (own_contract_id, updated_by, version) VALUES ($1, $2, ${NEW + 1})
     ON CONFLICT (own_contract_id) DO UPDATE SET version = synonym_list.version + 1, updated_at = now(), updated_by = EXCLUDED.updated_by
     RETURNING synonym_list_id`,
    [contractId, operatorId],
  );
  const id = list?.synonym_list_id;
  await tx.query("DELETE FROM synonym_set WHERE synonym_list_id = $1", [id]);
  await tx.query(
    `INSERT INTO synonym_set (synonym_list_id, line, terms)
     SELECT $1, s.line, ARRAY(SELECT jsonb_array_elements_text(s.terms)) FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS s(terms, line)`,
    [id, JSON.stringify(sets)],
  );
  const terms = termsOf(sets);
  await tx.query(
    `INSERT INTO synonym_term (synonym_list_id, line, term)
     SELECT $1, t.line, t.term FROM unnest($2::int[], $3::text[]) AS t(line, term)`,
    [id, terms.map(({ line }) => line), terms.map(({ term }) => term)],
  );
}

const termsOf = (sets: readonly string[][]) =>
  sets.flatMap((set, at) => set.map((term) => ({ line: at + 1, term: norm(term) })));

/** The same by a user, for the contract of his transaction: his role may only read of shared tables. */
async function storeOwn(tx: Transaction, sets: readonly string[][], savedBy: string): Promise<void> {
  const terms = termsOf(sets);
  await tx.query("SELECT save_own_synonyms($1::jsonb, $2::int[], $3::text[], $4)", [
    JSON.stringify(sets),
    terms.map(({ line }) => line),
    terms.map(({ term }) => term),
    savedBy,
  ]);
}
