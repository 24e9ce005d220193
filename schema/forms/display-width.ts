const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** ASCII and half-width katakana. */
const HALF_WIDTH = /^[\u0020-\u007e\uff61-\uff9f]$/u;

/** Columns that a text takes: a full-width character, an emoji too, counts two, as in CP932 bytes (design section 8). */
export const displayWidth = (text: string): number =>
  Array.from(graphemes.segment(text)).reduce((width, { segment }) => width + (HALF_WIDTH.test(segment) ? 1 : 2), 0);
