import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { discardInstallation } from "@kirinuki/tests/support/discard-installation.ts";
import { testPool } from "@kirinuki/tests/support/pool.ts";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runCli } from "../../src/cli/cli.ts";
import { processIo } from "../../src/cli/io.ts";
import { type Installation, openInstallation } from "../../src/db/installation.ts";
import { migrate } from "../../src/db/migrate.ts";
import { FolderStore } from "../../src/storage/folder-store.ts";
import { aUser } from "../../src/testing/a-user.ts";
import { aContract, aGroup } from "../../src/testing/builders.ts";
import { LOCAL_COMMANDS } from "../commands/all.ts";
import { openDatabase } from "../embedded/open-database.ts";
import { BackupFolder } from "./backup-folder.ts";
import { countAll } from "./database-counts.ts";
import { takeBackup } from "./take-backup.ts";

const USE = `
  INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
    data_section, use_kind, use_state, reserved_at, expires_at, counted_at)
  SELECT contract_id, '2026-11-01', '2026-11-24', user_id, user_group_id, '編集部', '\\x00', $1, 1, 'pdf_display', 'counted', now(), now(),
    now() FROM app_user WHERE user_id = 'reader'`;
const KEYS = ["pdf/aa/one.pdf", "pdf/bb/two.pdf", "reports/1/7.xlsx"];

let base: string;
let backups: string;
let installation: Installation;
let owner: pg.Pool;
let store: FolderStore;
const restored: string[] = [];
const state = (name = "state") => join(base, name);

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "kirinuki-backup-"));
  chmodSync(base, 0o755);
  backups = join(base, "写し");
  vi.stubEnv("KIRINUKI_DATA", state());
  vi.stubEnv("DATABASE_URL", "");
  installation = await openInstallation({ stateDir: state(), backupDir: backups, openDatabase });
  owner = testPool(installation.ownerUrl, 4);
  await migrate(installation.ownerUrl);
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract);
  for (const userId of ["reader", "leaver"]) await aUser(owner, group, { userId });
  store = new FolderStore(join(state(), "originals"));
  for (const key of KEYS.slice(0, 2)) await anOriginal(key);
  await store.put("reports/1/7.xlsx", randomBytes(2_000));
}, 300_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await owner.end();
  await installation.release();
  for (const folder of [...restored, state()]) if (existsSync(folder)) discardInstallation(folder);
  rmSync(base, { recursive: true, force: true });
}, 60_000);

async function anOriginal(key: string) {
  const { byteLength, sha256 } = await store.put(key, randomBytes(5_000));
  await owner.query(
    "INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, 'application/pdf', $2, $3)",
    [key, byteLength, sha256],
  );
}

async function run(...args: string[]) {
  const [out, told]: [string[], string[]] = [[], []];
  const io = {
    ...processIo,
    openDatabase,
    out: (line: string) => void out.push(line),
    tell: (line: string) => void told.push(line),
  };
  const code = await runCli(args, io, LOCAL_COMMANDS);
  return { code, said: out.map((line): Record<string, unknown> => JSON.parse(line))[0] ?? {}, told: told.join("\n") };
}

/** Ends the present segment of the log and waits until it is in the archive. */
async function archived() {
  const { rows } = await owner.query<{ wal: string }>("SELECT pg_walfile_name(pg_switch_wal()) AS wal");
  await vi.waitFor(() => expect(existsSync(join(backups, "wal", `${rows[0]?.wal}.gz`))).toBe(true), {
    timeout: 60_000,
    interval: 50,
  });
}

const counts = (url: string) => {
  const pool = testPool(url, 1);
  return pool
    .connect()
    .then(async (client) => {
      const found = await countAll(client as unknown as pg.Client);
      client.release();
      return found;
    })
    .finally(() => pool.end());
};

const checksums = (root: string) =>
  Object.fromEntries(
    KEYS.map((key) => [
      key,
      createHash("sha256")
        .update(readFileSync(join(root, "originals", key)))
        .digest("hex"),
    ]),
  );

/** Restores, and starts the product's database on what was restored. */
async function restore(name: string, ...options: string[]) {
  restored.push(state(name));
  const ran = await run(
    "restore",
    backups,
    "--to",
    state(name),
    "--secret-file",
    join(state(), "secret.key"),
    ...options,
  );
  expect(ran.told).toContain("復元しました");
  const again = await openInstallation({ stateDir: state(name), openDatabase });
  return { said: ran.said, ...again };
}

const objects = () =>
  readdirSync(join(backups, "objects"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".zst"));
/** A content of the first backup that is long enough to be cut. */
const object = (at: number) => {
  const folder = BackupFolder.open(backups);
  const hashes = new Set(folder.list(folder.read(folder.names()[0] ?? ""), "data").map(({ sha256 }) => sha256));
  const files = [...hashes].map((sha256) => join(backups, "objects", sha256.slice(0, 2), `${sha256}.zst`));
  return files.filter((file) => statSync(file).size > 400)[at] ?? "";
};
/** Counted from the newest. */
const segment = (at: number) => {
  const files = readdirSync(join(backups, "wal")).filter((file) => /^[0-9A-F]{24}\.gz$/.test(file));
  return join(backups, "wal", files.sort().at(at) ?? "");
};
function harmed(file: string, harm: (file: string) => void) {
  const whole = readFileSync(file);
  harm(file);
  return { file, heal: () => writeFileSync(file, whole) };
}
const setupRuns = async () =>
  (await owner.query("SELECT count(*)::int AS n FROM setup_run WHERE label = 'バックアップ'")).rows[0].n;

describe("a backup", () => {
  it("is taken while writes run; the restore has every row, use and original", async () => {
    let goesOn = true;
    const writer = (async () => {
      let uses = 0;
      for (; goesOn; uses += 1) await owner.query(USE, [uses]);
      return uses;
    })();
    const { code, said, told } = await run("backup", backups);
    goesOn = false;
    const uses = await writer;
    expect({ code, told }).toMatchObject({ code: 0, told: expect.stringContaining("秘密の鍵") });
    expect(told).not.toContain("WAL");
    expect(said).toMatchObject({ originals: { files: 3 }, database: { files: expect.any(Number) } });
    await archived();
    const before = await counts(installation.ownerUrl);

    const again = await restore("whole");
    const after = await counts(again.ownerUrl);
    await again.release();
    expect(after).toEqual(before);
    expect(Object.values(after.usage)).toEqual([uses]);
    expect(uses).toBeGreaterThan(0);
    expect(checksums(state("whole"))).toEqual(checksums(state()));
    expect(await setupRuns()).toBe(1);
  });

  it("leads to a moment before a deletion", async () => {
    await anOriginal("pdf/cc/three.pdf");
    await run("backup", "--originals-only");
    const { rows } = await owner.query<{ at: Date }>("SELECT clock_timestamp() AS at");
    const at = rows[0]?.at.toISOString() ?? "";
    await owner.query("SELECT pg_sleep(0.01)");
    await owner.query("DELETE FROM app_user WHERE user_id = 'leaver'");
    await archived();

    const again = await restore("before", "--at", at);
    const pool = testPool(again.ownerUrl, 1);
    const users = await pool.query("SELECT user_id FROM app_user ORDER BY 1");
    await pool.end();
    await again.release();
    expect(users.rows).toEqual([{ user_id: "leaver" }, { user_id: "reader" }]);
    expect(existsSync(join(state("before"), "originals/pdf/cc/three.pdf"))).toBe(true);
    expect((await owner.query("SELECT 1 FROM app_user WHERE user_id = 'leaver'")).rowCount).toBe(0);
  });

  it("is read through, and restored for a trial, by verify", async () => {
    await run("backup", backups);
    const { code, said, told } = await run("verify", backups, "--restore");
    expect({ code, told }).toEqual({ code: 0, told: "バックアップは正常です。" });
    expect(said).toMatchObject({ backups: 3, faults: 0, restored: { counts_exact: true, uses: expect.any(Number) } });
  });

  it("that was interrupted is not taken for one, and the next one clears it away", async () => {
    const folder = BackupFolder.open(backups);
    const known = folder.names();
    const { rows } = await owner.query<{ data_directory: string }>("SHOW data_directory");
    const broken = join(base, "no folder");
    writeFileSync(broken, "");
    const source = { ...installation, dataDir: rows[0]?.data_directory ?? "", originals: broken };
    await expect(takeBackup(folder, source)).rejects.toThrow(/ENOTDIR/);
    mkdirSync(join(backups, "backups/.unfinished-20991231T000000000Z"));
    expect(folder.names()).toEqual(known);
    expect(
      await run("restore", backups, "--to", state("none"), "--backup", ".unfinished-20991231T000000000Z"),
    ).toMatchObject({
      code: 3,
      told: expect.stringContaining("ありません"),
    });
    expect((await run("backup", backups, "--originals-only")).code).toBe(0);
    expect(readdirSync(join(backups, "backups")).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

it("names what was torn, changed and lost, and a missing segment of the log, over which no restore passes in silence", async () => {
  for (const article of [9_001, 9_002]) {
    await owner.query(USE, [article]);
    await archived();
  }
  const [cut, other, lost, another] = [0, 1, 2, 3].map(object) as [string, string, string, string];
  const undo = [
    harmed(cut, (file) => truncateSync(file, 40)),
    harmed(other, (file) => writeFileSync(file, readFileSync(another))),
    harmed(lost, (file) => rmSync(file)),
    harmed(join(backups, "backups", BackupFolder.open(backups).names()[1] ?? "", "manifest.json"), (file) =>
      writeFileSync(file, readFileSync(file, "utf8").replace("endedAt", "ended_at")),
    ),
    harmed(segment(-2), (file) => rmSync(file)),
    // The one before it, now that it is gone.
    harmed(segment(-2), (file) => truncateSync(file, Math.floor(statSync(file).size / 2))),
  ];
  const { code, said, told } = await run("verify", backups);
  expect({ code, said, told }).toMatchObject({ code: 1, said: { faults: 6 } });
  for (const at of [0, 1, 2]) expect(told).toContain(`（${basename(undo[at]?.file ?? "", ".zst")}）`);
  const [gone, torn] = undo.slice(-2).map(({ file }) => basename(file, ".gz"));
  expect(told).toContain("manifest.json");
  expect(told).toContain(`WAL ${gone}: ありません`);
  expect(told).toContain(`WAL ${torn}: 壊れています`);

  for (const { heal } of undo.slice(0, 4)) heal();
  const refused = await run("restore", backups, "--to", state("gap"), "--secret-file", join(state(), "secret.key"));
  expect(refused).toMatchObject({ code: 3, told: expect.stringContaining(gone ?? "") });
  expect(readdirSync(state("gap"))).toEqual([]);
  for (const { heal } of undo.slice(4)) heal();
}, 120_000);

describe("in the way", () => {
  it("of a backup: other things, the data folder itself, a server of somebody else's", async () => {
    mkdirSync(join(base, "full"));
    writeFileSync(join(base, "full/letter"), "");
    expect(await run("backup", join(base, "full"))).toMatchObject({ code: 3, told: expect.stringContaining("空の") });
    expect(await run("backup", join(state(), "backups"))).toMatchObject({
      code: 2,
      told: expect.stringContaining("外"),
    });
    vi.stubEnv("DATABASE_URL", "postgresql://somebody@db.example/kirinuki");
    expect(await run("backup", backups)).toMatchObject({ code: 3, told: expect.stringContaining("pg_basebackup") });
    vi.stubEnv("DATABASE_URL", "");
  });

  it("of a restore: a folder in use, no secret, another secret, no moment, a moment before all", async () => {
    const to = (...args: string[]) => run("restore", backups, "--to", state("never"), ...args);
    const secret = ["--secret-file", join(state(), "secret.key")];
    expect(await run("restore", backups, "--to", state(), ...secret)).toMatchObject({
      code: 3,
      told: expect.stringContaining("空の"),
    });
    expect(await to()).toMatchObject({ code: 3, told: expect.stringContaining("秘密の鍵が必要") });
    writeFileSync(join(base, "other.key"), "x".repeat(40));
    expect(await to("--secret-file", join(base, "other.key"))).toMatchObject({
      code: 3,
      told: expect.stringContaining("違います"),
    });
    expect(await to("--at", "yesterday", ...secret)).toMatchObject({ code: 2, told: expect.stringContaining("時差") });
    expect(await to("--at", "2020-01-01T00:00:00Z", ...secret)).toMatchObject({
      code: 3,
      told: expect.stringContaining("最も古いもの"),
    });
    expect(existsSync(state("never"))).toBe(false);
  });

  it("of the product: a restore that was killed", async () => {
    mkdirSync(state("half"));
    writeFileSync(join(state("half"), "restore.unfinished"), "");
    await expect(openInstallation({ stateDir: state("half"), openDatabase })).rejects.toThrow(/interrupted/);
  });
});

it("keeps the newest backups and the log that leads on from them", async () => {
  const before = { wal: readdirSync(join(backups, "wal")).length, objects: objects().length };
  const { told } = await run("backup", backups, "--keep", "1");
  expect(told).toMatch(/古いバックアップ\d個/);
  expect(BackupFolder.open(backups).names()).toHaveLength(1);
  expect(readdirSync(join(backups, "wal")).length).toBeLessThan(before.wal);
  expect(objects().length).toBeLessThan(before.objects);
  await archived();
  expect(await run("verify", backups)).toMatchObject({ code: 0 });
});
