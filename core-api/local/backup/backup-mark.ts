import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MARK = "kirinuki-backup.json";
const FORMAT = 1;

/** The folder of the archived write-ahead log. */
export const ARCHIVED = "wal";

/** A folder that is not for these backups. The launcher reads this file as it is, so it has no syntax but JavaScript's and types. */
export class WrongPlace extends Error {}

interface Mark {
  systemIdentifier: string;
}

/** Whose backups a folder holds; null for a folder of other things. @throws WrongPlace for a format of a later release */
export function readMark(path: string): Mark | null {
  const file = join(path, MARK);
  if (!existsSync(file)) return null;
  const { format, systemIdentifier } = JSON.parse(readFileSync(file, "utf8"));
  if (format !== FORMAT || typeof systemIdentifier !== "string")
    throw new WrongPlace(`このバックアップの形式（${format}）は、この版では読めません: ${path}`);
  return { systemIdentifier };
}

/** Makes a folder for the backups of one cluster, or finds that it is one. @throws WrongPlace for a folder of other things */
export function makePlace(path: string, systemIdentifier: string): void {
  const mark = existsSync(path) ? readMark(path) : null;
  if (mark !== null && mark.systemIdentifier !== systemIdentifier)
    throw new WrongPlace(`別のデータベースのバックアップがあるフォルダーです: ${path}`);
  if (mark !== null) return;
  // The server's account passes through to its part; the rest is closed to it.
  mkdirSync(path, { recursive: true, mode: 0o711 });
  if (readdirSync(path).length > 0)
    throw new WrongPlace(
      `バックアップ先には、空のフォルダーか、これまでのバックアップのフォルダーを指定してください: ${path}`,
    );
  writeFileSync(join(path, MARK), `${JSON.stringify({ format: FORMAT, systemIdentifier }, null, 2)}\n`, {
    mode: 0o644,
  });
}

/** The number that PostgreSQL gave the cluster when it was made; copies of it have the same. */
export function systemIdentifierOf(dataDir: string): string {
  return readFileSync(join(dataDir, "global/pg_control")).readBigUInt64LE(0).toString();
}
