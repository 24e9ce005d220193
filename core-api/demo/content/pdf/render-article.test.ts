import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { generateDemo } from "../generate.ts";
import type { DemoArticle, DemoNewspaperArticle, PdfLayout } from "../types.ts";
import { renderArticlePdf } from "./render-article.ts";

const LAYOUTS: readonly PdfLayout[] = ["clip-vertical", "clip-horizontal", "wide", "long-vertical", "page-vertical"];
const isDrawn = (a: DemoArticle): a is DemoNewspaperArticle =>
  (a.dataSection === 1 || a.dataSection === 2) && a.layout !== null;
const drawn = generateDemo({ seed: "kirinuki", today: "2026-11-20" }).articles.filter(isDrawn);
const ofLayout = (layout: PdfLayout): DemoNewspaperArticle[] => drawn.filter((a) => a.layout === layout);

const bare = (text: string): string => text.normalize("NFKC").replace(/\s/g, "");

async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const doc = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise;
  const parts: string[] = [];
  for (let no = 1; no <= doc.numPages; no++) {
    const content = await (await doc.getPage(no)).getTextContent();
    for (const item of content.items) if ("str" in item) parts.push(item.str);
  }
  const pages = doc.numPages;
  await doc.loadingTask.destroy();
  return { pages, text: bare(parts.join("")) };
}

describe("article PDFs", () => {
  it.each(LAYOUTS)("%s: open, and carry paper, title and the whole text as text", async (layout) => {
    const some = ofLayout(layout);
    expect(some.length).toBeGreaterThan(20);
    for (const article of [some[0], some[7], some[Math.floor(some.length / 2)], some.at(-1)]) {
      if (!article) throw new Error("no article");
      const { text } = await textOf(await renderArticlePdf(article, layout));
      expect(text).toContain(bare(article.title));
      expect(text).toContain(bare(article.mediaName));
      // Between two sheets stands the next one's header: compare paragraph beginnings.
      for (const paragraph of article.printText.split("\n")) expect(text).toContain(bare(paragraph).slice(0, 8));
    }
  });

  it("go on to further pages where the text is long", async () => {
    const longest = ofLayout("long-vertical").reduce((a, b) => (b.charCount > a.charCount ? b : a));
    const { pages } = await textOf(await renderArticlePdf(longest, "long-vertical"));
    expect(pages).toBeGreaterThan(1);
  });

  it("set any article in any layout, the shortest and the longest too", async () => {
    const byLength = [...drawn].sort((a, b) => a.charCount - b.charCount);
    for (const article of [byLength[0], byLength.at(-1)])
      for (const layout of LAYOUTS)
        if (article) expect((await renderArticlePdf(article, layout)).length).toBeGreaterThan(5000);
  });

  it("are small and equal from run to run", async () => {
    const article = ofLayout("clip-vertical")[3];
    if (!article) throw new Error("no article");
    const [one, two] = [
      await renderArticlePdf(article, "clip-vertical"),
      await renderArticlePdf(article, "clip-vertical"),
    ];
    expect(Buffer.compare(one, two)).toBe(0);
    expect(one.length).toBeLessThan(90_000);
  });
});
