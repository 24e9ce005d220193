import { resolve } from "node:path";
import { CliFailure, wrongUse } from "../../src/cli/exit.ts";
import type { Config } from "../../src/config/config.ts";
import { recall } from "../embedded/remembered.ts";

/** The folder that was typed, or BACKUP_DIR, or where the database archives its log; absolute. @throws CliFailure where none is known */
export function backupFolderOf(given: string | undefined, { BACKUP_DIR, KIRINUKI_DATA }: Config): string {
  if (given !== undefined) return resolve(given);
  const known = BACKUP_DIR === "off" ? undefined : (BACKUP_DIR ?? recall(KIRINUKI_DATA)?.backupDir);
  if (known === undefined) throw wrongUse("バックアップのフォルダーを指定するか、BACKUP_DIRを設定してください。");
  return known;
}

const SAID: Record<string, string> = {
  ENOSPC: "空き容量が足りません。途中のバックアップは使われません",
  EDQUOT: "空き容量が足りません。途中のバックアップは使われません",
  EROFS: "書き込めないディスクです",
  EACCES: "読み書きする権限がありません",
  EPERM: "読み書きする権限がありません",
  ENOENT: "フォルダーかファイルがありません",
  EIO: "ディスクを読み書きできません",
};

/** What a disk refuses, in words. */
export async function tellingDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, path, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
    const said = SAID[code ?? ""];
    if (said === undefined) throw error;
    throw new CliFailure(`${said}: ${path ?? message}`);
  }
}
