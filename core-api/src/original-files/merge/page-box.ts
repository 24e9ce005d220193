import { PDFArray, PDFName, PDFNumber, type PDFPageLeaf } from "@cantoo/pdf-lib";

/** In the page's own space, points. */
export interface Box {
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
export function visibleBox(page: PDFPageLeaf): Box {
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
export function rotationOf(page: PDFPageLeaf): number {
  const rotate = page.lookup(PDFName.of("Rotate"));
  const degrees = rotate instanceof PDFNumber ? rotate.asNumber() : 0;
  return Number.isInteger(degrees / 90) ? ((degrees % 360) + 360) % 360 : 0;
}
