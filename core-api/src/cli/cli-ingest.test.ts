import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aPdf } from "../original-files/testing/a-pdf.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { file, folder, run } = cliDesk(db);

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
      JSON.stringify({
        file: feed,
        number: 2,
        field: "title",
        reason: "見出しも本文もリンクもないため、記事として取り込めません。",
      }),
      '{"read":2,"stored":0,"known":1,"corrected":0,"refused":1,"matched":0}',
    ]);
  });

  it("names every refused item in a file, as JSON, and wherever its words are kept", async () => {
    const many = file("many.jsonl", ...Array.from({ length: 25 }, () => "{"));
    const none = file("none.xml", "<html/>");
    const errors = join(folder, "errors.jsonl");
    const { code, told } = await run(["ingest", "--format", "jsonl", many, "--errors", errors]);
    const written = readFileSync(errors, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([code, written.length, told.match(/行目/g)?.length]).toEqual([1, 25, 25]);
    expect(written[24]).toEqual({ file: many, number: 25, field: "line", reason: "JSONとして読み取れません。" });
    const { out } = await run(["ingest", "--format", "feed", none, "--json", "--errors", errors]);
    expect(JSON.parse(out[0] ?? "")).toMatchObject({ file: none, number: 0, field: "file" });
    expect(readFileSync(errors, "utf8")).toBe(`${out[0]}\n`);
    expect(await run(["ingest", "--format", "jsonl", many, "--errors", many])).toMatchObject({ code: 2 });
    expect(await run(["ingest", "--format", "jsonl", many, "--errors", join(folder, "no/e")])).toMatchObject({
      code: 3,
    });
    expect(readFileSync(many, "utf8")).toContain("{");
  });

  it("says of a file with nothing but a byte-order mark that it is empty", async () => {
    const empty = file("empty.jsonl", "\uFEFF");
    expect(await run(["ingest", "--format", "jsonl", empty])).toMatchObject({
      code: 0,
      told: expect.stringContaining("空のファイル"),
    });
    expect((await run(["ingest", "--format", "feed", empty])).told).toContain("空のファイル");
  });

  it("takes a feed that is packed by gzip", async () => {
    const packed = join(folder, "feed.xml.gz");
    writeFileSync(
      packed,
      gzipSync("<rss version='2.0'><channel><title>題</title><item><title>圧縮</title></item></channel></rss>"),
    );
    const { code } = await run(["ingest", "--format", "feed", packed, "--feed-url", "https://gzip.example.jp/rss"]);
    expect([code, await storedTitles("feed:gzip.example.jp#3")]).toEqual([0, ["圧縮"]]);
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
