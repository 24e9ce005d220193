import { STATE } from "./double-array.ts";
import { type SharedInts, sharedInts } from "./shared-arrays.ts";
import type { Trie } from "./trie.ts";

/**
 * Where terms begin in a text, two codes at a time: few pairs of neighbours begin any, and to know which ones takes no step of the
 * automaton before.
 */
export interface PairStarts {
  /** A bit for each hash of a pair: not set where no term begins with it. */
  readonly bits: SharedInts;
  /** By how much a hash is shifted to the number of its bit, and to that of its row. */
  readonly bitShift: number;
  readonly rowShift: number;
  /** A hash table with open addressing; see `PAIR`. */
  readonly rows: SharedInts;
  /** By code: what the state after that code alone tells (see `Automaton.states`). */
  readonly singles: SharedInts;
}

/** Of a pair: its state, and what that state says, so that one cache line tells all. An empty row has pair 0. */
export const PAIR = { pair: 0, state: 1, way: 2, term: 3, width: 4 } as const;

export const pairOf = (first: number, second: number): number => (first << 16) | second;
export const hashOfPair = (pair: number): number => Math.imul(pair, 0x9e3779b1);

const BITS_A_PAIR = 8;
const FEWEST_BITS = 10;
const MOST_BITS = 22;

/** @param states with all that they tell */
export function pairStarts(trie: Trie, states: SharedInts, stateOf: Int32Array, highest: number): PairStarts {
  const nodes = trie.depths.subarray(0, trie.size);
  const pairs = nodes.reduce((count, depth) => count + Number(depth === 2), 0);
  const bitShift = 32 - Math.min(MOST_BITS, log2(pairs * BITS_A_PAIR));
  const rowShift = 32 - log2(pairs * 2);
  const starts = {
    bits: sharedInts(2 ** (32 - bitShift) / 32),
    bitShift,
    rowShift,
    rows: sharedInts(2 ** (32 - rowShift) * PAIR.width),
    singles: sharedInts(highest + 1).fill(-1),
  };
  for (const [node, depth] of nodes.entries()) {
    const state = stateOf[node] ?? 0;
    const code = trie.codes[node] ?? 0;
    if (depth === 1) starts.singles[code] = states[state + STATE.term] ?? -1;
    if (depth === 2) add(starts, pairOf(trie.codes[trie.parents[node] ?? 0] ?? 0, code), state, states);
  }
  return starts;
}

const log2 = (wanted: number): number => Math.max(FEWEST_BITS, Math.ceil(Math.log2(wanted)));

function add({ bits, bitShift, rowShift, rows }: PairStarts, pair: number, state: number, states: SharedInts): void {
  const hash = hashOfPair(pair);
  const bit = hash >>> bitShift;
  bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  let row = (hash >>> rowShift) * PAIR.width;
  while (rows[row] !== 0) row = (row + PAIR.width) % rows.length;
  rows[row + PAIR.pair] = pair;
  rows[row + PAIR.state] = state;
  rows[row + PAIR.way] = states[state + STATE.way] ?? 0;
  rows[row + PAIR.term] = states[state + STATE.term] ?? -1;
}
