import { chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ARCHIVED, makePlace, systemIdentifierOf } from "../backup/backup-mark.ts";
import type { Account } from "./account.ts";
import { canWriteIn } from "./account.ts";

/** A path between single quotes of the shell, in a setting where % begins a placeholder. */
const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''").replaceAll("%", "%%")}'`;

/**
 * Packs a segment, mostly zeros where little was written, and names it when it is on disk. One that is there already is fine where it
 * is the same: the server asks again after a crash. PostgreSQL repeats what fails, and keeps the segment meanwhile.
 */
function archiveCommand(folder: string): string {
  const to = `${quoted(folder)}/%f.gz`;
  const draft = `${quoted(folder)}/.%f.part`;
  const isThere = `gzip -dc ${to} | cmp -s - "%p"`;
  const put = `gzip -c -1 "%p" > ${draft} && sync ${draft} && mv ${draft} ${to} && sync ${quoted(folder)}`;
  return `if test -e ${to}; then ${isThere}; else ${put}; fi`;
}

/** Brings back what `archiveCommand` put there. */
export const restoreCommand = (folder: string): string => {
  const from = `${quoted(folder)}/%f.gz`;
  return `test -e ${from} && gzip -dc ${from} > "%p"`;
};

/** Nobody loses more than this many seconds of writes with the machine. */
const LONGEST_GAP_S = 60;

/** Settings by which the server archives its log into a folder of backups. */
export const archiveSettings = (backupDir: string): Record<string, string> => ({
  archive_mode: "on",
  archive_command: archiveCommand(join(backupDir, ARCHIVED)),
  archive_timeout: String(LONGEST_GAP_S),
});

/**
 * Makes the folder ready for the server's account. A disk that is away must not keep the product from starting: it is told, and the
 * server repeats what it can't archive.
 * @throws WrongPlace for a folder of other things or of another cluster
 */
export function prepareArchive(
  backupDir: string,
  { dataDir, account, note }: { dataDir: string; account: Account; note: (line: string) => void },
): void {
  const folder = join(backupDir, ARCHIVED);
  makePlaceIfThere(backupDir, dataDir, note);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    note(`the log can't be archived in ${folder}: ${error instanceof Error ? error.message : error}`);
    return;
  }
  if (!canWriteIn(folder, account))
    note(
      `the log can't be archived: ${account.name} can't write in ${folder}; open the folders above it to that account`,
    );
}

function makePlaceIfThere(backupDir: string, dataDir: string, note: (line: string) => void): void {
  try {
    makePlace(backupDir, systemIdentifierOf(dataDir));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    note(`the folder of backups ${backupDir} is not there: ${error.message}`);
  }
}
