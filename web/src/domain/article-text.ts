/** Search words are shown joined by " / " (spec section 9). */
export const searchWordsLine = (words: readonly string[]): string => words.join(" / ");

/** The address if it leads to a web page; null for javascript:, data: and what can't be read. */
export function webAddress(url: string | null): string | null {
  const parsed = url ? URL.parse(url) : null;
  return parsed && (parsed.protocol === "https:" || parsed.protocol === "http:") ? parsed.href : null;
}

/** press-hiroba.example/2026/1120: an address as people read it. */
export function readableAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const path = parsed.pathname === "/" ? "" : parsed.pathname;
  try {
    return parsed.host + decodeURI(path) + parsed.search;
  } catch {
    return parsed.host + path + parsed.search;
  }
}

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface Paragraph {
  readonly text: string;
  readonly hits: readonly TextRange[];
  /** Where it begins in the whole text, in UTF-16 units: unique, so it serves as a key. */
  readonly offset: number;
}

/** A body as paragraphs, each with the hits that lie in it, counted from its own beginning. A leading full-width space is dropped: the screen indents. */
export function paragraphsOf(body: string, hits: readonly TextRange[]): Paragraph[] {
  return Array.from(body.matchAll(/[^\r\n]+/g)).flatMap((match) => {
    const lead = match[0].length - match[0].trimStart().length;
    const text = match[0].trim();
    const offset = match.index + lead;
    return text === "" ? [] : [{ text, offset, hits: hitsWithin(hits, offset, offset + text.length) }];
  });
}

function hitsWithin(hits: readonly TextRange[], from: number, to: number): TextRange[] {
  return hits
    .filter((hit) => hit.start < to && hit.end > from)
    .map((hit) => ({ start: Math.max(hit.start, from) - from, end: Math.min(hit.end, to) - from }));
}
