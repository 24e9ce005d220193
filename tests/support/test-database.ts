import { ensureRoles } from "@kirinuki/core-api/src/db/roles.ts";
import type pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneDatabase, dropDatabase } from "./clones.ts";
import { testPool } from "./pool.ts";
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
  const [owner, api, operator] = [testPool(ownerUrl, 8), testPool(apiUrl, 8), testPool(operatorUrl, 8)];
  afterAll(async () => {
    await Promise.all([owner.end(), api.end(), operator.end()]);
    await dropDatabase(adminUrl, name);
  });
  return { ownerUrl, apiUrl, operatorUrl, secret, owner, api, operator };
}
