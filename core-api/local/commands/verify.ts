import type { AddCommand } from "../../src/cli/cli.ts";
import { readConfig } from "../../src/cli/context.ts";
import { EXIT } from "../../src/cli/exit.ts";
import { BackupFolder } from "../backup/backup-folder.ts";
import { type Tried, tryRestore, type Verified, verifyBackups } from "../backup/verify-backup.ts";
import { backupFolderOf, tellingDisk } from "./backup-folder-argument.ts";

export const verifyCommand: AddCommand = (program, io, end) => {
  program
    .command("verify")
    .description("バックアップの全ファイルとWALを読み、壊れたものや欠けたものがないか調べます")
    .argument("[folder]", "バックアップのフォルダー（省略時はBACKUP_DIR）")
    .option("--restore", "最も新しいバックアップを一時フォルダーに復元し、件数も比べます")
    .action(async (given: string | undefined, { restore }: { restore?: boolean }) => {
      const folder = BackupFolder.open(backupFolderOf(given, readConfig()));
      const [verified, tried] = await tellingDisk(() =>
        folder.alone(async () => {
          const read = await verifyBackups(folder);
          return [read, restore && read.faults.length === 0 ? await tryRestore(folder) : null] as const;
        }),
      );
      const faults = [...verified.faults, ...(tried?.faults ?? [])];
      io.out(JSON.stringify(summary(verified, tried)));
      for (const fault of faults) io.tell(fault);
      if (faults.length > 0) end(EXIT.someRefused);
      else io.tell("バックアップは正常です。");
    });
};

const summary = ({ backups, contents, walSegments, faults }: Verified, tried: Tried | null) => ({
  backups,
  contents,
  wal_segments: walSegments,
  faults: faults.length + (tried?.faults.length ?? 0),
  ...(tried && {
    restored: {
      backup: tried.name,
      counts_exact: tried.exact,
      tables: tried.tables,
      rows: tried.rows,
      uses: tried.uses,
    },
  }),
});
