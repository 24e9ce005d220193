import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { MIGRATIONS_TABLE } from "../../src/db/migrate.ts";
import { derivedKey } from "../../src/db/secret.ts";
import { withClient } from "../../src/db/with-client.ts";
import type { BackupFolder, DatabasePart, KeptFile, Manifest } from "./backup-folder.ts";
import { CONTROL_FILE, dataTree, originalFiles } from "./data-files.ts";
import { countAtPoint } from "./database-counts.ts";
import type { ObjectPool } from "./object-pool.ts";
import { several } from "./several.ts";
import { segmentOf, segmentsBetween } from "./wal-names.ts";

export interface BackupSource {
  ownerUrl: string;
  dataDir: string;
  /** Null where originals are in a bucket. */
  originals: string | null;
  secret: string;
}

export interface BackupWish {
  /** Only originals that are new since the last backup. */
  originalsOnly?: boolean;
  withSecret?: boolean;
}

export const fingerprintOf = (secret: string): string =>
  createHash("sha256")
    .update(derivedKey(() => secret, "backup fingerprint")())
    .digest("hex");

/** The name sorts by time. */
const nameFor = (startedAt: Date): string =>
  startedAt
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.(\d+)Z$/, "$1Z");

/** Takes one backup while the product runs. The folder must be held by `alone`. */
export async function takeBackup(folder: BackupFolder, source: BackupSource, wish: BackupWish = {}): Promise<Manifest> {
  const startedAt = new Date();
  const name = nameFor(startedAt);
  folder.clear();
  const taken = wish.originalsOnly ? null : await keepDatabase(folder.pool, source, name);
  // After the database: whatever it names is there by now.
  const originals = source.originals === null ? [] : await keepOriginals(folder, source.originals);
  await folder.pool.sync();
  return folder.publish(
    {
      name,
      startedAt: startedAt.toISOString(),
      endedAt: taken?.at ?? startedAt.toISOString(),
      secret: fingerprintOf(source.secret),
      hasSecret: wish.withSecret === true,
      hasOriginals: source.originals !== null,
      database: taken?.part ?? null,
    },
    { data: taken?.files ?? [], originals },
    wish.withSecret ? source.secret : undefined,
  );
}

interface TakenDatabase {
  part: DatabasePart;
  files: KeptFile[];
  at: string;
}

/** The server's programs that we bring have no pg_basebackup: this is PostgreSQL's low-level way of a base backup. */
function keepDatabase(pool: ObjectPool, { ownerUrl, dataDir }: BackupSource, name: string): Promise<TakenDatabase> {
  return withClient(ownerUrl, async (client) => {
    const one = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => {
      const { rows } = await client.query<Row>(sql, values);
      if (rows[0] === undefined) throw new Error(`no answer to ${sql}`);
      return rows[0];
    };
    // Until this connection ends, the server keeps the log from here on.
    await one("SELECT pg_create_physical_replication_slot($1, true, true)", [`kirinuki_backup_${process.pid}`]);
    const { wal: firstWal } = await one<{ wal: string }>(
      "SELECT pg_walfile_name(pg_backup_start($1, fast => true)) AS wal",
      [name],
    );
    const { directories, files } = await keepData(pool, dataDir);
    const { labelfile } = await one<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    files.push({ path: "backup_label", ...(await pool.keep(Buffer.from(labelfile))) });
    const point = await countAtPoint(ownerUrl, name);
    await one("SELECT pg_switch_wal()");
    for (const segment of segmentsFrom(firstWal, point.wal)) {
      const kept = await pool.keepFile(join(dataDir, "pg_wal", segment));
      if (kept === null) throw new Error(`the server has removed ${segment}, which the backup needs`);
      files.push({ path: join("pg_wal", segment), ...kept });
    }
    const { postgres } = await one<{ postgres: string }>("SELECT current_setting('server_version') AS postgres");
    return {
      files,
      at: point.at,
      part: {
        postgres,
        migrations: await migrationsOf(client),
        firstWal,
        lastWal: point.wal,
        restorePoint: point.restorePoint,
        counts: point.counts,
        directories,
      },
    };
  });
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query("SELECT to_regclass($1) AS found", [MIGRATIONS_TABLE]);
  if (known[0]?.found === null) return [];
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp, id`);
  return rows.map(({ name }) => name);
}

async function keepData(pool: ObjectPool, dataDir: string): Promise<{ directories: string[]; files: KeptFile[] }> {
  const tree = dataTree(dataDir);
  const files: KeptFile[] = [];
  await several(tree.files, async (path) => {
    const kept = await pool.keepFile(join(dataDir, path));
    // Null: a table that was dropped meanwhile. The log says so too.
    if (kept !== null) files.push({ path, ...kept });
  });
  // Last, since it names the checkpoint that everything else must be at least as new as.
  files.push({ path: CONTROL_FILE, ...(await pool.keep(await steady(join(dataDir, CONTROL_FILE)))) });
  return { directories: tree.directories, files };
}

/** A file that is rewritten in one go, read until it was not written meanwhile. */
async function steady(path: string): Promise<Buffer> {
  for (let before = await readFile(path); ; ) {
    const now = await readFile(path);
    if (now.equals(before)) return now;
    before = now;
  }
}

function segmentsFrom(firstWal: string, lastWal: string): string[] {
  const [first, last] = [segmentOf(firstWal), segmentOf(lastWal)];
  if (first === null || last === null) throw new Error(`no names of log files: ${firstWal}, ${lastWal}`);
  return segmentsBetween(first, last);
}

/** Originals are written once: what has the name, size and time of the last backup is not read again. */
async function keepOriginals(folder: BackupFolder, root: string): Promise<KeptFile[]> {
  const last = folder.manifests().findLast(({ hasOriginals }) => hasOriginals);
  const known = new Map((last ? folder.list(last, "originals") : []).map((file) => [file.path, file]));
  const files: KeptFile[] = [];
  await several(originalFiles(root), async (path) => {
    const full = join(root, path);
    const { size, mtimeMs } = statSync(full, { throwIfNoEntry: false }) ?? {};
    const before = known.get(path);
    if (before !== undefined && before.size === size && before.mtimeMs === mtimeMs && folder.pool.has(before.sha256)) {
      files.push(before);
      return;
    }
    const kept = mtimeMs === undefined ? null : await folder.pool.keepFile(full);
    if (kept !== null && mtimeMs !== undefined) files.push({ path, ...kept, mtimeMs });
  });
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}
