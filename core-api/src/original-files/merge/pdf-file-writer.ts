import { closeSync, openSync, writeSync } from "node:fs";
import { PDFContext, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";

const CATALOG = 1;
const PAGES = 2;
/** Objects are gathered up to this size before they go to the file. */
const CHUNK_BYTES = 1024 * 1024;

/**
 * Writes a PDF from front to back. Each article's objects go to the file and are forgotten; only their offsets are kept. So
 * memory follows the largest article and not their sum, whereas the library's own writer holds the whole document.
 */
export class PdfFileWriter {
  private readonly file: number;
  /** By object number; 0 is not yet written. */
  private readonly offsets: number[] = [0, 0, 0];
  private readonly pages: PDFRef[] = [];
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private position = 0;

  constructor(path: string) {
    this.file = openSync(path, "wx");
    this.append(Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1"));
  }

  get pageCount(): number {
    return this.pages.length;
  }

  /** Where pages hang: their /Parent. */
  readonly pagesRef = PDFRef.of(PAGES);

  /** An empty set of objects whose numbers follow those written so far. */
  nextContext(): PDFContext {
    const context = PDFContext.create();
    context.largestObjectNumber = this.offsets.length - 1;
    return context;
  }

  /** Writes all objects of a context that `nextContext` gave, and adds pages to the document. */
  write(context: PDFContext, pages: readonly PDFRef[]): void {
    while (this.offsets.length <= context.largestObjectNumber) this.offsets.push(0);
    for (const [ref, object] of context.enumerateIndirectObjects()) this.writeObject(ref.objectNumber, object);
    this.pages.push(...pages);
  }

  /** Ends the file; its size in bytes. */
  finish(): number {
    const context = PDFContext.create();
    this.writeObject(PAGES, context.obj({ Type: "Pages", Kids: context.obj(this.pages), Count: this.pages.length }));
    this.writeObject(CATALOG, context.obj({ Type: PDFName.of("Catalog"), Pages: this.pagesRef }));
    this.writeEnd();
    this.close();
    return this.position;
  }

  close(): void {
    this.flush();
    closeSync(this.file);
  }

  private writeObject(number: number, object: PDFObject): void {
    this.offsets[number] = this.position;
    const head = `${number} 0 obj\n`;
    const tail = "\nendobj\n";
    const size = object.sizeInBytes();
    const bytes = Buffer.allocUnsafe(head.length + size + tail.length);
    bytes.write(head, 0, "latin1");
    object.copyBytesInto(bytes, head.length);
    bytes.write(tail, head.length + size, "latin1");
    this.append(bytes);
  }

  private writeEnd(): void {
    const start = this.position;
    const rows = this.offsets.map((offset, number) =>
      number === 0 || offset === 0 ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`,
    );
    const size = this.offsets.length;
    this.append(
      Buffer.from(
        `xref\n0 ${size}\n${rows.join("")}trailer\n<< /Size ${size} /Root ${CATALOG} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
        "latin1",
      ),
    );
  }

  private append(bytes: Buffer): void {
    this.pending.push(bytes);
    this.pendingBytes += bytes.length;
    this.position += bytes.length;
    if (this.pendingBytes >= CHUNK_BYTES) this.flush();
  }

  private flush(): void {
    const bytes = Buffer.concat(this.pending, this.pendingBytes);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.file, bytes, at);
    this.pending = [];
    this.pendingBytes = 0;
  }
}
