import type { Vocabulary } from "./vocabulary.ts";

/** How many articles a guess counts for, against those that were seen. */
const GUESS_WEIGHT = 50;

const SHARE_BY_LENGTH = [1, 0.08, 0.01, 0.003, 0.001];
const SHARE_OF_LONG = 0.0005;
const SHARE_OF_MEDIUM = 0.02;
const SHARE_BY_LABELS = [1, 0.5, 0.05];
const SHARE_OF_HOST = 0.01;

/**
 * In what share of the articles each term, medium and domain is found: guessed by its length, and the better known the more
 * articles were seen. Only the speed depends on it.
 * @param tally see `Segment`
 */
export function sharesOf({ terms, media, domains }: Vocabulary, tally: Int32Array): Float64Array {
  const guesses = [
    ...terms.map((term) => SHARE_BY_LENGTH[term.length] ?? SHARE_OF_LONG),
    ...media.map(() => SHARE_OF_MEDIUM),
    ...domains.map((domain) => SHARE_BY_LABELS[domain.split(".").length] ?? SHARE_OF_HOST),
  ];
  const articles = tally[0] ?? 0;
  return Float64Array.from(
    guesses,
    (guess, term) => ((tally[term + 1] ?? 0) + guess * GUESS_WEIGHT) / (articles + GUESS_WEIGHT),
  );
}
