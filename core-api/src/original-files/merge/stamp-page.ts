import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFPageLeaf, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { type Box, rotationOf, visibleBox } from "./page-box.ts";
import { STRIP_HEIGHT } from "./stamp.ts";

const NAME = "KirinukiStamp";

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
