import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "@kirinuki/migrations/all.ts";
import type pg from "pg";
import { CliFailure } from "../../src/cli/exit.ts";
import { packagedBinaries } from "../embedded/binaries.ts";
import { remember } from "../embedded/remembered.ts";
import { UNFINISHED_RESTORE } from "../embedded/server.ts";
import type { BackupFolder, DatabasePart, KeptFile, Manifest } from "./backup-folder.ts";
import { bringDatabase, bringFile } from "./bring-database.ts";
import { countAll } from "./database-counts.ts";
import { several } from "./several.ts";
import { fingerprintOf } from "./take-backup.ts";

export interface RestoreWish {
  /** State folder to make (KIRINUKI_DATA). */
  to: string;
  at?: Date;
  /** Name of a backup; absent: the newest that fits. */
  name?: string;
  /** The installation's secret; keep: write it into the folder, since nobody sets it. */
  secret?: { value: string; keep: boolean };
  withoutSecret?: boolean;
}

export interface Restored {
  name: string;
  /** The last change that is in it. */
  until: string | null;
  counts: Awaited<ReturnType<typeof countAll>>;
  originals: number;
  /** Originals that the database names and no backup has. */
  missingOriginals: string[];
}

export type WholeManifest = Manifest & { database: DatabasePart };
export const isWhole = (manifest: Manifest): manifest is WholeManifest => manifest.database !== null;

/** Makes an installation from a backup and what was archived after it. @throws CliFailure; then there is nothing in the folder */
export async function restoreBackup(folder: BackupFolder, wish: RestoreWish): Promise<Restored> {
  const manifest = chosen(folder, wish);
  requireVersion(manifest);
  const secret = requireSecret(folder, manifest, wish);
  const { to, at } = wish;
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new CliFailure(`復元先には、空のフォルダーか、まだないフォルダーを指定してください: ${to}`);
  const files = originalsAt(folder, manifest, at);
  mkdirSync(to, { recursive: true });
  requireRoom(to, [...folder.list(manifest, "data"), ...files]);
  writeFileSync(join(to, UNFINISHED_RESTORE), "");
  try {
    const { remembered, result } = await bringDatabase(
      folder,
      manifest,
      { stateDir: to, end: at === undefined ? "newest" : { at } },
      async (client) => ({
        until: await lastChange(client),
        counts: await countAll(client),
        missingOriginals: manifest.hasOriginals ? await missingOriginals(client, files) : [],
      }),
    );
    await several(files, (file) => bringFile(folder, file, join(to, "originals", file.path)));
    if (secret !== undefined) writeFileSync(join(to, "secret.key"), `${secret}\n`, { mode: 0o600 });
    remember(to, remembered);
    rmSync(join(to, UNFINISHED_RESTORE));
    return { name: manifest.name, originals: files.length, ...result };
  } catch (error) {
    for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
    throw error;
  }
}

/** @throws CliFailure where there is none */
function chosen(folder: BackupFolder, { at, name }: RestoreWish): WholeManifest {
  const all = folder.manifests().filter(isWhole);
  if (name !== undefined) {
    const found = all.find((each) => each.name === name);
    if (found === undefined) throw new CliFailure(`バックアップ「${name}」はありません。`);
    return found;
  }
  const found = all.findLast(({ endedAt }) => at === undefined || new Date(endedAt) <= at);
  if (found !== undefined) return found;
  throw new CliFailure(
    all[0] === undefined
      ? `完全なバックアップがありません: ${folder.path}`
      : `この時点より前に取り終えたバックアップがありません。最も古いものは${all[0].endedAt}からです。`,
  );
}

/** @throws CliFailure for what other programs wrote */
export function requireVersion({ database }: WholeManifest): void {
  const [major] = packagedBinaries().version.split(".");
  if (database.postgres.split(".")[0] !== major)
    throw new CliFailure(`PostgreSQL ${database.postgres}のバックアップです。この版のPostgreSQLは${major}です。`);
  const known = new Set(migrations.map(({ name }) => name));
  const strange = database.migrations.filter((name) => !known.has(name));
  if (strange.length > 0)
    throw new CliFailure(
      `この版より新しい版で取ったバックアップです。その版で復元してください（${strange.at(-1)}を知りません）。`,
    );
}

/** @returns what to write into the folder */
function requireSecret(
  folder: BackupFolder,
  manifest: Manifest,
  { secret, withoutSecret = false }: RestoreWish,
): string | undefined {
  const kept = folder.secret(manifest.name);
  const given = secret ?? (kept === undefined ? undefined : { value: kept, keep: true });
  if (given === undefined && withoutSecret) return undefined;
  if (given === undefined)
    throw new CliFailure(
      "秘密の鍵が必要です。KIRINUKI_SECRETか、--secret-fileにバックアップ元のsecret.keyを指定してください。なくした場合は--without-secretで復元できますが、認証アプリ、シングルサインオン、フィードなどの保存された秘密は読めなくなります。",
    );
  if (fingerprintOf(given.value) !== manifest.secret)
    throw new CliFailure("秘密の鍵が、バックアップを取ったときのものと違います。");
  return given.keep ? given.value : undefined;
}

/** The backup's originals; for a later moment, those too that the next list after it has, since originals only become more. */
function originalsAt(folder: BackupFolder, manifest: WholeManifest, at: Date | undefined): KeptFile[] {
  const later = folder.manifests().filter(({ name, hasOriginals }) => hasOriginals && name > manifest.name);
  const next = at === undefined ? undefined : later.find(({ startedAt }) => new Date(startedAt) >= at);
  const lists = [manifest, next ?? later.at(-1) ?? manifest].map((each) => folder.list(each, "originals"));
  return [...new Map(lists.flat().map((file) => [file.path, file])).values()];
}

function requireRoom(to: string, files: readonly KeptFile[]): void {
  const needed = files.reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = statfsSync(to);
  if (needed > bavail * bsize)
    throw new CliFailure(
      `復元先の空き容量が足りません: ${inMb(needed)} MBが必要で、空きは${inMb(bavail * bsize)} MBです。`,
    );
}

const inMb = (bytes: number): string => Math.ceil(bytes / 1e6).toLocaleString("en");

async function lastChange(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ at: Date | null }>("SELECT pg_last_xact_replay_timestamp() AS at");
  return rows[0]?.at?.toISOString() ?? null;
}

const NAMED = "SELECT store_key, encode(sha256, 'hex') AS sha256 FROM original WHERE sha256 IS NOT NULL ORDER BY 1";

/** Originals that the database names and that are not among the files, or are others there. */
export async function missingOriginals(client: pg.Client, files: readonly KeptFile[]): Promise<string[]> {
  const { rows: known } = await client.query("SELECT to_regclass('original') AS found");
  if (known[0]?.found === null) return [];
  const kept = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const { rows } = await client.query<{ store_key: string; sha256: string }>(NAMED);
  return rows.filter(({ store_key, sha256 }) => kept.get(store_key) !== sha256).map(({ store_key }) => store_key);
}
