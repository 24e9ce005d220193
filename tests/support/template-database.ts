import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { ensureRoles } from "@kirinuki/core-api/src/db/roles.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import type pg from "pg";

const PREFIX = "template_kirinuki_";
const KEPT = 3;

/**
 * The name of a database with all migrations run, to clone. Made once per text of the migrations and kept between runs, since
 * migrating takes longer than most test files.
 */
export function templateDatabase(
  urlOf: (database: string) => string,
  secret: string,
  migrationsDir: string,
): Promise<string> {
  const name = `${PREFIX}${textOf(migrationsDir)}`;
  return withClient(urlOf("postgres"), async (admin) => {
    await admin.query("SELECT pg_advisory_lock(hashtext('kirinuki.test_template'))");
    await ensureRoles(urlOf("postgres"), secret);
    const found = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await make(admin, name, urlOf);
    return name;
  });
}

async function make(admin: pg.Client, name: string, urlOf: (database: string) => string): Promise<void> {
  const unfinished = `unfinished_${name}`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished}`);
  await migrate(urlOf(unfinished));
  // Nobody may connect to a database while it is cloned.
  await admin.query(`ALTER DATABASE ${unfinished} ALLOW_CONNECTIONS false`);
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  await dropOldTemplates(admin);
}

async function dropOldTemplates(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE starts_with(datname, $1) ORDER BY oid DESC OFFSET $2",
    [PREFIX, KEPT],
  );
  for (const { datname } of rows) await admin.query(`DROP DATABASE IF EXISTS ${datname}`);
}

/** A short name for the present text of all migrations. */
function textOf(dir: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".ts") || file.endsWith(".sql")) hash.update(file).update(readFileSync(join(dir, file)));
  return hash.digest("hex").slice(0, 12);
}
