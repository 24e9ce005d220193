import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers } from "@kirinuki/core-api/local/embedded/answers.ts";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { spawnPostmaster } from "@kirinuki/core-api/local/embedded/postmaster.ts";
import { type Installation, openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { roleUrls } from "@kirinuki/core-api/src/db/roles.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { discardInstallation } from "../support/discard-installation.ts";
import { freePort } from "../support/free-port.ts";

const PATIENCE_MS = 60_000;

/** The shipped server's programs have no pg_basebackup, so this takes the backup as PostgreSQL describes it for tools of one's own. */
async function copyOf(ownerUrl: string, dataDir: string, copy: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query("SELECT pg_backup_start('standby', true)");
    spawnSync("cp", ["-a", `${dataDir}/.`, copy]);
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    writeFileSync(join(copy, "backup_label"), rows[0]?.labelfile ?? "");
  });
  rmSync(join(copy, "postmaster.pid"), { force: true });
  for (const name of readdirSync(join(copy, "pg_wal"))) rmSync(join(copy, "pg_wal", name), { recursive: true });
}

const pidOf = (dataDir: string): number => Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0]);

export interface Pair {
  primary: Installation;
  /** The roles' way to the standby, and its owner's. */
  standby: { apiUrl: string; ownerUrl: string };
  kill(which: "primary" | "standby"): void;
  end(): Promise<void>;
}

/** A server of the checkout's kind and a streaming standby of it. */
export async function aPair(): Promise<Pair> {
  const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-primary-"));
  const primary = await openInstallation({ stateDir, openDatabase });
  const dataDir = await withClient(primary.ownerUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return rows[0]?.data_directory ?? "";
  });
  const copy = mkdtempSync(join(dataDir, "..", "standby-"));
  await copyOf(primary.ownerUrl, dataDir, copy);
  const port = await freePort();
  const { hostname, port: primaryPort, username, password } = new URL(primary.ownerUrl);
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`;
  appendFileSync(join(copy, "postgresql.auto.conf"), `\nport = ${port}\nprimary_conninfo = '${conninfo}'\n`);
  writeFileSync(join(copy, "standby.signal"), "");
  const { uid, gid } = statSync(dataDir);
  for (const name of ["", "backup_label", "standby.signal"]) chownSync(join(copy, name), uid, gid);
  const program = readlinkSync(`/proc/${pidOf(dataDir)}/exe`);
  const account = process.getuid?.() === 0 ? { name: "its owner", uid, gid } : { name: "yourself" };
  spawnPostmaster(program, copy, account, join(stateDir, "standby.log"));
  const ownerUrl = Object.assign(new URL(primary.ownerUrl), { port: String(port) }).href;
  if (!(await answers(ownerUrl, PATIENCE_MS, new AbortController().signal)))
    throw new Error(`no standby: ${readFileSync(join(stateDir, "standby.log"), "utf8")}`);
  const folders = { primary: dataDir, standby: copy };
  const pids = { primary: pidOf(dataDir), standby: pidOf(copy) };
  const kill = (which: keyof typeof folders) => {
    if (spawnSync("kill", ["-0", String(pids[which])]).status === 0) process.kill(pids[which], "SIGQUIT");
  };
  return {
    primary,
    standby: { apiUrl: roleUrls(ownerUrl, primary.secret).apiUrl, ownerUrl },
    kill,
    end: async () => {
      kill("standby");
      await primary.release();
      kill("primary");
      discardInstallation(stateDir);
    },
  };
}
