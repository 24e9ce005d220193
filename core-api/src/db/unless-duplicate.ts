import { databaseCode, type Transaction } from "./tenant.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Writes what there may be only one of. The savepoint is released, since those that stay open nest: in a file of thousands of rows each
 * statement would search all of them.
 * @returns null where there is one already; nothing is written then, and the transaction goes on
 */
export async function unlessDuplicate<Result>(tx: Transaction, write: () => Promise<Result>): Promise<Result | null> {
  await tx.query("SAVEPOINT before_write");
  try {
    const written = await write();
    await tx.query("RELEASE SAVEPOINT before_write");
    return written;
  } catch (error) {
    if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
    await tx.query("ROLLBACK TO SAVEPOINT before_write; RELEASE SAVEPOINT before_write");
    return null;
  }
}
