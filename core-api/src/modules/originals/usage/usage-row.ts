import { commonText } from "@kirinuki/schema/common-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { UsageCounts } from "./usage-counts.ts";
import type { UsageKey, UsageShape } from "./usage-inquiry.ts";

/** Summed uses, before names and caps. Keys that a row has not are null. */
export interface SummedUses extends UsageCounts {
  /** 1: a subtotal, 2: the 合計 over everything; 0 or absent: a row. */
  level?: 0 | 1 | 2;
  user_group_id: number | null;
  user_id: string | null;
  process_date: string | null;
  charge_code: string | null;
  /** The group's name at the time of the uses; null without any. */
  kept_name: string | null;
}

/** A usage row of spec section 3; what it totals over reads 合計. */
export interface UsageRow extends UsageCounts {
  demand_id: string | null;
  demand_name: string | null;
  user_group_id: string | null;
  user_group_name: string;
  user_id: string | null;
  /** null where the row is of no user, or of one who is gone. */
  user_name: string | null;
  /** yyyy-MM-dd, 合計, or null where rows are of the whole period. */
  process_date: string | null;
  /** What the uses are charged to, 合計, or null where rows are of all codes; empty: to none. */
  charge_code: string | null;
  use_max_count: number | null;
  sc_use_max_count: number | null;
  /** 1: no use at all. */
  nodata_flag: number;
}

/** What an inquiry says of a group as it is today. */
interface GroupFacts {
  user_group_id: number;
  user_group_name: string;
  demand_id: string | null;
  demand_name: string | null;
  use_max_count: number | null;
  sc_use_max_count: number | null;
}

const GROUPS = `
  SELECT g.user_group_id, g.user_group_name, g.demand_id::text, d.demand_name, g.use_max_count1 AS use_max_count, g.use_max_count2 AS sc_use_max_count
  FROM user_group g LEFT JOIN contract_demand_unit d ON d.contract_id = $1 AND d.demand_id = g.demand_id WHERE g.contract_id = $1`;

const NAMES = "SELECT user_id, name FROM app_user WHERE contract_id = $1 AND user_id = ANY ($2)";

/** Makes summed uses into rows. */
export type ShowUses = (uses: SummedUses, userName?: string) => UsageRow;

/** Groups are few, so all are read at once. */
export async function usesShown(tx: Transaction, contractId: number, shape: UsageShape): Promise<ShowUses> {
  const found = await tx.query<GroupFacts>(GROUPS, [contractId]);
  const groups = new Map(found.map((group) => [group.user_group_id, group]));
  const isRolledUp = (key: UsageKey): boolean => shape.keys.includes(key) && !shape.subtotal?.includes(key);
  const label = (uses: SummedUses, key: "user_id" | "process_date" | "charge_code"): string | null =>
    uses.level === 1 && isRolledUp(key) ? commonText.total : uses[key];
  return (uses, userName) => {
    const group = uses.user_group_id === null ? undefined : groups.get(uses.user_group_id);
    return {
      demand_id: group?.demand_id ?? null,
      demand_name: group?.demand_name ?? null,
      user_group_id: uses.user_group_id === null ? null : String(uses.user_group_id),
      user_group_name: uses.level === 2 ? commonText.total : (group?.user_group_name ?? uses.kept_name ?? ""),
      user_id: label(uses, "user_id"),
      user_name: userName ?? null,
      process_date: label(uses, "process_date"),
      charge_code: label(uses, "charge_code"),
      ...countsOf(uses),
      use_max_count: group?.use_max_count ?? null,
      sc_use_max_count: group?.sc_use_max_count ?? null,
      nodata_flag: uses.count + uses.epub_count === 0 ? 1 : 0,
    };
  };
}

/** Written out: a file makes a million of them. */
export const countsOf = (uses: UsageCounts): UsageCounts => ({
  pdf_count: uses.pdf_count,
  print_count: uses.print_count,
  text_disp_count: uses.text_disp_count,
  text_print_count: uses.text_print_count,
  mc_count: uses.mc_count,
  sc_text_count: uses.sc_text_count,
  sc_count: uses.sc_count,
  epub_count: uses.epub_count,
  count: uses.count,
});

/** The names of the users of some rows, by id. */
export async function userNamesOf(
  tx: Transaction,
  contractId: number,
  rows: readonly SummedUses[],
): Promise<Map<string, string>> {
  const ids = new Set(rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  if (ids.size === 0) return new Map();
  const found = await tx.query<{ user_id: string; name: string }>(NAMES, [contractId, [...ids]]);
  return new Map(found.map(({ user_id, name }) => [user_id, name]));
}
