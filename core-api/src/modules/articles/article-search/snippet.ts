import { type HitRange, hitRanges } from "../../../matching/highlight.ts";

/** Characters before the first hit, and of the whole line. */
const BEFORE = 16;
const LENGTH = 80;

export interface Snippet {
  text: string;
  hits: HitRange[];
}

/** One line of a text around its first hits; null where the words are not in it. */
export function snippetOf(text: string, words: readonly string[]): Snippet | null {
  const all = hitRanges(text, words);
  const [first] = all;
  if (!first) return null;
  const start = wholeFrom(text, Math.max(0, first[0] - BEFORE));
  const end = wholeFrom(text, Math.min(text.length, Math.max(start + LENGTH, first[1])));
  const before = start > 0 ? "…" : "";
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end).replace(/\s/g, " ")}${end < text.length ? "…" : ""}`,
    hits: all.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from + shift, to + shift]),
  };
}

/** Never through a pair of surrogates. */
const wholeFrom = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at);
