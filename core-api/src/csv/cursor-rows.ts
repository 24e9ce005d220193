import type { Transaction } from "../db/tenant.ts";

const CHUNK = 500;
/** The first rows come soon. */
const FIRST_CHUNK = 1_000;

/**
 * The rows of a long answer, `chunk` at a time and fewer at first, within the transaction; memory does not grow with their number. The next rows
 * are on their way while these are written.
 */
export async function* cursorRows<Row>(
  tx: Transaction,
  sql: string,
  parameters: unknown[],
  chunk = CHUNK,
): AsyncGenerator<Row[]> {
  await tx.query(`DECLARE csv_rows NO SCROLL CURSOR FOR ${sql}`, parameters);
  const fetch = (rows: number): Promise<Row[]> => tx.query<Row>(`FETCH ${rows} FROM csv_rows`);
  let ahead = fetch(Math.min(chunk, FIRST_CHUNK));
  try {
    for (;;) {
      const rows = await ahead;
      if (rows.length === 0) break;
      ahead = fetch(chunk);
      yield rows;
    }
  } finally {
    // A reader who leaves early leaves a fetch behind; the transaction may end only after it.
    await ahead.catch(() => undefined);
  }
  await tx.query("CLOSE csv_rows");
}

/** As many short lines as are read together. */
const LINES_AT_ONCE = 5_000;

/** The lines of a statement that makes each of them in its column `line`, many in one text, each with its end. */
export async function* cursorLines(tx: Transaction, sql: string, parameters: unknown[]): AsyncGenerator<string> {
  for await (const rows of cursorRows<{ line: string }>(tx, sql, parameters, LINES_AT_ONCE))
    yield `${rows.map(({ line }) => line).join("\r\n")}\r\n`;
}
