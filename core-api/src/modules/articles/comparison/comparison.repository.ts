import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import type { ComparedThing } from "@kirinuki/schema/forms/comparison-form.ts";
import type { Actor } from "../../../access/actor.ts";
import { BROWSING, type Browser, browsingParameters } from "../../../access/browsing.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";

export interface StoredColumn {
  data_kbn: DataKbn;
  id: string;
  name: string;
}

export interface StoredComparison {
  comparison_id: string;
  comparison_name: string;
  version: number;
  updated_by: string;
  updated_at: Date;
  /** Those that the user may browse, in their order. */
  columns: StoredColumn[];
  /** The others. */
  hidden: ComparedThing[];
}

/** $5: whether he keeps the comparisons, so that he sees those without any column, too. */
const LISTED = `
  WITH ${BROWSING},
  named AS (
    SELECT k.comparison_id, k.display_order, coalesce(k.theme_id, k.theme_group_id, k.topics_id)::text AS id,
      CASE WHEN k.theme_id IS NOT NULL THEN ${DATA_KBN.theme} WHEN k.theme_group_id IS NOT NULL THEN ${DATA_KBN.themeGroup}
        ELSE ${DATA_KBN.topic} END AS data_kbn,
      coalesce(t.theme_name, g.theme_group_name, p.topics_name) AS name
    FROM comparison_column k
    LEFT JOIN browsable_theme t ON t.theme_id = k.theme_id
    LEFT JOIN shared_theme_group g ON g.theme_group_id = k.theme_group_id
    LEFT JOIN shared_topic p ON p.topics_id = k.topics_id
    WHERE k.contract_id = $1)
  SELECT c.comparison_id::text, c.comparison_name, c.version, c.updated_by, c.updated_at,
    coalesce(jsonb_agg(jsonb_build_object('data_kbn', n.data_kbn, 'id', n.id, 'name', n.name) ORDER BY n.display_order)
      FILTER (WHERE n.name IS NOT NULL), '[]') AS columns,
    coalesce(jsonb_agg(jsonb_build_object('dataKbn', n.data_kbn, 'id', n.id) ORDER BY n.display_order)
      FILTER (WHERE n.name IS NULL AND n.id IS NOT NULL), '[]') AS hidden
  FROM comparison c LEFT JOIN named n ON n.comparison_id = c.comparison_id
  WHERE c.contract_id = $1 AND ($6::int IS NULL OR c.comparison_id = $6)
  GROUP BY c.contract_id, c.comparison_id HAVING count(n.name) > 0 OR $5 ORDER BY c.comparison_name, c.comparison_id`;

type Reader = Browser & Pick<Actor, "role">;
const given = (actor: Reader) => [...browsingParameters(actor), actor.role === "Admin"];

/** By name, as far as the user may browse what they compare. */
export const readComparisons = (tx: Transaction, actor: Reader): Promise<StoredComparison[]> =>
  tx.query<StoredComparison>(LISTED, [...given(actor), null]);

export async function findComparison(tx: Transaction, actor: Reader, id: string): Promise<StoredComparison | null> {
  return (await tx.query<StoredComparison>(LISTED, [...given(actor), intKey(id)]))[0] ?? null;
}

/** Comparisons of a contract are changed one after the other. */
export async function lockComparisons(tx: Transaction, contractId: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.comparison'), $1)", [contractId]);
}

const ADD = `
  INSERT INTO comparison (contract_id, comparison_name, updated_by, updated_at) VALUES ($1, $2, $3, $4) RETURNING comparison_id::text`;
const CHANGE = `
  UPDATE comparison SET comparison_name = $2, updated_by = $3, updated_at = $4, version = version + 1
  WHERE contract_id = $1 AND comparison_id = $5::int`;
const COLUMNS = `
  INSERT INTO comparison_column (contract_id, comparison_id, display_order, theme_id, theme_group_id, topics_id)
  SELECT $1, $2::int, place, CASE WHEN kind = ${DATA_KBN.theme} THEN id END, CASE WHEN kind = ${DATA_KBN.themeGroup} THEN id END,
    CASE WHEN kind = ${DATA_KBN.topic} THEN id END
  FROM unnest($3::int[], $4::int[]) WITH ORDINALITY AS c(kind, id, place)`;

/** @param id null: a new one. @returns its id */
export async function storeComparison(
  tx: Transaction,
  { contractId, userId }: Pick<Actor, "contractId" | "userId">,
  { id, name, columns, now }: { id: string | null; name: string; columns: readonly ComparedThing[]; now: Date },
): Promise<string> {
  const values = [contractId, name, userId, now];
  if (id !== null) await tx.query(CHANGE, [...values, id]);
  const comparison_id = id ?? (await tx.query<{ comparison_id: string }>(ADD, values))[0]?.comparison_id;
  if (comparison_id === undefined) throw new Error("an inserted row has an id");
  await tx.query("DELETE FROM comparison_column WHERE contract_id = $1 AND comparison_id = $2::int", [
    contractId,
    comparison_id,
  ]);
  await tx.query(COLUMNS, [
    contractId,
    comparison_id,
    columns.map(({ dataKbn }) => dataKbn),
    columns.map(({ id: of }) => of),
  ]);
  return comparison_id;
}

export const deleteComparison = (tx: Transaction, contractId: number, id: string): Promise<unknown> =>
  tx.query("DELETE FROM comparison WHERE contract_id = $1 AND comparison_id = $2::int", [contractId, id]);
