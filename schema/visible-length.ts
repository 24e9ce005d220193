const GRAPHEMES = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Characters as the user sees them: an emoji of several code points is one. */
export const visibleLength = (text: string): number => [...GRAPHEMES.segment(text)].length;

/** The first characters of a text, as the user sees them. */
export function firstVisible(text: string, most: number): string {
  // No text of so few units can have more characters.
  if (text.length <= most) return text;
  const cut = [...GRAPHEMES.segment(text)][most];
  return cut === undefined ? text : text.slice(0, cut.index);
}
