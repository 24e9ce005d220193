import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Collection } from "@kirinuki/tests/support/collections.ts";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk, type TestOriginal } from "./testing/originals-desk.ts";

/** Broken, encrypted, endless and ordinary PDFs and EPUBs. */
const filesOf = ({ folder }: Collection, kind: "pdf" | "epub"): string[] =>
  readdirSync(join(folder, kind))
    .filter((name) => name.endsWith(`.${kind}`))
    .map((name) => join(folder, kind, name));
const MOST = 100;

describeCollections(["pdf"], "every PDF of the corpus as a stored original", async (collection) => {
  const pdfs = filesOf(collection, "pdf");
  const db = await testDatabase();
  const api = await testApi(db);

  it("is delivered or could not be obtained, to view as to print, brings no script along, and only what was shown is counted", async () => {
    const desk = await anOriginalsDesk(db, api);
    const articles: TestOriginal[] = [];
    for (const path of pdfs) articles.push(await desk.article(1, readFileSync(path)));
    const ask = async (article_info: TestOriginal[], pdf_flag: 1 | 2) => {
      const answer = await api.send(desk.user, "POST", "/pdf", { article_info, pdf_flag, ticket_only: true });
      expect([answer.statusCode, answer.json().result.status]).toEqual([200, 0]);
      return answer.json().data;
    };
    let shown = 0;
    for (let from = 0; from < articles.length; from += MOST) {
      const asked = articles.slice(from, from + MOST);
      const display = await ask(asked, 1);
      expect((await ask(asked, 2)).article_info).toEqual(display.article_info);
      shown += asked.length - display.article_info.length;
      const file = await api.get(desk.user, `/pdf/${display.pdf_ticket}`);
      expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
      await expectHarmless(file.rawPayload);
      await api.send(desk.user, "PUT", "/pdf_display_completion_notice", { pdf_ticket: display.pdf_ticket });
    }
    // Two of three are ordinary enough; the others are encrypted or beyond repair.
    expect(shown).toBeGreaterThan(pdfs.length * 0.6);
    expect(await desk.counters()).toEqual({ mc: shown, sc: 0 });
  }, 600_000);
});

async function expectHarmless(bytes: Buffer): Promise<void> {
  expect(bytes.includes("/JavaScript") || bytes.includes("/Launch") || bytes.includes("/OpenAction")).toBe(false);
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(await document.hasJSActions()).toBe(false);
  for (let page = 1; page <= document.numPages; page += 1) await document.getPage(page);
}

describeCollections(["epub"], "every EPUB of the corpus as a stored book", async (collection) => {
  const books = filesOf(collection, "epub");
  const db = await testDatabase();
  const api = await testApi(db);

  it("is handed out byte by byte as a file that no browser opens by itself, and counts nothing", async () => {
    const desk = await anOriginalsDesk(db, api);
    for (const [at, path] of books.entries()) {
      const contentsId = `corpus${at}`;
      const bytes = readFileSync(path);
      const { article_id } = await desk.article(5, null, { contents_id: contentsId });
      await api.originals.put(`demo/epub/${contentsId}.epub`, bytes);
      const check = await api.send(desk.user, "PUT", "/epub_display_check", { article_id, contentsId });
      const { result, data } = check.json();
      const file = await api.get(desk.user, "/magazine_epub", { contentsId, epub_ticket: data.epub_ticket });
      expect([path, check.statusCode, result.status, data.article_info, file.statusCode]).toEqual([
        path,
        200,
        0,
        [],
        200,
      ]);
      expect(file.rawPayload.equals(bytes), path).toBe(true);
      expect(file.headers["x-content-type-options"]).toBe("nosniff");
      expect(file.headers["content-disposition"]).toMatch(/^attachment/);
    }
    expect(await desk.countedUses()).toBe(0);
  }, 300_000);
});
