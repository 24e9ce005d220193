import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { file, folder, run } = cliDesk(db);

const article = (id: string, more: object = {}) => ({
  source: "cli",
  id,
  title: `見出し${id}`,
  body: "電池",
  date: null,
  media: "青空ニュース",
  url: null,
  ...more,
});

describe("a command line that can't be meant", () => {
  it.each([
    [[]],
    [["unknown"]],
    [["ingest"]],
    [["ingest", "--format", "jsonl"]],
    [["ingest", "--format", "xml", "a.jsonl"]],
    [["ingest", "--format", "jsonl", "--data-section", "4", "a.jsonl"]],
    [["ingest", "--format", "jsonl", "--colour", "a.jsonl"]],
    [["ingest", "--format", "jsonl", "--media-name", "x", "a.jsonl"]],
    [["ingest", "--format", "newsml", "--feed-url", "https://example.jp/", "a.xml"]],
    [["ingest", "--format", "feed", "--feed-url", "example.jp", "a.xml"]],
    [["match"]],
    [["match", "--theme", "1.5"]],
    [["match", "--theme", "99999999999"]],
    [["migrate", "--down", "zero"]],
    [["operator", "add", "x".repeat(21)]],
  ])("ends with 2 and says why: %j", async (args) => {
    const { code, told, out } = await run(args);
    expect([code, out]).toEqual([2, []]);
    expect(told).toMatch(/[ぁ-ん]/);
  });

  it("is told from a question for help", async () => {
    const { code, out } = await run(["ingest", "--help"]);
    expect(code).toBe(0);
    expect(out.join("\n")).toContain("使い方: kirinuki ingest");
  });
});

describe("a configuration that can't be used", () => {
  it("ends with 3 and lists every fault", async () => {
    vi.stubEnv("PORT", "none");
    vi.stubEnv("LOG_LEVEL", "loud");
    const { code, told } = await run(["migrate"]);
    vi.stubEnv("PORT", "");
    vi.stubEnv("LOG_LEVEL", "silent");
    expect(code).toBe(3);
    expect(told).toMatch(/PORT[\s\S]*LOG_LEVEL/);
  });

  it("ends with 3 where the database does not answer", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
    const { code, told } = await run(["match", "--theme", "1"]);
    vi.stubEnv("DATABASE_URL", db.ownerUrl);
    expect([code, told]).toEqual([3, expect.stringContaining("データベースを利用できません")]);
  });
});

describe("the product's command line", () => {
  it.each(["demo", "database", "mail-sink"])("has no command %s", async (name) => {
    expect(await run([name])).toMatchObject({ code: 2, told: expect.stringContaining(name) });
  });

  it("ends with 3 without DATABASE_URL, says what is missing, and makes no secret", async () => {
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("KIRINUKI_SECRET", "");
    const { code, told } = await run(["migrate"]);
    vi.stubEnv("DATABASE_URL", db.ownerUrl);
    vi.stubEnv("KIRINUKI_SECRET", db.secret);
    expect([code, told]).toEqual([3, expect.stringMatching(/^DATABASE_URLが設定されていません。/)]);
    expect(existsSync(join(folder, "secret.key"))).toBe(false);
  });
});

describe("kirinuki ingest", () => {
  it("ends with 0 and the counts when all was read", async () => {
    const files = [file("a.jsonl", article("1"), article("2")), file("b.jsonl", article("2"), article("3"))];
    const { code, out } = await run(["ingest", "--format", "jsonl", ...files, "--json"]);
    expect(code).toBe(0);
    expect(out).toEqual(['{"read":4,"stored":3,"known":1,"corrected":0,"refused":0,"matched":0}']);
  });

  it("ends with 1 and names what was refused", async () => {
    const { code, out, told } = await run([
      "ingest",
      "--format",
      "jsonl",
      file("c.jsonl", article("4"), article("5", { title: "" })),
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(out.at(-1) ?? "")).toEqual({
      read: 2,
      stored: 1,
      known: 0,
      corrected: 0,
      refused: 1,
      matched: 0,
    });
    expect(told).toMatch(/c\.jsonl 2行目 title: .+/);
  });

  it("speaks to a person on a terminal, and only in JSON where that is asked for", async () => {
    const path = file("d.jsonl", article("6"), "{");
    expect(await run(["ingest", "--format", "jsonl", path], { tty: true })).toMatchObject({
      out: [],
      told: expect.stringContaining("読込 2件"),
    });
    expect(await run(["ingest", "--format", "jsonl", path, "--json"], { tty: true })).toMatchObject({
      out: [expect.stringContaining('"number":2,"field":"line"'), expect.stringContaining('"known":1')],
      told: "",
    });
  });

  it("takes an empty file, and the source that it is told", async () => {
    expect((await run(["ingest", "--format", "jsonl", file("empty.jsonl")])).out).toEqual([
      '{"read":0,"stored":0,"known":0,"corrected":0,"refused":0,"matched":0}',
    ]);
    await run(["ingest", "--format", "jsonl", file("e.jsonl", article("7")), "--data-section", "5"]);
    const { rows } = await db.owner.query("SELECT source FROM article_source WHERE source_key = '7'");
    expect(rows).toEqual([{ source: "cli#5" }]);
  });

  it.each([[join(folder, "missing.jsonl")], [folder]])(
    "ends with 3 before anything is read where a file can't be: %s",
    async (path) => {
      const { code, told } = await run(["ingest", "--format", "jsonl", file("f.jsonl", article("never")), path]);
      expect([code, told]).toEqual([3, expect.stringContaining(path)]);
      expect((await db.owner.query("SELECT 1 FROM article_source WHERE source_key = 'never'")).rows).toEqual([]);
    },
  );
});

describe("kirinuki search reindex", () => {
  it("indexes every article anew and tells how many", async () => {
    const { rows } = await db.owner.query("SELECT count(*)::int AS n FROM article");
    await db.owner.query("TRUNCATE article_search, article_search_recent");
    const { code, out } = await run(["search", "reindex", "--json"]);
    expect([code, out]).toEqual([0, [JSON.stringify({ indexed: rows[0].n })]]);
    const indexed = await db.owner.query("SELECT count(*)::int AS n FROM article_searchable");
    expect(indexed.rows).toEqual(rows);
    expect(rows[0].n).toBeGreaterThan(0);
  });
});

describe("kirinuki rightholder decide", () => {
  it("gives stored articles the agency that their text credits, once", async () => {
    const lines = [
      article("wire", { body: "【ワシントン共同】米政府は20日、発表した。" }),
      article("own", { body: "【ワシントン＝山田太郎】米政府は20日、発表した。" }),
      article("named", { body: "米政府は20日、発表した。（共同）", rightholder: "ロイター" }),
    ];
    expect((await run(["ingest", "--format", "jsonl", file("wire.jsonl", ...lines)])).code).toBe(0);
    const holders = async () =>
      (
        await db.owner.query(
          "SELECT source_key, rightholder FROM article JOIN article_source USING (article_id) WHERE source_key IN ('wire', 'own', 'named') ORDER BY 1",
        )
      ).rows.map(({ rightholder }) => rightholder);
    expect(await holders()).toEqual(["ロイター", null, "共同通信"]);
    await db.owner.query("UPDATE article SET rightholder = NULL WHERE rightholder = '共同通信'");
    const decide = async () => (await run(["rightholder", "decide", "--json"])).out;
    expect(await decide()).toEqual([JSON.stringify({ decided: 1 })]);
    expect(await holders()).toEqual(["ロイター", null, "共同通信"]);
    expect(await decide()).toEqual([JSON.stringify({ decided: 0 })]);
  });
});

describe("kirinuki match", () => {
  it("tells what it would do, does it, and then has nothing to do", async () => {
    const { rows } =
      await db.owner.query(`WITH c AS (INSERT INTO contract (contract_code, company_name) VALUES ('climatch', 'x') RETURNING contract_id)
      INSERT INTO theme (contract_id, theme_name) SELECT contract_id, '電池' FROM c RETURNING theme_id, contract_id`);
    const [{ theme_id, contract_id }] = rows;
    await db.owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, '見出し1', '見出し1')",
      [contract_id, theme_id],
    );
    const match = async (...more: string[]) =>
      JSON.parse((await run(["match", "--theme", String(theme_id), ...more])).out[0] ?? "");
    expect(await match("--dry-run")).toMatchObject({ added: 1, removed: 0, dry_run: true });
    expect(await match()).toMatchObject({ added: 1, removed: 0, dry_run: false });
    expect(await match("--json")).toMatchObject({ added: 0, removed: 0 });
  });

  it("ends with 3 for a theme that is not there", async () => {
    expect(await run(["match", "--theme", "999999"])).toMatchObject({
      code: 3,
      told: expect.stringContaining("999999"),
    });
  });
});

describe("kirinuki serve", () => {
  // The tests' template has our tables; the queue's come with the command.
  beforeAll(() => run(["migrate"]));

  it("answers until it is stopped, and then ends with 0", async () => {
    const [port, innerPort] = [await aFreePort(), await aFreePort()];
    vi.stubEnv("CORE_PORT", String(port));
    vi.stubEnv("CORE_INNER_PORT", String(innerPort));
    // The same server stands in for a standby: it has whatever it has.
    vi.stubEnv("DATABASE_READ_URL", db.ownerUrl);
    let stop = () => {};
    const served = run(["serve"], { stopped: new Promise((resolve) => (stop = resolve)) });
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
      timeout: 20_000,
      interval: 50,
    });
    const asked = await fetch(`http://127.0.0.1:${port}/api/v1/el_admin_notice`);
    expect(asked.status).toBe(200);
    const figures = await fetch(`http://127.0.0.1:${innerPort}/metrics`);
    expect(await figures.text()).toContain('kirinuki_database_up{pool="standby"}');
    stop();
    expect(await served).toMatchObject({ code: 0 });
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
    await expect(fetch(`http://127.0.0.1:${innerPort}/metrics`)).rejects.toThrow();
  });

  it.each(["CORE_PORT", "CORE_INNER_PORT"])("ends with 3 and names the port that is taken: %s", async (variable) => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => {
        const address = taken.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    for (const name of ["CORE_PORT", "CORE_INNER_PORT"])
      vi.stubEnv(name, String(name === variable ? port : await aFreePort()));
    expect(await run(["serve"])).toMatchObject({
      code: 3,
      told: expect.stringMatching(new RegExp(`${port}.*${variable}`)),
    });
    await new Promise((resolve) => taken.close(resolve));
  });
});

describe("kirinuki worker", () => {
  it("answers on its inner port until it is stopped, and then ends with 0", async () => {
    const port = await aFreePort();
    vi.stubEnv("WORKER_INNER_PORT", String(port));
    let stop = () => {};
    const working = run(["worker"], { stopped: new Promise((resolve) => (stop = resolve)) });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(200), { timeout: 20_000, interval: 50 });
    expect(await (await ask("/metrics")).text()).toContain('kirinuki_database_up{pool="worker"} 1');
    stop();
    expect(await working).toMatchObject({ code: 0 });
    await expect(ask("/healthz")).rejects.toThrow();
  });
});

describe("in production", () => {
  const inProduction = async (args: string[], environment: Record<string, string>) => {
    for (const [name, value] of Object.entries({ NODE_ENV: "production", ...environment })) vi.stubEnv(name, value);
    const ran = await run(args);
    vi.stubEnv("NODE_ENV", "test");
    vi.stubEnv("KIRINUKI_SECRET", db.secret);
    return ran;
  };

  it.each(["serve", "worker", "migrate"])("%s makes no secret by itself, and says how to make one", async (command) => {
    expect(await inProduction([command], { KIRINUKI_SECRET: "" })).toMatchObject({
      code: 3,
      told: expect.stringMatching(/KIRINUKI_SECRET.*openssl rand -hex 32/),
    });
  });

  it("core-api does not start without the secret that the bff proves itself by", async () => {
    expect(await inProduction(["serve"], {})).toMatchObject({
      code: 3,
      told: expect.stringMatching(/BFF_SECRET.*openssl rand -hex 32/),
    });
  });
});

describe("kirinuki migrate", () => {
  it("has nothing to do, goes back and comes again; without tables the others say so", async () => {
    expect(await run(["migrate"])).toMatchObject({ code: 0, out: [] });
    expect((await run(["migrate", "--down", "1"])).out).toHaveLength(1);
    expect(await run(["match", "--theme", "1"])).toMatchObject({
      code: 3,
      told: expect.stringContaining("kirinuki migrate"),
    });
    expect((await run(["migrate"])).out).toHaveLength(1);
  });
});

async function aFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
