import { commonText } from "@kirinuki/schema/common-text.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { cursorLines } from "../../../csv/cursor-rows.ts";
import { sqlCell, sqlDay, sqlLine, sqlNumber } from "../../../csv/sql-line.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { COUNT_NAMES } from "./usage-counts.ts";
import { fileOf, parametersOf, sumsByKeys } from "./usage-inquiry.read-model.ts";
import { shapeOf, type UsageInquiryRequest, type UsageKey } from "./usage-inquiry.ts";

const TOTAL = `'${commonText.total}'`;

/**
 * All rows with their sums as lines of CSV: what `allUsage` gives through `usageColumns`, byte for byte (a test). A million rows pass
 * PostgreSQL's own processor in the time that JavaScript needs to read them.
 */
export async function* usageLines(
  tx: Transaction,
  request: UsageInquiryRequest,
  encoding: CsvEncoding,
): AsyncGenerator<string> {
  // Sums come behind what they sum only where rows are grouped in their order.
  await tx.query("SET LOCAL enable_hashagg = off");
  // An index has the days in their order.
  if (request.sort?.key === "process_date") await tx.query("SET LOCAL enable_sort = off");
  yield* cursorLines(tx, linesOf(request, encoding), parametersOf(request));
}

function linesOf(request: UsageInquiryRequest, encoding: CsvEncoding): string {
  const { keys, subtotal } = shapeOf(request);
  const { by, step, isByCharge } = request;
  const rolledUp = (key: UsageKey, cell: string): string =>
    subtotal && !subtotal.includes(key) ? `CASE level WHEN 1 THEN ${TOTAL} ELSE ${cell} END` : cell;
  const has = (key: UsageKey): boolean => keys.includes(key);
  const day = has("process_date") ? [rolledUp("process_date", sqlDay("process_date"))] : [];
  const cells = [
    ...(step === "frequency" ? day : []),
    "coalesce(f.demand, '')",
    `CASE level WHEN 2 THEN ${TOTAL} ELSE coalesce(f.name, ${sqlCell("kept_name", encoding)}) END`,
    ...(by === "user" ? [rolledUp("user_id", sqlCell("user_id", encoding))] : []),
    ...(step === "daily" ? day : []),
    ...(isByCharge ? [rolledUp("charge_code", sqlCell("charge_code", encoding))] : []),
    ...COUNT_NAMES,
    "coalesce(f.caps, ',')",
  ];
  return `SELECT ${sqlLine(cells)} AS line FROM (${rowsOf(request)}) r LEFT JOIN LATERAL (
    SELECT ${sqlNumber("demand_id")} AS demand, ${sqlCell("user_group_name", encoding)} AS name,
      ${sqlLine([sqlNumber("use_max_count1"), sqlNumber("use_max_count2")])} AS caps
    FROM user_group g WHERE g.contract_id = $1 AND g.user_group_id = r.user_group_id OFFSET 0) f ON true`;
}

/** Rows and sums in their order. A wish for another order has no subtotals, and the 合計 at the end. */
function rowsOf(request: UsageInquiryRequest): string {
  const { order, subtotal } = shapeOf(request);
  if (request.sort === null) return sumsByKeys(request, [order, ...(subtotal ? [subtotal] : []), []]);
  const columns = `user_group_id, user_id, process_date::date, charge_code, kept_name, ${COUNT_NAMES.join(", ")}`;
  return `SELECT 0 AS level, ${columns} FROM (${fileOf(request)}) f UNION ALL (${sumsByKeys(request, [[]])})`;
}
