import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import type { Account } from "./account.ts";
import { canWriteIn } from "./account.ts";
import { FIRST_PORT } from "./ports.ts";
import { livingPostmaster, stopPostmaster } from "./postmaster.ts";
import type { Remembered } from "./remembered.ts";
import { homePath, newPassword, STATE_FILE } from "./remembered.ts";

const INSIDE = "postgres";

/** The folder in `home` that PostgreSQL calls its data folder. */
export const dataIn = (home: string): string => join(home, "data");

/**
 * The folder that holds the data, made and handed to the account. Inside the state folder where the account can reach that; else
 * (a checkout under a closed home folder) in a place made for it, named after the state folder. Existing data moves along.
 * @throws Error when the account can write nowhere
 */
export async function settleHome(
  stateDir: string,
  account: Account,
  before: Remembered | undefined,
): Promise<Remembered> {
  const known = before !== undefined && isOurs(stateDir, before) ? before : undefined;
  const present = known === undefined ? undefined : homePath(stateDir, known);
  if (known !== undefined && present !== undefined && prepare(present, account)) return { ...known, stateDir };

  const kept = known ?? { port: FIRST_PORT, password: newPassword() };
  for (const home of [INSIDE, ...outsidePlaces(stateDir)]) {
    const path = isAbsolute(home) ? home : join(stateDir, home);
    if (path === present) continue;
    await setAside(path);
    if (!prepare(path, account)) continue;
    if (present !== undefined && existsSync(dataIn(present))) await moveData(present, path);
    return { ...kept, home, stateDir };
  }
  throw new Error(
    `${account.name} can write neither in ${stateDir} nor in /var/lib, /var/tmp or ${tmpdir()}: set KIRINUKI_DATA to a folder it can reach`,
  );
}

function outsidePlaces(stateDir: string): string[] {
  const name = `kirinuki-${createHash("sha256").update(realpathSync(stateDir)).digest("hex").slice(0, 12)}`;
  return ["/var/lib", "/var/tmp", tmpdir()].map((base) => join(base, name));
}

/** A copied checkout remembers a folder outside that belongs to the original, which may be using it. */
function isOurs(stateDir: string, before: Remembered): boolean {
  if (!isAbsolute(before.home) || before.stateDir === stateDir) return true;
  return !existsSync(join(before.stateDir, STATE_FILE));
}

function prepare(home: string, account: Account): boolean {
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
    if (account.uid !== undefined && account.gid !== undefined) chownSync(home, account.uid, account.gid);
  } catch {
    return false;
  }
  const fits = canWriteIn(home, account);
  if (!fits) removeIfEmpty(home);
  return fits;
}

function removeIfEmpty(dir: string): void {
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

/** Data whose password is forgotten (the state folder was deleted) is kept under another name, never reused and never deleted. */
async function setAside(home: string): Promise<void> {
  if (!existsSync(dataIn(home))) return;
  await stopServerOf(home);
  renameSync(home, `${home}.before-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`);
}

async function moveData(from: string, to: string): Promise<void> {
  await stopServerOf(from);
  try {
    renameSync(dataIn(from), dataIn(to));
  } catch {
    // Another volume. `cp -a` keeps owners and modes, which PostgreSQL insists on.
    execFileSync("cp", ["-a", dataIn(from), dataIn(to)]);
    rmSync(dataIn(from), { recursive: true });
  }
}

async function stopServerOf(home: string): Promise<void> {
  const living = livingPostmaster(dataIn(home));
  if (living !== undefined) await stopPostmaster(living);
}
