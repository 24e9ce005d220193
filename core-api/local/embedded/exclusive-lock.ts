import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

const RETRY_MS = 25;

/**
 * Runs `work` while no other process holds the same lock file. The lock is the kernel's (SQLite's file locks), so it is
 * gone with its process however that ended: there is no stale lock to guess about.
 * @throws Error when the file cannot be opened, or the lock is not free within `waitMs`
 */
export async function withLock<T>(file: string, work: () => Promise<T>, waitMs = 180_000): Promise<T> {
  const giveUpAt = Date.now() + waitMs;
  let lock = tryLock(file);
  while (lock === undefined) {
    if (Date.now() > giveUpAt) throw new Error(`another process has held ${file} for more than ${waitMs / 1000} s`);
    await delay(RETRY_MS);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** Runs `work` immediately and answers true, or answers false when somebody else holds the lock. For exit handlers. */
export function withLockIfFree(file: string, work: () => void): boolean {
  const lock = tryLock(file);
  if (lock === undefined) return false;
  try {
    work();
  } finally {
    lock.close();
  }
  return true;
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && "errcode" in error && error.errcode === 5) return undefined;
    throw new Error(`cannot lock ${file}: is its folder writable by you?`, { cause: error });
  }
}
