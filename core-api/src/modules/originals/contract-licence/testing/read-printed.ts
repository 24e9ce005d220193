import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const IMAGES: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];

/** What is on the pages of a PDF: all of its text, and how many images. */
export async function readPrinted(bytes: Uint8Array): Promise<{ text: string; images: number }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const printed = { text: "", images: 0 };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    printed.text += items.map((item) => ("str" in item ? item.str : "")).join("");
    const { fnArray } = await page.getOperatorList();
    printed.images += fnArray.filter((operator) => IMAGES.includes(operator)).length;
  }
  await task.destroy();
  return printed;
}
