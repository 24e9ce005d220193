import pg from "pg";

/**
 * Connections for tests, made on first use. `end` is answered before the connections are closed, and the database is dropped or
 * stopped right after it: what the server says to those is nobody's failure.
 */
export function testPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on("error", () => {});
  return pool;
}
