import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, describe, expect, it } from "vitest";
import { pdfOfPages, pdfWithoutEnd, rawPdf } from "../testing/a-pdf.ts";
import type { BookletEntry, BookletPlan } from "./booklet-plan.ts";
import { PdfMerger } from "./pdf-merger.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-booklet-"));
const merger = new PdfMerger(1);
afterAll(() => {
  merger.close();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
function stored(bytes: Uint8Array): string {
  files += 1;
  const path = join(folder, `${files}.pdf`);
  writeFileSync(path, bytes);
  return path;
}

const entry = (input: number | null, comment = ""): BookletEntry => ({
  input,
  mediaName: "瑞穂日報",
  place: "2026年11月20日 朝刊 3面",
  title: "見出し",
  comment,
});

async function bookletOf(originals: readonly Uint8Array[], plan: Partial<BookletPlan> = {}) {
  const output = join(folder, `booklet${files}.pdf`);
  const entries = originals.map((_, at) => entry(at));
  const whole = { title: "冊子", imprint: [], perSheet: 1, grey: false, entries, ...plan } as const;
  const merged = await merger.merge(originals.map(stored), output, "甲社", whole);
  return { ...merged, output };
}

/** Red, green and blue of each pixel of a page, as a viewer draws it. */
async function pixelsOf(output: string, number: number): Promise<[number, number, number][]> {
  const task = getDocument({ data: new Uint8Array(readFileSync(output)), verbosity: 0 });
  const page = await (await task.promise).getPage(number);
  const viewport = page.getViewport({ scale: 0.5 });
  const canvas: Canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  await task.destroy();
  return Array.from({ length: data.length / 4 }, (_, at) => [
    data[at * 4] ?? 0,
    data[at * 4 + 1] ?? 0,
    data[at * 4 + 2] ?? 0,
  ]);
}

/** The part of a page that is red, or green, to the eye. */
async function shareOf(output: string, channel: 0 | 1): Promise<number> {
  const pixels = await pixelsOf(output, 3);
  const coloured = pixels.filter((pixel) => pixel.every((value, at) => (at === channel ? value > 200 : value < 60)));
  return coloured.length / pixels.length;
}

describe("a cutting", () => {
  it("fills the sheet below its heading, whatever its size, and nothing beyond its own page is shown", async () => {
    const beyond = "1 0 0 rg -9000 -9000 20000 20000 re f";
    for (const box of [
      [0, 0, 400, 560],
      [0, 0, 4000, 5600],
    ]) {
      const { output, pages } = await bookletOf([pdfOfPages([beyond], box)]);
      expect(pages).toBe(3);
      const red = await shareOf(output, 0);
      expect([red > 0.6, red < 0.85]).toEqual([true, true]);
    }
  });

  it("is enlarged no more than a scan bears", async () => {
    const { output } = await bookletOf([pdfOfPages(["1 0 0 rg 0 0 100 100 re f"], [0, 0, 100, 100])]);
    expect(await shareOf(output, 0)).toBeCloseTo((160 * 160) / (595 * 842), 2);
  });

  it("keeps what its annotations show", async () => {
    const appearance = "0 1 0 rg 0 0 10 10 re f";
    const { output } = await bookletOf([
      rawPdf([
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Annots [5 0 R 7 0 R] >>",
        "<< /Length 25 >>\nstream\n1 0 0 rg 0 0 100 100 re f\nendstream",
        "<< /Type /Annot /Subtype /Stamp /Rect [20 20 60 60] /AP << /N 6 0 R >> >>",
        `<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length ${appearance.length} >>\nstream\n${appearance}\nendstream`,
        "<< /Type /Annot /Subtype /Stamp /F 2 /Rect [60 60 100 100] /AP << /N 6 0 R >> >>",
      ]),
    ]);
    expect(await shareOf(output, 1)).toBeCloseTo((64 * 64) / (595 * 842), 2);
  });

  it("has no colour left in black and white, and its lightness", async () => {
    const { output } = await bookletOf(
      [pdfOfPages(["1 0 0 rg 0 0 400 300 re f 0 0 1 rg 0 300 400 260 re f"], [0, 0, 400, 560])],
      {
        grey: true,
      },
    );
    for (const page of [1, 2, 3]) {
      const spreads = (await pixelsOf(output, page)).map((pixel) => Math.max(...pixel) - Math.min(...pixel));
      expect(spreads.reduce((most, spread) => Math.max(most, spread), 0)).toBeLessThan(8);
    }
    const levels = new Set((await pixelsOf(output, 3)).map(([red]) => red));
    // Red is lighter than blue to the eye, and stays so.
    expect([...levels].filter((level) => level > 20 && level < 100).length).toBeGreaterThan(1);
  });
});

describe("a booklet", () => {
  it("goes on without an original whose content is missing, whose headline stays", async () => {
    const broken = rawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 9 0 R >>",
    ]);
    const { pages, refused } = await bookletOf([broken, pdfOfPages(["1 0 0 rg 0 0 100 100 re f"])]);
    expect([pages, [...refused.keys()]]).toEqual([4, [0]]);
  });

  it("takes an original that would draw for ever, since nothing is drawn here", async () => {
    expect((await bookletOf([pdfWithoutEnd()])).refused.size).toBe(0);
  });

  it("is none without any original", async () => {
    expect((await bookletOf([Buffer.from("no PDF")])).pages).toBe(0);
  });

  it("plans for a hundred articles: the contents go over several pages", async () => {
    const { pages } = await bookletOf([pdfOfPages(["0 0 1 1 re f"])], {
      entries: [entry(0, "一\n".repeat(150)), ...Array.from({ length: 99 }, () => entry(null))],
    });
    expect(pages).toBeGreaterThan(1 + 5 + 1);
  });
});
