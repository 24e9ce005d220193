import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SHORTEST = 32;

const keyFile = (stateDir: string): string => join(stateDir, "secret.key");

/**
 * The key from which an installation derives its other secrets: the given one (KIRINUKI_SECRET), else the one in the state
 * folder, made on first use. Commands that start side by side get the same.
 * @throws Error when the kept file was damaged: going on with another key would lock users and stored credentials out
 */
export function installationSecret(stateDir: string, given?: string): string {
  if (given !== undefined && given !== "") return given;
  const file = keyFile(stateDir);
  if (!existsSync(file)) makeKey(stateDir, file);
  const kept = readFileSync(file, "utf8").trim();
  if (kept.length < SHORTEST) throw new Error(`${file} is damaged: restore it from a backup`);
  return kept;
}

/** Whether there is that key already, so that installationSecret would not make one. */
export const hasSecret = (stateDir: string, given?: string): boolean =>
  (given !== undefined && given !== "") || existsSync(keyFile(stateDir));

const KEY_BYTES = 32;

/**
 * A key for one purpose, which tells nothing of the secret or of other keys.
 * @param readSecret asked once, when the key is first needed
 */
export function derivedKey(readSecret: () => string, purpose: string): () => Buffer {
  let key: Buffer | undefined;
  return () => {
    key ??= Buffer.from(hkdfSync("sha256", readSecret(), "", `kirinuki:${purpose}`, KEY_BYTES));
    return key;
  };
}

function makeKey(stateDir: string, file: string): void {
  mkdirSync(stateDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600 });
  try {
    // A link is made whole or not at all, and not over one that another command made first.
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
