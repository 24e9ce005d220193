import type { WordPlaces } from "../expression/prominence.ts";
import { ENDING } from "./automaton.ts";
import { IN_TITLE } from "./leaves.ts";
import { ENDS } from "./term-finder.ts";

/**
 * The words of an expression: its terms that are not under a NOT, in order of appearance, as a row of numbers. The first number is how
 * many there are.
 * Then each word has two:
 * - the number of its text as the author wrote it, times two, plus one if the same text stands earlier for other fields
 * - the number of its term, times four, plus the fields in which it counts
 */
const WIDTH = 2;
const FIELDS = 3;

/** Writes the words of one expression after the other. */
export class WordWriter {
  private row: number[] = [0];
  /** The fields for which each text stands already. */
  private readonly named = new Map<number, number>();

  add(text: number, term: number, fields: number): void {
    const before = this.named.get(text) ?? 0;
    if ((before & fields) === fields) return;
    this.named.set(text, before | fields);
    this.row.push((text << 1) | (before === 0 ? 0 : 1), (term << 2) | fields);
  }

  /** What was added since the last time. */
  finish(): number[] {
    const { row } = this;
    row[0] = (row.length - 1) / WIDTH;
    this.row = [0];
    this.named.clear();
    return row;
  }
}

/** Where the words that start at `start` end. */
export function endOf(rows: Int32Array, start: number): number {
  return start + 1 + (rows[start] ?? 0) * WIDTH;
}

/** Of each term what `TermFinder` found of it. */
interface Found {
  /** In which fields, as bits. */
  readonly found: Uint8Array;
  readonly ends: Int32Array;
}

/**
 * Adds the numbers of the texts whose terms were found, each once, and their places. @param lead where the lead ends
 */
export function foundWords(
  rows: Int32Array,
  start: number,
  { found, ends }: Found,
  endings: Int32Array,
  into: number[],
  places: WordPlaces,
  lead: number,
): void {
  const end = endOf(rows, start);
  for (let at = start + 1; at < end; at += WIDTH) {
    const term = rows[at + 1] ?? 0;
    const fields = found[term >>> 2] ?? 0;
    if ((fields & term & FIELDS) === 0) continue;
    if ((fields & IN_TITLE) !== 0) places.inTitle = true;
    else if (!places.inTitle && !places.inLead) addEnds(term >>> 2, ends, endings, places, lead);
    const text = rows[at] ?? 0;
    if ((text & 1) === 0 || !into.includes(text >>> 1)) into.push(text >>> 1);
  }
}

/** A term that is not in the headline, and so in the body. */
function addEnds(term: number, ends: Int32Array, endings: Int32Array, places: WordPlaces, lead: number): void {
  const first = ends[term * ENDS.width + ENDS.first] ?? 0;
  if (first <= lead) {
    places.inLead = true;
    return;
  }
  const last = (ends[term * ENDS.width + ENDS.last] ?? 0) - (endings[term * ENDING.width + ENDING.length] ?? 0);
  if (first < places.firstEnd) places.firstEnd = first;
  if (last > places.lastStart) places.lastStart = last;
}
