import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { CliFailure } from "../../src/cli/exit.ts";
import { withClient } from "../../src/db/with-client.ts";
import { type Account, canWriteIn } from "../embedded/account.ts";
import { answers } from "../embedded/answers.ts";
import { SUPERUSER } from "../embedded/initdb.ts";
import { spawnPostmaster, stopPostmaster } from "../embedded/postmaster.ts";
import { serverSettings } from "../embedded/settings.ts";

export interface Recovery {
  dataDir: string;
  /** The `postgres` program. */
  program: string;
  account: Account;
  log: string;
  /** Of data that are thrown away. */
  isTrial: boolean;
  /** Where to end, and where the log is. */
  settings: Readonly<Record<string, string>>;
}

const DATABASE = "kirinuki";
/** Of the name of the socket alone: the server listens on no network. */
const PORT = 5432;
/** The restored files go to disk in one call where the system has it, and not one by one. */
const SYNC_ONCE: Readonly<Record<string, string>> =
  process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {};
const POLL_MS = 100;
/** Days of log take hours; a server that lives is left to it. */
const PATIENCE_MS = 24 * 3_600_000;

/**
 * Starts the server on restored files, lets it recover to the end that the settings name, does `work` as the owner and stops it. It
 * listens on a socket in a folder that is its account's alone, since nobody knows the database's password.
 * @throws CliFailure where it can't get to that end
 */
export async function recover<Result>(
  recovery: Recovery,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { dataDir, program, account, log } = recovery;
  const sockets = privateFolder(account);
  try {
    writeSettings(recovery, sockets);
    const { pid, exited } = spawnPostmaster(program, dataDir, account, log);
    const ended = new AbortController();
    exited.then(() => ended.abort());
    const url = `postgresql://${SUPERUSER}@localhost:${PORT}/${DATABASE}?host=${encodeURIComponent(sockets)}`;
    try {
      if (!(await answers(url, PATIENCE_MS, ended.signal))) throw whyNot(log);
      await recovered(url, log, ended.signal);
      return await withClient(url, work);
    } finally {
      if (!ended.signal.aborted) await stopPostmaster({ pid, port: PORT });
    }
  } finally {
    rmSync(sockets, { recursive: true, force: true });
  }
}

async function recovered(url: string, log: string, ended: AbortSignal): Promise<void> {
  for (;;) {
    const isRecovering = await withClient(url, async (client) => {
      const { rows } = await client.query<{ recovering: boolean }>("SELECT pg_is_in_recovery() AS recovering");
      return rows[0]?.recovering;
    }).catch(() => undefined);
    if (isRecovering === false) return;
    if (ended.aborted) throw whyNot(log);
    await pause(POLL_MS);
  }
}

function writeSettings({ dataDir, account, settings, isTrial }: Recovery, sockets: string): void {
  const hba = join(sockets, "pg_hba.conf");
  writeFileSync(hba, `local all ${SUPERUSER} trust\n`);
  writeFileSync(
    join(dataDir, "postgresql.conf"),
    serverSettings("product", PORT, {
      ...settings,
      listen_addresses: "",
      unix_socket_directories: sockets,
      hba_file: hba,
      recovery_target_action: "promote",
      ...(isTrial ? { fsync: "off", full_page_writes: "off" } : SYNC_ONCE),
      // The log goes on from here in a timeline of its own, which is archived once the restored installation archives.
      archive_mode: "on",
      archive_command: "",
    }),
  );
  writeFileSync(join(dataDir, "recovery.signal"), "");
  own(account, hba, join(dataDir, "postgresql.conf"), join(dataDir, "recovery.signal"));
}

/** A short path: names of sockets may have some 100 characters. */
function privateFolder(account: Account): string {
  for (const base of ["/tmp", tmpdir()]) {
    const folder = mkdtempSync(join(base, "kirinuki-"));
    chmodSync(folder, 0o700);
    own(account, folder);
    if (canWriteIn(folder, account)) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new CliFailure(`${account.name} can't use the folder for temporary files, ${tmpdir()}`);
}

export function own({ uid, gid }: Account, ...paths: string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) chownSync(path, uid, gid);
}

/** The end of the log that was not there to be had is the usual cause, and deserves a sentence. */
function whyNot(log: string): CliFailure {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  const last = lines.findLast((line) => line.includes("last completed transaction was at log time"));
  const until = /log time (\S+ \S+)/.exec(last ?? "")?.[1]?.replace(/^(\S+) (\S+?)(?:\+00)?$/, "$1T$2Z");
  if (lines.some((line) => line.includes("recovery ended before configured recovery target was reached")))
    return new CliFailure(
      `指定した時点までの記録（WAL）がありません。${until ? `最後の記録は${until}です。` : ""}それより前の時点を指定するか、--atを省いてください。`,
    );
  return new CliFailure(`データベースを復旧できませんでした:\n${lines.slice(-8).join("\n")}`);
}
