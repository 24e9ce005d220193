import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "@kirinuki/tests/support/collections.ts";

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
function payloadsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const value: unknown = file.endsWith(".json") ? JSON.parse(text) : null;
  if (Array.isArray(value)) return value.map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  const lines = text.split(/\r?\n/);
  return file.endsWith(".tsv") ? lines.map((line) => longest(line.split("\t"))) : lines;
}

/** Every payload of every file of a collection, each once; a file that is put there takes part. */
export function allPayloads({ folder }: Collection): string[] {
  const path = join(folder, "payloads");
  const found = readdirSync(path)
    .sort()
    .flatMap((name) => payloadsOf(join(path, name)));
  return [...new Set([...OWN, ...found])].filter((payload) => payload !== "");
}
