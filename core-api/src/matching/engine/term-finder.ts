import type { PreparedArticle } from "../expression/evaluate.ts";
import { type Automaton, ENDING } from "./automaton.ts";
import { childOf, mayLeadOn, STATE } from "./double-array.ts";
import { ANYWHERE, IN_BODY, IN_TITLE } from "./leaves.ts";
import { findPseudoTerms, type PseudoTerms } from "./pseudo-terms.ts";
import { isWordUnit } from "./word-units.ts";

/** Finds the terms, media and domains of one article after the other. One for each thread: it keeps its notes in itself. */
export class TermFinder {
  /** In which fields each term was found, as bits. */
  readonly found: Uint8Array;
  /** The terms that were found, up to `count`. */
  readonly terms: Int32Array;
  count = 0;
  private readonly automaton: Automaton;
  private readonly pseudoTerms: PseudoTerms;

  constructor(automaton: Automaton, pseudoTerms: PseudoTerms, size: number) {
    this.automaton = automaton;
    this.pseudoTerms = pseudoTerms;
    this.found = new Uint8Array(size);
    this.terms = new Int32Array(size);
  }

  /** What was found before is forgotten. */
  find(article: PreparedArticle): void {
    for (let at = 0; at < this.count; at += 1) this.found[this.terms[at] ?? 0] = 0;
    this.count = 0;
    this.scan(article.title, IN_TITLE);
    this.scan(article.body, IN_BODY);
    findPseudoTerms(this.pseudoTerms, article, (term) => this.note(term, ANYWHERE));
  }

  private note(term: number, fields: number): void {
    const before = this.found[term] ?? 0;
    if (before === 0) {
      this.terms[this.count] = term;
      this.count += 1;
    }
    this.found[term] = before | fields;
  }

  private scan(text: string, field: number): void {
    const { codes, states } = this.automaton;
    const { found } = this;
    let state = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = codes[text.charCodeAt(at)] ?? 0;
      if (code === 0) {
        state = 0;
        continue;
      }
      for (;;) {
        const way = states[state + STATE.way] ?? 0;
        if (mayLeadOn(way, code)) {
          const child = childOf(way, code);
          if (states[child + STATE.check] === state) {
            state = child;
            break;
          }
        }
        if (state === 0) break;
        state = states[state + STATE.fail] ?? 0;
      }
      const told = states[state + STATE.term] ?? -1;
      // Once a term was found in this field, so was all that it ends with: by the same bounds.
      if (told === -1 || ((found[told >>> 1] ?? 0) & field) !== 0) continue;
      if ((told & 1) === 0) this.note(told >>> 1, field);
      else this.noteAll(told >>> 1, text, at, field);
    }
  }

  /** A term and all that it ends with, where ASCII words and numbers stand at their bounds. */
  private noteAll(longest: number, text: string, last: number, field: number): void {
    const { endings } = this.automaton;
    if (isWordUnit(text.charCodeAt(last)) && isWordUnit(text.charCodeAt(last + 1))) return;
    for (let term = longest; term !== -1; ) {
      const row = term * ENDING.width;
      const boundedLength = endings[row + ENDING.boundedLength] ?? 0;
      if (boundedLength === 0 || !isWordUnit(text.charCodeAt(last - boundedLength))) {
        if (((this.found[term] ?? 0) & field) !== 0) return;
        this.note(term, field);
      }
      term = endings[row + ENDING.shorter] ?? -1;
    }
  }
}
