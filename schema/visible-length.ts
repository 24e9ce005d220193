const GRAPHEMES = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Characters as the user sees them: an emoji of several code points is one. */
export const visibleLength = (text: string): number => [...GRAPHEMES.segment(text)].length;
