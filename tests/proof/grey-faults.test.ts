import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { ensureRoles } from "@kirinuki/core-api/src/db/roles.ts";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { cloneDatabase, dropDatabase } from "../support/clones.ts";
import { discardInstallation } from "../support/discard-installation.ts";
import { testPool } from "../support/pool.ts";
import "../support/provided.ts";
import { GreyLink } from "./grey-link.ts";
import { Observed } from "./observed.ts";
import { canSlowReads, SlowReads } from "./slow-reads.ts";

const { adminUrl, template, secret } = inject("database");
const LONG_MS = 300_000;
const JUMPING_CLOCK = `--import ${new URL("./jumping-clock.mjs", import.meta.url).href}`;

const say = (name: string, longest: number) => process.stdout.write(`${name}: longest call ${longest} ms\n`);

describe("on a link that goes wrong", { timeout: LONG_MS }, () => {
  let name: string;
  let owner: pg.Pool;
  let link: GreyLink;
  let observed: Observed;

  beforeAll(async () => {
    name = await cloneDatabase(adminUrl, template);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    await ensureRoles(url.href, secret);
    owner = testPool(url.href, 2);
    link = await GreyLink.to(url.hostname, Number(url.port));
    url.hostname = "127.0.0.1";
    url.port = String(link.port);
    const settings = { STATEMENT_TIMEOUT: "1000", NODE_OPTIONS: JUMPING_CLOCK };
    observed = await Observed.start({ owner, url: url.href, secret, settings });
  }, LONG_MS);

  afterAll(async () => {
    await observed?.end();
    await link?.end();
    await owner?.end();
    await dropDatabase(adminUrl, name);
  }, LONG_MS);

  // A fault that was not survived is not the next one's.
  afterEach(() => link.mend());

  it.each([
    { fault: "each packet takes 200 ms longer", kind: { delay: 200 }, writes: 12 },
    { fault: "1% of packets are lost", kind: { loss: 0.01 }, writes: 100 },
  ])("users go on while $fault", async ({ fault, kind, writes }) => {
    const longest = await observed.through(async () => {
      link.suffer(kind);
      await observed.moreWrites(writes);
      link.mend();
    });
    say(fault, longest);
  });

  // Without the end that watched-client.ts puts to a silent connection, nobody would be told before the link is whole.
  it.each([
    { fault: "no answer of the database arrives", cut: "from the database" as const },
    { fault: "nothing that is asked arrives", cut: "to the database" as const },
  ])("users are told when $fault", async ({ fault, cut }) => {
    const longest = await observed.through(async () => {
      link.suffer({ cut });
      await observed.refused();
      link.mend();
    });
    say(fault, longest);
  });

  it("users go on while the disk takes 100 ms for each commit", async () => {
    const longest = await observed.through(async () => {
      for (const setting of ["commit_siblings = 0", "commit_delay = 100000"])
        await owner.query(`ALTER DATABASE ${name} SET ${setting}`);
      // A setting is of connections that begin after it.
      await owner.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()",
        [name],
      );
      await observed.moreWrites(40);
      await owner.query(`ALTER DATABASE ${name} RESET commit_delay`);
    });
    say("slow disk", longest);
  });

  it("users go on while the clock of core-api jumps ten minutes ahead, as much back, and is right again", async () => {
    const longest = await observed.through(async ({ node }) => {
      for (let jump = 0; jump < 3; jump += 1) {
        node.signal("SIGUSR2");
        await observed.moreWrites(20);
      }
    });
    say("clock", longest);
  });

  it("no list ever differed from a single copy's, and every write is there once", async () => {
    expect(await observed.faults()).toEqual([]);
  });
});

const DISK_MB = 600;

/** A file system of its own; null where this account may not mount one. */
function smallDisk(): string | null {
  const folder = mkdtempSync("/var/tmp/kirinuki-full-");
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m,mode=1777`, "tmpfs", folder]);
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return null;
}

const disk = smallDisk();

/** Writes until there is no room for a block more. PostgreSQL writes meanwhile, so what is free is not known before. */
function fill(file: string): void {
  for (const size of [1_048_576, 4_096])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
}

/** Runs with a database server of its own, whose files lie in this folder, and with users of it. */
async function withServer(
  folder: string,
  use: (observed: Observed, owner: pg.Pool) => Promise<void>,
  beforeEnd = () => {},
): Promise<void> {
  const stateDir = join(folder, "state");
  const installation = await openInstallation({ stateDir, openDatabase });
  const owner = testPool(installation.ownerUrl, 2);
  await migrate(installation.ownerUrl);
  const observed = await Observed.start({ owner, url: installation.ownerUrl, secret: installation.secret });
  try {
    await use(observed, owner);
    expect(await observed.faults()).toEqual([]);
  } finally {
    beforeEnd();
    await observed.end();
    await owner.end();
    await installation.release();
    discardInstallation(stateDir);
  }
}

describe.skipIf(disk === null)("on a full disk (needs the right to mount one)", { timeout: LONG_MS }, () => {
  it("users are told, and no list ever differs from a single copy's", async () => {
    const ballast = join(disk ?? "", "ballast");
    const fillAndEmpty = async (observed: Observed) => {
      const longest = await observed.through(async () => {
        fill(ballast);
        expect(statfsSync(disk ?? "").bavail).toBe(0);
        await observed.refused();
        rmSync(ballast);
      });
      say("full disk", longest);
    };
    // Without room nothing could end, and what went wrong would not be told.
    const makeRoom = () => rmSync(ballast, { force: true });
    await withServer(disk ?? "", fillAndEmpty, makeRoom);
  });

  afterAll(() => {
    if (disk === null) return;
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true });
  });
});

/** What is cached needs no disk: forgets it again and again while the work goes on. */
async function withoutCache(owner: pg.Pool, work: Promise<void>): Promise<void> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) await owner.query("SELECT pg_buffercache_evict_all()");
  await ended;
}

describe.skipIf(!canSlowReads())("on a disk that is slow to read (needs strace)", { timeout: LONG_MS }, () => {
  it("users go on while each page takes 20 ms, and no list ever differs from a single copy's", async () => {
    const folder = mkdtempSync("/var/tmp/kirinuki-slow-");
    await withServer(folder, async (observed, owner) => {
      await owner.query("CREATE EXTENSION pg_buffercache");
      const { rows } = await owner.query<{ file: string }>("SELECT pg_read_file('postmaster.pid') AS file");
      const slow = await SlowReads.of(Number.parseInt(rows[0]?.file ?? "", 10), 20);
      // Few enough that no user comes to the number of conditions that one may keep.
      const longest = await observed.through(() => withoutCache(owner, observed.moreWrites(24)));
      await slow.end();
      // How many depends on what PostgreSQL reads ahead; none would mean that nothing was slow.
      expect(slow.reads).toBeGreaterThan(10);
      say(`slow reads ${slow.reads}`, longest);
    });
    rmSync(folder, { recursive: true });
  });
});
