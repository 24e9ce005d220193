import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { feedServer, rss } from "../ingest/polling/testing/feed-server.ts";
import { runCli } from "./cli.ts";
import { processIo } from "./io.ts";

const db = await testDatabase();
const server = await feedServer();
vi.stubEnv("DATABASE_URL", db.ownerUrl);
vi.stubEnv("KIRINUKI_SECRET", db.secret);
afterAll(() => vi.unstubAllEnvs());

async function feed(args: string[], outIsTty = false) {
  const out: string[] = [];
  const told: string[] = [];
  const code = await runCli(["feed", ...args], {
    ...processIo,
    out: (line) => out.push(line),
    tell: (line) => told.push(line),
    outIsTty,
  });
  return { code, out: out.join("\n"), told: told.join("\n") };
}
const list = async () => JSON.parse((await feed(["list"])).out);
await db.owner.query("INSERT INTO contract (contract_code, company_name) VALUES ('clifeed1', 'x')");
await db.owner.query(
  "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('W-CLI', '名', '名', 3)",
);

describe("kirinuki feed", () => {
  it("adds, lists and removes", async () => {
    expect(await feed(["list"], true)).toMatchObject({ code: 0, out: "", told: "登録されたフィードはありません。" });
    expect(await feed(["add", "https://feed.example.jp/a", "--every", "15", "--media", "W-CLI"])).toMatchObject({
      code: 0,
    });
    expect(await feed(["add", "https://feed.example.jp/a", "--contract", "clifeed1", "--media", "別名"])).toMatchObject(
      { code: 0 },
    );
    expect(await list()).toMatchObject([
      { contract_code: null, every_minutes: 15, media_code: "W-CLI", state: "waiting" },
      { contract_code: "clifeed1", every_minutes: 30, media_code: null, media_name: "別名" },
    ]);
    expect((await feed(["list"], true)).out).toMatch(/clifeed1 {2}30分ごと {2}未取得/);
    expect(await feed(["add", "https://feed.example.jp/a"])).toMatchObject({
      code: 3,
      told: expect.stringContaining("すでに"),
    });
    expect(await feed(["remove", "https://feed.example.jp/a"])).toMatchObject({ code: 3 });
    expect(await feed(["remove", "https://feed.example.jp/a", "--contract", "clifeed1"])).toMatchObject({ code: 0 });
    expect(await feed(["remove", (await list())[0].feed_source_id])).toMatchObject({ code: 0 });
    expect(await list()).toEqual([]);
  });

  it.each([
    [["add", "feed.example.jp"], 2],
    [["add", "https://feed.example.jp/", "--every", "1"], 2],
    [["add", "https://feed.example.jp/", "--contract", "nobody01"], 3],
    [["remove", "99999999999"], 3],
    [["remove", "https://feed.example.jp/none"], 3],
  ])("refuses %j with %d and says why", async (args, code) => {
    expect(await feed(args)).toMatchObject({ code, told: expect.stringMatching(/[ぁ-ん]/) });
    expect(await list()).toEqual([]);
  });

  it("checks a feed without storing anything, and asks nobody inside unless it may", async () => {
    const url = server.serve("/check", rss("1", "2"));
    expect(await feed(["check", url])).toMatchObject({ code: 1, told: expect.stringContaining("内部ネットワーク") });
    vi.stubEnv("FEED_PRIVATE_ADDRESSES", "true");
    const checked = await feed(["check", url]);
    expect([checked.code, JSON.parse(checked.out)]).toEqual([
      0,
      { url, moved_to: null, kind: "RSS 2.0", charset: "UTF-8", articles: 2, errors: [], remarks: expect.any(Array) },
    ]);
    expect((await feed(["check", server.serve("/page", "<html></html>")])).code).toBe(1);
    const faulty = server.serve("/faulty", "<rss><channel><item><guid>1</guid></item></channel></rss>");
    const [refused, summary] = (await feed(["check", faulty, "--json"])).out
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(refused).toMatchObject({ file: faulty, number: 1, field: "title" });
    expect(summary).toMatchObject({ articles: 0, errors: [expect.stringContaining("title: ")] });
    expect((await db.owner.query("SELECT 1 FROM article_source")).rows).toEqual([]);
  });
});
