import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { nullable } from "../../../http/wire-types.ts";
import { lastChangeColumns, lastChangeSchema, toLastChange } from "../../audit/last-change.ts";
import type { ThemeSet, ThemeSetKind } from "./theme-set.ts";

export const flagSchema = Type.Integer({ enum: [0, 1] });

const themeChoicesSchema = Type.Array(
  Type.Object({
    theme_id: Type.String(),
    theme_name: Type.String(),
    checked_status: flagSchema,
    /** Theme groups that it is in. */
    theme_group_count: Type.Integer(),
  }),
);
const userGroupChoicesSchema = Type.Array(
  Type.Object({
    user_group_id: Type.String(),
    user_group_name: Type.String(),
    checked_status: flagSchema,
    user_count: Type.Integer(),
  }),
);

/** What a form of a theme group or topic gets, whatever its id and name are called; the version is null of a new one. */
export const settingsSchema = {
  theme_info: themeChoicesSchema,
  user_group_info: userGroupChoicesSchema,
  all_user_groups_flag: flagSchema,
  version: nullable(Type.Integer()),
  last_change: nullable(lastChangeSchema),
};
const settingsObject = Type.Object(settingsSchema);

/** What the list of theme groups or topics says of each. */
export interface ThemeSetLine {
  id: string;
  name: string;
  display_order: number;
  theme_count: number;
  user_group_count: number;
  user_group_names: string[];
  all_user_groups_flag: number;
  version: number;
}

/** What every line of the lists has, whatever its id and name are called. */
export const lineSchema = {
  display_order: Type.Integer(),
  theme_count: Type.Integer(),
  /** Of the contract's user groups; all of them where the flag is 1. */
  user_group_count: Type.Integer(),
  /** The first three of them; none where the flag is 1. */
  user_group_names: Type.Array(Type.String()),
  all_user_groups_flag: flagSchema,
  version: Type.Integer(),
};

/**
 * All of the contract, in the order in which users see them. Members are counted in one pass over each table: row-level security keeps
 * a count a line from being more than a loop.
 */
export const readThemeSets = (tx: Transaction, kind: ThemeSetKind, contractId: number): Promise<ThemeSetLine[]> =>
  tx.query<ThemeSetLine>(
    `SELECT s.${kind.id}::text AS id, s.${kind.name} AS name, s.display_order, s.version,
       s.open_to_all_groups::int AS all_user_groups_flag, coalesce(t.n, 0) AS theme_count,
       CASE WHEN s.open_to_all_groups THEN (SELECT count(*)::int FROM user_group g WHERE g.contract_id = $1)
         ELSE coalesce(g.n, 0) END AS user_group_count,
       CASE WHEN s.open_to_all_groups THEN '{}' ELSE coalesce(g.names[:3], '{}') END AS user_group_names
     FROM ${kind.table} s
     LEFT JOIN (SELECT m.${kind.id}, count(*)::int AS n FROM ${kind.themes} m WHERE m.contract_id = $1 GROUP BY 1) t USING (${kind.id})
     LEFT JOIN (
       SELECT m.${kind.id}, count(*)::int AS n, array_agg(g.user_group_name ORDER BY g.user_group_id) AS names
       FROM ${kind.userGroups} m JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = m.user_group_id
       WHERE m.contract_id = $1 GROUP BY 1) g USING (${kind.id})
     WHERE s.contract_id = $1 ORDER BY s.display_order, s.${kind.id}`,
    [contractId],
  );

/** The one of an id; undefined where the contract has none. */
export async function findThemeSet(
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  id: string,
): Promise<ThemeSet | undefined> {
  const [found] = await tx.query<ThemeSet>(
    `SELECT s.${kind.id} AS id, s.${kind.name} AS name, s.version, s.open_to_all_groups, ${lastChangeColumns("s")}
     FROM ${kind.table} s WHERE s.contract_id = $1 AND s.${kind.id} = $2::bigint`,
    [contractId, id],
  );
  return found;
}

/** The contract's themes, those of the set first and in its order; without a set none is checked. */
export const readThemeChoices = (
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  set?: ThemeSet,
): Promise<Static<typeof themeChoicesSchema>> =>
  tx.query(
    `SELECT t.theme_id::text, t.theme_name, (m.theme_id IS NOT NULL)::int AS checked_status, coalesce(g.n, 0) AS theme_group_count
     FROM theme t
     LEFT JOIN ${kind.themes} m ON m.contract_id = $1 AND m.${kind.id} = $2 AND m.theme_id = t.theme_id
     LEFT JOIN (SELECT theme_id, count(*)::int AS n FROM theme_group_theme WHERE contract_id = $1 GROUP BY theme_id) g
       ON g.theme_id = t.theme_id
     WHERE t.contract_id = $1 ORDER BY m.theme_id IS NULL, m.display_order, t.display_order, t.theme_id`,
    [contractId, set?.id ?? null],
  );

/** The contract's user groups; all are checked where the set is for every one. */
export const readUserGroupChoices = (
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  set?: ThemeSet,
): Promise<Static<typeof userGroupChoicesSchema>> =>
  tx.query(
    `SELECT g.user_group_id::text, g.user_group_name, ($3::boolean OR m.user_group_id IS NOT NULL)::int AS checked_status,
       coalesce(u.n, 0) AS user_count
     FROM user_group g
     LEFT JOIN ${kind.userGroups} m ON m.contract_id = $1 AND m.${kind.id} = $2 AND m.user_group_id = g.user_group_id
     LEFT JOIN (SELECT user_group_id, count(*)::int AS n FROM app_user WHERE contract_id = $1 GROUP BY user_group_id) u
       ON u.user_group_id = g.user_group_id
     WHERE g.contract_id = $1 ORDER BY g.user_group_id`,
    [contractId, set?.id ?? null, set?.open_to_all_groups ?? false],
  );

/**
 * One theme group or topic with everything that may be chosen for it; without an id a new one.
 * @throws AppError NOT_FOUND
 */
export async function readSettings(
  tx: Transaction,
  kind: ThemeSetKind,
  contractId: number,
  id?: string,
): Promise<{ id: string | null; name: string; settings: Static<typeof settingsObject> }> {
  const found = id === undefined ? undefined : await findThemeSet(tx, kind, contractId, id);
  if (id !== undefined && !found) throw new AppError("NOT_FOUND");
  const settings = {
    theme_info: await readThemeChoices(tx, kind, contractId, found),
    user_group_info: await readUserGroupChoices(tx, kind, contractId, found),
    all_user_groups_flag: found?.open_to_all_groups ? 1 : 0,
    version: found?.version ?? null,
    last_change: found ? toLastChange(found) : null,
  };
  return { id: id ?? null, name: found?.name ?? "", settings };
}
