import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";

interface PdfOptions {
  pages?: number;
  /** Points. */
  size?: [number, number];
  /** Tells two PDFs apart. */
  text?: string;
  script?: string;
  password?: string;
}

/** A PDF as a program writes it. */
export async function aPdf({ pages = 1, size = [420, 594], text = "Kirinuki", script, password }: PdfOptions = {}) {
  const document = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1) document.addPage(size).drawText(text, { x: 20, y: size[1] - 40 });
  if (script !== undefined) document.addJavaScript("start", script);
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  const bytes = await document.save({ useObjectStreams: password === undefined });
  return Buffer.from(bytes);
}

/** A PDF written by hand: object n is the n-th, the first one the catalog. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";

/** One page that stands in the tree as often as that. */
export const pdfOfManyPages = (count: number): Buffer =>
  rawPdf([
    CATALOG,
    `<< /Type /Pages /Count ${count} /Kids [${"3 0 R ".repeat(count)}] >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>",
  ]);

/** A page for each content stream. @param box of every page, in points */
export const pdfOfPages = (contents: readonly string[], box = [0, 0, 100, 100]): Buffer =>
  rawPdf([
    CATALOG,
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, at) => `${3 + 2 * at} 0 R`).join(" ")}] >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box.join(" ")}] /Contents ${4 + 2 * at} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);

/** Cut where the place of its table should stand: viewers look for the objects themselves, the merging takes it at its word. */
export const withoutEnd = (pdf: Buffer): Buffer => pdf.subarray(0, pdf.indexOf("startxref") + "startxref\n".length);

/** A few hundred bytes that take for ever to draw: each form draws the next ten times. */
export function pdfWithoutEnd(depth = 12): Buffer {
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const content = isLast ? "0 0 1 1 re f" : "/F Do ".repeat(10);
    const resources = isLast ? "<< >>" : `<< /XObject << /F ${level + 6} 0 R >> >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  });
  return rawPdf([
    CATALOG,
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>",
    "<< /Length 5 >>\nstream\n/F Do\nendstream",
    ...forms,
  ]);
}

/** A few bytes that unpack to so many of drawing. */
export function pdfBomb(bytes: number): Buffer {
  const content = deflateSync(Buffer.alloc(bytes, "0 0 1 1 re f "), { level: 9 });
  return rawPdf([
    CATALOG,
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>",
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from("\nendstream"),
    ]),
  ]);
}
