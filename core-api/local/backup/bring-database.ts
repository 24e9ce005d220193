import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type pg from "pg";
import { CliFailure } from "../../src/cli/exit.ts";
import { type Account, chooseAccount } from "../embedded/account.ts";
import { restoreCommand } from "../embedded/archive-settings.ts";
import { packagedBinaries, runnableBinaries } from "../embedded/binaries.ts";
import { dataIn, settleHome } from "../embedded/home.ts";
import { SUPERUSER } from "../embedded/initdb.ts";
import { homePath, type Remembered } from "../embedded/remembered.ts";
import type { BackupFolder, DatabasePart, KeptFile, Manifest } from "./backup-folder.ts";
import { own, recover } from "./recover.ts";
import { several } from "./several.ts";
import { WalArchive } from "./wal-archive.ts";
import { segmentOf } from "./wal-names.ts";

/** Where the restored database ends: at a moment, at the point at which the backup was counted, or at the end of the log. */
export type RestoreEnd = { at: Date } | { point: string } | "newest";

export interface BroughtDatabase<Result> {
  /** To be remembered in the state folder, when everything else is there. */
  remembered: Remembered;
  result: Result;
}

/** Makes the database of a backup below a new state folder and recovers it; `work` sees it before it is stopped. */
export async function bringDatabase<Result>(
  folder: BackupFolder,
  manifest: Manifest & { database: DatabasePart },
  { stateDir, end }: { stateDir: string; end: RestoreEnd },
  work: (client: pg.Client) => Promise<Result>,
): Promise<BroughtDatabase<Result>> {
  mkdirSync(join(stateDir, "log"), { recursive: true });
  const account = chooseAccount(join(stateDir, "postgres/data"));
  const remembered = await settleHome(stateDir, account, undefined);
  const home = homePath(stateDir, remembered);
  const staged = join(home, "archived-log");
  try {
    const programs = runnableBinaries(packagedBinaries(), account, home);
    await writeFiles(folder, folder.list(manifest, "data"), { dataDir: dataIn(home), manifest, account });
    await stageLog(folder, manifest, { staged, account, end });
    const recovery = {
      dataDir: dataIn(home),
      program: programs.postgres,
      account,
      log: join(stateDir, "log/postgresql.log"),
      isTrial: typeof end === "object" && "point" in end,
      settings: { restore_command: restoreCommand(staged), ...targetOf(end) },
    };
    const result = await recover(recovery, async (client) => {
      const done = await work(client);
      await client.query(
        `ALTER ROLE ${client.escapeIdentifier(SUPERUSER)} PASSWORD ${client.escapeLiteral(remembered.password)}`,
      );
      return done;
    });
    rmSync(staged, { recursive: true });
    return { remembered, result };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

function targetOf(end: RestoreEnd): Record<string, string> {
  if (end === "newest") return {};
  return "at" in end
    ? { recovery_target_time: end.at.toISOString().replace("Z", "+00") }
    : { recovery_target_name: end.point };
}

interface DataPlace {
  dataDir: string;
  manifest: { database: DatabasePart };
  account: Account;
}

async function writeFiles(
  folder: BackupFolder,
  files: readonly KeptFile[],
  { dataDir, manifest, account }: DataPlace,
): Promise<void> {
  for (const directory of ["", ...manifest.database.directories]) {
    mkdirSync(join(dataDir, directory), { recursive: true, mode: 0o700 });
    own(account, join(dataDir, directory));
  }
  await several(files, async (file) => {
    await bringFile(folder, file, join(dataDir, file.path));
    own(account, join(dataDir, file.path));
  });
}

/** @throws CliFailure naming the file whose content is missing or has changed */
export async function bringFile(folder: BackupFolder, file: KeptFile, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  await folder.pool.bring(file, target).catch((error: unknown) => {
    throw error instanceof Error && "code" in error && error.code === "ENOSPC"
      ? error
      : new CliFailure(`バックアップのファイルが、ないか壊れています: ${file.path}（${file.sha256}）`);
  });
}

interface LogPlace {
  staged: string;
  account: Account;
  end: RestoreEnd;
}

/** Packed, since it may be much more than the database; in a place that the server's account may read, wherever the backup lies. */
async function stageLog(
  folder: BackupFolder,
  { database }: { database: DatabasePart },
  { staged, account, end }: LogPlace,
): Promise<void> {
  mkdirSync(staged, { mode: 0o700 });
  own(account, staged);
  if (typeof end === "object" && "point" in end) return;
  const archive = new WalArchive(folder.wal, folder.systemIdentifier);
  const { needed, missing } = chainOf(folder, archive, database);
  // To a moment before the gap one can go; that the moment was reached, the server checks.
  if (missing.length > 0 && end === "newest")
    throw new CliFailure(
      `WALが欠けているため、最新の状態までは復元できません: ${missing.join("、")}\n欠けているところより前の時点を--atで指定してください。`,
    );
  own(account, ...(await archive.stage(needed, staged)));
}

/** What leads on from a backup: its own log, then the archived one. */
export function chainOf(folder: BackupFolder, archive: WalArchive, { firstWal, lastWal }: DatabasePart) {
  const [first, last] = [segmentOf(firstWal), segmentOf(lastWal)];
  if (first === null || last === null) throw new CliFailure(`バックアップの記録が壊れています: ${folder.path}`);
  return archive.chain(first, last);
}
