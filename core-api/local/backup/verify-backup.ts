import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CliFailure } from "../../src/cli/exit.ts";
import { homePath } from "../embedded/remembered.ts";
import { type BackupFolder, type KeptFile, LIST_NAMES, type Manifest } from "./backup-folder.ts";
import { bringDatabase, chainOf } from "./bring-database.ts";
import { countAll, differencesOf } from "./database-counts.ts";
import { isWhole, missingOriginals, requireVersion, type WholeManifest } from "./restore-backup.ts";
import { several } from "./several.ts";
import { WalArchive } from "./wal-archive.ts";

export interface Verified {
  backups: number;
  contents: number;
  walSegments: number;
  /** Sentences; none where everything is right. */
  faults: string[];
}

/** Reads everything in a folder of backups and tells what is not as it was written. The folder must be held by `alone`. */
export async function verifyBackups(folder: BackupFolder): Promise<Verified> {
  const faults: string[] = [];
  const manifests: Manifest[] = [];
  const contents = new Map<string, KeptFile & { name: string }>();
  for (const name of folder.names()) {
    const read = readAll(folder, name);
    if (read instanceof CliFailure) {
      faults.push(read.message);
      continue;
    }
    manifests.push(read.manifest);
    for (const file of read.files) contents.set(file.sha256, contents.get(file.sha256) ?? { ...file, name });
  }
  await several(contents.values(), (file) =>
    folder.pool.check(file).catch(() => {
      faults.push(`ファイルが、ないか壊れています: ${file.name} ${file.path}（${file.sha256}）`);
    }),
  );
  if (!manifests.some(isWhole)) faults.push(`完全なバックアップがありません: ${folder.path}`);
  const archive = new WalArchive(folder.wal, folder.systemIdentifier);
  const segments = archive.segments();
  for (const name of segments) {
    const fault = await archive.faultOf(name);
    if (fault !== null) faults.push(`WAL ${name}: ${fault}`);
  }
  faults.push(...gapsOf(folder, archive, manifests.filter(isWhole)));
  return { backups: manifests.length, contents: contents.size, walSegments: segments.length, faults };
}

function readAll(folder: BackupFolder, name: string): { manifest: Manifest; files: KeptFile[] } | CliFailure {
  try {
    const manifest = folder.read(name);
    return { manifest, files: LIST_NAMES.flatMap((list) => folder.list(manifest, list)) };
  } catch (error) {
    if (error instanceof CliFailure) return error;
    throw error;
  }
}

function gapsOf(folder: BackupFolder, archive: WalArchive, manifests: readonly WholeManifest[]): string[] {
  const missing = new Set(manifests.flatMap(({ database }) => chainOf(folder, archive, database).missing));
  return [...missing].sort().map((name) => `WAL ${name}: ありません`);
}

export interface Tried {
  name: string;
  exact: boolean;
  tables: number;
  rows: number;
  uses: number;
  faults: string[];
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Restores the newest backup of all into a folder that is thrown away, to the point at which it was counted, and counts again. */
export async function tryRestore(folder: BackupFolder): Promise<Tried> {
  const manifest = folder.manifests().findLast(isWhole);
  if (manifest === undefined) throw new CliFailure(`完全なバックアップがありません: ${folder.path}`);
  requireVersion(manifest);
  const stateDir = mkdtempSync(join(realpathSync(tmpdir()), "kirinuki-verify-"));
  try {
    const { counts, restorePoint } = manifest.database;
    const end = { point: restorePoint };
    const { remembered, result } = await bringDatabase(folder, manifest, { stateDir, end }, async (client) => ({
      found: await countAll(client),
      missing: manifest.hasOriginals ? await missingOriginals(client, folder.list(manifest, "originals")) : [],
    }));
    rmSync(homePath(stateDir, remembered), { recursive: true, force: true });
    const { found, missing } = result;
    return {
      name: manifest.name,
      exact: counts.exact,
      tables: Object.keys(found.tables).length,
      rows: total(found.tables),
      uses: total(found.usage),
      faults: [
        // Where somebody was always writing, the numbers are near each other and no more.
        ...(counts.exact ? differencesOf(counts, found) : []),
        ...missing.map((key) => `原文がありません: ${key}`),
      ],
    };
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}
