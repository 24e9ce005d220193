import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, describe, expect, it } from "vitest";
import { newsDesk } from "../src/ingest/testing/news-desk.ts";
import { FolderStore } from "../src/storage/folder-store.ts";
import { generateDemo } from "./content/generate.ts";
import type { DemoContent } from "./content/types.ts";
import { writeMissingOriginals } from "./demo-originals.ts";

const { owner, scope } = await newsDesk(await testDatabase());
const folder = mkdtempSync(join(tmpdir(), "kirinuki-demo-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = new FolderStore(folder);

/** One article with a PDF and an image, and one issue of a magazine. */
function aLittle(): DemoContent {
  const content = generateDemo({ seed: "kirinuki", today: "2026-11-20" });
  const printed = content.articles.find(
    (article) => "pdfKey" in article && article.pdfKey !== null && article.images.length === 1,
  );
  const issues = content.issues.slice(0, 1);
  const inIssue = content.articles.filter(
    (article) => article.dataSection === 5 && article.contentsId === issues[0]?.contentsId,
  );
  return { ...content, issues, articles: [...(printed ? [printed] : []), ...inIssue] };
}

const noted = async () =>
  (await owner.query("SELECT store_key, content_type, byte_length::int, pages FROM original ORDER BY store_key")).rows;

describe("the demo's originals", () => {
  const content = aLittle();

  it("are stored and noted with type, size and pages", { timeout: 60_000 }, async () => {
    expect(await writeMissingOriginals(scope, store, content)).toBe(5);
    const rows = await noted();
    expect(rows.map(({ content_type }) => content_type).sort()).toEqual([
      "application/epub+zip",
      "application/pdf",
      "image/jpeg",
      "image/jpeg",
      "image/jpeg",
    ]);
    for (const { store_key, byte_length } of rows)
      expect((await store.open(store_key, { start: 0, end: 0 }))?.size, store_key).toBe(byte_length);
    expect(rows.find(({ content_type }) => content_type === "application/pdf")?.pages).toBeGreaterThan(0);
  });

  it("are not drawn again while they are there, and again when one is lost", { timeout: 60_000 }, async () => {
    const before = await noted();
    expect(await writeMissingOriginals(scope, store, content)).toBe(0);
    const image: string = before.find(({ content_type }) => content_type === "application/pdf")?.store_key;
    await store.delete(image);
    expect(await writeMissingOriginals(scope, store, content)).toBeGreaterThan(0);
    expect(await store.exists(image)).toBe(true);
    expect(await noted()).toEqual(before);
  });
});
