import { buildAutomaton } from "@kirinuki/core-api/src/matching/engine/automaton.ts";
import { TermFinder } from "@kirinuki/core-api/src/matching/engine/term-finder.ts";
import { type PreparedArticle, prepare } from "@kirinuki/core-api/src/matching/expression/evaluate.ts";
import { isOneBigram } from "@kirinuki/core-api/src/search/grams.ts";
import { gramsOf } from "@kirinuki/core-api/src/search/search-rows.ts";
import { KnownTerms } from "@kirinuki/core-api/src/search/term-directory.ts";
import { addDays, type DayString } from "@kirinuki/core-api/src/time/tokyo.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { articles, randomFrom, words } from "./matching-load.ts";

const SEED = 20260801;
const VOCABULARY = 60_000;
/** Every so many words are unknown to the dictionary. */
const UNKNOWN_EVERY = 7;
/** Unless told otherwise. */
export const DAYS = 100;
const CHUNK = 1_000;
/** What has more articles has these several times. */
const MOST_DISTINCT = 100_000;
/** Articles that tell how frequent words are. */
const SAMPLE = 20_000;

export interface LoadArticle extends PreparedArticle {
  readonly id: number;
  readonly day: DayString;
  readonly section: 1 | 2 | 3 | 5;
  readonly grams: Int32Array;
}

const SECTIONS = [3, 1, 3, 2, 3, 3, 5, 3, 1, 3] as const;

/** A collection of articles spread over a hundred days, and the words that its dictionary knows. */
export class SearchLoad {
  readonly known: { term: string; id: number }[];
  private readonly vocabulary: string[];
  private readonly terms: string[];
  private readonly counts: Int32Array;
  private readonly random = randomFrom(SEED);

  /** How many different articles there are, and how many times each. */
  readonly distinct: number;
  readonly copies: number;

  constructor(
    size: number,
    private readonly lastDay: DayString,
    private readonly days = DAYS,
  ) {
    this.distinct = Math.min(size, MOST_DISTINCT);
    this.copies = Math.ceil(size / MOST_DISTINCT);
    this.vocabulary = words(this.random, VOCABULARY);
    this.terms = [...new Set(this.vocabulary.map((word) => norm(word)))];
    this.known = this.terms.map((term, id) => ({ term, id })).filter(({ id }) => id % UNKNOWN_EVERY !== 3);
    this.counts = new Int32Array(this.terms.length);
  }

  /** The different articles, the same for the same size. Counts words on the way. */
  *chunks(): Generator<LoadArticle[]> {
    const dictionary = new KnownTerms(
      this.known.map(({ id }) => id),
      this.known.map(({ term }) => term),
    );
    const finder = this.finderOfAll();
    for (let first = 0; first < this.distinct; first += CHUNK) {
      yield articles(this.random, this.vocabulary, Math.min(CHUNK, this.distinct - first), 600).map((raw, at) => {
        const article = prepare(raw);
        const id = first + at;
        if (id < SAMPLE) this.count(finder, article);
        const day = addDays(this.lastDay, -(id % this.days));
        const section = SECTIONS[Math.floor(id / this.days) % SECTIONS.length] ?? 3;
        return { ...article, id, day, section, grams: gramsOf(article, dictionary) };
      });
    }
  }

  /** Counts words as `chunks` does, where the articles are there from before. */
  countAgain(): void {
    for (const chunk of this.chunks()) if ((chunk.at(-1)?.id ?? 0) + 1 >= SAMPLE) return;
  }

  /** Words of some length that so many of 100,000 articles hold, spread over the vocabulary. */
  wordsOf(wanted: number, from: number, to: number, fits: (word: string, known: boolean) => boolean): string[] {
    const scale = 100_000 / Math.min(SAMPLE, this.distinct);
    const fitting = this.terms.filter((term, id) => {
      const share = (this.counts[id] ?? 0) * scale;
      return share >= from && share <= to && fits(term, id % UNKNOWN_EVERY !== 3);
    });
    const step = Math.max(1, Math.floor(fitting.length / wanted));
    return fitting.filter((_, at) => at % step === 0).slice(0, wanted);
  }

  private finderOfAll(): TermFinder {
    const steps = buildAutomaton(this.terms);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const none = { byCode: new Map(), byName: new Map(), byDomain: new Map(), longestDomain: 0 };
    return new TermFinder(step.value, none, this.terms.length);
  }

  private count(finder: TermFinder, article: PreparedArticle): void {
    finder.find(article);
    for (let at = 0; at < finder.count; at += 1) {
      const term = finder.terms[at] ?? 0;
      this.counts[term] = (this.counts[term] ?? 0) + 1;
    }
  }
}

export interface LoadQuery {
  /** Terms that must be there, as written. */
  readonly all: readonly string[];
  readonly none: readonly string[];
}

const KANJI = /^[\u4e00-\u9fff]+$/;
const OF_EACH = 10;

/** Queries by class: the study's six, and words that the dictionary does not know. */
export function queriesOf(load: SearchLoad): Record<string, LoadQuery[]> {
  const kanji = (length: number, isKnown: boolean) => (word: string, known: boolean) =>
    word.length === length && known === isKnown && KANJI.test(word);
  const rare = load.wordsOf(OF_EACH, 20, 60, kanji(2, true));
  const common = load.wordsOf(OF_EACH, 8_000, 32_000, (word) => isOneBigram(word));
  const four = load.wordsOf(OF_EACH, 200, 1_500, kanji(4, true));
  const usual = load.wordsOf(2 * OF_EACH, 3_000, 32_000, (word, known) => known && word.length > 2 && KANJI.test(word));
  const mixed = load.wordsOf(OF_EACH, 300, 30_000, (word, known) => known && /[a-z]/.test(word) && /[^a-z]/.test(word));
  const unknown = load.wordsOf(
    OF_EACH,
    200,
    3_000,
    (word, known) => !known && word.length > 2 && !/[0-9a-z]/.test(word),
  );
  const one = (word: string): LoadQuery => ({ all: [word], none: [] });
  const pairs = usual.slice(0, OF_EACH).map((word, at) => [word, usual[OF_EACH + at] ?? word] as const);
  return {
    rare2: rare.map(one),
    common2: common.map(one),
    word4: four.map(one),
    and: pairs.map((both) => ({ all: both, none: [] })),
    andnot: pairs.map(([word, without]) => ({ all: [word], none: [without] })),
    mixed: mixed.map(one),
    unknown: unknown.map(one),
  };
}
