import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";

/** What is kept between starts, beside the data. `home` is relative while it lies inside the state folder, so that this may be moved. */
export type Remembered = {
  home: string;
  port: number;
  password: string;
  stateDir: string;
  /** Where the server archives its log, absolute. Remembered, since a start that did not would leave a gap in it. */
  backupDir?: string;
};

export const STATE_FILE = "postgres.json";

/** @throws Error when the file is there but unreadable: guessing a new password would lock us out of the data */
export function recall(stateDir: string): Remembered | undefined {
  const file = join(stateDir, STATE_FILE);
  if (!existsSync(file)) return undefined;
  const found: Partial<Remembered> = JSON.parse(readFileSync(file, "utf8"));
  const { home, port, password, backupDir } = found;
  if (typeof home !== "string" || typeof port !== "number" || typeof password !== "string")
    throw new Error(`${file} is damaged: restore it, or move ${stateDir} away to start afresh`);
  const archive = typeof backupDir === "string" ? { backupDir } : {};
  return { home, port, password, stateDir: found.stateDir ?? stateDir, ...archive };
}

export function remember(stateDir: string, what: Remembered): void {
  const file = join(stateDir, STATE_FILE);
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(what, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
}

export const newPassword = (): string => randomBytes(24).toString("base64url");

export const homePath = (stateDir: string, { home }: Remembered): string =>
  isAbsolute(home) ? home : resolve(stateDir, home);
