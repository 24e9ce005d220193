import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A folder of test data with a folder for each kind: articles, csv, epub, expressions, feeds, newsml, payloads, pdf. */
export interface Collection {
  folder: string;
  isOurs: boolean;
}

/** Small, of our own making and checked in. */
export const OURS: Collection = { folder: join(ROOT, "tests/collections"), isOurs: true };

/** Real files of others, which lie beside the checkout and are not part of it (KIRINUKI_SHARED: elsewhere). */
export const SHARED: Collection = {
  folder: join(process.env.KIRINUKI_SHARED ?? join(ROOT, "../shared"), "data"),
  isOurs: false,
};

/** Which of these kinds shared lacks, as the title of a test says it; null when it has all of them. */
export function needed(kinds: readonly string[]): string | null {
  const lacking = kinds.filter((kind) => !existsSync(join(SHARED.folder, kind)));
  return lacking.length === 0 ? null : `needs ../shared/data/${lacking.join(", ")}`;
}

/** The cells of a table among the payloads ("emails", "user_agents": how its file's name begins), without its first line. */
export function tableOf({ folder }: Collection, begins: string): string[][] {
  const path = join(folder, "payloads");
  const files = readdirSync(path).filter((name) => name.startsWith(begins) && name.endsWith(".tsv"));
  const lines = files.flatMap((name) => readFileSync(join(path, name), "utf8").split("\n").slice(1));
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}
