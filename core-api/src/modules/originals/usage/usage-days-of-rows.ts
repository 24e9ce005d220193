import type { Transaction } from "../../../db/tenant.ts";
import { readUsesByDay } from "./usage-inquiry.read-model.ts";
import type { UsageInquiryRequest } from "./usage-inquiry.ts";
import { countsOf, type SummedUses, type UsageRow } from "./usage-row.ts";
import { readUsageDays, type UsageDay } from "./usage-rows.read-model.ts";

/** A row of a whole period with what it was on each day. */
export interface UsageRowOfDays extends UsageRow {
  /** Oldest first; days without uses are left out. */
  days: UsageDay[];
}

const keyOf = ({ user_group_id, user_id }: Pick<UsageRow, "user_group_id" | "user_id">): string =>
  `${user_group_id}/${user_id}`;

/** Some rows of a whole period, without subtotals, each with its days; the 合計 has those of everything. */
export async function withDays(
  tx: Transaction,
  request: UsageInquiryRequest,
  rows: readonly UsageRow[],
): Promise<UsageRowOfDays[]> {
  const uses = await readUsesByDay(tx, request, rows);
  const byRow = Map.groupBy(uses, (each) => keyOf({ ...each, user_group_id: String(each.user_group_id) }));
  const isTotal = (row: UsageRow): boolean => row.user_group_id === null;
  const { contractId, period, chargeCodes } = request;
  const everything = rows.some(isTotal) ? await readUsageDays(tx, contractId, period, request, chargeCodes) : [];
  return rows.map((row) => ({ ...row, days: isTotal(row) ? everything : (byRow.get(keyOf(row)) ?? []).map(dayOf) }));
}

const dayOf = (uses: SummedUses): UsageDay => ({ process_date: uses.process_date ?? "", ...countsOf(uses) });

/** The same of all rows, for a file. */
export async function* rowsWithDays(
  tx: Transaction,
  request: UsageInquiryRequest,
  chunks: AsyncIterable<readonly UsageRow[]>,
): AsyncGenerator<UsageRowOfDays[]> {
  for await (const rows of chunks) yield await withDays(tx, request, rows);
}
