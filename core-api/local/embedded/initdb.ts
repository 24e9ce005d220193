import { spawn } from "node:child_process";
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import type { Profile } from "./settings.ts";

/** The owner of everything in the embedded server. */
export const SUPERUSER = "kirinuki";

/** Collations are the same on every machine with the built-in provider; the second choice is for systems that lack C.UTF-8. */
const LOCALES = ["C.UTF-8", "C"];

/**
 * Makes the data folder unless it is complete. A half-made one, left by a crash, is made again: nothing was in it yet.
 * @throws Error with what initdb said, or when the data is of another major version
 */
export async function makeDataFolder(
  dataDir: string,
  programs: Binaries,
  account: Account,
  password: string,
  profile: Profile,
): Promise<void> {
  const version = readIfThere(join(dataDir, "PG_VERSION"));
  const major = programs.version.split(".")[0];
  if (version !== undefined && version !== major)
    throw new Error(
      `${dataDir} was written by PostgreSQL ${version}, this is ${major}: docs/operations.md, "A new PostgreSQL", tells how to move it`,
    );
  const unfinished = `${dataDir}.unfinished`;
  if (version !== undefined && !existsSync(unfinished)) return;

  const passwordFile = `${dataDir}.password`;
  rmSync(dataDir, { recursive: true, force: true });
  writeFileSync(unfinished, "");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  try {
    await initdbWithSomeLocale(programs, account, [
      `--pgdata=${dataDir}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
      ...(profile === "throwaway" ? ["--no-sync"] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(unfinished, { force: true });
}

async function initdbWithSomeLocale(programs: Binaries, account: Account, args: string[]): Promise<void> {
  let said = "";
  for (const locale of LOCALES) {
    const outcome = await initdb(programs.initdb, [...args, `--locale=${locale}`], account);
    if (outcome.ok) return;
    said = outcome.said;
    if (!/invalid locale/i.test(said)) break;
  }
  throw new Error(`the database could not be made: ${said.trim()}`);
}

function initdb(program: string, args: string[], account: Account): Promise<{ ok: boolean; said: string }> {
  const { uid, gid } = account;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: "/",
      env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
      ...(uid === undefined ? {} : { uid, gid }),
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += String(chunk);
    });
    child.stdout.resume();
    child.once("error", (error) => resolve({ ok: false, said: error.message }));
    child.once("close", (code) => resolve({ ok: code === 0, said }));
  });
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}
