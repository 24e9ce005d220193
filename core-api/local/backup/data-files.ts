import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { CliFailure } from "../../src/cli/exit.ts";

/** PostgreSQL makes these itself (its manual, "Making a Base Backup Using the Low Level API"): the folders stay, empty. */
const EMPTIED = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|current_logfiles.*)$/;

/** Rewritten by each checkpoint; not among the tree's files. */
export const CONTROL_FILE = "global/pg_control";

export interface DataTree {
  directories: string[];
  files: string[];
}

/** What of a data folder belongs into a backup, relative to it. @throws CliFailure where data lies outside of it */
export function dataTree(dataDir: string): DataTree {
  const links = join(dataDir, "pg_tblspc");
  if (existsSync(links) && readdirSync(links).length > 0)
    throw new CliFailure("テーブル空間のあるデータベースは、このコマンドではバックアップできません。");
  const tree: DataTree = { directories: [], files: [] };
  walk(dataDir, "", tree);
  return { ...tree, files: tree.files.filter((file) => file !== CONTROL_FILE) };
}

function walk(dataDir: string, folder: string, tree: DataTree): void {
  for (const entry of readdirSync(join(dataDir, folder), { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isFile()) tree.files.push(path);
    if (!entry.isDirectory()) continue;
    tree.directories.push(path);
    if (!EMPTIED.has(path)) walk(dataDir, path, tree);
  }
}

/** Folders of the store that are made anew or belong to a request under way. */
const PASSING = new Set([".incoming", "delivered"]);

/** Files of the store of originals, relative to it. */
export function originalFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  const found: string[] = [];
  const look = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile()) found.push(path);
      else if (entry.isDirectory() && !PASSING.has(path)) look(path);
    }
  };
  look("");
  return found.sort();
}
