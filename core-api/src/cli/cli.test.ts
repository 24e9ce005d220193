import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { verifyPassword } from "../modules/session/password.ts";
import { aPdf } from "../originals/testing/a-pdf.ts";
import { aUser } from "../test-support/a-user.ts";
import { aContract, aGroup } from "../test-support/builders.ts";
import { runCli } from "./cli.ts";
import type { Io } from "./io.ts";

const db = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "kirinuki-cli-"));
vi.stubEnv("DATABASE_URL", db.ownerUrl);
vi.stubEnv("KIRINUKI_SECRET", db.secret);
vi.stubEnv("KIRINUKI_DATA", folder);
vi.stubEnv("LOG_LEVEL", "silent");
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface Ran {
  code: number;
  out: string[];
  told: string;
}

/** A command line, in a script unless `tty`; `typed` is what is typed or piped in. */
async function run(
  args: string[],
  {
    typed = "",
    tty = false,
    stopped = Promise.resolve(),
  }: { typed?: string; tty?: boolean; stopped?: Promise<void> } = {},
): Promise<Ran> {
  const out: string[] = [];
  const told: string[] = [];
  const io: Io = {
    out: (line) => out.push(line),
    tell: (line) => told.push(line),
    outIsTty: tty,
    tellIsTty: false,
    readSecret: async () => typed,
    stopped: () => stopped,
  };
  return { code: await runCli(args, io), out, told: told.join("\n") };
}

function file(name: string, ...lines: unknown[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return path;
}
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
      out: [expect.stringContaining('"known":1')],
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

describe("kirinuki ingest of feeds and agencies' files", () => {
  const storedTitles = async (source: string): Promise<string[]> => {
    const { rows } = await db.owner.query(
      "SELECT a.title FROM article_source s JOIN article a USING (article_id) WHERE s.source = $1 ORDER BY a.article_id",
      [source],
    );
    return rows.map(({ title }) => title);
  };

  it("takes a feed under the name and address it is told, says what is odd, and names a faulty entry", async () => {
    const feed = file(
      "feed.xml",
      "<rss version='2.0'><channel><title>題</title>",
      "<item><title>見出し</title><link>/1</link></item><item><guid>x</guid></item></channel></rss>",
    );
    const options = ["--feed-url", "https://feed.example.jp/rss", "--media-name", "青空通信", "--data-section", "2"];
    const { code, out, told } = await run(["ingest", "--format", "feed", feed, ...options]);
    expect([code, JSON.parse(out.at(-1) ?? "")]).toEqual([
      1,
      expect.objectContaining({ read: 2, stored: 1, refused: 1 }),
    ]);
    expect(told).toMatch(/feed\.xml 2件目 title: .+/);
    expect(told).toMatch(/feed\.xml 注意: 日付がない記事：1件/);
    expect(await storedTitles("feed:feed.example.jp#2")).toEqual(["見出し"]);
    expect((await run(["ingest", "--format", "feed", feed, ...options, "--json"])).out).toEqual([
      '{"read":2,"stored":0,"known":1,"corrected":0,"refused":1,"matched":0}',
    ]);
  });

  it("takes NewsML-G2 with its corrections, and goes on after a file that is none", async () => {
    const item = (version: number, headline: string) =>
      `<newsItem guid="urn:newsml:example.jp:cli" version="${version}"><itemMeta/><contentMeta><headline>${headline}</headline></contentMeta></newsItem>`;
    const files = [
      file("v1.xml", item(1, "初版")),
      file("not.xml", "<html><body>Not found</body></html>"),
      file("v2.xml", item(2, "第二版")),
    ];
    const { code, out, told } = await run(["ingest", "--format", "newsml", ...files, "--data-section", "2"]);
    expect([code, JSON.parse(out.at(-1) ?? "")]).toEqual([
      1,
      { read: 3, stored: 1, known: 0, corrected: 1, refused: 1, matched: 0 },
    ]);
    expect(told).toMatch(/not\.xml file: HTMLのページです。/);
    expect(await storedTitles("newsml#2")).toEqual(["第二版"]);
    expect((await run(["ingest", "--format", "newsml", files[0] ?? "", "--data-section", "2", "--json"])).code).toBe(0);
  });
});

describe("kirinuki search reindex", () => {
  it("indexes every article anew and tells how many", async () => {
    const { rows } = await db.owner.query("SELECT count(*)::int AS n FROM article");
    await db.owner.query("TRUNCATE article_search");
    const { code, out } = await run(["search", "reindex", "--json"]);
    expect([code, out]).toEqual([0, [JSON.stringify({ indexed: rows[0].n })]]);
    const indexed = await db.owner.query("SELECT count(*)::int AS n FROM article_search");
    expect(indexed.rows).toEqual(rows);
    expect(rows[0].n).toBeGreaterThan(0);
  });
});

describe("kirinuki ingest of a parcel", { timeout: 60_000 }, () => {
  const header = "data_section,article_id,title,media_name,issue_date,pdf_file\n";
  const parcel = (name: string, manifest: string): string => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "manifest.csv"), manifest);
    return join(folder, name);
  };

  it("stores originals where the product finds them, and says which could not be had", async () => {
    const path = parcel("paper", `${header}1,p1,一面,山河新聞,2026-11-20,a.pdf\n1,p2,二面,山河新聞,2026-11-20,b.pdf\n`);
    writeFileSync(join(path, "a.pdf"), await aPdf());
    const { code, out, told } = await run(["ingest", "--format", "newspaper", path]);
    expect([code, JSON.parse(out[0] ?? "")]).toEqual([
      1,
      { read: 2, stored: 1, known: 0, corrected: 0, refused: 1, matched: 0 },
    ]);
    expect(told).toContain(`${path} 2件目 pdf_file: 原文を取得できません（b.pdf）：ファイルがありません。`);
    const { rows } = await db.owner.query("SELECT pdf_key FROM article WHERE title = '一面'");
    expect(existsSync(join(folder, "originals", rows[0].pdf_key))).toBe(true);
  });

  it("ends with 3 where there is none, with 1 where it is no parcel, and goes on with the next", async () => {
    expect((await run(["ingest", "--format", "newspaper", join(folder, "nowhere")])).code).toBe(3);
    const good = parcel("good", `${header}2,g1,記事,山河新聞,2026-11-20,\n`);
    const { code, out } = await run(["ingest", "--format", "newspaper", parcel("bad", "a,b\n1,2\n"), good]);
    expect([code, JSON.parse(out[0] ?? "")]).toMatchObject([1, { read: 2, stored: 1, refused: 1 }]);
    expect((await run(["ingest", "--format", "magazine", file("text.zip", "no zip"), "--json"])).code).toBe(1);
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

describe("kirinuki operator", () => {
  const hashOf = async (id: string): Promise<string> =>
    (await db.owner.query("SELECT password_hash FROM operator_account WHERE operator_id = $1", [id])).rows[0]
      .password_hash;

  it("adds an account once, and changes its password", async () => {
    expect(await run(["operator", "add", "ops", "--name", "運用係"], { typed: "Operator1!" })).toMatchObject({
      code: 0,
    });
    expect(await run(["operator", "add", "ops"], { typed: "Another1!" })).toMatchObject({ code: 3 });
    expect(await verifyPassword(await hashOf("ops"), "Operator1!")).toBe(true);
    expect(await run(["operator", "password", "ops"], { typed: "Changed1!" })).toMatchObject({ code: 0 });
    expect(await verifyPassword(await hashOf("ops"), "Changed1!")).toBe(true);
  });

  it.each(["short1!", "nodigits!!", "NoSpecial1", "日本語1!日本語1!"])("refuses the password %s", async (typed) => {
    expect(await run(["operator", "add", "weak"], { typed })).toMatchObject({ code: 2 });
  });

  it("knows who is not there", async () => {
    expect(await run(["operator", "password", "ghost"], { typed: "Operator1!" })).toMatchObject({ code: 3 });
  });
});

describe("kirinuki token", () => {
  it("makes a token that is shown once, lists it, and ends it", async () => {
    const contract = await aContract(db.owner);
    const user = await aUser(db.owner, await aGroup(db.owner, contract));
    const of = ["--contract", contract.contractCode];
    const made = await run([
      "token",
      "create",
      ...of,
      "--user",
      user.userId,
      "--name",
      "連携",
      "--expires",
      "2099-12-31",
    ]);
    expect(made).toMatchObject({ code: 0, out: [expect.stringMatching(/^\d+\.[\w-]{20,}$/)] });
    const listed = await run(["token", "list", ...of]);
    expect(listed.out).toHaveLength(1);
    const { api_token_id, ...rest } = JSON.parse(listed.out[0] ?? "");
    expect(rest).toMatchObject({ token_name: "連携", user_id: user.userId, last_used_at: null });
    expect(listed.out[0]).not.toContain(made.out[0]?.split(".")[1]);
    expect(await run(["token", "revoke", ...of, api_token_id])).toMatchObject({ code: 0 });
    expect(await run(["token", "revoke", ...of, api_token_id])).toMatchObject({ code: 3 });
    expect((await run(["token", "list", ...of])).out).toEqual([]);
  });

  it.each([
    [["--contract", "nowhere"], 3, "nowhere"],
    [["--user", "ghost"], 2, "登録されていません"],
    [["--expires", "2026-02-30"], 2, "有効期限"],
    [["--expires", "2020-01-01"], 2, "今日以降"],
    [["--name", "名".repeat(51)], 2, "50文字"],
  ])("refuses %j", async (wrong, code, told) => {
    const contract = await aContract(db.owner);
    const user = await aUser(db.owner, await aGroup(db.owner, contract));
    const args = ["--contract", contract.contractCode, "--user", user.userId, "--name", "連携", ...wrong];
    expect(await run(["token", "create", ...args])).toMatchObject({
      code,
      told: expect.stringContaining(told),
      out: [],
    });
  });
});

describe("kirinuki serve", () => {
  // The tests' template has our tables; the queue's come with the command.
  beforeAll(() => run(["migrate"]));

  it("answers until it is stopped, and then ends with 0", async () => {
    const port = await aFreePort();
    vi.stubEnv("CORE_PORT", String(port));
    let stop = () => {};
    const served = run(["serve"], { stopped: new Promise((resolve) => (stop = resolve)) });
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
      timeout: 20_000,
      interval: 50,
    });
    stop();
    expect(await served).toMatchObject({ code: 0 });
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow();
  });

  it("ends with 3 and names the port that is taken", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => {
        const address = taken.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    vi.stubEnv("CORE_PORT", String(port));
    expect(await run(["serve"])).toMatchObject({ code: 3, told: expect.stringContaining(String(port)) });
    await new Promise((resolve) => taken.close(resolve));
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
