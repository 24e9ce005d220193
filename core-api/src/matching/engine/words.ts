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

/** Adds the numbers of the texts whose terms were found, each once. `found` tells in which fields, as bits. */
export function foundWords(rows: Int32Array, start: number, found: Uint8Array, into: number[]): void {
  const end = endOf(rows, start);
  for (let at = start + 1; at < end; at += WIDTH) {
    const term = rows[at + 1] ?? 0;
    if (((found[term >>> 2] ?? 0) & term & FIELDS) === 0) continue;
    const text = rows[at] ?? 0;
    if ((text & 1) === 0 || !into.includes(text >>> 1)) into.push(text >>> 1);
  }
}
