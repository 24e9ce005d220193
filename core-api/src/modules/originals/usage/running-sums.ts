import { addCounts, NO_USES } from "./usage-counts.ts";
import type { UsageKey } from "./usage-inquiry.ts";
import type { SummedUses } from "./usage-row.ts";

/**
 * Rows in their order with a subtotal behind those that have the same `keys`, and the 合計 at the end: in one pass, whatever their
 * number. Without keys there are no subtotals.
 */
export function runningSums(keys: readonly UsageKey[] | null): {
  next(uses: SummedUses): SummedUses[];
  end(): SummedUses[];
} {
  const total = emptySum(2);
  let subtotal: SummedUses | null = null;
  const closed = (): SummedUses[] => (subtotal ? [subtotal] : []);
  return {
    next(uses) {
      addCounts(total, uses);
      if (keys === null) return [uses];
      const before = subtotal && keys.every((key) => subtotal?.[key] === uses[key]) ? [] : closed();
      if (before.length > 0 || subtotal === null) {
        subtotal = emptySum(1);
        Object.assign(subtotal, Object.fromEntries(keys.map((key) => [key, uses[key]])));
      }
      // As SQL sums names (usage-inquiry.read-model.ts).
      if ((uses.kept_name ?? "") > (subtotal.kept_name ?? "")) subtotal.kept_name = uses.kept_name;
      addCounts(subtotal, uses);
      return [...before, uses];
    },
    end: () => [...closed(), total],
  };
}

const emptySum = (level: 1 | 2): SummedUses => ({
  level,
  user_group_id: null,
  user_id: null,
  process_date: null,
  charge_code: null,
  kept_name: null,
  ...NO_USES,
});
