import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withClient } from "../../src/db/with-client.ts";
import { discardState } from "./discard.ts";
import { processMark } from "./process-mark.ts";
import { type ServerOptions, useServer } from "./server.ts";

const HOLDER = fileURLToPath(new URL("./testing/hold-server.ts", import.meta.url));

let base: string;
let stateDir: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "embedded-"));
  chmodSync(base, 0o755);
  stateDir = join(base, "a folder 切り抜き");
});

afterEach(async () => {
  await discardState(stateDir);
  rmSync(base, { recursive: true, force: true });
});

const open = (options: Partial<ServerOptions> = {}) => useServer({ stateDir, profile: "throwaway", ...options });
const remembered = () => JSON.parse(readFileSync(join(stateDir, "postgres.json"), "utf8"));
const pidFile = () =>
  join(
    remembered().home.startsWith("/") ? remembered().home : join(stateDir, remembered().home),
    "data/postmaster.pid",
  );
const serverPid = () => (existsSync(pidFile()) ? Number(readFileSync(pidFile(), "utf8").split("\n")[0]) : undefined);
const ask = (url: string, sql: string) =>
  withClient(url, async (client) => Object.values((await client.query(sql)).rows[0] ?? {})[0]);
const isGone = (pid: number | undefined) =>
  vi.waitFor(() => expect(processMark(pid ?? 0)).toBeUndefined(), { timeout: 20_000, interval: 20 });

/** Another process that uses the server; answers when it says that the server is up. */
async function holder(...args: string[]) {
  const child = spawn(process.execPath, [HOLDER, stateDir, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, exited, url: String(line).replace("up ", "") };
}

describe("a server of one's own", () => {
  it("is made on first use, keeps its data and stops when the last one leaves", async () => {
    const first = await open();
    await ask(first.url("postgres"), "CREATE TABLE kept AS SELECT 7 AS n");
    const pid = serverPid();
    await first.release();
    await isGone(pid);

    const again = await open();
    expect(await ask(again.url("postgres"), "SELECT n FROM kept")).toBe(7);
    await again.release();
  });

  it("speaks UTF-8, sorts the same everywhere, checks its pages and listens on this machine only", async () => {
    const server = await open();
    const setting = (name: string) => ask(server.url("postgres"), `SELECT current_setting('${name}')`);
    expect(await ask(server.url("postgres"), "SELECT datlocale FROM pg_database WHERE datname = 'postgres'")).toBe(
      "C.UTF-8",
    );
    expect([
      await setting("server_encoding"),
      await setting("data_checksums"),
      await setting("listen_addresses"),
    ]).toEqual(["UTF8", "on", "127.0.0.1"]);
    expect(await setting("unix_socket_directories")).toBe("");
    await server.release();
  });

  it("lets nobody in without the password, which only its owner can read", async () => {
    const server = await open();
    const url = new URL(server.url("postgres"));
    url.password = "guessed";
    await expect(ask(url.href, "SELECT 1")).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(stateDir, "postgres.json")).mode & 0o077).toBe(0);
    await server.release();
  });

  it("never gives up a write in the product's profile", async () => {
    const server = await open({ profile: "product" });
    const values = await Promise.all(
      ["fsync", "synchronous_commit", "full_page_writes"].map((name) => ask(server.url("postgres"), `SHOW ${name}`)),
    );
    expect(values).toEqual(["on", "on", "on"]);
    await server.release();
  });
});

describe("several users", () => {
  it("share one server that stays until the last has left", async () => {
    const [mine, other] = await Promise.all([open(), holder()]);
    expect(other.url).toBe(mine.url("postgres"));
    const pid = serverPid();
    await mine.release();
    expect(await ask(other.url, "SELECT 1")).toBe(1);
    other.child.stdin.end();
    await other.exited;
    await isGone(pid);
  });

  it("leave properly even by process.exit", async () => {
    const other = await holder("exit");
    await other.exited;
    await isGone(serverPid());
  });
});

describe("after a crash", () => {
  it("takes over the server that a killed process left", async () => {
    const killed = await holder();
    const pid = serverPid();
    killed.child.kill("SIGKILL");
    await killed.exited;

    const server = await open();
    expect(serverPid()).toBe(pid);
    await server.release();
    await isGone(pid);
  });

  it.each([
    ["a process that is gone", () => 2 ** 22 - 7],
    ["some other program that got its number", () => process.pid],
  ])("starts although the pid file names %s", async (_, pid) => {
    await (await open()).release();
    writeFileSync(pidFile(), `${pid()}\n${join(stateDir, "postgres/data")}\n1\n15432\n\n127.0.0.1\n0 0\nready\n`);
    const server = await open({ profile: "product" });
    expect(await ask(server.url("postgres"), "SELECT 1")).toBe(1);
    await server.release();
  });

  it("makes a half-made database again", async () => {
    await (await open()).release();
    writeFileSync(join(stateDir, "postgres/data.unfinished"), "");
    rmSync(join(stateDir, "postgres/data/global"), { recursive: true });
    const server = await open();
    expect(await ask(server.url("postgres"), "SELECT 1")).toBe(1);
    await server.release();
  });
});

describe("in the way", () => {
  it("a taken port makes it use another and say so", async () => {
    await (await open()).release();
    const squatter = createServer().listen(remembered().port, "127.0.0.1");
    await once(squatter, "listening");
    const notes: string[] = [];
    const server = await open({ note: (line) => notes.push(line) });
    expect(notes.join()).toMatch(/port \d+ is taken, the database uses \d+/);
    await server.release();
    squatter.close();
  });

  it("a damaged memory is told, not replaced", async () => {
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(join(stateDir, "postgres.json"), '{"port": 1}');
    await expect(open()).rejects.toThrow(/postgres\.json is damaged/);
    rmSync(join(stateDir, "postgres.json"));
  });

  it("data of a forgotten password is kept aside, and a new database made", async () => {
    await (await open()).release();
    rmSync(join(stateDir, "postgres.json"));
    await (await open()).release();
    expect(readdirSync(stateDir).filter((name) => name.startsWith("postgres.before-"))).toHaveLength(1);
  });

  it.runIf(process.getuid?.() === 0)(
    "a folder that the database's user cannot enter: it lives elsewhere, and moves there when that changes",
    async () => {
      const inside = await open();
      await ask(inside.url("postgres"), "CREATE TABLE kept AS SELECT 7 AS n");
      await inside.release();
      chmodSync(base, 0o700);

      const outside = await open();
      expect(remembered().home).toMatch(/^\/var\/lib\/kirinuki-|^\/var\/tmp\/kirinuki-/);
      expect(await ask(outside.url("postgres"), "SELECT n FROM kept")).toBe(7);
      await outside.release();
    },
  );
});
