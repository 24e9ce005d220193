import { createHash } from "node:crypto";
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type EmbeddedServer, useServer } from "@kirinuki/core-api/local/embedded/server.ts";
import type { TestProject } from "vitest/node";
import { dropOrphans } from "./clones.ts";
import "./provided.ts";
import { templateDatabase } from "./template-database.ts";

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Linux keeps its files in memory; containers often have 64 MB of it. */
const MEMORY = "/dev/shm";
/** Several times of what the server's files take. */
const ROOM_BYTES = 4 * 1024 ** 3;
const SECRET = "the secret of the tests, known to all of them";

/**
 * One throwaway PostgreSQL for all test files of all runs in this checkout, shared while several run and stopped by the last. It
 * lies in memory or in the system's temporary folder and survives between runs only to save time.
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
  return join(quickestFolder(), `kirinuki-tests-${process.getuid?.() ?? 0}-${place}`);
}

/** In memory where there is room. A copy of the template is a thousand files, and a disk took a fifth of the run to make and drop them. */
function quickestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM_BYTES) return MEMORY;
  } catch {
    // Systems other than Linux have no such folder.
  }
  return tmpdir();
}
