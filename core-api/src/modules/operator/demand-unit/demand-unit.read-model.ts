import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoMonth } from "../../originals/original-use/usage-month.ts";

export const demandUnitSchema = Type.Object({
  demand_id: Type.String(),
  use_max_count: nullable(Type.Integer({ description: "Monthly cap of all its groups together; null: no cap" })),
  use_lines: Type.Array(Type.Integer(), { description: "Percentages of the cap at which Admins are notified" }),
  count: Type.Integer({ description: "Uses counted this month" }),
  contracts: Type.Array(
    Type.Object({
      contract_id: Type.String(),
      contract_code: Type.String(),
      company_name: Type.String(),
      demand_name: Type.String(),
      group_count: Type.Integer({ description: "User groups of the contract that belong to it" }),
    }),
  ),
  version: Type.Integer(),
});
export type DemandUnit = Static<typeof demandUnitSchema>;

/** $1 a unit or null for all, $2 the month. */
const UNITS = `
  SELECT u.demand_id::text, u.use_max_count, u.use_lines, coalesce(m.counted, 0) AS count, u.version,
    (SELECT coalesce(json_agg(json_build_object('contract_id', d.contract_id::text, 'contract_code', c.contract_code,
       'company_name', c.company_name, 'demand_name', d.demand_name, 'group_count',
       (SELECT count(*) FROM user_group g WHERE g.contract_id = d.contract_id AND g.demand_id = d.demand_id)) ORDER BY c.contract_code), '[]')
     FROM contract_demand_unit d JOIN contract c USING (contract_id) WHERE d.demand_id = u.demand_id) AS contracts
  FROM demand_unit u LEFT JOIN demand_unit_month m ON m.demand_id = u.demand_id AND m.use_month = $2
  WHERE $1::bigint IS NULL OR u.demand_id = $1
  ORDER BY u.demand_id`;

/** Demand units with the contracts that share them; all, or the one of an id. */
export const readDemandUnits = (tx: Transaction, id: string | null, now: Date): Promise<DemandUnit[]> =>
  tx.query<DemandUnit>(UNITS, [id, tokyoMonth(now)]);
