import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../../../../../shared/data/payloads");

export const hasPayloads = existsSync(FOLDER);

/** What no collection holds: characters that can't be stored, and texts around every limit of length. */
const OWN = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\u202e",
  ...[12, 13, 20, 21, 100, 101].map((n) => "x".repeat(n)),
];

const longest = (cells: string[]): string =>
  cells.reduce((best, cell) => (cell.length > best.length ? cell : best), "");

/** The lines of a list, the strings of a JSON list, the longest cell of each row of a table. */
function payloadsOf(name: string): string[] {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const value: unknown = name.endsWith(".json") ? JSON.parse(text) : null;
  if (Array.isArray(value)) return value.map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  const lines = text.split(/\r?\n/);
  return name.endsWith(".tsv") ? lines.map((line) => longest(line.split("\t"))) : lines;
}

/** Every payload of every file in the folder, each once; a file that is put there takes part. Only our own without the folder. */
export function allPayloads(): string[] {
  const found = hasPayloads ? readdirSync(FOLDER).sort().flatMap(payloadsOf) : [];
  return [...new Set([...OWN, ...found])].filter((payload) => payload !== "");
}
