import { norm } from "@kirinuki/schema/expression/normalise.ts";

/** Runs of one script of normalised text, as names are written: 東京電力, パワー, sic. */
const WORD = /[\p{sc=Han}々〆]{2,8}|[\p{sc=Katakana}ー]{2,20}|[a-z][a-z0-9.+-]{1,20}/gu;
/** Longer runs of kanji are several words: 東京電力福島第一原子力発電所. */
const LONGEST_NAME = 5;
const SHORTEST_PART = 2;
/** Titles and kinds of companies that stand after or before a name and are no part of it. */
const AROUND =
  /^(?:株式会社|有限会社|合同会社)|(?:株式会社|有限会社|合同会社|選手|監督|社長|会長|首相|大統領|容疑者)$/u;

/** Headline and opening of an article as they are compared. */
export const headOf = (title: string, lead: string): string => `${norm(title)}\n${norm(lead)}`;

/** The words of a normalised text that may be terms, each once. */
export function headWords(head: string): Set<string> {
  const words = new Set<string>();
  for (const [run] of head.matchAll(WORD)) {
    const word = run.replace(AROUND, "");
    if (word.length >= SHORTEST_PART) words.add(word);
    if (word.length > LONGEST_NAME && /^\p{sc=Han}/u.test(word)) words.add(word.slice(0, LONGEST_NAME - 1));
  }
  return words;
}
