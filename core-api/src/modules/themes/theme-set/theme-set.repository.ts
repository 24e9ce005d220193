import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ThemeSet, ThemeSetKind, ThemeSetValues } from "./theme-set.ts";

/**
 * Theme groups and topics of a contract change one after the other. It is the row that whoever changes hits or members holds
 * (docs/decisions/2026-11-21-group-counts-are-kept.md); taken first, so that nobody who writes hits meets us half way.
 */
export const lockThemeSets = (tx: Transaction, contractId: number): Promise<unknown> =>
  tx.query("SELECT FROM contract WHERE contract_id = $1 FOR NO KEY UPDATE", [contractId]);

export async function isNameTaken(
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  name: string,
  except?: ThemeSet,
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT FROM ${kind.table} WHERE contract_id = $1 AND ${kind.name} = $2 AND ${kind.id} IS DISTINCT FROM $3`,
    [contractId, name, except?.id ?? null],
  );
  return rows.length > 0;
}

/** Last in the order. */
export async function insertThemeSet(
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  name: string,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `INSERT INTO ${kind.table} (contract_id, ${kind.name}, open_to_all_groups, display_order)
     SELECT $1, $2, false, coalesce(max(display_order), 0) + 1 FROM ${kind.table} WHERE contract_id = $1
     RETURNING ${kind.id} AS id`,
    [contractId, name],
  );
  if (!row) throw new Error("an insert returns its row");
  return row.id;
}

/** Notes who changed it last, with the name it has now; a change of what was there is another version. */
export const stampThemeSet = (
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  { id, name, changedBy, isNew }: { id: number; name: string; changedBy: string; isNew: boolean },
): Promise<unknown> =>
  tx.query(
    `UPDATE ${kind.table} SET ${kind.name} = $3, version = version + $4, changed_by = $5, changed_at = now()
     WHERE contract_id = $1 AND ${kind.id} = $2`,
    [contractId, id, name, isNew ? 0 : 1, changedBy],
  );

export const deleteThemeSet = (tx: Transaction, kind: ThemeSetKind, contractId: number, id: number): Promise<unknown> =>
  tx.query(`DELETE FROM ${kind.table} WHERE contract_id = $1 AND ${kind.id} = $2`, [contractId, id]);

/** Themes, in the order given, and user groups. @throws AppError NOT_FOUND for one that is not the contract's */
export async function storeMembers(
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  id: number,
  values: ThemeSetValues,
): Promise<void> {
  const { themeIds, allUserGroups } = values;
  const userGroupIds = allUserGroups === true ? [] : values.userGroupIds;
  if (themeIds !== undefined) {
    await demandAll(tx, "theme", contractId, themeIds);
    await tx.query(`DELETE FROM ${kind.themes} WHERE contract_id = $1 AND ${kind.id} = $2`, [contractId, id]);
    await tx.query(
      `INSERT INTO ${kind.themes} (contract_id, ${kind.id}, theme_id, display_order)
       SELECT $1, $2, g.theme_id, g.place FROM unnest($3::int[]) WITH ORDINALITY g(theme_id, place)`,
      [contractId, id, themeIds],
    );
  }
  if (userGroupIds !== undefined) {
    await demandAll(tx, "user_group", contractId, userGroupIds);
    await tx.query(`DELETE FROM ${kind.userGroups} WHERE contract_id = $1 AND ${kind.id} = $2`, [contractId, id]);
    await tx.query(
      `INSERT INTO ${kind.userGroups} (contract_id, ${kind.id}, user_group_id) SELECT $1, $2, unnest($3::int[])`,
      [contractId, id, userGroupIds],
    );
  }
  if (allUserGroups !== undefined || userGroupIds !== undefined)
    await tx.query(`UPDATE ${kind.table} SET open_to_all_groups = $3 WHERE contract_id = $1 AND ${kind.id} = $2`, [
      contractId,
      id,
      allUserGroups === true,
    ]);
}

/** Holds them to the end of the transaction, so that none is deleted meanwhile. */
async function demandAll(tx: Transaction, table: "theme" | "user_group", contractId: number, ids: string[]) {
  const found = await tx.query(
    `SELECT FROM ${table} WHERE contract_id = $1 AND ${table}_id = ANY ($2::bigint[]) ORDER BY ${table}_id FOR KEY SHARE`,
    [contractId, ids],
  );
  if (found.length !== ids.length) throw new AppError("NOT_FOUND");
}

/** What the trail says of one: its own fields under their wire names; null where there is none. */
export async function readState(
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  id: number | string,
): Promise<Record<string, unknown> | null> {
  const [state] = await tx.query<Record<string, unknown>>(
    `SELECT s.${kind.name},
       ARRAY(SELECT m.theme_id FROM ${kind.themes} m WHERE m.contract_id = $1 AND m.${kind.id} = s.${kind.id} ORDER BY m.display_order) AS theme_ids,
       s.open_to_all_groups AS all_user_groups,
       ARRAY(SELECT m.user_group_id FROM ${kind.userGroups} m WHERE m.contract_id = $1 AND m.${kind.id} = s.${kind.id} ORDER BY 1) AS user_group_ids
     FROM ${kind.table} s WHERE s.contract_id = $1 AND s.${kind.id} = $2::bigint`,
    [contractId, id],
  );
  return state ?? null;
}

export const readOrder = async (tx: Transaction, kind: ThemeSetKind, contractId: number): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(`SELECT ${kind.id}::text AS id FROM ${kind.table} WHERE contract_id = $1`, [
      contractId,
    ])
  ).map(({ id }) => id);

export const storeOrder = (
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  ids: readonly string[],
): Promise<unknown> =>
  tx.query(
    `UPDATE ${kind.table} s SET display_order = g.place FROM unnest($2::int[]) WITH ORDINALITY g(id, place)
     WHERE s.contract_id = $1 AND s.${kind.id} = g.id`,
    [contractId, ids],
  );
