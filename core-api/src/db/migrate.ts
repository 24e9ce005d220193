import "reflect-metadata";
import { migrations } from "@kirinuki/migrations/all.ts";
import { DataSource } from "typeorm";
import { withClient } from "./with-client.ts";

/** Where TypeORM notes which migrations have run. */
export const MIGRATIONS_TABLE = "migration";

/**
 * Runs what has not run yet, each migration in a transaction of its own. Two concurrent starts are safe: the second waits and finds
 * nothing to do. The roles (roles.ts) must exist.
 * @param wanted those to have, from the first on
 * @returns the names of those that ran, in order
 */
export function migrate(ownerUrl: string, wanted = migrations): Promise<string[]> {
  const run = async (source: DataSource) => {
    const ran = await source.runMigrations({ transaction: "each" });
    return ran.map(({ name }) => name);
  };
  return underLock(ownerUrl, run, wanted);
}

/**
 * Takes back the newest `steps` migrations, newest first.
 * @returns the names of those taken back
 */
export function rollback(ownerUrl: string, steps: number): Promise<string[]> {
  return underLock(ownerUrl, async (source) => {
    const undone: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      const [newest] = await appliedNewestFirst(source);
      if (newest === undefined) break;
      await source.undoLastMigration({ transaction: "each" });
      undone.push(newest);
    }
    return undone;
  });
}

async function appliedNewestFirst(source: DataSource): Promise<string[]> {
  const known = await source.query<{ known: boolean }[]>("SELECT to_regclass($1) IS NOT NULL AS known", [
    MIGRATIONS_TABLE,
  ]);
  if (known[0]?.known !== true) return [];
  const rows = await source.query<{ name: string }[]>(
    `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp DESC, id DESC`,
  );
  return rows.map(({ name }) => name);
}

function underLock<T>(ownerUrl: string, work: (source: DataSource) => Promise<T>, wanted = migrations): Promise<T> {
  return withClient(ownerUrl, async (lock) => {
    await lock.query("SELECT pg_advisory_lock(hashtext('kirinuki.migrate'))");
    const source = new DataSource({
      type: "postgres",
      url: ownerUrl,
      migrations: wanted,
      migrationsTableName: MIGRATIONS_TABLE,
      poolSize: 2,
      logging: false,
    });
    await source.initialize();
    try {
      return await work(source);
    } finally {
      await source.destroy();
    }
  });
}
