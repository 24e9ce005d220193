import type { Transaction } from "../../../db/tenant.ts";
import type { GroupLinkage } from "./user-group.form.ts";

/** A group as administrators see it; ids as texts (api.md). */
export interface UserGroupWire {
  user_group_id: string;
  user_group_name: string;
  use_max_count1: number | null;
  use_max_count2: number | null;
  demand_id: string | null;
  demand_name: string | null;
  user_count: number;
  user_group_linkage_info: GroupLinkage[];
  version: number;
}

const GROUPS = `
  SELECT g.user_group_id::text, g.user_group_name, g.use_max_count1, g.use_max_count2, g.demand_id::text, d.demand_name, g.version,
    (SELECT count(*)::int FROM app_user u WHERE u.contract_id = $1 AND u.user_group_id = g.user_group_id) AS user_count,
    coalesce((SELECT json_agg(json_build_object('data_section', l.data_section,
        'all_articles_selectable_flag', l.all_articles_selectable_flag::int) ORDER BY l.data_section)
      FROM user_group_linkage l WHERE l.contract_id = $1 AND l.user_group_id = g.user_group_id), '[]') AS user_group_linkage_info
  FROM user_group g LEFT JOIN contract_demand_unit d ON d.contract_id = $1 AND d.demand_id = g.demand_id
  WHERE g.contract_id = $1 AND ($2::bigint IS NULL OR g.user_group_id = $2::bigint)
  ORDER BY g.user_group_id`;

/** The contract's groups, or the one of an id. */
export const readUserGroups = (
  tx: Transaction,
  contractId: number,
  id: string | null = null,
): Promise<UserGroupWire[]> => tx.query<UserGroupWire>(GROUPS, [contractId, id]);

export interface DemandUnitWire {
  demand_id: string;
  demand_name: string;
}

/** The demand units that the contract's groups may belong to. */
export const readDemandUnits = (tx: Transaction, contractId: number): Promise<DemandUnitWire[]> =>
  tx.query<DemandUnitWire>(
    "SELECT demand_id::text, demand_name FROM contract_demand_unit WHERE contract_id = $1 ORDER BY demand_id",
    [contractId],
  );
