import { toHiragana, toRomaji } from "wanakana";

import { readingsOf } from "./kanji-readings.ts";

/** A name in the forms in which it may be typed. */
export interface Spelt {
  /** Width and case folded, kana as hiragana. */
  kana: string;
  romaji: string;
}

const KANA = { convertLongVowelMark: false, passRomaji: true } as const;

/** Kanji stay as they are: how they may be read, `readAt` knows. */
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

/** Without the marks that come and go where words meet: けいかく and ぎじゅつ, がく and がっこう. */
const unvoiced = (kana: string): string =>
  kana
    .normalize("NFD")
    .replaceAll(/[\u3099\u309a]/g, "")
    .replaceAll("っ", "つ");

const sounding = new Map<string, readonly string[]>();

/** As a sign of a name may sound; the end of 学 in 学校 as that of 発. */
function soundsOf(sign: string): readonly string[] {
  const known = sounding.get(sign);
  if (known) return known;
  const sounds = readingsOf(sign).map(unvoiced);
  const shut = sounds.filter((sound) => /.[くきち]$/.test(sound)).map((sound) => `${sound.slice(0, -1)}つ`);
  const all = sounds.length === 0 ? [unvoiced(sign)] : [...sounds, ...shut];
  sounding.set(sign, all);
  return all;
}

/** Whether the sound goes on from here; it may end within a sign. */
const goesOn = (sound: string, [sounds, ...others]: readonly (readonly string[])[]): boolean =>
  sounds?.some(
    (each) => each.startsWith(sound) || (sound.startsWith(each) && goesOn(sound.slice(each.length), others)),
  ) ?? false;

/** Where a name with kanji may be read as the kana say; null where it may not. */
function readAt(kana: string, name: string): number | null {
  // What is left of romaji that is being typed: はんどうt. Of words like mail it is too little to go by.
  const typed = kana.replace(/[a-z]+$/, "");
  const sound = unvoiced(typed);
  if (sound.length < (typed === kana ? 2 : 3) || !/^\p{Script=Hiragana}+$/u.test(sound.replaceAll("ー", "")))
    return null;
  const signs = [...name].map(soundsOf);
  const at = signs.findIndex((_, from) => goesOn(sound, signs.slice(from)));
  return at < 0 ? null : at;
}

const WORST = 1000;
/** A reading is a guess: behind what is written so, before letters with gaps. */
const READ = 50;

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
    const costs = formsOf(word).flatMap((form) => {
      const read = readAt(form.kana, name.kana);
      return [costOf(form.kana, name.kana), costOf(form.romaji, name.romaji), read === null ? null : READ + read];
    });
    const best = Math.min(...costs.map((cost) => cost ?? WORST));
    if (best === WORST) return null;
    sum += best;
  }
  return sum;
}
