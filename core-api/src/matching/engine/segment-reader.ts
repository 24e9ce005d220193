import type { PreparedArticle } from "../expression/evaluate.ts";
import type { WordPlaces } from "../expression/prominence.ts";
import { count } from "./experience.ts";
import { run } from "./program.ts";
import { CANDIDATE, FIELDS, SECTIONS_SHIFT, SEVERAL, type Segment } from "./segment.ts";
import { TermFinder } from "./term-finder.ts";
import { foundWords } from "./words.ts";

/** After the first ones, one article in so many is counted: threads that count all would wait for each other's writes. */
const FIRST = 256;
const ONE_IN = 32;

/** Matches one article after the other with the expressions of a segment. One for each thread: it keeps its notes in itself. */
export class SegmentReader {
  readonly segment: Segment;
  private readonly met: Int32Array;
  private count = 0;
  /** For each expression, where its words start; valid for those met. */
  private readonly words: Int32Array;
  private readonly finder: TermFinder;
  /** For each expression that is a candidate of several terms, the last article for which it was asked. */
  private readonly asked: Int32Array;
  private article = 0;

  constructor(segment: Segment) {
    this.segment = segment;
    this.finder = new TermFinder(segment.automaton, segment.pseudoTerms, segment.size);
    this.met = new Int32Array(segment.ids.length);
    this.words = new Int32Array(segment.ids.length);
    this.asked = new Int32Array(segment.ids.length);
  }

  /**
   * @param sections the kinds that the article is of, as bits; expressions meant for none of them are left out
   * @returns the places in the segment of the expressions that the article meets, rising; valid until the next call
   */
  read(article: PreparedArticle, sections: number): Int32Array {
    this.startArticle();
    if (this.segment.ids.length > 0) this.askAll(article, sections);
    return this.met.subarray(0, this.count).sort();
  }

  /** Adds the numbers of the texts by which the last article met an expression, and their places in it, whose lead ends at `lead`. */
  wordsOf(expression: number, into: number[], places: WordPlaces, lead: number): void {
    const { rows, automaton } = this.segment;
    foundWords(rows, this.words[expression] ?? 0, this.finder, automaton.endings, into, places, lead);
  }

  private askAll(article: PreparedArticle, sections: number): void {
    this.finder.find(article);
    const { size, starts, tally } = this.segment;
    const { terms, found } = this.finder;
    for (let at = 0; at < this.finder.count; at += 1) {
      const term = terms[at] ?? 0;
      this.ask(starts[term] ?? 0, starts[term + 1] ?? 0, found[term] ?? 0, sections);
    }
    this.ask(starts[size] ?? 0, starts[size + 1] ?? 0, FIELDS, sections);
    if ((tally[0] ?? 0) < FIRST || this.article % ONE_IN === 0) count(tally, this.finder);
  }

  private startArticle(): void {
    this.count = 0;
    this.article += 1;
    if (this.article < 0x7fffffff) return;
    this.article = 1;
    this.asked.fill(0);
  }

  private ask(start: number, end: number, fields: number, sections: number): void {
    const { candidates, rows } = this.segment;
    const { found } = this.finder;
    const mask = sections << SECTIONS_SHIFT;
    for (let at = start * CANDIDATE.width; at < end * CANDIDATE.width; at += CANDIDATE.width) {
      const flags = candidates[at + CANDIDATE.flags] ?? 0;
      if ((flags & fields & FIELDS) === 0 || (flags & mask) === 0) continue;
      const expression = candidates[at + CANDIDATE.expression] ?? 0;
      if ((flags & SEVERAL) !== 0) {
        if (this.asked[expression] === this.article) continue;
        this.asked[expression] = this.article;
      }
      const words = run(rows, candidates[at + CANDIDATE.row] ?? 0, found);
      if (words === -1) continue;
      this.met[this.count] = expression;
      this.words[expression] = words;
      this.count += 1;
    }
  }
}
