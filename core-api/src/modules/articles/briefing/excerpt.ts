/** The beginning of a text, word by word. */
export interface Excerpt {
  text: string;
  /** The sentence goes on. */
  isCut: boolean;
}

const OPENING = new Set("「『（(【〔〈《[");
const CLOSING = new Set("」』）)】〕〉》]");
const ENDS = new Set("。！？");
const STOPS = new Set(".!?");

/**
 * The first sentence of a text as it stands there, at most `longest` characters of it: up to the first 。 ！ ？ outside of brackets, or . ! ? before
 * a space, or the end of the first line. Null where nothing may be quoted or nothing is there.
 */
export function excerptOf(body: string, longest: number): Excerpt | null {
  const first = body.trimStart();
  const characters = [...first.slice(0, 4 * longest + 4)];
  const end = sentenceEnd(characters);
  const kept = characters.slice(0, Math.min(end, longest)).join("").trimEnd();
  if (kept === "") return null;
  return { text: kept, isCut: end > longest };
}

/** How many characters the first sentence has. */
function sentenceEnd(characters: readonly string[]): number {
  let depth = 0;
  for (const [at, character] of characters.entries()) {
    if (character === "\n" || character === "\r") return at;
    if (OPENING.has(character)) depth += 1;
    else if (CLOSING.has(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && isEnd(character, characters[at + 1])) return at + 1;
  }
  return characters.length;
}

const isEnd = (character: string, next: string | undefined): boolean =>
  ENDS.has(character) || (STOPS.has(character) && (next === undefined || next.trim() === ""));
