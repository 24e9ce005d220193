import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The most leaked: the list of the package is in the order of how often. */
const MOST = 10_000;
const LIST = "@zxcvbn-ts/language-common/src/passwords.json";

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set, and as a file: the rest of the package's list needs not stay in memory. */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const list: unknown = JSON.parse(await readFile(createRequire(import.meta.url).resolve(LIST), "utf8"));
  if (!Array.isArray(list)) throw new Error(`${LIST} is no list`);
  return new Set(list.slice(0, MOST).map(String));
}

/** Whether a password is one of the most leaked, in small or capital letters. */
export async function isLeaked(password: string): Promise<boolean> {
  leaked ??= readLeaked();
  return (await leaked).has(password.toLowerCase());
}
