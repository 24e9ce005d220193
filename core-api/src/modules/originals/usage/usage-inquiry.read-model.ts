import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { runningSums } from "./running-sums.ts";
import { COUNT_NAMES, COUNTS } from "./usage-counts.ts";
import {
  shapeOf,
  USAGE_KEYS,
  type UsageBy,
  type UsageInquiryRequest,
  type UsageKey,
  type UsageShape,
} from "./usage-inquiry.ts";
import { type SummedUses, type UsageRow, userNamesOf, usesShown } from "./usage-row.ts";

const SUMS = COUNT_NAMES.map((name) => `coalesce(sum(${name}), 0)::int AS ${name}`).join(", ");
const COLUMN: Record<UsageKey, string> = {
  user_group_id: "user_group_id",
  user_id: "user_id",
  process_date: "use_day",
  charge_code: "charge_code",
};
const TYPE: Record<UsageKey, string> = {
  user_group_id: "int",
  user_id: "text",
  process_date: "date",
  charge_code: "text",
};

/** All keys, those that rows do not have as null. */
const columnsOf = (keys: readonly UsageKey[], name: (key: UsageKey) => string): string =>
  USAGE_KEYS.map((key) => `${keys.includes(key) ? name(key) : `NULL::${TYPE[key]}`} AS ${key}`).join(", ");
const itself = (key: UsageKey): string => key;

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

/** $1 contract, $2 and $3 the days, $4 users or null, $5 groups or null, $6 charge codes or null. */
export const parametersOf = (request: UsageInquiryRequest): unknown[] => {
  const { contractId, period, userIds, groupIds, chargeCodes } = request;
  return [contractId, period.start, period.end, userIds, groupIds, chargeCodes];
};

/** The name of a group that is gone; of several the last by their characters' numbers, wherever it is worked out. */
const KEPT_NAME = (name: string): string => `max(${name} COLLATE "C") AS kept_name`;

/** The kept counts that are asked for, with one condition more where a statement has one. */
function fromCounts({ userIds, groupIds, chargeCodes }: UsageInquiryRequest, more = ""): string {
  const only =
    (userIds ? " AND user_id = ANY ($4::text[])" : "") +
    (groupIds ? " AND user_group_id = ANY ($5::int[])" : "") +
    (chargeCodes ? " AND charge_code = ANY ($6::text[])" : "");
  return `
    FROM usage_user_day WHERE contract_id = $1 AND use_day BETWEEN $2 AND $3${only}
      AND ($4::text[] IS NULL OR true) AND ($5::int[] IS NULL OR true) AND ($6::text[] IS NULL OR true)${more}`;
}

/** The uses by the keys of the inquiry. */
const used = (
  request: UsageInquiryRequest,
  keys: readonly UsageKey[],
  column = (key: UsageKey): string => COLUMN[key],
  more = "",
): string => `
  SELECT ${columnsOf(keys, column)}, ${KEPT_NAME("user_group_name")}, ${COUNTS} ${fromCounts(request, more)}
  GROUP BY ${keys.map((key) => `usage_user_day.${COLUMN[key]}`).join(", ")}`;

/** The rows of an inquiry, without any sum over them, as `counted`. What reads it once reads it as it comes. */
function counted(request: UsageInquiryRequest): string {
  const { keys } = shapeOf(request);
  if (request.step !== "period") return `WITH counted AS (${used(request, keys)})`;
  const none = COUNT_NAMES.map(() => 0).join(", ");
  return `
    WITH used AS MATERIALIZED (${used(request, keys)}),
    counted AS (SELECT * FROM used UNION ALL SELECT i.*, NULL, ${none} FROM (${IDLE[request.by]}) i)`;
}

/** Sums of what is summed already: subtotals of rows, the 合計 of subtotals. */
const sumsOf = (from: string, keys: readonly UsageKey[]): string => `
  SELECT ${columnsOf(keys, itself)}, ${KEPT_NAME("kept_name")}, ${SUMS} FROM ${from}
  ${keys.length > 0 ? `GROUP BY ${keys.map((key) => `${from}.${key}`).join(", ")}` : ""}`;

/** A subtotal comes after what it sums. */
const withLevel = ({ order, subtotal }: UsageShape): readonly string[] =>
  subtotal ? [...order.slice(0, subtotal.length), "level", ...order.slice(subtotal.length)] : order;

function orderBy({ sort }: UsageInquiryRequest, usual: readonly string[], table: string): string {
  const columns = usual.map((column) => `${table}.${column}`);
  return [...(sort ? [`${table}.${sort.key} ${sort.order}`] : []), ...columns].join(", ");
}

/** The day as text; whoever sorts by it names the table, so that the index can give the order. */
const SHOWN = `user_group_id, user_id, process_date::text AS process_date, charge_code, kept_name, ${COUNT_NAMES.join(", ")}`;

function pageOf(request: UsageInquiryRequest): string {
  const shape = shapeOf(request);
  const { subtotal } = shape;
  const orderIn = (table: string): string => orderBy(request, withLevel(shape), table);
  const [subtotals, more, number] = subtotal
    ? [
        `subtotals AS (${sumsOf("counted", subtotal)}),`,
        "UNION ALL SELECT *, 1 FROM subtotals",
        "(SELECT count(*) FROM counted) + (SELECT count(*) FROM subtotals)",
      ]
    : ["", "", "(SELECT count(*) FROM counted)"];
  return `
    ${counted(request)}, ${subtotals}
    total AS (${sumsOf(subtotal ? "subtotals" : "counted", [])}),
    every AS (SELECT *, 0 AS level FROM counted ${more}),
    page AS ((SELECT * FROM every ORDER BY ${orderIn("every")} LIMIT $7 OFFSET $8) UNION ALL SELECT *, 2 FROM total)
    SELECT level, ${SHOWN}, (${number})::int AS row_count FROM page ORDER BY page.level = 2, ${orderIn("page")}`;
}

/**
 * A page of users' days under their subtotals. There are nearly as many days as kept counts, so all of them are read once only, for the
 * subtotals. Each says how many rows it has; so it is known which stand on the page, and only their days are summed.
 * $7: rows of a page. $8: rows before it.
 */
function pageOfDays(request: UsageInquiryRequest, subtotal: readonly UsageKey[]): string {
  const shape = shapeOf(request);
  const orderIn = (table: string): string => orderBy(request, withLevel(shape), table);
  const columns = (table: string): string => subtotal.map((key) => `${table}.${COLUMN[key]}`).join(", ");
  const number = request.isByCharge ? "count(*)" : "count(DISTINCT use_day)";
  const isChosen = ` AND (${columns("usage_user_day")}) IN (SELECT ${columns("chosen")} FROM chosen)`;
  return `
    WITH summed AS MATERIALIZED (
      SELECT ${columnsOf(subtotal, (key) => COLUMN[key])}, ${KEPT_NAME("user_group_name")}, ${COUNTS}, (${number} + 1)::int AS rows
      ${fromCounts(request)} GROUP BY ${columns("usage_user_day")}),
    placed AS (
      SELECT *, sum(rows) OVER (ORDER BY ${columns("summed")} ROWS UNBOUNDED PRECEDING) AS last FROM summed),
    chosen AS MATERIALIZED (SELECT * FROM placed WHERE last > $8::bigint AND last - rows < $8::bigint + $7::bigint),
    total AS (${sumsOf("summed", [])}),
    every AS (
      SELECT *, 0 AS level FROM (${used(request, shape.keys, (key) => COLUMN[key], isChosen)}) u
      UNION ALL SELECT ${USAGE_KEYS.join(", ")}, kept_name, ${COUNT_NAMES.join(", ")}, 1 FROM chosen),
    page AS (
      (SELECT * FROM every ORDER BY ${orderIn("every")} LIMIT $7 OFFSET $8 - coalesce((SELECT min(last - rows) FROM chosen), 0))
      UNION ALL SELECT *, 2 FROM total)
    SELECT level, ${SHOWN}, (SELECT coalesce(sum(rows), 0) FROM summed)::int AS row_count
    FROM page ORDER BY page.level = 2, ${orderIn("page")}`;
}

/** One page of rows, and under it the 合計 of all; with the exact number of rows that are paged. */
export async function readUsageInquiry(
  tx: Transaction,
  request: UsageInquiryRequest,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: UsageRow[]; total: number }> {
  const parameters = [...parametersOf(request), pageSize, (page - 1) * pageSize];
  const shape = shapeOf(request);
  const ofDays = request.by === "user" && request.step === "daily" ? shape.subtotal : null;
  const statement = ofDays ? pageOfDays(request, ofDays) : pageOf(request);
  const found = await tx.query<SummedUses & { row_count: number }>(statement, parameters);
  const show = await usesShown(tx, request.contractId, shape);
  const names = await userNamesOf(tx, request.contractId, found);
  const rows = found.map((uses) => show(uses, names.get(uses.user_id ?? "")));
  return { rows, total: found[0]?.row_count ?? 0 };
}

/** What the users or groups of some rows of a whole period did on each day, oldest first. */
export function readUsesByDay(
  tx: Transaction,
  request: UsageInquiryRequest,
  rows: readonly UsageRow[],
): Promise<SummedUses[]> {
  const idsOf = (key: "user_group_id" | "user_id"): string[] =>
    [...new Set(rows.map((row) => row[key]))].filter((id) => id !== null);
  const daily: UsageInquiryRequest = {
    ...{ ...request, step: "daily", sort: null, isByCharge: false, groupIds: idsOf("user_group_id") },
    ...(request.by === "user" && { userIds: idsOf("user_id") }),
  };
  const sql = `${counted(daily)} SELECT ${SHOWN} FROM counted ORDER BY counted.process_date`;
  return tx.query<SummedUses>(sql, parametersOf(daily));
}

/** Uses of days are grouped and ordered in one step, so that an index can give both; idle users and groups come to periods only. */
export function fileOf(request: UsageInquiryRequest): string {
  const { sort } = request;
  const { keys, order } = shapeOf(request);
  if (request.step === "period")
    return `${counted(request)} SELECT ${SHOWN} FROM counted ORDER BY ${orderBy(request, order, "counted")}`;
  const isKey = (name: string): name is UsageKey => USAGE_KEYS.some((key) => key === name);
  const column = (key: UsageKey): string => `usage_user_day.${COLUMN[key]}`;
  const first = !sort ? [] : isKey(sort.key) ? keys.filter((key) => key === sort.key).map(column) : [sort.key];
  const sorted = [...first.map((name) => `${name} ${sort?.order}`), ...order.map(column)].join(", ");
  return `${used(request, keys, (key) => (key === "process_date" ? "use_day::text" : COLUMN[key]))} ORDER BY ${sorted}`;
}

/**
 * Rows with the sums over them in one pass, by `level` (usage-row.ts). Each comes behind what it sums, as long as PostgreSQL groups what is sorted.
 * @param sets the keys of rows, of subtotals, and none for the 合計
 */
export function sumsByKeys(request: UsageInquiryRequest, sets: readonly (readonly UsageKey[])[]): string {
  const isDaily = request.step !== "period";
  const name = (key: UsageKey): string => (isDaily ? COLUMN[key] : key);
  const [first] = sets[0] ?? [];
  const keys = sets[0] ?? [];
  const [subtotal] = sets.slice(1, -1);
  const summed = keys.find((key) => subtotal && !subtotal.includes(key));
  const level = [
    ...(first ? [`WHEN GROUPING(${name(first)}) = 0 THEN ${summed ? `GROUPING(${name(summed)})` : "0"}`] : []),
    "ELSE 2",
  ].join(" ");
  const from = isDaily ? fromCounts(request) : "FROM counted";
  return `${isDaily ? "" : counted(request)}
    SELECT ${first ? `CASE ${level} END` : "2"} AS level, ${columnsOf(keys, name)}, ${KEPT_NAME(isDaily ? "user_group_name" : "kept_name")}, ${isDaily ? COUNTS : SUMS}
    ${from} GROUP BY GROUPING SETS (${sets.map((set) => `(${set.map(name).join(", ")})`).join(", ")})`;
}

/** Short rows, so more of them than other files take. */
const ROWS_AT_ONCE = 2000;

/** All rows with the 合計 at the end, for a file. They are summed as they come, so that the first comes at once. */
export async function* allUsage(tx: Transaction, request: UsageInquiryRequest): AsyncGenerator<UsageRow[]> {
  const shape = shapeOf(request);
  const show = await usesShown(tx, request.contractId, shape);
  const withSums = runningSums(shape.subtotal);
  for await (const rows of cursorRows<SummedUses>(tx, fileOf(request), parametersOf(request), ROWS_AT_ONCE))
    yield rows.flatMap((uses) => withSums.next(uses)).map((uses) => show(uses));
  yield withSums.end().map((uses) => show(uses));
}
