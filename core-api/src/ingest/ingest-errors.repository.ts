import type { Transaction } from "../db/tenant.ts";
import type { RefusedItem } from "./item.ts";
import type { Origin } from "./recognise.ts";

/** Once for each field of an item of a file, however often the file is read. */
const INSERT = `
  INSERT INTO ingest_error (source_file, file_hash, item_no, field, reason, payload, occurred_at)
  SELECT $2, decode($3, 'hex'), e.item_no, e.field, e.reason, e.payload, $4::timestamptz
  FROM json_to_recordset($1::json) AS e(item_no int, field text, reason text, payload text)
  ORDER BY e.item_no, e.field ON CONFLICT DO NOTHING`;

/** PostgreSQL stores no NUL. */
const storable = (text: string): string => text.replaceAll("\u0000", "\uFFFD");

/** Remembers what could not be stored, for the operator's list of incorrect articles. */
export async function recordRefused(
  tx: Transaction,
  refused: readonly RefusedItem[],
  { file, fileHash }: Origin,
  now: Date,
): Promise<void> {
  if (refused.length === 0) return;
  const rows = refused.flatMap(({ itemNo, payload, faults }) =>
    faults.map(({ field, reason }) => ({ item_no: itemNo, field, reason, payload: storable(payload) })),
  );
  await tx.query(INSERT, [JSON.stringify(rows), file, fileHash, now]);
}
