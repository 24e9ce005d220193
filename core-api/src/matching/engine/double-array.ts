import { type SharedInts, sharedInts } from "./shared-arrays.ts";
import { nodesByDepth, sortedByKey, type Trie } from "./trie.ts";

/**
 * A state takes four numbers, so that one cache line holds all that a step needs of it. `way`: where its children are and, in
 * the lowest eight bits, which kinds of codes lead on to any (see `mayLeadOn`). `check`: the state that it is a child of.
 */
export const STATE = { way: 0, check: 1, fail: 2, term: 3, width: 4 } as const;

const WAY_SHIFT = 8;
const MOST_CELLS = 2 ** (32 - WAY_SHIFT);

/** Whether it is worth looking for a child by this code. Many steps fail, and so most of them do without another look at memory. */
export const mayLeadOn = (way: number, code: number): boolean => ((way >>> (code & 7)) & 1) === 1;

/** Where the child by this code is, if there is one: then its `check` is the state that the way is of. */
export const childOf = (way: number, code: number): number => ((way >>> WAY_SHIFT) + code) * STATE.width;

const FREE = -1;
const WORDS_TRIED = 1000;

/**
 * Places the tree in a double array. States are told by the place of their first number, the root is 0. Whatever the code up
 * to `highest`, the place looked at is inside the array. `fail` is left 0, `term` -1. Throws RangeError for more states than
 * can be told apart, some millions.
 * @returns the array, and the state of each node
 */
export function placeStates(trie: Trie, highest: number): { states: SharedInts; stateOf: Int32Array } {
  const children = childrenOf(trie);
  const cells = new Cells(trie.size + highest + 1);
  const ways = new Int32Array(trie.size);
  const cellOf = new Int32Array(trie.size);
  for (const node of byNumberOfChildren(trie, children)) {
    const first = children.starts[node] ?? 0;
    const codes = children.codes.subarray(first, children.starts[node + 1]);
    const base = node === 0 ? 0 : cells.baseFor(codes);
    ways[node] = wayTo(base, codes);
    codes.forEach((code, at) => {
      cells.take(base + code);
      cellOf[children.nodes[first + at] ?? 0] = base + code;
    });
    if (node === 0) cells.giveUpTo(highest);
  }
  if (cells.used > MOST_CELLS) throw new RangeError(`${trie.size} states are too many`);
  const states = sharedInts((cells.used + highest + 1) * STATE.width);
  for (let state = 0; state < states.length; state += STATE.width) {
    states[state + STATE.check] = FREE;
    states[state + STATE.term] = -1;
  }
  const stateOf = cellOf.map((cell) => cell * STATE.width);
  for (let node = 0; node < trie.size; node += 1) {
    const state = stateOf[node] ?? 0;
    states[state + STATE.way] = ways[node] ?? 0;
    if (node > 0) states[state + STATE.check] = stateOf[trie.parents[node] ?? 0] ?? 0;
  }
  return { states, stateOf };
}

function wayTo(base: number, codes: Uint16Array): number {
  return codes.reduce((way, code) => way | (1 << (code & 7)), base << WAY_SHIFT);
}

interface Children {
  /** The children of node n are those from starts[n] to before starts[n + 1], codes rising. */
  readonly starts: Int32Array;
  readonly nodes: Int32Array;
  readonly codes: Uint16Array;
}

function childrenOf({ size, parents, codes }: Trie): Children {
  const starts = new Int32Array(size + 2);
  for (let node = 1; node < size; node += 1) {
    const next = (parents[node] ?? 0) + 2;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let node = 2; node < starts.length; node += 1) starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
  const nodes = new Int32Array(size);
  for (let node = 1; node < size; node += 1) {
    const next = (parents[node] ?? 0) + 1;
    const at = starts[next] ?? 0;
    nodes[at] = node;
    starts[next] = at + 1;
  }
  for (let node = 0; node < size; node += 1) {
    const end = starts[node + 1] ?? 0;
    const first = starts[node] ?? 0;
    if (end - first > 1) nodes.subarray(first, end).sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
  }
  return { starts, nodes, codes: Uint16Array.from(nodes, (node) => codes[node] ?? 0) };
}

/** The nodes that have any, those with the most first: they fit where little is taken, and the single ones fill the gaps. */
function byNumberOfChildren(trie: Trie, { starts }: Children): Int32Array {
  const counts = Int32Array.from({ length: trie.size }, (_, node) => (starts[node + 1] ?? 0) - (starts[node] ?? 0));
  const most = counts.reduce((highest, count) => Math.max(highest, count), 0);
  const parents = nodesByDepth(trie).filter((node) => counts[node] !== 0);
  // The root comes first whatever it has: its children's states are the codes themselves.
  return sortedByKey(parents, (node) => (node === 0 ? 0 : most - (counts[node] ?? 0) + 1));
}

/** Which cells are taken, a bit each, so that 32 places are tried in one step. */
class Cells {
  /** One more than the highest cell taken. */
  used = 1;
  private taken: Int32Array;
  /** No word before it has a free cell, but for those given up. */
  private firstWord = 0;
  private searchWord = 0;

  constructor(capacity: number) {
    this.taken = new Int32Array((capacity >>> 5) + 2);
  }

  /**
   * A base where all children fit. A single child takes the first free cell. For several, the search goes on where the last
   * one ended, once round at most, and gives up after some words; beyond all that is taken, they fit for certain.
   */
  baseFor(codes: Uint16Array): number {
    const lowest = codes[0] ?? 0;
    if (codes.length === 1) return this.firstFree() - lowest;
    const words = (this.used >>> 5) + 1;
    let word = this.searchWord;
    for (let tried = 0; tried < WORDS_TRIED; tried += 1) {
      if (word >= words) word = this.firstWord;
      const free = this.fitting(word, codes);
      if (free !== 0) {
        this.searchWord = word;
        return word * 32 + lowestBit(free) - lowest;
      }
      word += 1;
    }
    this.searchWord = word;
    return this.used - lowest;
  }

  take(cell: number): void {
    const word = cell >>> 5;
    if (word >= this.taken.length) this.grow(word + 1);
    this.taken[word] = (this.taken[word] ?? 0) | (1 << (cell & 31));
    this.used = Math.max(this.used, cell + 1);
  }

  /** What is left of the cells up to this one stays empty: most codes are too high to lead there. */
  giveUpTo(cell: number): void {
    this.firstWord = (cell >>> 5) + 1;
    this.searchWord = this.firstWord;
    this.used = Math.max(this.used, this.firstWord * 32);
  }

  private firstFree(): number {
    while (this.taken[this.firstWord] === ALL) this.firstWord += 1;
    return this.firstWord * 32 + lowestBit(~(this.taken[this.firstWord] ?? 0));
  }

  /** The cells of a word where the first child may go so that all the others find theirs free, as bits. */
  private fitting(word: number, codes: Uint16Array): number {
    const lowest = codes[0] ?? 0;
    let taken = this.taken[word] ?? 0;
    for (let child = 1; child < codes.length && taken !== ALL; child += 1) {
      taken |= this.takenFrom(word * 32 + (codes[child] ?? 0) - lowest);
    }
    return ~taken;
  }

  /** 32 bits from a cell on. */
  private takenFrom(cell: number): number {
    const word = cell >>> 5;
    if (word >= this.taken.length) return 0;
    const shift = cell & 31;
    const low = (this.taken[word] ?? 0) >>> shift;
    return shift === 0 || word + 1 >= this.taken.length ? low : low | ((this.taken[word + 1] ?? 0) << (32 - shift));
  }

  private grow(words: number): void {
    const taken = new Int32Array(words * 2);
    taken.set(this.taken);
    this.taken = taken;
  }
}

const ALL = -1;

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
