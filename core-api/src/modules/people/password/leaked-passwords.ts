import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The most leaked: the list of the package is in the order of how often. */
const MOST = 10_000;
const LIST = "@zxcvbn-ts/language-common/src/passwords.json";

/** What people add to a known word so that rules take it: `Password` becomes `Password2026!`. */
const LONGEST_ADDITION = 5;
const SHORTEST_WORD = 4;

let leaked: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set, and as a file: the rest of the package's list needs not stay in memory. */
async function readLeaked(): Promise<ReadonlySet<string>> {
  const list: unknown = JSON.parse(await readFile(createRequire(import.meta.url).resolve(LIST), "utf8"));
  if (!Array.isArray(list)) throw new Error(`${LIST} is no list`);
  return new Set(list.slice(0, MOST).map(String));
}

/** The password, and what is left of it without digits and signs at its end. */
function coresOf(password: string): string[] {
  const cores = [password];
  for (let cut = 1; cut <= LONGEST_ADDITION; cut += 1) {
    const core = password.slice(0, -cut);
    if (core.length < SHORTEST_WORD || /[a-z]/.test(password.slice(-cut))) break;
    cores.push(core);
  }
  return cores;
}

/** Whether a password is one of the most leaked, or one of them with a few digits and signs after it; in small and capital letters. */
export async function isLeaked(password: string): Promise<boolean> {
  leaked ??= readLeaked();
  const known = await leaked;
  return coresOf(password.toLowerCase()).some((core) => known.has(core));
}
