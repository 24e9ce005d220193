import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  beginText,
  endText,
  type PDFContext,
  PDFDocument,
  PDFObjectCopier,
  type PDFRef,
  type PDFStream,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "@cantoo/pdf-lib";
import { create, type Font } from "fontkit";

const FONT_FILE = "@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf";
const SIZE = 7;
const GREY = rgb(0.35, 0.35, 0.35);
/** Height of the strip below each page that carries the stamp, in points. */
export const STRIP_HEIGHT = 16;
const MARGIN = 6;

/** The stamp of one document, as an object to be drawn at the lower left corner of a strip. */
export interface Stamp {
  /** Copies it into a document that is being written. */
  copyInto(context: PDFContext): PDFRef;
}

let parsed: { font: Font; bytes: Buffer } | null = null;

/** The font, parsed once per process: this runs in the merging process only, which ends when it has nothing to do. */
function loadFont(): { font: Font; bytes: Buffer } {
  if (parsed) return parsed;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(FONT_FILE));
  const font = create(bytes);
  if (!("createSubset" in font)) throw new Error(`${FONT_FILE} is a font collection`);
  parsed = { font, bytes };
  return parsed;
}

/** Makes the stamp with an embedded subset of just its characters. */
export async function makeStamp(text: string): Promise<Stamp> {
  const { font, bytes } = loadFont();
  const doc = await PDFDocument.create({ updateMetadata: false });
  // The library would parse the font again for every document.
  doc.registerFontkit({ create: () => font } as unknown as Parameters<typeof doc.registerFontkit>[0]);
  const embedded = await doc.embedFont(bytes, { subset: true });
  const width = embedded.widthOfTextAtSize(text, SIZE);
  const form: PDFStream = doc.context.formXObject(
    [
      setFillingColor(GREY),
      beginText(),
      setFontAndSize("Stamp", SIZE),
      setTextMatrix(1, 0, 0, 1, MARGIN, MARGIN - 1),
      showText(embedded.encodeText(text)),
      endText(),
    ],
    {
      BBox: doc.context.obj([0, 0, width + 2 * MARGIN, STRIP_HEIGHT]),
      Resources: { Font: { Stamp: embedded.ref } },
    },
  );
  const ref = doc.context.register(form);
  await doc.flush();
  return {
    copyInto(context) {
      return PDFObjectCopier.for(doc.context, context).copy(ref);
    },
  };
}
