import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** The user a server runs as. `undefined` ids: as ourselves. */
export type Account = { name: string; uid?: number; gid?: number };

const CANDIDATES = ["postgres", "nobody"];

/**
 * PostgreSQL refuses to run as root, so root hands it to an account every system has; anybody else runs it as himself.
 * Data that is already there keeps its owner.
 * @throws Error when we are not allowed to run as the owner of existing data
 */
export function chooseAccount(dataDir: string): Account {
  const me = process.getuid?.() ?? -1;
  const owner = ownerOf(dataDir);
  if (me !== 0) {
    if (owner !== undefined && owner.uid !== me)
      throw new Error(
        `the database in ${dataDir} belongs to user id ${owner.uid}, you are ${me}: run as that user, or set KIRINUKI_DATA to a folder of your own`,
      );
    return { name: "yourself" };
  }
  if (owner !== undefined && owner.uid !== 0) return { name: `user id ${owner.uid}`, ...owner };
  const known = accounts();
  const name = CANDIDATES.find((candidate) => known.has(candidate));
  const ids = name === undefined ? undefined : known.get(name);
  // 65534 is "nobody" by convention even where no account file says so (bare containers).
  return ids === undefined ? { name: "user id 65534", uid: 65534, gid: 65534 } : { name: name ?? "", ...ids };
}

/** Whether the account can enter the folder and write in it; tried, not reckoned from mode bits, since those do not tell all. */
export function canWriteIn(dir: string, account: Account): boolean {
  return runAs(account, "/bin/sh", ["-c", 'cd "$1" && test -w .', "sh", dir]);
}

/** Whether the account can run the program at all (its folders can be entered, its libraries read). */
export function canRun(program: string, account: Account): boolean {
  return runAs(account, program, ["--version"]);
}

function runAs(account: Account, program: string, args: string[]): boolean {
  const { uid, gid } = account;
  return (
    spawnSync(program, args, { stdio: "ignore", cwd: "/", ...(uid === undefined ? {} : { uid, gid }) }).status === 0
  );
}

function ownerOf(dir: string): { uid: number; gid: number } | undefined {
  try {
    const { uid, gid } = statSync(dir);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function accounts(): Map<string, { uid: number; gid: number }> {
  const found = new Map<string, { uid: number; gid: number }>();
  for (const line of readAccountFile().split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name && uid && gid) found.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return found;
}

function readAccountFile(): string {
  try {
    return readFileSync("/etc/passwd", "utf8");
  } catch {
    return "";
  }
}
