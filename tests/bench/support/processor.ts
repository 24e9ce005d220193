import { readdirSync, readFileSync } from "node:fs";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";

/** Linux counts processor time in hundredths. */
const TICKS = 100;

/** The fields of /proc/…/stat from the state on; none where the process has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
  } catch {
    return [];
  }
}

/** Processor seconds of a process so far, those of its threads among them. */
export function cpuSeconds(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) / TICKS;
}

/** Processor seconds of the database, all its processes, those that have ended among them. */
export function databaseCpuSeconds(postmaster: number): number {
  const ended = statOf(postmaster).slice(11, 15);
  const own = ended.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))[1] === `${postmaster}`,
  );
  return children.reduce((sum, pid) => sum + cpuSeconds(Number(pid)), own);
}

/** The process that all others of the database are children of. */
export const databaseProcess = (ownerUrl: string): Promise<number> =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query("SELECT pg_backend_pid() AS pid");
    return Number(statOf(rows[0].pid)[1]);
  });
