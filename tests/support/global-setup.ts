import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type EmbeddedServer, useServer } from "@kirinuki/core-api/local/embedded/server.ts";
import type { TestProject } from "vitest/node";
import { dropOrphans } from "./clones.ts";
import "./provided.ts";
import { templateDatabase } from "./template-database.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SECRET = "the secret of the tests, known to all of them";

/**
 * One throwaway PostgreSQL for all test files of all runs in this checkout, shared while several run and stopped by the last. It
 * lies in the system's temporary folder and survives between runs only to save time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  try {
    const adminUrl = server.url("postgres");
    await dropOrphans(adminUrl);
    const template = await templateDatabase(server.url, SECRET, join(ROOT, "migrations/src"));
    project.provide("database", { adminUrl, template, secret: SECRET });
  } catch (error) {
    await server.release();
    throw error;
  }
  return server.release;
}

/** KIRINUKI_TEST_SERVER (URL of a server's superuser) tries another PostgreSQL than the embedded one; docs/operations.md names the versions. */
async function testServer(): Promise<EmbeddedServer> {
  const given = process.env.KIRINUKI_TEST_SERVER;
  if (given === undefined) return useServer({ stateDir: stateDir(), profile: "throwaway" });
  const url = (database: string) => Object.assign(new URL(given), { pathname: database }).href;
  return { url, release: async () => {} };
}

function stateDir(): string {
  const place = createHash("sha256").update(ROOT).digest("hex").slice(0, 10);
  return join(tmpdir(), `kirinuki-tests-${process.getuid?.() ?? 0}-${place}`);
}
