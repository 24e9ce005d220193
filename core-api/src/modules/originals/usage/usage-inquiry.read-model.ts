import { commonText } from "@kirinuki/schema/common-text.ts";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { COUNTS, NO_USES, type UsageCounts } from "./usage-rows.read-model.ts";

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

export const USAGE_SORT_KEYS = [
  ...["user_group_id", "user_id", "process_date", "charge_code"],
  ...Object.keys(NO_USES),
] as readonly UsageSortKey[];
export type UsageSortKey = Key | keyof UsageCounts;

export interface UsageSort {
  key: UsageSortKey;
  order: "asc" | "desc";
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

const NAMES = Object.keys(NO_USES) as (keyof UsageCounts)[];
const SUMS = NAMES.map((name) => `coalesce(sum(${name}), 0)::int AS ${name}`).join(", ");
const KEYS = ["user_group_id", "user_id", "process_date", "charge_code"] as const;
type Key = (typeof KEYS)[number];

interface Shape {
  keys: readonly Key[];
  subtotal: readonly Key[] | null;
}

/** By which columns uses are put together, and over which of them besides there is a subtotal. */
const SHAPES: Record<UsageBy, Record<UsageStep, Shape>> = {
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

function shapeOf({ by, step, sort, isByCharge }: UsageInquiryRequest): Shape {
  const { keys, subtotal } = SHAPES[by][step];
  return { keys: isByCharge ? [...keys, "charge_code"] : keys, subtotal: sort ? null : subtotal };
}

/** Whoever was asked for and used nothing in the whole period has a row too. */
const IDLE: Record<UsageBy, string> = {
  group: `
    SELECT g.user_group_id, NULL::text, NULL::date, NULL::text FROM user_group g
    WHERE g.contract_id = $1 AND ($5::int[] IS NULL OR g.user_group_id = ANY ($5))
      AND NOT EXISTS (SELECT 1 FROM used WHERE used.user_group_id = g.user_group_id)`,
  user: `
    SELECT u.user_group_id, u.user_id, NULL::date, NULL::text FROM app_user u
    WHERE u.contract_id = $1 AND ($4::text[] IS NULL OR u.user_id = ANY ($4)) AND ($5::int[] IS NULL OR u.user_group_id = ANY ($5))
      AND NOT EXISTS (SELECT 1 FROM used WHERE used.user_id = u.user_id)`,
};

/** $1 contract, $2 and $3 the days, $4 users or null, $5 groups or null, $7 charge codes or null. Level 0: a row, 1: a subtotal, 2: the 合計 over everything. */
function sums(request: UsageInquiryRequest): string {
  const { by, step, userIds, groupIds, chargeCodes } = request;
  const { keys, subtotal } = shapeOf(request);
  const missing = KEYS.filter((key) => !keys.includes(key));
  const columns = [...keys, ...missing.map((key) => `NULL::${key === "process_date" ? "date" : "text"} AS ${key}`)];
  const only =
    (userIds ? " AND user_id = ANY ($4::text[])" : "") +
    (groupIds ? " AND user_group_id = ANY ($5::int[])" : "") +
    (chargeCodes ? " AND charge_code = ANY ($7::text[])" : "");
  const idle =
    step === "period" ? `UNION ALL SELECT i.*, NULL, ${NAMES.map(() => 0).join(", ")} FROM (${IDLE[by]}) i` : "";
  const grouping = [keys, ...(subtotal ? [subtotal] : []), []].map((set) => `(${set.join(", ")})`).join(", ");
  const last = keys.at(-1);
  return `
  WITH used AS MATERIALIZED (
    SELECT ${columns.join(", ")}, max(user_group_name) AS kept_name, ${COUNTS} FROM original_use
    WHERE contract_id = $1 AND process_date BETWEEN $2 AND $3 AND use_state = 'counted'${only}
      AND ($4::text[] IS NULL OR true) AND ($5::int[] IS NULL OR true) AND ($7::text[] IS NULL OR true)
    GROUP BY ${keys.map((key) => `original_use.${key}`).join(", ")}),
  every AS (SELECT user_group_id, user_id, process_date, charge_code, kept_name, ${NAMES.join(", ")} FROM used ${idle}),
  summed AS MATERIALIZED (
    SELECT ${columns.join(", ")}, max(kept_name) AS kept_name, ${SUMS},
      CASE WHEN GROUPING(user_group_id) = 1 THEN 2 ELSE GROUPING(${last}) END AS level
    FROM every GROUP BY GROUPING SETS (${grouping}))`;
}

/** Summed rows as they are shown; names and caps are looked up for these rows only. */
function shown(request: UsageInquiryRequest, rows: string, more = ""): string {
  const shape = shapeOf(request);
  return `
  SELECT g.demand_id::text, d.demand_name, s.user_group_id::text,
    CASE WHEN s.level = 2 THEN $6 ELSE coalesce(g.user_group_name, s.kept_name) END AS user_group_name,
    ${labelled("user_id", shape)}, u.name AS user_name, ${labelled("process_date", shape)},
    ${labelled("charge_code", shape)},
    ${NAMES.map((name) => `s.${name}`).join(", ")}, g.use_max_count1 AS use_max_count, g.use_max_count2 AS sc_use_max_count,
    (s.count + s.epub_count = 0)::int AS nodata_flag${more}
  FROM ${rows} s LEFT JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = s.user_group_id
    LEFT JOIN contract_demand_unit d ON d.contract_id = $1 AND d.demand_id = g.demand_id
    LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = s.user_id
  ORDER BY ${orderOf(request)}`;
}

/** A key that a subtotal rolls up reads 合計 there; one that the inquiry has not is null. */
function labelled(key: Exclude<Key, "user_group_id">, { keys, subtotal }: Shape): string {
  const isRolledUp = keys.includes(key) && subtotal !== null && !subtotal.includes(key);
  const value = `s.${key}::text`;
  return `${isRolledUp ? `CASE WHEN s.level = 1 THEN $6 ELSE ${value} END` : value} AS ${key}`;
}

/** Days in order within a user; a subtotal comes after what it sums, 合計 last. */
const ORDERS: Record<UsageStep, string> = {
  period: "s.level = 2, s.user_group_id, s.level, s.user_id, s.charge_code",
  daily: "s.level = 2, s.user_group_id, s.user_id, s.level, s.process_date, s.charge_code",
  frequency: "s.level = 2, s.process_date, s.user_group_id, s.user_id, s.charge_code",
};

const orderOf = ({ step, sort }: UsageInquiryRequest): string =>
  sort ? `s.level = 2, s.${sort.key} ${sort.order} NULLS LAST, ${ORDERS[step]}` : ORDERS[step];

const parametersOf = ({ contractId, period, userIds, groupIds, chargeCodes }: UsageInquiryRequest): unknown[] => [
  contractId,
  period.start,
  period.end,
  userIds,
  groupIds,
  commonText.total,
  chargeCodes,
];

/** One page of rows, and under it the 合計 of all; with the exact number of rows that are paged. */
export async function readUsageInquiry(
  tx: Transaction,
  request: UsageInquiryRequest,
  paging: { page: number; pageSize: number },
): Promise<{ rows: UsageRow[]; total: number }> {
  const page = `((SELECT s.* FROM summed s WHERE level < 2 ORDER BY ${orderOf(request)} LIMIT $8 OFFSET $9)
    UNION ALL SELECT * FROM summed WHERE level = 2)`;
  const count = ", (SELECT count(*)::int FROM summed WHERE level < 2) AS row_count";
  const found = await tx.query<UsageRow & { row_count: number }>(`${sums(request)} ${shown(request, page, count)}`, [
    ...parametersOf(request),
    paging.pageSize,
    (paging.page - 1) * paging.pageSize,
  ]);
  return { rows: found.map(({ row_count: _count, ...row }) => row), total: found[0]?.row_count ?? 0 };
}

/** All rows with the 合計 at the end, for a file. */
export const allUsage = (tx: Transaction, request: UsageInquiryRequest): AsyncGenerator<UsageRow[]> =>
  cursorRows<UsageRow>(tx, `${sums(request)} ${shown(request, "summed")}`, parametersOf(request));
