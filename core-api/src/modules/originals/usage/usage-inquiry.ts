import type { Period } from "../../../period/period.ts";
import { NO_USES, type UsageCounts } from "./usage-counts.ts";

/** What a row of an inquiry is of. */
export type UsageBy = "user" | "group";
/** One row for the whole period, one a day, or a plain list of what each user did on each day. */
export type UsageStep = "period" | "daily" | "frequency";

export interface UsageInquiryRequest {
  contractId: number;
  by: UsageBy;
  step: UsageStep;
  period: Period;
  /** Only these; null: all of the contract. */
  userIds: readonly string[] | null;
  groupIds: readonly string[] | null;
  /** Only uses charged to these; null: to any, and to none. */
  chargeCodes: readonly string[] | null;
  /** A row for each code that uses are charged to. */
  isByCharge: boolean;
  /** Rows one by one in this order, without subtotals; null: in the order of groups, users and days, with their subtotals. */
  sort: UsageSort | null;
}

export const USAGE_KEYS = ["user_group_id", "user_id", "process_date", "charge_code"] as const;
export type UsageKey = (typeof USAGE_KEYS)[number];
export const USAGE_SORT_KEYS = [...USAGE_KEYS, ...Object.keys(NO_USES)] as readonly UsageSortKey[];
export type UsageSortKey = UsageKey | keyof UsageCounts;

export interface UsageSort {
  key: UsageSortKey;
  order: "asc" | "desc";
}

/** How rows are put together. */
export interface UsageShape {
  keys: readonly UsageKey[];
  /** Over what besides all there is a subtotal. */
  subtotal: readonly UsageKey[] | null;
  /** Rows in their usual order; a subtotal comes after what it sums. */
  order: readonly UsageKey[];
}

type Shapes = Record<UsageStep, Omit<UsageShape, "order">>;
const SHAPES: Record<UsageBy, Shapes> = {
  group: {
    period: { keys: ["user_group_id"], subtotal: null },
    daily: { keys: ["user_group_id", "process_date"], subtotal: ["user_group_id"] },
    frequency: { keys: ["user_group_id", "process_date"], subtotal: null },
  },
  user: {
    period: { keys: ["user_group_id", "user_id"], subtotal: ["user_group_id"] },
    daily: { keys: ["user_group_id", "user_id", "process_date"], subtotal: ["user_group_id", "user_id"] },
    frequency: { keys: ["user_group_id", "user_id", "process_date"], subtotal: null },
  },
};

export function shapeOf({ by, step, sort, isByCharge }: UsageInquiryRequest): UsageShape {
  const { keys: each, subtotal } = SHAPES[by][step];
  const keys: readonly UsageKey[] = isByCharge ? [...each, "charge_code"] : each;
  const byDay = ["process_date", ...keys.filter((key) => key !== "process_date")] as const;
  return { keys, subtotal: sort ? null : subtotal, order: step === "frequency" ? byDay : keys };
}
