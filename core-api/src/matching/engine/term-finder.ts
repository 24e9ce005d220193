import type { PreparedArticle } from "../expression/evaluate.ts";
import { type Automaton, ENDING } from "./automaton.ts";
import { childOf, mayLeadOn, STATE } from "./double-array.ts";
import { ANYWHERE, IN_BODY, IN_TITLE } from "./leaves.ts";
import { hashOfPair, PAIR, pairOf } from "./pair-starts.ts";
import { findPseudoTerms, type PseudoTerms } from "./pseudo-terms.ts";
import { isWordUnit } from "./word-units.ts";

/** Units of the longest text that is walked through; of longer ones the places would take too much memory. */
const LONGEST = 1 << 15;
/** Steps for each unit of a text, and beside, before it is read one step after the other instead. */
const STEPS_A_UNIT = 4;
const STEPS_FREE = 256;

/** Of each term in `TermFinder.ends`. */
export const ENDS = { first: 0, last: 1, width: 2 } as const;

/** What is noted of one text. */
class Walks {
  readonly read = new Uint16Array(LONGEST + 1);
  readonly places = new Int32Array(LONGEST + 1);
  readonly rows = new Int32Array(LONGEST + 1);
  readonly states = new Int32Array(LONGEST + 1);
  readonly children = new Int32Array(LONGEST + 1);
}

/** Looks up the first numbers of some rows together, before each is needed. */
function touch(table: Int32Array, rows: Int32Array, count: number): number {
  let all = 0;
  for (let each = 0; each < count; each += 1) all ^= table[rows[each] ?? 0] ?? 0;
  return all;
}

/** Finds the terms, media and domains of one article after the other. One for each thread: it keeps its notes in itself. */
export class TermFinder {
  /** In which fields each term was found, as bits. */
  readonly found: Uint8Array;
  /** Of each term that was found in the body, where it first ends and where it last does. */
  readonly ends: Int32Array;
  /** The terms that were found, up to `count`. */
  readonly terms: Int32Array;
  count = 0;
  private readonly walks = new Walks();
  /** Nobody reads it: it keeps looks at memory from being left out as useless. */
  private touched = 0;
  private readonly automaton: Automaton;
  private readonly pseudoTerms: PseudoTerms;

  constructor(automaton: Automaton, pseudoTerms: PseudoTerms, size: number) {
    this.automaton = automaton;
    this.pseudoTerms = pseudoTerms;
    this.found = new Uint8Array(size);
    this.ends = new Int32Array(size * ENDS.width);
    this.terms = new Int32Array(size);
  }

  /** What was found before is forgotten. */
  find(article: PreparedArticle): void {
    for (let at = 0; at < this.count; at += 1) this.found[this.terms[at] ?? 0] = 0;
    this.count = 0;
    this.scan(article.title, IN_TITLE);
    this.scan(article.body, IN_BODY);
    findPseudoTerms(this.pseudoTerms, article, (term) => this.note(term, ANYWHERE, 0));
  }

  /** For the first time in a field: its ends are those in the body wherever it is there, which comes last. */
  private note(term: number, fields: number, end: number): void {
    const before = this.found[term] ?? 0;
    if (before === 0) {
      this.terms[this.count] = term;
      this.count += 1;
    }
    this.found[term] = before | fields;
    this.ends[term * ENDS.width + ENDS.first] = end;
    this.ends[term * ENDS.width + ENDS.last] = end;
  }

  private scan(text: string, field: number): void {
    if (text.length <= LONGEST && this.walk(text, field)) return;
    this.scanLinear(text, field);
  }

  /**
   * From each place where a term may begin along the tree, all places side by side, a code further in each round. No step waits for
   * the one before it, so that most of the time, which is that of looks at memory, overlaps.
   * @returns false where it would be too many steps, of terms and texts that repeat themselves; what is found by then is right
   */
  private walk(text: string, field: number): boolean {
    const { states } = this.automaton;
    const { walks } = this;
    let live = this.begin(text, field, this.placesToBegin(text, field));
    for (let steps = live; live > 0; steps += live) {
      if (steps > STEPS_A_UNIT * text.length + STEPS_FREE) return false;
      this.touched ^= touch(states, walks.children, live);
      live = this.stepAll(text, field, live);
    }
    return true;
  }

  /** Notes the terms of one unit, and the places whose pair may begin a term. @returns how many these are */
  private placesToBegin(text: string, field: number): number {
    const { codes, starts } = this.automaton;
    const { bits, bitShift, rowShift, singles } = starts;
    const { read, places, rows } = this.walks;
    let [count, before] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      const code = codes[text.charCodeAt(at)] ?? 0;
      const hash = hashOfPair(pairOf(before, code));
      const bit = hash >>> bitShift;
      read[at] = code;
      places[count] = at - 1;
      rows[count] = (hash >>> rowShift) * PAIR.width;
      count += ((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1;
      before = code;
      const told = singles[code] ?? -1;
      if (told !== -1) this.tell(told, text, at, field);
    }
    read[text.length] = 0;
    return count;
  }

  /** The first two codes of each place. @returns how many of them may go on */
  private begin(text: string, field: number, count: number): number {
    const { rows: table } = this.automaton.starts;
    const { read, places, rows, states, children } = this.walks;
    this.touched ^= touch(table, rows, count);
    let live = 0;
    for (let each = 0; each < count; each += 1) {
      const at = places[each] ?? 0;
      const pair = pairOf(read[at] ?? 0, read[at + 1] ?? 0);
      let row = rows[each] ?? 0;
      while (table[row] !== pair && table[row] !== 0) row = row + PAIR.width === table.length ? 0 : row + PAIR.width;
      if (table[row] === 0) continue;
      const told = table[row + PAIR.term] ?? -1;
      if (told !== -1) this.tell(told, text, at + 1, field);
      const way = table[row + PAIR.way] ?? 0;
      const code = read[at + 2] ?? 0;
      if (code === 0 || !mayLeadOn(way, code)) continue;
      places[live] = at + 2;
      states[live] = table[row + PAIR.state] ?? 0;
      children[live] = childOf(way, code);
      live += 1;
    }
    return live;
  }

  private stepAll(text: string, field: number, count: number): number {
    const automaton = this.automaton.states;
    const { read, places, states, children } = this.walks;
    let live = 0;
    for (let each = 0; each < count; each += 1) {
      const state = children[each] ?? 0;
      if (automaton[state + STATE.check] !== states[each]) continue;
      const at = places[each] ?? 0;
      const told = automaton[state + STATE.term] ?? -1;
      if (told !== -1) this.tell(told, text, at, field);
      const way = automaton[state + STATE.way] ?? 0;
      const code = read[at + 1] ?? 0;
      if (code === 0 || !mayLeadOn(way, code)) continue;
      places[live] = at + 1;
      states[live] = state;
      children[live] = childOf(way, code);
      live += 1;
    }
    return live;
  }

  /** One step after the other, never more than two for each unit. */
  private scanLinear(text: string, field: number): void {
    const { codes, states } = this.automaton;
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
      if (told !== -1) this.tellEach(told >>> 1, text, at, field);
    }
  }

  /** @param told by a state, after the unit at `last`; of a walk, which comes to each place of each term by itself */
  private tell(told: number, text: string, last: number, field: number): void {
    const term = told >>> 1;
    // Where a term was found in this field, so was all that it ends with: by the same bounds.
    if (((this.found[term] ?? 0) & field) !== 0) {
      if ((told & 1) === 0 || this.isBounded(term, text, last)) this.noteEnd(term, last + 1);
    } else if ((told & 1) === 0) this.note(term, field, last + 1);
    else this.noteAll(term, text, last, field);
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
        this.note(term, field, last + 1);
      }
      term = endings[row + ENDING.shorter] ?? -1;
    }
  }

  /** The same where nothing else comes to what a term ends with. */
  private tellEach(longest: number, text: string, last: number, field: number): void {
    const { endings } = this.automaton;
    for (let term = longest; term !== -1; term = endings[term * ENDING.width + ENDING.shorter] ?? -1) {
      if (!this.isBounded(term, text, last)) continue;
      if (((this.found[term] ?? 0) & field) === 0) this.note(term, field, last + 1);
      else this.noteEnd(term, last + 1);
    }
  }

  private isBounded(term: number, text: string, last: number): boolean {
    if (isWordUnit(text.charCodeAt(last)) && isWordUnit(text.charCodeAt(last + 1))) return false;
    const boundedLength = this.automaton.endings[term * ENDING.width + ENDING.boundedLength] ?? 0;
    return boundedLength === 0 || !isWordUnit(text.charCodeAt(last - boundedLength));
  }

  /** Once more in the same field. */
  private noteEnd(term: number, end: number): void {
    const { ends } = this;
    const at = term * ENDS.width;
    if (end > (ends[at + ENDS.last] ?? 0)) ends[at + ENDS.last] = end;
    else if (end < (ends[at + ENDS.first] ?? 0)) ends[at + ENDS.first] = end;
  }
}
