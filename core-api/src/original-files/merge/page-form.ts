import { deflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObjectCopier,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { type Box, rotationOf, visibleBox } from "./page-box.ts";
import { UnusableOriginal } from "./unusable-original.ts";

/** a b c d e f of a PDF: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** Something that is drawn by its name, and where. */
export interface PlacedForm {
  readonly ref: PDFRef;
  readonly matrix: Matrix;
}

/** A page of an original as objects to be drawn: itself, and over it what its annotations show. */
export interface PageForm {
  readonly box: Box;
  /** Degrees by which it is turned clockwise when shown. */
  readonly rotation: number;
  readonly parts: readonly PlacedForm[];
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const key = (name: string) => PDFName.of(name);

/**
 * Copies a page into a document that is being written, as a form.
 * @throws UnusableOriginal where its content is missing
 */
export function takePage(
  source: PDFContext,
  node: PDFPageLeaf,
  copier: PDFObjectCopier,
  context: PDFContext,
): PageForm {
  const bare = node.clone();
  bare.delete(key("Contents"));
  bare.delete(key("Annots"));
  const page = copier.copy(bare);
  const box = visibleBox(page);
  const entries = {
    Type: key("XObject"),
    Subtype: key("Form"),
    BBox: context.obj([box.left, box.bottom, box.right, box.top]),
    Resources: page.get(key("Resources")) ?? context.obj({}),
  };
  const form = contentOf(node, copier, context);
  for (const [name, value] of Object.entries(entries)) form.dict.set(key(name), value);
  const group = page.get(key("Group"));
  if (group !== undefined) form.dict.set(key("Group"), group);
  const shown = annotationsOf(source, node, copier);
  return { box, rotation: rotationOf(page), parts: [{ ref: context.register(form), matrix: IDENTITY }, ...shown] };
}

/** One stream as it is, still packed; several become one, since a form has only one. */
function contentOf(node: PDFPageLeaf, copier: PDFObjectCopier, context: PDFContext): PDFRawStream {
  const given = node.get(key("Contents"));
  const found = node.lookup(key("Contents"));
  if (given !== undefined && found === undefined) throw new UnusableOriginal("a page's content is missing");
  if (found instanceof PDFRawStream) {
    const dict = context.obj({});
    for (const name of ["Filter", "DecodeParms"]) {
      const value = found.dict.get(key(name));
      if (value !== undefined) dict.set(key(name), copier.copy(value));
    }
    return PDFRawStream.of(dict, found.contents);
  }
  const streams = found instanceof PDFArray ? found.asArray().map((_, at) => found.lookup(at)) : [];
  const bytes = streams.flatMap((stream) =>
    stream instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(stream).decode()), NEW_LINE] : [],
  );
  return PDFRawStream.of(context.obj({ Filter: "FlateDecode" }), deflateSync(Buffer.concat(bytes)));
}

const NEW_LINE = Buffer.from("\n");

/** Flags of an annotation: hidden (2) and not viewed (6). */
const UNSEEN = 0b100010;

/** What tamed annotations show, each at its place (ISO 32000-1, 12.5.5). */
function annotationsOf(source: PDFContext, node: PDFPageLeaf, copier: PDFObjectCopier): PlacedForm[] {
  const list = node.lookup(key("Annots"));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((entry) => {
    const annotation = source.lookup(entry);
    if (!(annotation instanceof PDFDict)) return [];
    const flags = annotation.lookup(key("F"));
    if (flags instanceof PDFNumber && (flags.asNumber() & UNSEEN) !== 0) return [];
    const appearance = appearanceOf(annotation);
    const rect = numbersOf(annotation.lookup(key("Rect")), 4);
    if (!appearance || !rect) return [];
    const stream = source.lookup(appearance);
    if (!(stream instanceof PDFRawStream)) return [];
    const matrix = fitAppearance(stream.dict, rect);
    return matrix ? [{ ref: copier.copy(appearance), matrix }] : [];
  });
}

/** The normal appearance, of the annotation's state where it has several. */
function appearanceOf(annotation: PDFDict): PDFRef | null {
  const all = annotation.lookup(key("AP"));
  if (!(all instanceof PDFDict)) return null;
  const normal = all.lookup(key("N"));
  const state = annotation.lookup(key("AS"));
  const ref = normal instanceof PDFDict && state instanceof PDFName ? normal.get(state) : all.get(key("N"));
  return ref instanceof PDFRef ? ref : null;
}

function numbersOf(value: unknown, count: number): number[] | null {
  if (!(value instanceof PDFArray) || value.size() !== count) return null;
  const numbers = value.asArray().map((_, at) => {
    const number = value.lookup(at);
    return number instanceof PDFNumber ? number.asNumber() : Number.NaN;
  });
  return numbers.every(Number.isFinite) ? numbers : null;
}

/** Maps the appearance's box, turned by its own matrix, onto the annotation's rectangle. */
function fitAppearance(dict: PDFDict, rect: readonly number[]): Matrix | null {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(dict.lookup(key("BBox")), 4) ?? [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(dict.lookup(key("Matrix")), 6) ?? [];
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x0, y0, width, height] = [Math.min(...xs), Math.min(...ys), span(xs), span(ys)];
  if (width <= 0 || height <= 0) return null;
  const [p = 0, q = 0, r = 0, s = 0] = rect;
  const [sx, sy] = [Math.abs(r - p) / width, Math.abs(s - q) / height];
  return [sx, 0, 0, sy, Math.min(p, r) - sx * x0, Math.min(q, s) - sy * y0];
}

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
