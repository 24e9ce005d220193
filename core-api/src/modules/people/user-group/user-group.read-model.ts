import { GROUP_THEMES } from "../../../access/group-themes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type LastChangeRow, lastChangeColumns, toLastChange } from "../../audit/last-change.ts";
import type { DemandUnitWire, UserGroupWire } from "./user-group.dto.ts";

type UserGroupRow = Omit<UserGroupWire, "last_change"> & LastChangeRow;

/** $3 is the first day of the month whose uses are told. Members, uses and themes are counted in one pass each, not once per group. */
const GROUPS = `
  WITH ${GROUP_THEMES}
  SELECT g.user_group_id::text, g.user_group_name, g.use_max_count1, g.use_max_count2, g.use_lines, g.demand_id::text, d.demand_name,
    g.version,
    coalesce(u.all_users, 0) AS user_count, coalesce(u.admins, 0) AS admin_count, coalesce(u.editors, 0) AS topics_user_count,
    coalesce(u.stopped, 0) AS stopped_count, (SELECT count(*)::int FROM everybody_theme) + coalesce(t.themes, 0) AS theme_count,
    coalesce(m.mc, 0) AS mc_count, coalesce(m.sc, 0) AS sc_count, coalesce(l.linkage, '[]') AS user_group_linkage_info,
    ${lastChangeColumns("g")}
  FROM user_group g
  LEFT JOIN contract_demand_unit d ON d.contract_id = $1 AND d.demand_id = g.demand_id
  LEFT JOIN (
    SELECT user_group_id, count(*)::int AS all_users, (count(*) FILTER (WHERE user_authority = 1))::int AS admins,
      (count(*) FILTER (WHERE user_authority <> 1 AND topics_creation_flag))::int AS editors,
      (count(*) FILTER (WHERE login_stop_flag))::int AS stopped
    FROM app_user WHERE contract_id = $1 AND ($2::bigint IS NULL OR user_group_id = $2::bigint) GROUP BY user_group_id) u
    USING (user_group_id)
  LEFT JOIN (
    SELECT user_group_id, sum(counted) FILTER (WHERE data_section = 1)::int AS mc, sum(counted) FILTER (WHERE data_section = 2)::int AS sc
    FROM usage_month WHERE contract_id = $1 AND use_month = $3 GROUP BY user_group_id) m USING (user_group_id)
  LEFT JOIN (
    SELECT user_group_id, count(*)::int AS themes FROM group_theme
    WHERE theme_id NOT IN (SELECT theme_id FROM everybody_theme) GROUP BY user_group_id) t USING (user_group_id)
  LEFT JOIN (
    SELECT user_group_id, json_agg(json_build_object('data_section', data_section,
      'all_articles_selectable_flag', all_articles_selectable_flag::int) ORDER BY data_section) AS linkage
    FROM user_group_linkage WHERE contract_id = $1 GROUP BY user_group_id) l USING (user_group_id)
  WHERE g.contract_id = $1 AND ($2::bigint IS NULL OR g.user_group_id = $2::bigint)
  ORDER BY g.user_group_id`;

/** The contract's groups with their uses of a month, or the one of an id. */
export async function readUserGroups(
  tx: Transaction,
  contractId: number,
  { month, id = null }: { month: string; id?: string | null },
): Promise<UserGroupWire[]> {
  const rows = await tx.query<UserGroupRow>(GROUPS, [contractId, id, month]);
  return rows.map(({ changed_at, changed_by, ...row }) => ({
    ...row,
    last_change: toLastChange({ changed_at, changed_by }),
  }));
}

/** Whether the contract has the group. */
export async function hasUserGroup(tx: Transaction, contractId: number, id: string): Promise<boolean> {
  const sql = "SELECT FROM user_group WHERE contract_id = $1 AND user_group_id = $2::bigint";
  return (await tx.query(sql, [contractId, id])).length > 0;
}

/** The demand units that the contract's groups may belong to, with what all their groups have used of the cap in a month. */
const UNITS = `
  SELECT d.demand_id::text, d.demand_name, r.use_max_count, r.taken AS count FROM contract_demand_unit d
  CROSS JOIN LATERAL read_demand_unit(d.demand_id, $2, $3) r
  WHERE d.contract_id = $1 ORDER BY d.demand_id`;

export const readDemandUnits = (
  tx: Transaction,
  contractId: number,
  { month, now }: { month: string; now: Date },
): Promise<DemandUnitWire[]> => tx.query<DemandUnitWire>(UNITS, [contractId, month, now]);

/** Whether the contract's groups may belong to the demand unit. */
export async function hasDemandUnit(tx: Transaction, contractId: number, id: string): Promise<boolean> {
  const sql = "SELECT FROM contract_demand_unit WHERE contract_id = $1 AND demand_id = $2::bigint";
  return (await tx.query(sql, [contractId, id])).length > 0;
}

/** The sources of the contract: what its groups may be linked to. */
export const readContractLinkage = (tx: Transaction, contractId: number): Promise<{ data_section: number }[]> =>
  tx.query("SELECT data_section::int FROM contract_linkage WHERE contract_id = $1 ORDER BY 1", [contractId]);
