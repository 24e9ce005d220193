import { readFileSync } from "node:fs";
import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  type PDFPageLeaf,
  type PDFRef,
} from "@cantoo/pdf-lib";
import type { PdfFileWriter } from "./pdf-file-writer.ts";
import { stampPage } from "./stamp-page.ts";
import { UnusableOriginal } from "./unusable-original.ts";

/** Keys of a page that lead out of it, or that make viewers act. */
const LEFT_OUT = ["AA", "B", "Metadata", "PieceInfo", "StructParents", "Tabs", "PresSteps", "Dur", "Trans"];
/** Annotations that only show something. Whatever plays, runs, submits or carries files stays behind. */
const SHOWN = new Set([
  "Text",
  "FreeText",
  "Line",
  "Square",
  "Circle",
  "Polygon",
  "PolyLine",
  "Highlight",
  "Underline",
  "Squiggly",
  "StrikeOut",
  "Stamp",
  "Caret",
  "Ink",
  "Widget",
  "Redact",
  "Watermark",
]);
const ANNOTATION_LEFT_OUT = ["A", "AA", "P", "Parent", "Popup", "IRT", "Dest", "PA", "StructParent"];

/**
 * Opens an original with its pages tamed: nothing in them leads out or acts.
 * @throws UnusableOriginal where it has no pages, and whatever reading a broken file throws
 */
export async function openOriginal(path: string): Promise<{ context: PDFContext; pages: PDFPageLeaf[] }> {
  const source = await PDFDocument.load(readFileSync(path), {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
    throwOnInvalidObject: false,
  });
  const pages = source.getPages().map(({ node }) => node);
  if (pages.length === 0) throw new UnusableOriginal("it has no pages");
  for (const node of pages) {
    for (const key of LEFT_OUT) node.delete(PDFName.of(key));
    tameAnnotations(source.context, node);
  }
  return { context: source.context, pages };
}

/**
 * Appends one original to the document, stamped on each page, or leaves the document as it was.
 * @returns the number of its pages
 * @throws whatever reading a broken file throws
 */
export async function takeArticle(path: string, writer: PdfFileWriter, stamp: PDFRef | null): Promise<number> {
  const source = await openOriginal(path);
  const context = writer.nextContext();
  const copier = PDFObjectCopier.for(source.context, context);
  const refs: PDFRef[] = [];
  for (const node of source.pages) {
    const page = copier.copy(node);
    if (page.lookup(PDFName.of("Contents")) === undefined && page.get(PDFName.of("Contents")) !== undefined)
      throw new UnusableOriginal("a page's content is missing");
    page.set(PDFName.of("Parent"), writer.pagesRef);
    if (stamp) stampPage(context, page, stamp);
    refs.push(context.register(page));
  }
  writer.write(context, refs);
  return refs.length;
}

/** Keeps what annotations show and drops what they do: no script of an original ever reaches a reader. */
function tameAnnotations(context: PDFContext, page: PDFPageLeaf): void {
  const key = PDFName.of("Annots");
  const list = page.lookup(key);
  if (!(list instanceof PDFArray)) {
    page.delete(key);
    return;
  }
  const kept = list.asArray().filter((entry) => {
    const annotation = context.lookup(entry);
    if (!(annotation instanceof PDFDict)) return false;
    const subtype = annotation.lookup(PDFName.of("Subtype"));
    if (!(subtype instanceof PDFName) || !SHOWN.has(subtype.decodeText())) return false;
    for (const action of ANNOTATION_LEFT_OUT) annotation.delete(PDFName.of(action));
    return true;
  });
  if (kept.length === 0) page.delete(key);
  else page.set(key, context.obj(kept));
}
