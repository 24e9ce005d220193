import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadImage } from "@napi-rs/canvas";
import { afterAll, describe, expect, it } from "vitest";
import { COVER, MAX_BYTES, MAX_PAGES, THUMBNAIL } from "./inspection.ts";
import { createInspector, INSPECTOR_LIMITS, type Inspector } from "./inspector.ts";
import { aPdf, pdfBomb, pdfOfManyPages, pdfWithoutEnd } from "./testing/a-pdf.ts";
import { aPhoto, pngOfSize } from "./testing/a-photo.ts";
import { anEpub, encryptionOf } from "./testing/an-epub.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-inspect-"));
const inspector = createInspector();
const opened: Inspector[] = [inspector];
afterAll(() => {
  for (const each of opened) each.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
function file(content: Buffer | string): string {
  files += 1;
  const path = join(folder, String(files));
  writeFileSync(path, content);
  return path;
}
const pdf = (content: Buffer | string) => inspector.inspectPdf(file(content));
const photo = (content: Buffer | string) => inspector.inspectPhoto(file(content));
const epub = (content: Buffer | string) => inspector.inspectEpub(file(content));
const refusal = (reason: string) => ({ kind: "refused", reason: expect.stringContaining(reason) });
const remark = (text: string) => expect.objectContaining({ text: expect.stringContaining(text) });

describe("a PDF", { timeout: 60_000 }, () => {
  it("has its pages counted and its first one drawn, whatever its shape", async () => {
    for (const size of [
      [420, 594],
      [2000, 300],
      [20, 9000],
    ] as [number, number][]) {
      const inspected = await pdf(await aPdf({ pages: 3, size }));
      expect(inspected).toMatchObject({ kind: "pdf", pages: 3, remarks: [] });
      if (inspected.kind !== "pdf") throw new Error("refused");
      expect(await loadImage(inspected.thumbnail)).toMatchObject(THUMBNAIL);
    }
  });

  it("with scripts says so, and nothing is run", async () => {
    const script = "app.alert('x'); while (true) {}";
    expect(await pdf(await aPdf({ script }))).toMatchObject({ kind: "pdf", remarks: [remark("JavaScript")] });
  });

  it("is refused where it is empty, none, damaged, locked, without end of pages or too large", async () => {
    expect(await pdf("")).toEqual(refusal("空のファイル"));
    expect(await pdf("<!DOCTYPE html><title>404</title>")).toEqual(refusal("PDFではありません"));
    expect(await pdf("%PDF-1.7\nhalf of")).toEqual(refusal("壊れています"));
    expect(await pdf(await aPdf({ password: "secret" }))).toEqual(refusal("パスワード"));
    expect(await pdf(pdfOfManyPages(10_000))).toEqual(refusal(`上限${MAX_PAGES}ページ`));
    const large = file(await aPdf());
    truncateSync(large, MAX_BYTES.pdf + 1);
    expect(await inspector.inspectPdf(large)).toEqual(refusal("大きすぎます"));
  });

  it("that never ends is ended, and the next one is opened", async () => {
    const hurried = createInspector({ ...INSPECTOR_LIMITS, timeMs: 1500 });
    opened.push(hurried);
    expect(await hurried.inspectPdf(file(pdfWithoutEnd()))).toEqual(refusal("時間内"));
    expect(await hurried.inspectPdf(file(await aPdf()))).toMatchObject({ kind: "pdf" });
  });

  it("that fills the memory is ended, and this process has not grown by it", async () => {
    const tight = createInspector({ timeMs: 30_000, memoryBytes: 300 * 1024 * 1024 });
    opened.push(tight);
    const bomb = file(pdfBomb(300 * 1024 * 1024));
    const before = process.memoryUsage.rss();
    expect(await tight.inspectPdf(bomb)).toEqual(refusal("メモリー"));
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
    expect(await tight.inspectPdf(file(await aPdf()))).toMatchObject({ kind: "pdf" });
  });
});

describe("a photo", { timeout: 60_000 }, () => {
  it("is a JPEG or PNG that can be decoded to its end", async () => {
    expect(await photo(aPhoto())).toEqual({ kind: "photo", contentType: "image/jpeg", width: 60, height: 40 });
    expect(await photo(aPhoto({ type: "image/png" }))).toMatchObject({ contentType: "image/png" });
  });

  it("is refused where it is cut, something else, or unpacks to too much", async () => {
    const whole = aPhoto({ width: 600, height: 400 });
    expect(await photo(whole.subarray(0, whole.length / 2))).toEqual(refusal("途中で切れています"));
    expect(await photo(Buffer.from("GIF89a"))).toEqual(refusal("JPEGまたはPNG"));
    expect(await photo(await aPdf())).toEqual(refusal("JPEGまたはPNG"));
    expect(await photo(pngOfSize(20_000, 20_000))).toEqual(refusal("画像が大きすぎます"));
    expect(await photo(pngOfSize(60, 41))).toEqual(refusal("壊れています"));
    expect(await photo("")).toEqual(refusal("空のファイル"));
  });
});

describe("an EPUB", { timeout: 60_000 }, () => {
  it("tells title, direction and cover", async () => {
    const inspected = await epub(anEpub({ cover: aPhoto({ width: 1200, height: 1600 }) }));
    expect(inspected).toMatchObject({
      kind: "epub",
      title: "週刊切抜",
      language: "ja",
      version: "3.0",
      direction: "rtl",
      documents: 1,
      remarks: [],
    });
    if (inspected.kind !== "epub" || !inspected.cover) throw new Error("no cover");
    expect(await loadImage(inspected.cover)).toMatchObject(COVER);
  });

  it("may lack a cover, or have one that can't be drawn", async () => {
    expect(await epub(anEpub({ cover: null }))).toMatchObject({ cover: null, remarks: [remark("表紙")] });
    expect(await epub(anEpub({ cover: Buffer.from("GIF89a") }))).toMatchObject({ cover: null });
  });

  it("has said of it what readers will not run, fetch or find", async () => {
    const items =
      '<item id="x" href="https://example.com/a.mp3" media-type="audio/mpeg"/><item id="y" href="y.xhtml" media-type="application/xhtml+xml"/>';
    const body = '<script>alert(1)</script><img src="http://example.com/1.png" alt=""/>';
    expect(await epub(anEpub({ items, body }))).toMatchObject({
      remarks: [
        { text: "EPUBの目録にあるファイルがありません（1件）", isLoss: true },
        { text: "外部のファイルを参照しています（2件、読み込みません）", isLoss: true },
        remark("スクリプト"),
      ],
    });
  });

  it("may have obfuscated fonts, but nothing else that is locked", async () => {
    const font = {
      "OEBPS/f.otf": "font",
      "META-INF/encryption.xml": encryptionOf("OEBPS/f.otf", "http://www.idpf.org/2008/embedding"),
    };
    expect(await epub(anEpub({ files: font }))).toMatchObject({ remarks: [remark("フォント")] });
    for (const [name, algorithm] of [
      ["OEBPS/特集.xhtml", "http://www.w3.org/2001/04/xmlenc#aes256-cbc"],
      ["OEBPS/特集.xhtml", "http://www.idpf.org/2008/embedding"],
    ] as const)
      expect(await epub(anEpub({ files: { "META-INF/encryption.xml": encryptionOf(name, algorithm) } }))).toEqual(
        refusal("DRM"),
      );
  });

  it("is refused where it is no book, cut, hostile or unpacks to too much", async () => {
    const whole = anEpub();
    expect(await epub("")).toEqual(refusal("空のファイル"));
    expect(await epub(whole.subarray(0, whole.length - 100))).toEqual(refusal("途中で切れています"));
    expect(await epub(anEpub({ files: { "META-INF/container.xml": null } }))).toEqual(refusal("container.xml"));
    expect(await epub(anEpub({ files: { "OEBPS/book.opf": null } }))).toEqual(refusal("OPF"));
    expect(await epub(anEpub({ files: { "OEBPS/特集.xhtml": null } }))).toEqual(refusal("読める文書がありません"));
    expect(await epub(anEpub({ files: { "../../evil.xhtml": "x" } }))).toEqual(refusal("危険な名前"));
    expect(await epub(anEpub({ files: { "OEBPS/zeros.bin": Buffer.alloc(60 * 1024 * 1024) } }))).toEqual(
      refusal("展開すると大きくなりすぎます"),
    );
    const stored = anEpub({ compress: false });
    stored[stored.indexOf("本文")] = 0;
    expect(await epub(stored)).toEqual(refusal("壊れています"));
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(await epub(anEpub({ files: { "OEBPS/特集.xhtml": `${bomb}<html><body>&b;</body></html>` } }))).toMatchObject(
      { kind: "epub" },
    );
  });
});

it("leaves nothing behind but what was given", () => {
  expect(readdirSync(folder)).toHaveLength(files);
});
