import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BackupFolder, LIST_NAMES, type Manifest } from "./backup-folder.ts";
import { segmentOf } from "./wal-names.ts";

export interface Removed {
  backups: number;
  contents: number;
  walFiles: number;
}

/** Keeps the newest `keep` backups of the database, and of contents and log what leads on from them. The folder must be held by `alone`. */
export function retain(folder: BackupFolder, keep: number): Removed {
  const all = folder.manifests();
  const whole = all.filter(({ database }) => database !== null);
  const oldest = whole.at(-keep) ?? whole[0];
  const going = all.filter((manifest) => isDone(manifest, all, oldest));
  for (const { name } of going) folder.remove(name);
  const left = all.filter((manifest) => !going.includes(manifest));
  // Always, since a backup that was interrupted left contents that no list names.
  const named = new Set(
    left.flatMap((manifest) => LIST_NAMES.flatMap((list) => folder.list(manifest, list).map(({ sha256 }) => sha256))),
  );
  const contents = folder.pool.retain(named);
  return { backups: going.length, contents, walFiles: removeWalBefore(folder, oldest) };
}

/** Older than what is kept; and of originals alone, when a backup of all has come after it. */
function isDone(manifest: Manifest, all: readonly Manifest[], oldest: Manifest | undefined): boolean {
  if (oldest !== undefined && manifest.name < oldest.name) return true;
  return manifest.database === null && all.some(({ name, database }) => database !== null && name > manifest.name);
}

function removeWalBefore(folder: BackupFolder, oldest: Manifest | undefined): number {
  const first = segmentOf(oldest?.database?.firstWal ?? "");
  if (first === null || !existsSync(folder.wal)) return 0;
  const past = readdirSync(folder.wal).filter((file) => {
    // Names of backups' labels begin with the segment's.
    const segment = segmentOf(file.slice(0, 24));
    return segment !== null && segment.at < first.at;
  });
  for (const file of past) rmSync(join(folder.wal, file));
  return past.length;
}
