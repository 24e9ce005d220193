import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { generateDemo } from "../generate.ts";
import type { DemoArticle, DemoMagazineArticle } from "../types.ts";
import { renderIssueEpub } from "./render-epub.ts";

const demo = generateDemo({ seed: "kirinuki", today: "2026-11-20" });
const isMagazine = (a: DemoArticle): a is DemoMagazineArticle => a.dataSection === 5;

function bookOf(index: number): {
  bytes: Uint8Array;
  articles: DemoMagazineArticle[];
  text: (path: string) => string;
  paths: string[];
} {
  const issue = demo.issues[index];
  if (!issue) throw new Error("no issue");
  const articles = demo.articles.filter(isMagazine).filter((a) => a.contentsId === issue.contentsId);
  const bytes = renderIssueEpub(issue, articles);
  const files = unzipSync(bytes);
  return { bytes, articles, paths: Object.keys(files), text: (path) => strFromU8(files[path] ?? new Uint8Array()) };
}

/** Tags open and close in order: enough to know that a document which we wrote ourselves is well formed. */
function unbalanced(xml: string): string[] {
  const open: string[] = [];
  for (const [, close, name = "", rest = ""] of xml
    .replace(/<\?[^>]*\?>|<![^>]*>/g, "")
    .matchAll(/<(\/?)([\w:-]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return [name];
    } else if (!rest.endsWith("/")) open.push(name);
  }
  return open;
}

describe("issue EPUBs", () => {
  it("begin with the stored mimetype", () => {
    const { bytes } = bookOf(0);
    const view = Buffer.from(bytes);
    expect(view.readUInt32LE(0)).toBe(0x04034b50);
    expect(view.readUInt16LE(8)).toBe(0);
    expect(view.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");
  });

  it("list each file once in the manifest and each document in the spine", () => {
    for (let i = 0; i < demo.issues.length; i++) {
      const { text, paths, articles } = bookOf(i);
      expect(text("META-INF/container.xml")).toContain('full-path="OEBPS/package.opf"');
      const opf = text("OEBPS/package.opf");
      const items = [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)"/g)].map((m) => `OEBPS/${m[2]}`);
      expect([...items, "mimetype", "META-INF/container.xml", "OEBPS/package.opf"].sort()).toEqual([...paths].sort());
      const ids = new Set([...opf.matchAll(/<item id="([^"]+)"/g)].map((m) => m[1]));
      const refs = [...opf.matchAll(/idref="([^"]+)"/g)].map((m) => m[1]);
      expect(refs.every((ref) => ids.has(ref))).toBe(true);
      expect(refs).toHaveLength(articles.length + 2);
      expect(opf).toContain('properties="cover-image"');
    }
  });

  it("are well formed and hold every article with its pages, ruby and a navigation", () => {
    const { text, paths, articles } = bookOf(2);
    for (const path of paths.filter((p) => /\.(xhtml|opf|xml)$/.test(p)))
      expect([path, unbalanced(text(path))]).toEqual([path, []]);
    const nav = text("OEBPS/nav.xhtml");
    for (const article of articles) {
      const doc = text(`OEBPS/a-${article.articleId.toLowerCase()}.xhtml`);
      for (let page = article.startPage; page <= article.endPage; page++) expect(doc).toContain(`id="p${page}"`);
      expect(nav).toContain(`a-${article.articleId.toLowerCase()}.xhtml#p${article.startPage}`);
    }
    expect(paths.some((p) => text(p).includes("<ruby>"))).toBe(true);
  });

  it("turn from right to left where the writing is vertical", () => {
    const vertical = demo.issues.findIndex((i) => i.magazine.vertical);
    const across = demo.issues.findIndex((i) => !i.magazine.vertical);
    expect(bookOf(vertical).text("OEBPS/package.opf")).toContain('page-progression-direction="rtl"');
    expect(bookOf(vertical).text("OEBPS/style.css")).toContain("writing-mode: vertical-rl");
    expect(bookOf(across).text("OEBPS/package.opf")).toContain('page-progression-direction="ltr"');
  });
});
