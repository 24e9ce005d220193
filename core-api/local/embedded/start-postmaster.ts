import { chownSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../../src/db/with-client.ts";
import type { Account } from "./account.ts";
import { answers } from "./answers.ts";
import { archiveSettings, prepareArchive } from "./archive-settings.ts";
import { freePort } from "./ports.ts";
import { spawnPostmaster, stopPostmaster } from "./postmaster.ts";
import type { Remembered } from "./remembered.ts";
import type { Profile } from "./settings.ts";
import { serverSettings } from "./settings.ts";
import { serverUrl } from "./url.ts";

/** log: the file that the server writes to. note: told what is unusual. */
export type StartDetails = {
  program: string;
  dataDir: string;
  log: string;
  account: Account;
  profile: Profile;
  note: (line: string) => void;
};

const ATTEMPTS = 5;
const PAUSE_MS = 1_000;
/** Recovery after a power cut may take minutes with much data; a server that is alive is left to it. */
const PATIENCE_MS = 600_000;
const LOG_LIMIT = 20_000_000;

/**
 * Starts a server that does not run: on the remembered port if that is free, else on the next free one. Tried again when somebody
 * takes the port between the look and the start, or while the last processes of a killed predecessor are still ending.
 * @returns what is to be remembered, with the port. @throws Error with the end of the server's log
 */
export async function startServer(settled: Remembered, details: StartDetails): Promise<Remembered> {
  let from = settled.port;
  shorten(details.log);
  if (settled.backupDir !== undefined) prepareArchive(settled.backupDir, details);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await delay(PAUSE_MS);
    const port = await freePort(from);
    if (port !== settled.port) details.note(`port ${settled.port} is taken, the database uses ${port}`);
    if (await startOn(port, settled, details)) {
      if (settled.backupDir !== undefined) await wakeCheckpointer(serverUrl({ ...settled, port }, "postgres"));
      return { ...settled, port };
    }
    from = port;
  }
  throw new Error(`the embedded database did not start; its log ${details.log} ends:\n${endOf(details.log)}`);
}

/**
 * The checkpointer, which minds `archive_timeout`, falls asleep for `checkpoint_timeout` while the server is still starting and does
 * not know yet that it will archive. Any signal wakes it.
 */
async function wakeCheckpointer(url: string): Promise<void> {
  await withClient(url, (client) => client.query("SELECT pg_reload_conf()"));
}

async function startOn(port: number, settled: Remembered, details: StartDetails): Promise<boolean> {
  writeSettings(details, { ...settled, port });
  const { pid, exited } = spawnPostmaster(details.program, details.dataDir, details.account, details.log);
  const ended = new AbortController();
  exited.then(() => ended.abort());
  const isUp = await answers(serverUrl({ ...settled, port }, "postgres"), PATIENCE_MS, ended.signal);
  if (!isUp && !ended.signal.aborted) await stopPostmaster({ pid, port });
  return isUp;
}

function writeSettings({ dataDir, account, profile }: StartDetails, { port, backupDir }: Remembered): void {
  const file = join(dataDir, "postgresql.conf");
  const archiving = backupDir === undefined ? {} : archiveSettings(backupDir);
  writeFileSync(file, serverSettings(profile, port, archiving), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}

function shorten(log: string): void {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT) truncateSync(log, 0);
}

function endOf(log: string): string {
  return existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n").slice(-5).join("\n") : "";
}
