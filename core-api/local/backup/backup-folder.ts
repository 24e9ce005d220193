import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { CliFailure } from "../../src/cli/exit.ts";
import { withLock } from "../embedded/exclusive-lock.ts";
import { ARCHIVED, makePlace, readMark, WrongPlace } from "./backup-mark.ts";
import type { DatabaseCounts } from "./database-counts.ts";
import { ObjectPool, syncFolder, writeSynced } from "./object-pool.ts";

/** A file of a backup: where it belongs, and its content by hash. */
export interface KeptFile {
  path: string;
  size: number;
  sha256: string;
  /** Of an original: when it was last written, to know it again. */
  mtimeMs?: number;
}

/** What a whole backup knows of the database. */
export interface DatabasePart {
  postgres: string;
  /** Names of the migrations that have run. */
  migrations: string[];
  firstWal: string;
  lastWal: string;
  /** Name of the point in the log at which `counts` were taken. */
  restorePoint: string;
  counts: DatabaseCounts;
  directories: string[];
}

export interface Manifest {
  name: string;
  startedAt: string;
  /** From this moment on the database can be restored with it. */
  endedAt: string;
  /** A hash of the secret, to tell whether another one is the same. */
  secret: string;
  hasSecret: boolean;
  /** False where originals are in a bucket, which is not copied. */
  hasOriginals: boolean;
  /** Null for a backup of originals alone. */
  database: DatabasePart | null;
  /** Hashes of the two lists of files. */
  lists: Record<ListName, string>;
}

export type ListName = "data" | "originals";
export const LIST_NAMES: readonly ListName[] = ["data", "originals"];

const BACKUPS = "backups";
const MANIFEST = "manifest.json";
const UNFINISHED = ".unfinished-";
const SECRET_FILE = "secret.key";
const listFile = (list: ListName): string => `${list}.jsonl.zst`;

const sha256 = (content: Uint8Array | string): string => createHash("sha256").update(content).digest("hex");

/**
 * A folder of backups (`BACKUP_DIR`): contents by hash in `objects/`, a folder for each backup in `backups/`, the archived log in
 * `wal/`. What a name leads to is whole: everything is written under another name and renamed at the end.
 */
export class BackupFolder {
  readonly pool: ObjectPool;

  private constructor(
    readonly path: string,
    readonly systemIdentifier: string,
  ) {
    this.pool = new ObjectPool(join(path, "objects"));
  }

  /** The place for backups of one cluster, made where there is nothing. @throws CliFailure for a folder of other things */
  static make(path: string, systemIdentifier: string): BackupFolder {
    inWords(() => makePlace(path, systemIdentifier));
    for (const name of ["objects", BACKUPS]) mkdirSync(join(path, name), { recursive: true, mode: 0o700 });
    return new BackupFolder(path, systemIdentifier);
  }

  /** @throws CliFailure where there are no backups */
  static open(path: string): BackupFolder {
    const mark = existsSync(path) ? inWords(() => readMark(path)) : null;
    if (mark === null) throw new CliFailure(`バックアップのフォルダーではありません: ${path}`);
    return new BackupFolder(path, mark.systemIdentifier);
  }

  /** Where PostgreSQL puts its log. */
  get wal(): string {
    return join(this.path, ARCHIVED);
  }

  contains(path: string): boolean {
    return `${resolve(this.path)}${sep}`.startsWith(`${resolve(path)}${sep}`);
  }

  /** One at a time. @throws CliFailure while another process works on the folder */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    let began = false;
    try {
      return await withLock(
        join(this.path, "lock"),
        () => {
          began = true;
          return work();
        },
        LOCK_PATIENCE_MS,
      );
    } catch (error) {
      if (began) throw error;
      throw new CliFailure(`ほかの処理がこのバックアップのフォルダーを使用中です: ${this.path}`);
    }
  }

  /** Names of the backups, oldest first. */
  names(): string[] {
    const folder = join(this.path, BACKUPS);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  }

  /** @throws CliFailure for a manifest that is missing or not what was written */
  read(name: string): Manifest {
    const text = this.readChecked(
      name,
      MANIFEST,
      readIfThere(this.file(name, `${MANIFEST}.sha256`))
        ?.toString()
        .trim(),
    );
    return JSON.parse(text.toString());
  }

  /** Manifests that can be read, oldest first. */
  manifests(): Manifest[] {
    return this.names().map((name) => this.read(name));
  }

  /** @throws CliFailure for a list that is missing or not what was written */
  list(manifest: Manifest, list: ListName): KeptFile[] {
    const packed = this.readChecked(manifest.name, listFile(list), manifest.lists[list]);
    const lines = zstdDecompressSync(packed).toString().split("\n");
    return lines.filter((line) => line !== "").map((line): KeptFile => JSON.parse(line));
  }

  /** The installation's secret, where the backup was asked to keep it. */
  secret(name: string): string | undefined {
    return readIfThere(this.file(name, SECRET_FILE))?.toString().trim();
  }

  /** Makes a backup appear, whole. */
  publish(manifest: Omit<Manifest, "lists">, files: Record<ListName, readonly KeptFile[]>, secret?: string): Manifest {
    const draft = join(this.path, BACKUPS, `${UNFINISHED}${manifest.name}`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const lists = { data: "", originals: "" };
    for (const list of LIST_NAMES) {
      const packed = zstdCompressSync(files[list].map((file) => `${JSON.stringify(file)}\n`).join(""));
      lists[list] = sha256(packed);
      writeSynced(join(draft, listFile(list)), packed);
    }
    const whole: Manifest = { ...manifest, lists };
    const text = `${JSON.stringify(whole, null, 2)}\n`;
    writeSynced(join(draft, MANIFEST), text);
    writeSynced(join(draft, `${MANIFEST}.sha256`), `${sha256(text)}\n`);
    if (secret !== undefined) writeFileSync(join(draft, SECRET_FILE), `${secret}\n`, { mode: 0o600 });
    renameSync(draft, join(this.path, BACKUPS, manifest.name));
    syncFolder(join(this.path, BACKUPS));
    return whole;
  }

  remove(name: string): void {
    // A backup that is half removed must not look whole.
    const gone = join(this.path, BACKUPS, `${UNFINISHED}${name}`);
    renameSync(join(this.path, BACKUPS, name), gone);
    rmSync(gone, { recursive: true });
  }

  /** What interrupted runs left. */
  clear(): void {
    for (const name of readdirSync(join(this.path, BACKUPS)))
      if (name.startsWith(UNFINISHED)) rmSync(join(this.path, BACKUPS, name), { recursive: true });
    this.pool.clear();
  }

  private file(name: string, file: string): string {
    return join(this.path, BACKUPS, name, file);
  }

  private readChecked(name: string, file: string, expected: string | undefined): Buffer {
    const found = readIfThere(this.file(name, file));
    if (found === undefined || expected === undefined || sha256(found) !== expected)
      throw new CliFailure(`バックアップ「${name}」の${file}が、ないか壊れています。`);
    return found;
  }
}

/** For whoever typed the folder. */
function inWords<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof WrongPlace ? new CliFailure(error.message) : error;
  }
}

const LOCK_PATIENCE_MS = 500;

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
