import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aPhoto } from "../../original-files/testing/a-photo.ts";
import { anEpub } from "../../original-files/testing/an-epub.ts";
import { newsDesk } from "../testing/news-desk.ts";
import { csvOf, parcelDesk } from "../testing/parcel-desk.ts";

const desk = await newsDesk(await testDatabase());
const parcels = parcelDesk(desk);
const rows = async (sql: string, ...values: unknown[]) => (await desk.owner.query(sql, values)).rows;

const article = (id: string, more: Record<string, unknown> = {}) => ({
  article_id: id,
  title: "特集",
  article_text: "要約です。",
  media_code: "Z901",
  magazine_name: "週刊切抜",
  cover_date: "2026/11/30",
  start_page: 10,
  end_page: 12,
  category: "特集",
  contents_id: "Z901-20261130",
  sales_from_datetime: "2026/11/21 0:00",
  sales_to_datetime: "2026/12/20 23:59",
  redelivery_from_datetime: "",
  sales_datetime_flag: 1,
  epub_file: "20261130.epub",
  ...more,
});
const ingest = (path: string) => parcels.ingest("magazine", path);

describe("a magazine's parcel", { timeout: 60_000 }, () => {
  it("comes in with its book, cover and sale window, is known again, and corrected by a new book", async () => {
    const files = {
      "manifest.csv": csvOf([article("m1"), article("m2", { start_page: 13, end_page: 13 })]),
      "20261130.epub": anEpub(),
    };
    const path = parcels.folder("issue", files);
    expect((await ingest(path)).counts).toMatchObject({ read: 2, stored: 2, refused: 0 });
    const stored = await rows(
      `SELECT a.*, e.content_type AS epub, c.content_type AS cover FROM article a JOIN original e ON e.store_key = epub_key
       JOIN original c ON c.store_key = thumbnail_key WHERE contents_id = 'Z901-20261130' ORDER BY start_page`,
    );
    expect(stored).toMatchObject([
      {
        media_name: "週刊切抜",
        epub: "application/epub+zip",
        cover: "image/jpeg",
        sales_from_datetime: new Date("2026-11-21T00:00:00+09:00"),
        sales_to_datetime: new Date("2026-12-20T23:59:00+09:00"),
        redelivery_from_datetime: null,
        sales_datetime_flag: true,
      },
      { start_page: 13 },
    ]);
    expect(await parcels.store.exists(stored[0].epub_key)).toBe(true);
    expect((await ingest(path)).counts).toMatchObject({ stored: 0, known: 2, corrected: 0 });
    parcels.folder("issue", { ...files, "20261130.epub": anEpub({ cover: aPhoto({ color: "#a33" }) }) });
    expect((await ingest(path)).counts).toMatchObject({ stored: 0, corrected: 2 });
    const keys = await rows("SELECT DISTINCT epub_key FROM article WHERE contents_id = 'Z901-20261130'");
    expect(keys).not.toEqual([{ epub_key: stored[0].epub_key }]);
  });

  it("says what of its books readers won't have, once a book", async () => {
    const book = anEpub({ cover: null, body: "<script>1</script>" });
    const manifest = csvOf([article("r1", { contents_id: "R" }), article("r2", { contents_id: "R" })]);
    const { counts, remarks } = await ingest(
      parcels.zip("remarks.zip", { "manifest.csv": manifest, "20261130.epub": book }),
    );
    expect(counts).toMatchObject({ stored: 2 });
    expect(remarks).toEqual(["EPUBにスクリプトが含まれています（実行しません）：1件", "表紙の画像がありません：1件"]);
    expect(await rows("SELECT thumbnail_key FROM article WHERE contents_id = 'R'")).toEqual([
      { thumbnail_key: null },
      { thumbnail_key: null },
    ]);
  });

  it("has an error for each field and book that can't be, and takes in the rest", async () => {
    const manifest = csvOf([
      article("f1", { article_id: "" }),
      article("f2", { contents_id: "" }),
      article("f3", { end_page: 9 }),
      article("f4", { sales_to_datetime: "2026/11/20" }),
      article("f5", { sales_from_datetime: "あした" }),
      article("f6", { epub_file: "" }),
      article("f7", { contents_id: "F", epub_file: "bad.epub" }),
      article("f8", { contents_id: "F", epub_file: "other.epub" }),
      article("f9"),
      article("f9", { title: "別の記事" }),
      article("f10", { data_section: 3 }),
      article("gone", { contents_id: "G", epub_file: "", del_flag: 1 }),
    ]);
    const path = parcels.folder("faulty", { "manifest.csv": manifest, "20261130.epub": anEpub(), "bad.epub": "PK" });
    expect((await ingest(path)).counts).toMatchObject({ read: 12, stored: 2, refused: 10 });
    expect(await parcels.errors(path)).toEqual([
      "1 article_id: 記事IDを指定してください。",
      "2 contents_id: コンテンツIDを指定してください。",
      "3 end_page: 終了ページは開始ページ以降を指定してください。",
      "4 sales_to_datetime: 提供終了日時は提供開始日時以降を指定してください。",
      expect.stringContaining("5 sales_from_datetime: 提供開始日時は"),
      "6 epub_file: EPUBのファイル名を指定してください。",
      "7 epub_file: EPUBを取得できません（bad.epub）：ZIPファイルが壊れているか、途中で切れています。",
      "8 epub_file: コンテンツID「F」に別のEPUB（bad.epub）も指定されています。",
      "10 article_id: 記事IDが9件目と重複しています。",
      "11 data_section: 雑誌の情報源区分は5を指定してください。",
    ]);
  });
});
