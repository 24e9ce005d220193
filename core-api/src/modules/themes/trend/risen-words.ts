/** A word with the articles that have it, in a period and in the four weeks before. */
export interface WordCount {
  word: string;
  count: number;
  beforeCount: number;
}

/** The days that a rise is measured against: four weeks, so that each weekday has its share. */
export const BEFORE_DAYS = 28;
const MOST_WORDS = 20;
const FEWEST_ARTICLES = 3;
/** How many times as often as before a word must come. */
const RISE = 1.5;

/**
 * The words that rose, the greatest rise first: how far a count lies above what the four weeks before let expect, in units
 * of that expectation's own scatter.
 * @param days length of the period
 */
export function risenWords(words: readonly WordCount[], days: number): WordCount[] {
  const expected = ({ beforeCount }: WordCount) => (beforeCount * days) / BEFORE_DAYS;
  const rise = (word: WordCount) => (word.count - expected(word)) / Math.sqrt(expected(word) + 1);
  return words
    .filter((word) => word.count >= FEWEST_ARTICLES && word.count >= RISE * expected(word))
    .toSorted((a, b) => rise(b) - rise(a) || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS);
}
