import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { useServer } from "@kirinuki/core-api/local/embedded/server.ts";
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
  const server = await useServer({ stateDir: stateDir(), profile: "throwaway" });
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

function stateDir(): string {
  const place = createHash("sha256").update(ROOT).digest("hex").slice(0, 10);
  return join(tmpdir(), `kirinuki-tests-${process.getuid?.() ?? 0}-${place}`);
}
