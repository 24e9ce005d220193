import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  PDFRawStream,
  PDFRef,
} from "@cantoo/pdf-lib";
import { STRIP_HEIGHT } from "./stamp.ts";

const NAME = "KirinukiStamp";

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

const US_LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 };
/** The largest page that PDF viewers show, in points. */
const LARGEST = 14_400;

function readBox(page: PDFPageLeaf, name: string): Box | null {
  const array = page.lookup(PDFName.of(name));
  if (!(array instanceof PDFArray) || array.size() !== 4) return null;
  const [a, b, c, d] = [0, 1, 2, 3].map((at) => {
    const value = array.lookup(at);
    return value instanceof PDFNumber ? value.asNumber() : Number.NaN;
  }) as [number, number, number, number];
  const box = { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) };
  const [width, height] = [box.right - box.left, box.top - box.bottom];
  return width > 0 && height > 0 && width <= LARGEST && height <= LARGEST ? box : null;
}

/** What a reader sees of the page: the crop box inside the media box. */
function visibleBox(page: PDFPageLeaf): Box {
  const media = readBox(page, "MediaBox") ?? US_LETTER;
  const crop = readBox(page, "CropBox");
  if (!crop) return media;
  const cut = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  return cut.right > cut.left && cut.top > cut.bottom ? cut : media;
}

/** Degrees by which viewers turn the page clockwise: 0, 90, 180 or 270. */
function rotationOf(page: PDFPageLeaf): number {
  const rotate = page.lookup(PDFName.of("Rotate"));
  const degrees = rotate instanceof PDFNumber ? rotate.asNumber() : 0;
  return Number.isInteger(degrees / 90) ? ((degrees % 360) + 360) % 360 : 0;
}

/** The page with a strip added where its foot is when shown, the strip itself, and the matrix that draws upright in it. */
function withStrip(box: Box, rotation: number): { page: Box; strip: Box; matrix: readonly number[] } {
  const { left, bottom, right, top } = box;
  const s = STRIP_HEIGHT;
  switch (rotation) {
    case 90:
      return {
        page: { ...box, right: right + s },
        strip: { left: right, bottom, right: right + s, top },
        matrix: [0, 1, -1, 0, right + s, bottom],
      };
    case 180:
      return {
        page: { ...box, top: top + s },
        strip: { left, bottom: top, right, top: top + s },
        matrix: [-1, 0, 0, -1, right, top + s],
      };
    case 270:
      return {
        page: { ...box, left: left - s },
        strip: { left: left - s, bottom, right: left, top },
        matrix: [0, -1, 1, 0, left - s, top],
      };
    default:
      return {
        page: { ...box, bottom: bottom - s },
        strip: { left, bottom: bottom - s, right, top: bottom },
        matrix: [1, 0, 0, 1, left, bottom - s],
      };
  }
}

const f = (value: number): string => String(Math.round(value * 1000) / 1000);

function dictOf(context: PDFContext, value: unknown): PDFDict {
  const found = value instanceof PDFRef ? context.lookup(value) : value;
  return found instanceof PDFDict ? found.clone(context) : context.obj({});
}

/**
 * Adds a strip with the stamp at the page's foot, whatever way it is turned. What the page shows stays as it is and uncovered:
 * the page grows. Pages may share their resources, so each gets its own list.
 */
export function stampPage(context: PDFContext, page: PDFPageLeaf, stamp: PDFRef): void {
  const { page: grown, strip, matrix } = withStrip(visibleBox(page), rotationOf(page));
  const corners = context.obj([grown.left, grown.bottom, grown.right, grown.top]);
  page.set(PDFName.of("MediaBox"), corners);
  for (const box of ["CropBox", "BleedBox", "TrimBox", "ArtBox"]) page.delete(PDFName.of(box));

  const resources = dictOf(context, page.get(PDFName.of("Resources")));
  const xObjects = dictOf(context, resources.get(PDFName.of("XObject")));
  xObjects.set(PDFName.of(NAME), stamp);
  resources.set(PDFName.of("XObject"), xObjects);
  page.set(PDFName.of("Resources"), resources);

  const [width, height] = [strip.right - strip.left, strip.top - strip.bottom];
  const draw = `Q q 1 1 1 rg ${f(strip.left)} ${f(strip.bottom)} ${f(width)} ${f(height)} re f ${matrix.map(f).join(" ")} cm /${NAME} Do Q`;
  page.set(
    PDFName.of("Contents"),
    context.obj([content(context, "q"), ...contentsOf(context, page), content(context, draw)]),
  );
}

function content(context: PDFContext, operators: string): PDFRef {
  const bytes = new TextEncoder().encode(`${operators}\n`);
  return context.register(PDFRawStream.of(context.obj({ Length: bytes.length }), bytes));
}

function contentsOf(context: PDFContext, page: PDFPageLeaf): PDFRef[] {
  const given = page.get(PDFName.of("Contents"));
  const found = given instanceof PDFRef ? context.lookup(given) : given;
  if (found instanceof PDFArray) return found.asArray().filter((each) => each instanceof PDFRef);
  return given instanceof PDFRef && found !== undefined ? [given] : [];
}
