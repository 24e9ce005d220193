import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import iconv from "iconv-lite";
import { afterAll, describe, expect, it } from "vitest";
import { ingestItems } from "../ingest.ts";
import { feedItems, openInput } from "../ingest-file.ts";
import { newsDesk } from "../testing/news-desk.ts";
import { MAX_FEED_BYTES } from "./read-feed.ts";

const desk = await newsDesk(await testDatabase());
const folder = mkdtempSync(join(tmpdir(), "kirinuki-feed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (id: string, title: string) =>
  `<item><guid isPermaLink="false">${id}</guid><title>${title}</title><description>全固体電池</description></item>`;
const rss = (...entries: string[]) =>
  `<?xml version="1.0" encoding="Shift_JIS"?><rss version="2.0"><channel><title>青空通信</title><link>https://feed.example.jp/</link>${entries.join("")}</channel></rss>`;

async function ingest(name: string, content: Buffer | string) {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? iconv.encode(content, "cp932") : content);
  const input = await openInput(path);
  return ingestItems(feedItems(input, {}), desk.newStore(), input);
}

const rows = async (sql: string) => (await desk.owner.query(sql)).rows;

describe("a feed file", () => {
  it("is stored, matched, known when it comes again, and corrected under the same id", async () => {
    const theme = await desk.theme(await desk.contract("feed01"), "電池", ["全固体電池"]);
    const first = rss(entry("1", "髙﨑①"), entry("2", "二"));
    expect(await ingest("a.xml", first)).toMatchObject({ read: 2, stored: 2, refused: 0, matched: 2 });
    expect(await ingest("a.xml", first)).toMatchObject({ stored: 0, known: 2, matched: 0 });
    expect(await ingest("b.xml", rss(entry("3", "三"), entry("1", "髙﨑①（訂正）")))).toMatchObject({
      stored: 1,
      corrected: 1,
    });
    expect(
      await rows(
        "SELECT a.title, a.version, a.media_name FROM article_source s JOIN article a USING (article_id) WHERE s.source = 'feed:feed.example.jp#3' ORDER BY s.source_key",
      ),
    ).toEqual([
      { title: "髙﨑①（訂正）", version: 2, media_name: "青空通信" },
      { title: "二", version: 1, media_name: "青空通信" },
      { title: "三", version: 1, media_name: "青空通信" },
    ]);
    expect(await rows(`SELECT 1 FROM theme_article WHERE theme_id = ${theme}`)).toHaveLength(3);
  });

  it("has its errors in the list, once, with number, field, reason and its piece of the feed", async () => {
    const text = rss(entry("ok", "良い"), "<item><guid>empty</guid></item>");
    for (const _ of [1, 2]) expect(await ingest("faulty.xml", text)).toMatchObject({ read: 2, refused: 1 });
    expect(await rows("SELECT item_no, field, payload FROM ingest_error WHERE source_file LIKE '%faulty.xml'")).toEqual(
      [{ item_no: 2, field: "title", payload: "<item><guid>empty</guid></item>" }],
    );
  });

  it("is one error as a whole where it is no feed, hostile, or too large", async () => {
    const bomb = '<!DOCTYPE rss [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><rss><item><title>&c;</title></item></rss>';
    const nothing = { read: 1, stored: 0, refused: 1 };
    expect(await ingest("bomb.xml", bomb)).toMatchObject(nothing);
    expect(await ingest("zeros.xml", Buffer.alloc(5000))).toMatchObject(nothing);
    expect(await ingest("large.xml", Buffer.alloc(MAX_FEED_BYTES + 1, "<a>"))).toMatchObject(nothing);
    const errors = await rows("SELECT item_no, field, reason FROM ingest_error WHERE item_no = 0 ORDER BY reason");
    expect(errors).toHaveLength(3);
    for (const error of errors)
      expect(error).toMatchObject({ field: "file", reason: expect.stringMatching(/[ぁ-ん]/) });
  });
});
