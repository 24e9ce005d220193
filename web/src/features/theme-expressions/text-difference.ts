/** A part of a text; changed: the other text does not have it. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  part: string;
  isChanged: boolean;
}

/** Beyond this many pairs of words only the ends are compared. */
const MOST_PAIRS = 1_000_000;

const wordsOf = (text: string): string[] => text.match(/[\s\u3000]+|[()（）]|[^\s\u3000()（）]+/g) ?? [];

/** The parts of a text that another one lacks, word by word. */
export function changedParts(text: string, other: string): TextPart[] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const kept = words.length * others.length > MOST_PAIRS ? atTheEnds(words, others) : longestCommon(words, others);
  const parts: TextPart[] = [];
  let at = 0;
  for (const [place, word] of words.entries()) {
    const isChanged = !kept.has(place) && word.trim() !== "";
    const last = parts.at(-1);
    if (last && last.isChanged === isChanged) last.part += word;
    else parts.push({ at, part: word, isChanged });
    at += word.length;
  }
  return parts;
}

/** Places of the words that a longest common subsequence keeps. */
function longestCommon(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const width = others.length + 1;
  const lengths = new Uint16Array((words.length + 1) * width);
  const length = (a: number, b: number): number => lengths[a * width + b] ?? 0;
  for (let a = words.length - 1; a >= 0; a -= 1)
    for (let b = others.length - 1; b >= 0; b -= 1)
      lengths[a * width + b] =
        words[a] === others[b] ? length(a + 1, b + 1) + 1 : Math.max(length(a + 1, b), length(a, b + 1));
  const kept = new Set<number>();
  for (let [a, b] = [0, 0]; a < words.length && b < others.length; ) {
    if (words[a] === others[b]) {
      kept.add(a);
      a += 1;
      b += 1;
    } else if (length(a + 1, b) >= length(a, b + 1)) a += 1;
    else b += 1;
  }
  return kept;
}

function atTheEnds(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const kept = new Set<number>();
  for (let at = 0; at < words.length && words[at] === others[at]; at += 1) kept.add(at);
  for (let back = 1; back <= words.length && words.at(-back) === others.at(-back); back += 1)
    kept.add(words.length - back);
  return kept;
}
