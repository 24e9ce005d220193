import type { DatabaseOptions, OpenedDatabase } from "../../src/db/open-database.ts";
import { withClient } from "../../src/db/with-client.ts";
import { useServer } from "./server.ts";

const NAME = "kirinuki";

/**
 * The database of this installation: DATABASE_URL if there is one, else the embedded server, started if it does not run.
 * Call `release` when done; the last process to do so stops the embedded server.
 * @throws Error in plain words when it cannot be had
 */
export async function openDatabase({
  stateDir,
  databaseUrl,
  note,
  backupDir,
}: DatabaseOptions): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined && databaseUrl !== "") return { ownerUrl: databaseUrl, release: async () => {} };
  const server = await useServer({
    stateDir,
    ...(note === undefined ? {} : { note }),
    ...(backupDir === undefined ? {} : { backupDir }),
  });
  try {
    await makeDatabase(server.url("postgres"), NAME);
  } catch (error) {
    await server.release();
    throw error;
  }
  return { ownerUrl: server.url(NAME), release: server.release };
}

function makeDatabase(url: string, name: string): Promise<void> {
  return withClient(url, async (client) => {
    // The lock is for commands that start side by side; it ends with the connection.
    await client.query("SELECT pg_advisory_lock(hashtext('kirinuki.make_database'))");
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}
