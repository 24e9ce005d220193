import { readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_BYTES } from "../../original-files/inspection.ts";
import { aPdf, pdfOfManyPages } from "../../original-files/testing/a-pdf.ts";
import { aPhoto } from "../../original-files/testing/a-photo.ts";
import { newsDesk, wrongCounts } from "../testing/news-desk.ts";
import { csvOf, type ParcelFiles, parcelDesk } from "../testing/parcel-desk.ts";

const desk = await newsDesk(await testDatabase());
const parcels = parcelDesk(desk);
const rows = async (sql: string, ...values: unknown[]) => (await desk.owner.query(sql, values)).rows;

const article = (id: string, more: Record<string, unknown> = {}) => ({
  data_section: 1,
  article_id: id,
  title: `全固体電池の${id}`,
  media_code: "SNG",
  media_name: "山河新聞",
  issue_date: "2026/11/20",
  issue_type: 1,
  frame_no: "12",
  ...more,
});
const ingest = (path: string) => parcels.ingest("newspaper", path);
const ARTICLE = `SELECT a.*, published_on::text AS day FROM article_source s JOIN article a USING (article_id) WHERE s.source_key = $1`;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a newspaper's parcel", { timeout: 60_000 }, () => {
  it("comes in with its page PDF, thumbnail and photos, is known when it comes again, and corrected by a new PDF", async () => {
    const theme = await desk.theme(await desk.contract("paper01"), "電池", ["全固体電池"]);
    const files: ParcelFiles = {
      "manifest.csv": csvOf(
        [
          article("n1", {
            pdf_file: "pdf\\12面.pdf",
            photo_1: "写真/髙﨑.jpg",
            caption_1: "髙﨑社長①",
            photo_3: "図.png",
          }),
          article("n2", { data_section: 2, article_text: "本文です。", pdf_file: "pdf/12面.pdf" }),
        ],
        "cp932",
      ),
      "pdf/12面.pdf": await aPdf({ pages: 2 }),
      "写真/髙﨑.jpg": aPhoto(),
      "図.png": aPhoto({ type: "image/png" }),
    };
    const path = parcels.folder("first", files);
    expect(await ingest(path)).toEqual({
      counts: { read: 2, stored: 2, known: 0, corrected: 0, refused: 0, matched: 2 },
      remarks: [],
    });
    const [stored] = await rows(ARTICLE, "n1");
    expect(stored).toMatchObject({ day: "2026-11-20", frame_no: "12", image_count: 2, version: 1 });
    const originals = await rows(
      "SELECT store_key, content_type, pages FROM original WHERE store_key = ANY($1) ORDER BY 2 DESC",
      [stored.pdf_key, stored.thumbnail_key],
    );
    expect(originals).toMatchObject([
      { content_type: "image/jpeg", pages: null },
      { content_type: "application/pdf", pages: 2 },
    ]);
    expect(await Promise.all(originals.map(({ store_key }) => parcels.store.exists(store_key)))).toEqual([true, true]);
    const images =
      "SELECT serial_no, caption, content_type FROM article_image JOIN original ON store_key = image_key WHERE article_id = $1 ORDER BY 1";
    expect(await rows(images, stored.article_id)).toEqual([
      { serial_no: 1, caption: "髙﨑社長①", content_type: "image/jpeg" },
      { serial_no: 3, caption: "", content_type: "image/png" },
    ]);

    expect((await ingest(path)).counts).toMatchObject({ stored: 0, known: 2, corrected: 0, refused: 0, matched: 0 });
    parcels.folder("first", { ...files, "pdf/12面.pdf": await aPdf({ text: "corrected" }) });
    expect((await ingest(path)).counts).toMatchObject({ stored: 0, known: 0, corrected: 2 });
    const [corrected] = await rows(ARTICLE, "n1");
    expect(corrected).toMatchObject({ article_id: stored.article_id, version: 2 });
    expect(corrected.pdf_key).not.toBe(stored.pdf_key);
    expect(await rows("SELECT 1 FROM theme_article WHERE theme_id = $1", theme)).toHaveLength(2);
    // An old parcel that is run again takes no correction back, as with every file.
    parcels.folder("first", files);
    expect((await ingest(path)).counts).toMatchObject({ known: 2, corrected: 0 });
    expect(await wrongCounts(desk.owner)).toEqual([]);
  });

  it("is the same as a zip, packed with its folder or without", async () => {
    const files = {
      "manifest.json": JSON.stringify({
        articles: [article("z1", { pdf_file: "a.pdf", photos: [{ file: "b.jpg", caption: "図" }] })],
      }),
      "a.pdf": await aPdf(),
      "b.jpg": aPhoto(),
    };
    const within = Object.fromEntries(Object.entries(files).map(([name, content]) => [`20261120/${name}`, content]));
    expect((await ingest(parcels.zip("flat.zip", files))).counts).toMatchObject({ stored: 1, refused: 0 });
    const packed = parcels.zip("within.zip", { ...within, "__MACOSX/20261120/._manifest.json": "x" });
    expect((await ingest(packed)).counts).toMatchObject({ known: 1, refused: 0 });
    expect((await ingest(parcels.folder("plain", files))).counts).toMatchObject({ known: 1, refused: 0 });
  });

  it("has each article whose original can't be had in the error list, whole, and takes it in when it comes corrected", async () => {
    const outside = join(parcels.root, "outside.pdf");
    vi.stubEnv("TMPDIR", parcels.folder("tmp", {}));
    rmSync(join(parcels.root, "tmp/.keep"));
    writeFileSync(outside, await aPdf());
    const names = [
      "../outside.pdf",
      outside,
      "C:\\a.pdf",
      "link.pdf",
      "linked/a.pdf",
      "gone.pdf",
      "empty.pdf",
      "html.pdf",
      "locked.pdf",
      "many.pdf",
      "large.pdf",
      "sub",
    ];
    const manifest = csvOf([
      ...names.map((name, index) => article(`e${index + 1}`, { pdf_file: name })),
      article("e90", { photo_1: "cut.jpg", photo_2: "gone.jpg" }),
      article("good", { pdf_file: "good.pdf", photo_1: "good.jpg" }),
    ]);
    const path = parcels.folder("faulty", {
      "manifest.csv": manifest,
      "empty.pdf": "",
      "html.pdf": "<html>Not Found</html>",
      "locked.pdf": await aPdf({ password: "secret" }),
      "many.pdf": pdfOfManyPages(10_000),
      "large.pdf": "",
      "sub/a.pdf": await aPdf(),
      "cut.jpg": aPhoto({ width: 500 }).subarray(0, 700),
      "good.pdf": await aPdf(),
      "good.jpg": aPhoto(),
    });
    truncateSync(join(path, "large.pdf"), MAX_BYTES.pdf + 1);
    symlinkSync(outside, join(path, "link.pdf"));
    symlinkSync("sub", join(path, "linked"));
    expect((await ingest(path)).counts).toMatchObject({ read: 14, stored: 1, refused: 13 });
    const errors = await parcels.errors(path);
    const because = (item: number, field: string, name: string, reason: string) =>
      expect.stringMatching(
        new RegExp(`^${item} ${field}: .*を取得できません（${name.replace(/[.\\/]/g, "\\$&")}）：.*${reason}`),
      );
    expect(errors).toEqual([
      because(1, "pdf_file", "../outside.pdf", "ファイル名が正しくありません"),
      because(2, "pdf_file", outside, "ファイル名が正しくありません"),
      because(3, "pdf_file", "C:\\a.pdf", "ファイル名が正しくありません"),
      because(4, "pdf_file", "link.pdf", "シンボリックリンク"),
      because(5, "pdf_file", "linked/a.pdf", "シンボリックリンク"),
      because(6, "pdf_file", "gone.pdf", "ファイルがありません"),
      because(7, "pdf_file", "empty.pdf", "空のファイル"),
      because(8, "pdf_file", "html.pdf", "PDFではありません"),
      because(9, "pdf_file", "locked.pdf", "パスワード"),
      because(10, "pdf_file", "many.pdf", "ページが多すぎます"),
      because(11, "pdf_file", "large.pdf", "大きすぎます"),
      because(12, "pdf_file", "sub", "ファイルではありません"),
      because(13, "photo_1", "cut.jpg", "途中で切れています"),
      because(13, "photo_2", "gone.jpg", "ファイルがありません"),
    ]);
    await ingest(path);
    expect(await parcels.errors(path)).toHaveLength(14);
    writeFileSync(join(path, "gone.pdf"), await aPdf());
    expect((await ingest(path)).counts).toMatchObject({ stored: 1, known: 1, refused: 12 });
    expect(readdirSync(join(parcels.root, "tmp"))).toEqual([]);
  });

  it("is one error as a whole where there is no telling what it is", async () => {
    const cut = parcels.zip("cut.zip", { "manifest.csv": csvOf([article("c1")]), "a.pdf": await aPdf() });
    truncateSync(cut, 300);
    const two = { "manifest.csv": csvOf([article("c1")]), "manifest.json": "[]" };
    const wholes: [string, string][] = [
      [cut, "途中で切れています"],
      [parcels.zip("none.zip", { "a.txt": "x" }), "目録（manifest.csvまたはmanifest.json）がありません"],
      [parcels.folder("empty", {}), "目録（manifest.csvまたはmanifest.json）がありません"],
      [parcels.folder("two", two), "目録が複数あります"],
      [parcels.folder("zero", { "manifest.csv": "" }), "目録が空です"],
      [
        parcels.folder("header", { "manifest.csv": "article_id,title,media_name,issue_date\n" }),
        "目録に記事がありません",
      ],
      [parcels.folder("json", { "manifest.json": "{" }), "JSONとして読み取れません"],
      [parcels.folder("binary", { "manifest.csv": Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x80, 0x81, 0xa0]) }), "目録の"],
    ];
    for (const [path, reason] of wholes) {
      expect((await ingest(path)).counts).toMatchObject({ read: 1, stored: 0, refused: 1 });
      expect(await parcels.errors(path)).toEqual([expect.stringMatching(new RegExp(`^0 file: .*${reason}`))]);
    }
  });
});
