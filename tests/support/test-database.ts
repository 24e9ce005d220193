import { ensureRoles } from "@kirinuki/core-api/src/db/roles.ts";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneDatabase, dropDatabase } from "./clones.ts";
import "./provided.ts";

/**
 * A migrated, empty database of one test file. The pools connect on first use: owner bypasses row-level security, api and operator
 * are the product's two roles. secret is what their passwords are derived from.
 */
export type TestDatabase = {
  ownerUrl: string;
  apiUrl: string;
  operatorUrl: string;
  secret: string;
  owner: pg.Pool;
  api: pg.Pool;
  operator: pg.Pool;
};

/** Call once at the top of a test file: `const db = await testDatabase();`. Everything is closed and dropped after its last test. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, template, secret } = inject("database");
  const name = await cloneDatabase(adminUrl, template);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const ownerUrl = url.href;
  const { apiUrl, operatorUrl } = await ensureRoles(ownerUrl, secret);
  const [owner, api, operator] = [pool(ownerUrl), pool(apiUrl), pool(operatorUrl)];
  afterAll(async () => {
    await Promise.all([owner.end(), api.end(), operator.end()]);
    await dropDatabase(adminUrl, name);
  });
  return { ownerUrl, apiUrl, operatorUrl, secret, owner, api, operator };
}

function pool(connectionString: string): pg.Pool {
  const made = new pg.Pool({ connectionString, max: 8 });
  // The forced drop at the end sends idle connections away.
  made.on("error", () => {});
  return made;
}
