import { matcher, type PreparedArticle, prepare } from "@kirinuki/core-api/src/matching/expression/evaluate.ts";
import { gramOfTerm, isOneBigram } from "@kirinuki/core-api/src/search/grams.ts";
import { FIELD_GAP, gramsOf } from "@kirinuki/core-api/src/search/search-rows.ts";
import { KnownTerms } from "@kirinuki/core-api/src/search/term-directory.ts";
import { addDays, type DayString } from "@kirinuki/core-api/src/time/tokyo.ts";
import { and, type Expression, not, term } from "@kirinuki/schema/expression/ast.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { articles, randomFrom, words } from "../matching-load.ts";

const SEED = 20261128;
const VOCABULARY = 60_000;
/** Every so many words are unknown to the dictionary. */
const UNKNOWN_EVERY = 7;
/** Mean characters of a body; a title comes to it. */
const CHARACTERS = 25;
/** Texts of their own, which come again and again. */
const MOST_TEXTS = 100_000;
/** Has no factor in common with the number of texts, so that each run of so many articles has each text once, in no order of words. */
const STRIDE = 7_919;
const FIRST_ID = 202_600_000_000_000;
const SECTIONS = [3, 1, 3, 2, 3, 3, 5, 3, 1, 3] as const;
const OF_EACH = 10;
const AT_ONCE = 2_000;

interface Text extends PreparedArticle {
  readonly section: 1 | 2 | 3 | 5;
}

export interface Answer {
  readonly counts: Record<1 | 2 | 3 | 5, number>;
  readonly ids: readonly string[];
}

/**
 * A year of short articles in the order of their arrival, none of which is held in memory: which text an article has follows from its
 * number. So what a search must find is reckoned here, by the plain evaluator, and never by an index or a database.
 */
export class ManyArticles {
  readonly terms: string[];
  readonly known: { term: string; id: number }[];
  readonly texts: Text[] = [];
  private readonly aDay: number;

  constructor(
    readonly size: number,
    days: number,
    private readonly lastDay: DayString,
  ) {
    const random = randomFrom(SEED);
    const vocabulary = words(random, VOCABULARY);
    this.terms = [...new Set(vocabulary.map((word) => norm(word)))];
    this.known = this.terms.map((each, id) => ({ term: each, id })).filter(({ id }) => this.isKnown(id));
    this.aDay = Math.ceil(size / days);
    for (const [at, raw] of articles(random, vocabulary, Math.min(size, MOST_TEXTS), CHARACTERS).entries())
      this.texts.push({ ...prepare(raw), section: SECTIONS[at % SECTIONS.length] ?? 3 });
  }

  private isKnown(id: number): boolean {
    return id % UNKNOWN_EVERY !== 3;
  }

  /** Columns of the texts, some at a time: number, section, medium, host, normalised text and what the index knows of it. */
  *columns(): Generator<unknown[]> {
    const dictionary = new KnownTerms(
      this.known.map(({ id }) => id),
      this.known.map((each) => each.term),
    );
    for (let first = 0; first < this.texts.length; first += AT_ONCE) {
      const some = this.texts.slice(first, first + AT_ONCE);
      yield [
        some.map((_, at) => first + at),
        some.map(({ section }) => section),
        some.map(({ mediaCode }) => mediaCode),
        some.map(({ host }) => host),
        some.map(({ title, body }) => `${title}${FIELD_GAP}${body}`),
        some.map((text) => `{${gramsOf(text, dictionary).join(",")}}`),
      ];
    }
  }

  /** Which articles arrive from a day until before another one: the first, and the one after the last. */
  numbersOf(from: DayString, before: DayString): [first: number, after: number] {
    const since = (day: DayString) => Math.round((Date.parse(this.lastDay) - Date.parse(day)) / 86_400_000) + 1;
    const number = (day: DayString) => Math.min(this.size, Math.max(0, this.size - since(day) * this.aDay));
    return [number(from), number(before)];
  }

  /** SQL that puts articles from $1 until before $2 into a table, in the order of their arrival; `bench_text` has the columns. */
  insertInto(table: string): string {
    return `
      INSERT INTO ${table} (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams)
      SELECT ${FIRST_ID} + n, d.day, t.section, t.media, '', t.host, d.day, d.day, t.norm, t.grams
      FROM generate_series($1::bigint, $2::bigint - 1) n
      CROSS JOIN LATERAL (SELECT '${this.lastDay}'::date - ((${this.size} - 1 - n) / ${this.aDay})::int AS day) d
      JOIN bench_text t ON t.no = (n * ${STRIDE}) % ${this.texts.length}`;
  }

  /** What a search must find of the articles from a day on. */
  expected(expression: Expression, from: DayString, pageSize: number): Answer {
    const meets = matcher(expression);
    const found = this.texts.map((text) => (meets(text) ? text.section : null));
    const counts = { 1: 0, 2: 0, 3: 0, 5: 0 };
    const ids: string[] = [];
    const [first, after] = this.numbersOf(from, addDays(this.lastDay, 1));
    for (let n = after - 1; n >= first; n -= 1) {
      const section = found[(n * STRIDE) % this.texts.length] ?? null;
      if (section === null) continue;
      counts[section] += 1;
      if (ids.length < pageSize) ids.push(String(FIRST_ID + n));
    }
    return { counts, ids };
  }

  /** Expressions by class. A word's share is counted in the texts. */
  queries(): Record<string, Expression[]> {
    const share = this.shares();
    const pick = (wanted: number, from: number, to: number, fits: (word: string, known: boolean) => boolean) => {
      const fitting = this.terms.filter((word, id) => {
        const each = (share[id] ?? 0) * 100;
        return each >= from && each <= to && fits(word, this.isKnown(id));
      });
      const step = Math.max(1, Math.floor(fitting.length / wanted));
      return fitting.filter((_, at) => at % step === 0).slice(0, wanted);
    };
    const isKanji = (word: string) => /^[\u4e00-\u9fff]+$/.test(word);
    const kanji = (length: number) => (word: string, known: boolean) =>
      known && word.length === length && isKanji(word);
    const unknown = (word: string, known: boolean) => !known && word.length > 2 && !/[0-9a-z]/.test(word);
    const usual = pick(2 * OF_EACH, 0.3, 20, (word, known) => known && word.length > 1 && isKanji(word));
    const pairs = usual.slice(0, OF_EACH).map((word, at) => [term(word), term(usual[OF_EACH + at] ?? word)] as const);
    const ascii = (word: string, known: boolean) => known && /[a-z]/.test(word) && /[^a-z]/.test(word);
    return {
      rare: pick(OF_EACH, 0.001, 0.005, kanji(2)).map(term),
      common: pick(OF_EACH, 1, 30, (word) => isOneBigram(word)).map(term),
      "four characters": pick(OF_EACH, 0.005, 1, kanji(4)).map(term),
      AND: pairs.map(([one, other]) => and([one, other])),
      "AND NOT": pairs.map(([one, other]) => and([one, not(other)])),
      "with ASCII": pick(OF_EACH, 0.01, 3, ascii).map(term),
      "unknown, rare": pick(OF_EACH, 0.001, 0.02, unknown).map(term),
      "unknown, usual": pick(OF_EACH, 0.05, 3, unknown).map(term),
    };
  }

  /** The share of texts with each term. */
  private shares(): Float64Array {
    const all = new KnownTerms(
      this.terms.map((_, id) => id),
      this.terms,
    );
    const idOf = new Map(this.terms.map((_, id) => [gramOfTerm(id), id]));
    const shares = new Float64Array(this.terms.length);
    for (const text of this.texts) {
      const grams: number[] = [];
      all.addGrams(text, grams);
      for (const id of grams.map((gram) => idOf.get(gram)))
        if (id !== undefined) shares[id] = (shares[id] ?? 0) + 1 / this.texts.length;
    }
    return shares;
  }
}
