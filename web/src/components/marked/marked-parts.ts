/** Half-open range in UTF-16 units, as the server sends it. */
export interface TextRange {
  start: number;
  end: number;
}

export interface MarkedPart {
  /** Where the part begins in the whole text; serves as key. */
  start: number;
  text: string;
  marked: boolean;
}

/**
 * Cuts a text at the given ranges. Ranges may come in any order, overlap or reach over the end; what is outside of the
 * text is ignored, and no part is empty.
 * @param offset where `text` begins in the text that the ranges belong to
 */
export function markedParts(text: string, ranges: readonly TextRange[], offset = 0): MarkedPart[] {
  const within = ranges
    .map(({ start, end }) => ({ start: Math.max(0, start - offset), end: Math.min(text.length, end - offset) }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const parts: MarkedPart[] = [];
  let done = 0;
  for (const { start, end } of within) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ start: done, text: text.slice(done, from), marked: false });
    const last = parts.at(-1);
    if (last?.marked && from === done) last.text += text.slice(from, end);
    else parts.push({ start: from, text: text.slice(from, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ start: done, text: text.slice(done), marked: false });
  return parts;
}
