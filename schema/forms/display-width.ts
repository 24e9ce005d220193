const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** ASCII and half-width katakana. */
const HALF_WIDTH = /^[\u0020-\u007e\uff61-\uff9f]$/u;

/** Kana, kanji and full-width signs, of which none joins the character before it; a joining mark is in no text that is only of these. */
const FULL_WIDTH = /[\u3000-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uff01-\uff60]/;
const PLAIN = new RegExp(`^(?:${FULL_WIDTH.source}|[\\u0020-\\u007e])*$`);
const WIDE = new RegExp(FULL_WIDTH.source, "g");

/** Columns that a text takes: a full-width character, an emoji too, counts two, as in CP932 bytes (design section 8). */
export const displayWidth = (text: string): number =>
  PLAIN.test(text) ? text.length + (text.match(WIDE)?.length ?? 0) : widthOfGraphemes(text);

/** Finding them takes far longer than the plain text of most names needs. */
const widthOfGraphemes = (text: string): number =>
  Array.from(graphemes.segment(text)).reduce((width, { segment }) => width + (HALF_WIDTH.test(segment) ? 1 : 2), 0);
