import { toHiragana, toRomaji } from "wanakana";

/** A name in the forms in which it may be typed. */
export interface Spelt {
  /** Width and case folded, kana as hiragana. */
  kana: string;
  romaji: string;
}

const KANA = { convertLongVowelMark: false, passRomaji: true } as const;

/** Kanji stay as they are: nothing tells their reading. */
export function spell(text: string): Spelt {
  const folded = text.normalize("NFKC").toLowerCase().trim();
  return { kana: toHiragana(folded, KANA), romaji: toRomaji(folded) };
}

/** What was typed: as it stands, and as kana where it is romaji. */
const formsOf = (typed: string): Spelt[] => {
  const own = spell(typed);
  const kana = toHiragana(own.kana, { convertLongVowelMark: false });
  return [own, { kana, romaji: toRomaji(kana) }];
};

/** The letters in their order, with gaps between them: worse, the wider they lie. null where one is missing. */
function gapsOf(letters: string, text: string): number | null {
  let at = -1;
  let first = -1;
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return null;
    if (first < 0) first = at;
  }
  return at - first + 1 - letters.length;
}

const WORST = 1000;

function costOf(letters: string, text: string): number | null {
  if (letters === "") return null;
  const at = text.indexOf(letters);
  if (at >= 0) return at;
  // Two letters lie in their order nearly everywhere.
  const gaps = letters.length < 3 ? null : gapsOf(letters, text);
  return gaps === null ? null : 100 + gaps;
}

/** The words of what was typed, apart by blanks. */
export const wordsOf = (typed: string): string[] => typed.split(/[\s\u3000]+/).filter((word) => word !== "");

/** Whether a long text has each of the words somewhere, whatever the kind of kana and the width. */
export const holdsAll = (words: readonly string[], text: Spelt): boolean =>
  words.every((word) => formsOf(word).some(({ kana }) => text.kana.includes(kana)));

/**
 * How badly a name fits what was typed, 0 for what begins with it; null where it does not. Words apart by blanks must all fit.
 */
export function misfit(typed: string, name: Spelt): number | null {
  let sum = 0;
  for (const word of typed.trim().split(/[\s\u3000]+/)) {
    const costs = formsOf(word).flatMap((form) => [costOf(form.kana, name.kana), costOf(form.romaji, name.romaji)]);
    const best = Math.min(...costs.map((cost) => cost ?? WORST));
    if (best === WORST) return null;
    sum += best;
  }
  return sum;
}
