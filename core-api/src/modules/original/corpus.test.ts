import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../test-support/test-api.ts";
import { aWorkbench, type TestOriginal } from "./testing/workbench.ts";

/** Broken, encrypted, endless and ordinary PDFs, where they are present. */
const FOLDER = join(import.meta.dirname, "../../../../../shared/data/pdf");
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".pdf")) : [];
const MOST = 100;

const db = await testDatabase();
const api = await testApi(db);

describe.skipIf(files.length === 0)("every PDF of the corpus as a stored original", () => {
  it("is shown or could not be obtained, brings no script along, and only what was shown is counted", async () => {
    const bench = await aWorkbench(db, api);
    const articles: TestOriginal[] = [];
    for (const name of files) articles.push(await bench.article(1, readFileSync(join(FOLDER, name))));
    let shown = 0;
    for (let from = 0; from < articles.length; from += MOST) {
      const asked = articles.slice(from, from + MOST);
      const answer = await api.send(bench.user, "POST", "/pdf", { article_info: asked });
      const { result, data } = answer.json();
      expect([answer.statusCode, result.status]).toEqual([200, 0]);
      shown += asked.length - data.article_info.length;
      await expectHarmless(data.pdf_file);
      await api.send(bench.user, "PUT", "/pdf_display_completion_notice", { pdf_ticket: data.pdf_ticket });
    }
    // Two of three are ordinary enough; the others are encrypted or beyond repair.
    expect(shown).toBeGreaterThan(files.length * 0.6);
    expect(await bench.counters()).toEqual({ mc: shown, sc: 0 });
  }, 120_000);
});

async function expectHarmless(base64: string): Promise<void> {
  const bytes = Buffer.from(base64, "base64");
  expect(bytes.includes("/JavaScript") || bytes.includes("/Launch") || bytes.includes("/OpenAction")).toBe(false);
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(await document.hasJSActions()).toBe(false);
  for (let page = 1; page <= document.numPages; page += 1) await document.getPage(page);
}
