import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { headlineSheet } from "./headline-sheet.ts";
import type { Headline } from "./print-order.ts";
import { printPaper } from "./print-paper.ts";

/** Points an inch in a PDF, and dots an inch on paper; a broadsheet is drawn coarser, so that it fits into memory. */
const POINTS = 72;
const DOTS = 150;
const LONGEST_SIDE = 4000;

/**
 * Prints a PDF through the browser's dialog. Its pages are drawn first: a browser's own PDF viewer in a frame is not there on
 * phones, and would offer the file for download.
 * @param onPage told how many pages are ready
 * @param headlines on a sheet after the last page
 */
export async function printPdf(
  pdf: PDFDocumentProxy,
  onPage: (done: number) => void,
  headlines: readonly Headline[] = [],
): Promise<void> {
  const sheets = document.createElement("div");
  const addresses: string[] = [];
  let paper: string | undefined;
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      paper ??= `${width}pt ${height}pt`;
      const address = URL.createObjectURL(await draw(page));
      addresses.push(address);
      sheets.append(await sheetOf(address));
      page.cleanup();
      onPage(number);
    }
    if (headlines.length > 0) sheets.append(headlineSheet(headlines));
    await printPaper(sheets, paper);
  } finally {
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

async function draw(page: PDFPageProxy): Promise<Blob> {
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS / POINTS, LONGEST_SIDE / Math.max(plain.width, plain.height));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport, intent: "print" }).promise;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  // Some browsers keep a canvas's memory until its size is taken away.
  canvas.width = 0;
  if (!blob) throw new Error("a page could not be drawn");
  return blob;
}

async function sheetOf(address: string): Promise<HTMLElement> {
  const image = new Image();
  image.src = address;
  image.alt = "";
  await image.decode();
  return image;
}
