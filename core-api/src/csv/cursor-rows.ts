import type { Transaction } from "../db/tenant.ts";

const CHUNK = 500;

/** The rows of a long answer, some hundred at a time, within the transaction; memory does not grow with their number. */
export async function* cursorRows<Row>(tx: Transaction, sql: string, parameters: unknown[]): AsyncGenerator<Row[]> {
  await tx.query(`DECLARE csv_rows NO SCROLL CURSOR FOR ${sql}`, parameters);
  for (;;) {
    const rows = await tx.query<Row>(`FETCH ${CHUNK} FROM csv_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.query("CLOSE csv_rows");
}
