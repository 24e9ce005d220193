/** Rows that are there already, for a table that is written a chunk at a time. */
export async function* oneChunk<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
