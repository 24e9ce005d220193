import { resolve } from "node:path";
import type { AddCommand } from "../../src/cli/cli.ts";
import { readConfig, withInstallation } from "../../src/cli/context.ts";
import { CliFailure, wrongUse } from "../../src/cli/exit.ts";
import type { Io } from "../../src/cli/io.ts";
import type { Config } from "../../src/config/config.ts";
import type { Installation } from "../../src/db/installation.ts";
import { withClient } from "../../src/db/with-client.ts";
import { BACKUP_LABEL } from "../../src/runs/setup-run.ts";
import { BackupFolder, type Manifest } from "../backup/backup-folder.ts";
import { systemIdentifierOf } from "../backup/backup-mark.ts";
import { retain } from "../backup/retention.ts";
import { type BackupSource, takeBackup } from "../backup/take-backup.ts";
import { recall } from "../embedded/remembered.ts";
import { backupFolderOf, tellingDisk } from "./backup-folder-argument.ts";

interface Options {
  keep?: string;
  originalsOnly?: boolean;
  withSecret?: boolean;
}

export const backupCommand: AddCommand = (program, io) => {
  program
    .command("backup")
    .description("付属のPostgreSQLと原文を、稼働したままバックアップします")
    .argument("[folder]", "バックアップのフォルダー（省略時はBACKUP_DIR）")
    .option("--keep <n>", "完全なバックアップを新しいものから<n>個残し、古いものとそのWALを消します")
    .option("--originals-only", "原文だけをバックアップします（完全なバックアップの間に、短い間隔で）")
    .option("--with-secret", "秘密の鍵も入れます（省略時は入れません。鍵は別の場所に保管してください）")
    .action((given: string | undefined, options: Options) => {
      if (options.keep !== undefined && !/^[1-9]\d{0,3}$/.test(options.keep))
        throw wrongUse("--keepには1以上の整数を指定してください。");
      const config = embeddedOnly();
      const path = backupFolderOf(given, config);
      requireApart(path, config);
      return tellingDisk(() =>
        withInstallation(io, (installation) => backUp(io, { installation, config, path, options })),
      );
    });
};

interface Parts {
  installation: Installation;
  config: Config;
  path: string;
  options: Options;
}

async function backUp(io: Io, { installation, config, path, options }: Parts): Promise<void> {
  const { ownerUrl, secret } = installation;
  const { dataDir } = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return { dataDir: rows[0]?.data_directory ?? "" };
  });
  const folder = BackupFolder.make(path, systemIdentifierOf(dataDir));
  const originals = config.originalsBucket ? null : resolve(config.KIRINUKI_DATA, "originals");
  const source: BackupSource = { ownerUrl, dataDir, originals, secret };
  await folder.alone(async () => {
    const began = Date.now();
    const manifest = await takeBackup(folder, source, options);
    io.out(JSON.stringify(summary(folder, manifest, began)));
    if (options.keep !== undefined) io.tell(removedLine(retain(folder, Number(options.keep))));
    if (manifest.database !== null) await note(ownerUrl, new Date(began));
  });
  if (originals === null) io.tell("原文はバケットにあるため、含まれません。バケットの版管理や複製で保護してください。");
  if (!options.withSecret)
    io.tell("秘密の鍵（KIRINUKI_SECRETかsecret.key）は含まれません。別の場所に保管してください。");
  await tellArchiving(io, ownerUrl);
}

function summary(folder: BackupFolder, manifest: Manifest, began: number) {
  const sizes = (list: "data" | "originals") => {
    const files = folder.list(manifest, list);
    const packed = new Set(files.map(({ sha256 }) => sha256));
    return {
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      packed_bytes: [...packed].reduce((sum, sha256) => sum + folder.pool.bytesOf(sha256), 0),
    };
  };
  const { name, endedAt, database } = manifest;
  return {
    name,
    restorable_from: endedAt,
    ...(database && { database: sizes("data"), counts_exact: database.counts.exact }),
    originals: sizes("originals"),
    seconds: Math.round((Date.now() - began) / 100) / 10,
  };
}

const removedLine = ({ backups, contents, walFiles }: ReturnType<typeof retain>): string =>
  `古いバックアップ${backups}個、ファイル${contents}個、WAL${walFiles}個を消しました。`;

/** A row of the set-up status, by which operators and the metric see when the last backup was taken. */
async function note(ownerUrl: string, startedAt: Date): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(
      `INSERT INTO setup_run (trigger, label, scoped, started_at, active_at, ended_at)
       SELECT 'job', $2, false, $1, now(), now() WHERE to_regclass('setup_run') IS NOT NULL`,
      [startedAt, BACKUP_LABEL],
    ),
  );
}

const ARCHIVER = `
  SELECT current_setting('archive_mode') AS mode, last_failed_wal AS failed FROM pg_stat_archiver
  WHERE last_failed_time > coalesce(last_archived_time, '-infinity') OR current_setting('archive_mode') = 'off'`;

async function tellArchiving(io: Io, ownerUrl: string): Promise<void> {
  const [found] = await withClient(
    ownerUrl,
    async (client) => (await client.query<{ mode: string; failed: string | null }>(ARCHIVER)).rows,
  );
  if (found?.mode === "off")
    io.tell("WALは保管されていません（BACKUP_DIRを設定して起動すると、バックアップの後の時点にも復元できます）。");
  else if (found) io.tell(`WALの保管に失敗しています: ${found.failed}`);
}

/** @throws CliFailure where there is no database of ours to back up */
function embeddedOnly(): Config {
  const config = readConfig();
  if (config.DATABASE_URL !== undefined)
    throw new CliFailure(
      "DATABASE_URLのPostgreSQLは、そのサーバーの方法（pg_basebackup、pgBackRestなど）でバックアップしてください。このコマンドは付属のPostgreSQLのためのものです。",
    );
  if (recall(config.KIRINUKI_DATA) === undefined)
    throw new CliFailure(`データベースがまだありません: ${config.KIRINUKI_DATA}`);
  return config;
}

/** A backup that goes with what it is of is none. @throws CliFailure */
function requireApart(path: string, { KIRINUKI_DATA }: Config): void {
  if (`${path}/`.startsWith(`${KIRINUKI_DATA}/`))
    throw wrongUse(`バックアップ先は、データのフォルダー（${KIRINUKI_DATA}）の外にしてください。`);
}
