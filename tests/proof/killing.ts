import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureRoles } from "@kirinuki/core-api/src/db/roles.ts";
import type pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneDatabase, dropDatabase } from "../support/clones.ts";
import { testPool } from "../support/pool.ts";
import "../support/provided.ts";
import type { VictimOrder } from "./victim.ts";

const RUN_TYPESCRIPT = ["--import", new URL("../../scripts/lib/typescript.mjs", import.meta.url).href];
const VICTIM = join(import.meta.dirname, "victim.ts");

const { adminUrl, secret } = inject("database");
const databases: string[] = [];
afterAll(async () => {
  for (const name of databases) await dropDatabase(adminUrl, name);
});

export interface Clone {
  name: string;
  owner: pg.Pool;
  operatorUrl: string;
}

/** Runs with a copy of a database, whose connections are closed afterwards, so that it can be copied again. */
export async function withClone<Result>(from: string, use: (clone: Clone) => Promise<Result>): Promise<Result> {
  const name = await cloneDatabase(adminUrl, from);
  databases.push(name);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const { operatorUrl } = await ensureRoles(url.href, secret);
  const owner = testPool(url.href, 2);
  try {
    return await use({ name, owner, operatorUrl });
  } finally {
    await owner.end();
  }
}

/**
 * Has a process of its own do the work and die at the statement named, or when whoever is told of it kills it.
 * @returns the signal by which it ended, "by itself" where it came to its end before, else what it said
 */
export async function endOf(order: VictimOrder, begun: (pid: number) => void = () => {}): Promise<string | undefined> {
  const args = [...RUN_TYPESCRIPT, VICTIM, JSON.stringify(order)];
  const running = promisify(execFile)(process.execPath, args);
  begun(running.child.pid ?? 0);
  return running.then(
    () => "by itself",
    (error: { signal?: string; stderr?: string }) => error.signal ?? error.stderr,
  );
}

/** The same, for work that must not come to its end. */
export async function killed(order: VictimOrder): Promise<void> {
  const ended = await endOf(order);
  if (ended !== "SIGKILL") throw new Error(`a victim was to be killed, but ended: ${ended}`);
}

/** The same points in every run (mulberry32). */
export function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
