import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AddCommand } from "../../src/cli/cli.ts";
import { readConfig } from "../../src/cli/context.ts";
import { wrongUse } from "../../src/cli/exit.ts";
import { BackupFolder } from "../backup/backup-folder.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { backupFolderOf, tellingDisk } from "./backup-folder-argument.ts";

interface Options {
  to: string;
  at?: string;
  backup?: string;
  secretFile?: string;
  withoutSecret?: boolean;
}

/** A moment with its zone: without one, nobody knows which. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/;
const MOST_MISSING = 20;

export const restoreCommand: AddCommand = (program, io) => {
  program
    .command("restore")
    .description("バックアップから、新しいデータのフォルダーを作ります")
    .argument("[folder]", "バックアップのフォルダー（省略時はBACKUP_DIR）")
    .requiredOption("--to <folder>", "作るデータのフォルダー（KIRINUKI_DATA。空か、まだないもの）")
    .option("--at <time>", "復元する時点（例 2026-11-24T09:30:00+09:00。省略時は最新）")
    .option("--backup <name>", "使うバックアップの名前（省略時は時点に合う最も新しいもの）")
    .option("--secret-file <file>", "バックアップ元のsecret.key（KIRINUKI_SECRETを設定しない場合）")
    .option("--without-secret", "秘密の鍵なしで復元します（保存された秘密は読めなくなります）")
    .action(async (given: string | undefined, options: Options) => {
      const config = readConfig();
      const folder = BackupFolder.open(backupFolderOf(given, config));
      const to = resolve(options.to);
      const at = momentOf(options.at);
      const secret = secretOf(options.secretFile, config.KIRINUKI_SECRET);
      const restored = await tellingDisk(() =>
        folder.alone(() =>
          restoreBackup(folder, {
            to,
            ...(at && { at }),
            ...(options.backup && { name: options.backup }),
            ...(secret && { secret }),
            withoutSecret: options.withoutSecret === true,
          }),
        ),
      );
      const { name, until, counts, originals, missingOriginals } = restored;
      io.out(JSON.stringify({ backup: name, to, until, tables: counts.tables, usage: counts.usage, originals }));
      for (const key of missingOriginals.slice(0, MOST_MISSING)) io.tell(`原文がありません: ${key}`);
      if (missingOriginals.length > 0)
        io.tell(`原文${missingOriginals.length}件は、バックアップの後に保存されたため、ありません。`);
      io.tell(`復元しました。「KIRINUKI_DATA=${to} npm start」で起動できます。`);
    });
};

/** @throws CliFailure for what is no moment, or is to come */
function momentOf(given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const at = new Date(given);
  if (!MOMENT.test(given) || Number.isNaN(at.getTime()))
    throw wrongUse("--atには、時差を付けた日時を指定してください（例 2026-11-24T09:30:00+09:00）。");
  if (at > new Date()) throw wrongUse("--atには、過去の日時を指定してください。");
  return at;
}

function secretOf(file: string | undefined, given: string | undefined) {
  if (file === undefined) return given === undefined ? undefined : { value: given, keep: false };
  try {
    return { value: readFileSync(file, "utf8").trim(), keep: true };
  } catch {
    throw wrongUse(`ファイルを読めません: ${file}`);
  }
}
