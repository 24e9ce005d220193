import { execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Account } from "./account.ts";
import { processMark } from "./process-mark.ts";

/** A server process that works on a data folder. */
export type Postmaster = { pid: number; port: number };

const POLL_MS = 20;

/**
 * The living server of the data folder, by its pid file. A file whose pid now belongs to some other program is removed, since
 * PostgreSQL would refuse to start because of it; a file of a dead process is left to PostgreSQL, which checks more than we can.
 */
export function livingPostmaster(dataDir: string): Postmaster | undefined {
  const file = join(dataDir, "postmaster.pid");
  const lines = readIfThere(file)?.split("\n");
  if (lines === undefined) return undefined;
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (processMark(pid) === undefined) return undefined;
  if (worksOn(pid, dataDir)) return { pid, port };
  rmSync(file, { force: true });
  return undefined;
}

/** PostgreSQL's working folder is its data folder. */
function worksOn(pid: number, dataDir: string): boolean {
  try {
    const real = realpathSync(dataDir);
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === real;
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).includes(dataDir);
  } catch {
    return false;
  }
}

/**
 * Starts a server that outlives this process.
 * @returns its pid and a promise of its exit code, for a start that fails
 */
export function spawnPostmaster(
  program: string,
  dataDir: string,
  account: Account,
  logFile: string,
): { pid: number; exited: Promise<number> } {
  const log = openSync(logFile, "a", 0o600);
  const { uid, gid } = account;
  const child = spawn(program, ["-D", dataDir], {
    detached: true,
    cwd: "/",
    stdio: ["ignore", log, log],
    env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
    ...(uid === undefined ? {} : { uid, gid }),
  });
  closeSync(log);
  child.unref();
  const exited = new Promise<number>((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  return { pid: child.pid ?? 0, exited };
}

type Step = [signal: NodeJS.Signals, patienceMs: number];
const PROPERLY: Step[] = [
  ["SIGINT", 30_000],
  ["SIGQUIT", 10_000],
  ["SIGKILL", 10_000],
];

/** Stops a server: clients are sent away and the data is closed properly; what does not heed that within the time is forced. */
export const stopPostmaster = (server: Postmaster): Promise<void> => stopBy(server, PROPERLY);

/** Ends a server that has stopped answering; the next start recovers the data from the log, as after a power cut. */
export const abortPostmaster = (server: Postmaster): Promise<void> =>
  stopBy(server, [
    ["SIGQUIT", 3_000],
    ["SIGKILL", 10_000],
  ]);

async function stopBy({ pid }: Postmaster, steps: Step[]): Promise<void> {
  const mark = processMark(pid);
  for (const [signal, patience] of steps) {
    if (!sendSignal(pid, signal) || (await goneWithin(pid, mark, patience))) return;
  }
}

/** @returns false when the process is gone already */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function goneWithin(pid: number, mark: string | undefined, patience: number): Promise<boolean> {
  const giveUpAt = Date.now() + patience;
  while (processMark(pid) === mark) {
    if (Date.now() > giveUpAt) return false;
    await delay(POLL_MS);
  }
  return true;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
