import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A booklet as a reader of PDFs sees it. */
export interface ReadBooklet {
  /** Width and height of each page, in points. */
  sizes: [number, number][];
  /** Text of each page, with one space between its parts. */
  pages: string[];
  /** Pages, from 0, to which the links of the contents lead, in their order. */
  targets: number[];
}

export async function readBooklet(bytes: Uint8Array): Promise<ReadBooklet> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const booklet: ReadBooklet = { sizes: [], pages: [], targets: [] };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    booklet.sizes.push([width, height]);
    const { items } = await page.getTextContent();
    booklet.pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/gu, " "),
    );
    for (const { dest } of await page.getAnnotations())
      if (Array.isArray(dest)) booklet.targets.push(await document.getPageIndex(dest[0]));
  }
  await task.destroy();
  return booklet;
}
