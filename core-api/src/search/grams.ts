import { isWordUnit } from "../matching/engine/word-units.ts";

/**
 * What the index knows of an article: 32-bit numbers. A bigram of UTF-16 units is those units. Bigrams that begin with the second half
 * of a surrogate pair are left out, because the pair itself and what follows find the place too. So their numbers are free: below
 * 0xDE000000 they are the known terms, two numbers each; from there on they are hashes, which only ever lead to candidates.
 */
const TERMS = 0xdc000000;
const HASHES = 0xde000000;
const HASH_BITS = 25;

/** Highest id of a known term, plus one (a CHECK of search_term says the same). */
export const TERM_IDS = 1 << 24;

/** A known term that stands in the title or in the body. */
export const gramOfTerm = (termId: number): number => (TERMS + termId * 2) | 0;
/** A known term that stands in the title. */
export const gramOfTitleTerm = (termId: number): number => (TERMS + termId * 2 + 1) | 0;

/** A medium's code or normalised name, or a host or a domain above it. */
export const gramOfMedium = (text: string): number => hashed(`m:${text}`);
export const gramOfDomain = (text: string): number => hashed(`d:${text}`);

/** Pairs of neighbours; none where the text has only one unit. */
export function bigramsOf(text: string): number[] {
  const found: number[] = [];
  for (let at = 0; at + 1 < text.length; at += 1) {
    const first = text.charCodeAt(at);
    if (!isSecondHalf(first)) found.push((first << 16) | text.charCodeAt(at + 1));
  }
  return found;
}

/** The same pairs as numbers of a title; several may share one. */
export const titleBigram = (bigram: number): number =>
  (HASHES + (Math.imul(bigram, 0x9e3779b1) >>> (32 - HASH_BITS))) | 0;

/** Whether the one bigram of a text proves that the text is there: it has no word bound to check and no half of a character. */
export function isOneBigram(text: string): boolean {
  return (
    text.length === 2 &&
    !isSecondHalf(text.charCodeAt(0)) &&
    !isWordUnit(text.charCodeAt(0)) &&
    !isWordUnit(text.charCodeAt(1))
  );
}

/** Distinct numbers in rising order. */
export function gramSet(grams: readonly number[]): Int32Array {
  const sorted = Int32Array.from(grams).sort();
  let size = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const gram = sorted[at] ?? 0;
    if (at > 0 && gram === sorted[size - 1]) continue;
    sorted[size] = gram;
    size += 1;
  }
  return sorted.subarray(0, size);
}

const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** FNV-1a. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The lowest bits of FNV are the best mixed; the multiplication carries them up.
  return (HASHES + (Math.imul(hash, 0x9e3779b1) >>> (32 - HASH_BITS))) | 0;
}
