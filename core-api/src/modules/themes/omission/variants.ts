import { norm } from "@kirinuki/schema/expression/normalise.ts";

const COMPANY_FORM = /^(?:株式会社|有限会社|合同会社|\(株\)|㈱)|(?:株式会社|有限会社|合同会社|\(株\)|㈱)$/u;
const KANJI = /^[\p{sc=Han}々]+$/u;
const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;
const LATIN = /^[a-z]+$/;
/** An abbreviation has two kanji to four: 東電, 日鉄, 三菱重工. */
const ABBREVIATION = { from: 2, to: 4 };
/** A name is as long as two words of two kanji. */
const SHORTEST_NAME = 4;
/** A Latin name of three letters stands in too many katakana words. */
const SHORTEST_LATIN = 4;

/** A name without 株式会社 and the like. The term is normalised. */
export const withoutCompanyForm = (term: string): string => term.replace(COMPANY_FORM, "").trim();

/**
 * Whether a word is another way to write a name, by rules alone: without the form of the company, in katakana or Latin letters, or
 * abbreviated. Both are normalised.
 */
export function isVariant(word: string, name: string): boolean {
  if (word === name) return false;
  const core = withoutCompanyForm(name);
  if (word === core) return core.length >= ABBREVIATION.from;
  return isAbbreviation(word, core) || isTransliteration(word, core) || isTransliteration(core, word);
}

/** 東電 of 東京電力, 日鉄 of 日本製鉄: the first kanji, and one or two of further pairs, in their order. */
export function isAbbreviation(word: string, name: string): boolean {
  if (!KANJI.test(word) || !KANJI.test(name) || name.length < SHORTEST_NAME) return false;
  if (word.length < ABBREVIATION.from || word.length > ABBREVIATION.to || word.length >= name.length) return false;
  if (name.startsWith(word)) return false;
  const pairs = name.match(/.{1,2}/gu) ?? [];
  return fits(word, pairs, 0);
}

/** Each character or two of the word stand in the next pair that is not left out; the word begins as the first one does. */
function fits(word: string, pairs: readonly string[], at: number): boolean {
  if (word === "") return true;
  const pair = pairs[at];
  if (pair === undefined) return false;
  const parts = at === 0 ? [pair, pair.slice(0, 1)] : [pair, ...pair];
  return (
    parts.some((part) => word.startsWith(part) && fits(word.slice(part.length), pairs, at + 1)) ||
    (at > 0 && fits(word, pairs, at + 1))
  );
}

/** トヨタ and toyota: the same consonants and vowels, a long vowel counting as a short one. */
const isTransliteration = (kana: string, latin: string): boolean =>
  KATAKANA.test(kana) && LATIN.test(latin) && latin.length >= SHORTEST_LATIN && short(romaji(kana)) === short(latin);

const short = (latin: string): string =>
  latin
    .replaceAll("l", "r")
    .replaceAll("c", "k")
    .replaceAll(/([a-z])\1+/g, "$1")
    .replaceAll(/ou|oh/g, "o");

const ROWS: Readonly<Record<string, string>> = {
  "": "アイウエオ",
  k: "カキクケコ",
  s: "サシスセソ",
  t: "タチツテト",
  n: "ナニヌネノ",
  h: "ハヒフヘホ",
  m: "マミムメモ",
  y: "ヤ ユ ヨ",
  r: "ラリルレロ",
  w: "ワ   ヲ",
  g: "ガギグゲゴ",
  z: "ザジズゼゾ",
  d: "ダヂヅデド",
  b: "バビブベボ",
  p: "パピプペポ",
};
const SOUNDS = new Map(
  Object.entries(ROWS).flatMap(([consonant, kana]) =>
    [...kana].map((each, at): [string, string] => [each, `${consonant}${"aiueo"[at] ?? ""}`]),
  ),
);
for (const [kana, latin] of [
  ["シ", "shi"],
  ["チ", "chi"],
  ["ツ", "tsu"],
  ["フ", "fu"],
  ["ジ", "ji"],
  ["ン", "n"],
  ["ー", ""],
  ["ッ", ""],
] as const)
  SOUNDS.set(kana, latin);
const GLIDES: Readonly<Record<string, string>> = { ャ: "ya", ュ: "yu", ョ: "yo" };

function romaji(kana: string): string {
  let latin = "";
  for (const each of norm(kana)) {
    const glide = GLIDES[each];
    latin = glide && latin.endsWith("i") ? `${latin.slice(0, -1)}${glide}` : latin + (SOUNDS.get(each) ?? "");
  }
  return latin;
}
