import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { forecastCap, paceSince } from "../original-use/cap-forecast.ts";
import { tokyoMonth } from "../original-use/usage-month.ts";

type Days = Record<DayString, number>;

/** A cap of this month: of a group by source, or of a demand unit. */
export interface CapOutlook {
  user_group_id: string | null;
  user_group_name: string | null;
  /** Of a group's cap: 1 or 2. */
  data_section: 1 | 2 | null;
  demand_id: string | null;
  demand_name: string | null;
  /** Counted uses and open reservations. */
  used: number;
  use_max_count: number | null;
  /** Percents of the cap that Admins are told of. */
  use_lines: number[];
  /** When it is reached at the pace of the last 14 business days; null where it holds, is reached or is none. */
  forecast_date: DayString | null;
}

type Row = Omit<CapOutlook, "forecast_date"> & { days: Days };

/** $1 contract, $2 a group or null for all, $3 month, $4 now, $5 the first day of the pace. */
const GROUPS = `
  SELECT g.user_group_id::text, g.user_group_name, s AS data_section, NULL AS demand_id, NULL AS demand_name,
    coalesce(m.counted, 0) + coalesce(o.open, 0) AS used, CASE s WHEN 1 THEN g.use_max_count1 ELSE g.use_max_count2 END AS use_max_count,
    g.use_lines, coalesce(d.days, '{}') AS days
  FROM user_group g CROSS JOIN generate_series(1, 2) s
  LEFT JOIN usage_month m ON m.contract_id = $1 AND m.user_group_id = g.user_group_id AND m.use_month = $3 AND m.data_section = s
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS open FROM original_use o WHERE o.contract_id = $1 AND o.user_group_id = g.user_group_id AND o.use_month = $3
      AND o.use_state = 'reserved' AND o.expires_at > $4 AND o.data_section = s) o ON true
  LEFT JOIN LATERAL (
    SELECT json_object_agg(d.use_day, d.counted) AS days FROM usage_day d
    WHERE d.contract_id = $1 AND d.user_group_id = g.user_group_id AND d.use_day >= $5 AND d.data_section = s) d ON true
  WHERE g.contract_id = $1 AND ($2::bigint IS NULL OR g.user_group_id = $2::bigint)
  ORDER BY g.user_group_id, s`;

/** Those that the groups belong to. */
const UNITS = `
  SELECT NULL AS user_group_id, NULL AS user_group_name, NULL AS data_section, d.demand_id::text, d.demand_name, r.taken AS used,
    r.use_max_count, p.use_lines, p.days
  FROM contract_demand_unit d CROSS JOIN LATERAL read_demand_unit(d.demand_id, $3, $4) r
  CROSS JOIN LATERAL read_demand_pace(d.demand_id, $5) p
  WHERE d.contract_id = $1 AND EXISTS (SELECT FROM user_group g WHERE g.contract_id = $1 AND g.demand_id = d.demand_id
    AND ($2::bigint IS NULL OR g.user_group_id = $2::bigint))
  ORDER BY d.demand_id`;

/** The caps of a group, or of all groups of the contract, and of their demand units, with how this month goes. */
export async function readCapOutlook(
  tx: Transaction,
  { contractId, userGroupId }: { contractId: number; userGroupId: number | null },
  now: Date,
): Promise<CapOutlook[]> {
  const today = tokyoDay(now);
  const parameters = [contractId, userGroupId, tokyoMonth(now), now, paceSince(today)];
  const groups = await tx.query<Row>(GROUPS, parameters);
  const units = await tx.query<Row>(UNITS, parameters);
  return [...groups, ...units].map(({ days, ...row }) => ({
    ...row,
    forecast_date: forecastCap({ cap: row.use_max_count, taken: row.used, days }, today),
  }));
}
