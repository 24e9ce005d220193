import { existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chooseAccount } from "./account.ts";
import { answers } from "./answers.ts";
import { packagedBinaries, runnableBinaries } from "./binaries.ts";
import { withLock, withLockIfFree } from "./exclusive-lock.ts";
import { dataIn, settleHome } from "./home.ts";
import { makeDataFolder } from "./initdb.ts";
import { livingLeases, takeLease } from "./leases.ts";
import { abortPostmaster, livingPostmaster, sendSignal, stopPostmaster } from "./postmaster.ts";
import type { Remembered } from "./remembered.ts";
import { homePath, recall, remember } from "./remembered.ts";
import type { Profile } from "./settings.ts";
import { startServer } from "./start-postmaster.ts";
import { serverUrl } from "./url.ts";

/**
 * stateDir: absolute, made if missing. note: told what takes time or is unusual, one line each. backupDir: where the server archives
 * its log, absolute; "off": nowhere; absent: as at the last start.
 */
export type ServerOptions = { stateDir: string; profile?: Profile; note?: (line: string) => void; backupDir?: string };

/** url: of a database on the server, as its superuser. release: we no longer need it; the last one out stops the server. */
export type EmbeddedServer = { url: (database: string) => string; release: () => Promise<void> };

const ANSWER_PATIENCE_MS = 10_000;

/**
 * Uses the embedded server of a state folder. A running one is joined, whether we started it before a crash or another command runs
 * beside this one; a stopped one is started; on first use it is made. Any number of processes may do so concurrently.
 * @throws Error in plain words when it cannot be had
 */
export async function useServer(options: ServerOptions): Promise<EmbeddedServer> {
  const place = settlePlace(options.stateDir);
  return withLock(place.lock, async () => {
    const remembered = await upServer(place, options);
    const lease = takeLease(place.leases);
    const dataDir = dataIn(homePath(place.stateDir, remembered));
    const leaveAtExit = () => leaveInHaste(place, dataDir, lease.drop);
    process.once("exit", leaveAtExit);
    return {
      url: (database) => serverUrl(remembered, database),
      release: () => {
        process.removeListener("exit", leaveAtExit);
        return withLock(place.lock, () => leave(place, dataDir, lease.drop));
      },
    };
  });
}

type Place = { stateDir: string; lock: string; leases: string; log: string };

function settlePlace(given: string): Place {
  mkdirSync(join(given, "run"), { recursive: true });
  mkdirSync(join(given, "log"), { recursive: true });
  const stateDir = realpathSync(given);
  const run = join(stateDir, "run");
  return {
    stateDir,
    lock: join(run, "database.lock"),
    leases: join(run, "database"),
    log: join(stateDir, "log/postgresql.log"),
  };
}

async function upServer(
  place: Place,
  { profile = "product", note = () => {}, backupDir }: ServerOptions,
): Promise<Remembered> {
  refuseUnfinished(place.stateDir);
  const before = recall(place.stateDir);
  const account = chooseAccount(
    before === undefined ? join(place.stateDir, "postgres/data") : dataIn(homePath(place.stateDir, before)),
  );
  const settled = await settleHome(place.stateDir, account, before);
  remember(place.stateDir, settled);
  const home = homePath(place.stateDir, settled);
  const dataDir = dataIn(home);

  const running = await attach(dataDir, settled, note);
  if (running === undefined) {
    if (profile === "throwaway") dropAfterCrash(dataDir);
    if (!existsSync(dataDir)) note("making the database (first start)");
    const programs = runnableBinaries(packagedBinaries(), account, home);
    await makeDataFolder(dataDir, programs, account, settled.password, profile);
    const details = { program: programs.postgres, dataDir, log: place.log, account, profile, note };
    const started = await startServer(archivingIn(settled, backupDir), details);
    remember(place.stateDir, started);
    return started;
  }
  if (archivingIn(running, backupDir).backupDir !== running.backupDir)
    note("the database runs already: BACKUP_DIR holds from its next start");
  remember(place.stateDir, running);
  return running;
}

function archivingIn({ backupDir: before, ...settled }: Remembered, given: string | undefined): Remembered {
  const backupDir = given ?? before;
  return backupDir === undefined || backupDir === "off" ? settled : { ...settled, backupDir };
}

/** In a state folder while a backup is restored into it. */
export const UNFINISHED_RESTORE = "restore.unfinished";

function refuseUnfinished(stateDir: string): void {
  if (existsSync(join(stateDir, UNFINISHED_RESTORE)))
    throw new Error(`a restore into ${stateDir} was interrupted: delete the folder and restore again`);
}

/** The server that runs already, if it does and answers; one that does not answer is ended. */
async function attach(
  dataDir: string,
  settled: Remembered,
  note: (line: string) => void,
): Promise<Remembered | undefined> {
  const living = livingPostmaster(dataDir);
  if (living === undefined) return undefined;
  const running = { ...settled, port: living.port };
  if (await answers(serverUrl(running, "postgres"), ANSWER_PATIENCE_MS)) return running;
  note("the database of an earlier run does not answer: it is ended and started again");
  await abortPostmaster(living);
  return undefined;
}

/** Without fsync a crash may have left anything; what is thrown away anyway is not worth a doubt. */
function dropAfterCrash(dataDir: string): void {
  if (existsSync(join(dataDir, "postmaster.pid"))) rmSync(dataDir, { recursive: true, force: true });
}

async function leave({ leases }: Place, dataDir: string, drop: () => void): Promise<void> {
  drop();
  const living = livingPostmaster(dataDir);
  if (livingLeases(leases) === 0 && living !== undefined) await stopPostmaster(living);
}

/** For a process that ends without releasing: nothing can be awaited any more, so the server is told and left to end by itself. */
function leaveInHaste({ leases, lock }: Place, dataDir: string, drop: () => void): void {
  drop();
  withLockIfFree(lock, () => {
    const living = livingPostmaster(dataDir);
    if (living !== undefined && livingLeases(leases) === 0) sendSignal(living.pid, "SIGINT");
  });
}
