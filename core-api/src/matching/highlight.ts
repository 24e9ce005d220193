import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { isBounded } from "./expression/evaluate.ts";
import { type MappedText, normWithMap } from "./text/norm-with-map.ts";

/** Half-open, in UTF-16 units of the original text. */
export type HitRange = [start: number, end: number];

/**
 * Where the words for which an article was found stand in a text, by the rules of `expressions.md` (normalised; ASCII words
 * only at their bounds). In order; ranges that overlap or touch are one.
 */
export function hitRanges(text: string, words: readonly string[]): HitRange[] {
  const terms = new Set(words.map((word) => norm(word)).filter((term) => term !== ""));
  if (terms.size === 0 || text === "") return [];
  const mapped = normWithMap(text);
  return joined([...terms].flatMap((term) => occurrences(mapped, term)));
}

/** Those of the words that stand in one of the texts, by the same rules. */
export function wordsIn(texts: readonly string[], words: readonly string[]): string[] {
  const mapped = texts.map((text) => normWithMap(text));
  return words.filter((word) => {
    const term = norm(word);
    return term !== "" && mapped.some((text) => occurrences(text, term).length > 0);
  });
}

function occurrences(mapped: MappedText, term: string): HitRange[] {
  const found: HitRange[] = [];
  let at = mapped.text.indexOf(term);
  while (at !== -1) {
    const bounded = isBounded(mapped.text, term, at);
    if (bounded) found.push([mapped.starts[at] ?? 0, mapped.ends[at + term.length - 1] ?? 0]);
    at = mapped.text.indexOf(term, bounded ? at + term.length : at + 1);
  }
  return found;
}

function joined(ranges: HitRange[]): HitRange[] {
  const out: HitRange[] = [];
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    const last = out.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else out.push([start, end]);
  }
  return out;
}
