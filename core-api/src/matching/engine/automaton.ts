import { childOf, mayLeadOn, placeStates, STATE } from "./double-array.ts";
import { type PairStarts, pairStarts } from "./pair-starts.ts";
import { type SharedInts, sharedInts } from "./shared-arrays.ts";
import { buildTrie, codesOfUnits, nodesByDepth, type Trie, type UnitCodes } from "./trie.ts";
import { isWordUnit } from "./word-units.ts";

/** An Aho–Corasick automaton on UTF-16 units over distinct normalised terms, told by their numbers; plain shared arrays. */
export interface Automaton {
  readonly codes: UnitCodes;
  /**
   * See `STATE`. A state's `term` names the longest term that the text read so far ends with: its number times two, plus one if more
   * is to be asked about it (see `ENDING`). -1: none.
   */
  readonly states: SharedInts;
  readonly starts: PairStarts;
  /** See `ENDING`; for each term. */
  readonly endings: SharedInts;
}

/**
 * `shorter`: the longest other term that a term ends with, or -1. `boundedLength`: its length if no ASCII letter or digit may
 * stand before it, else 0. None may stand after one that ends with such. `length`: in units.
 */
export const ENDING = { shorter: 0, boundedLength: 1, length: 2, width: 3 } as const;

/** Linear in the length of the terms, in three steps. @param terms distinct and none empty */
export function* buildAutomaton(terms: readonly string[]): Generator<void, Automaton> {
  const { codes, highest } = codesOfUnits(terms);
  const trie = buildTrie(terms, codes);
  yield;
  const { states, stateOf } = placeStates(trie, highest);
  yield;
  const endings = sharedInts(terms.length * ENDING.width);
  terms.forEach((term, number) => {
    const state = stateOf[trie.ends[number] ?? 0] ?? 0;
    states[state + STATE.term] = number;
    endings[number * ENDING.width + ENDING.boundedLength] = isWordUnit(term.charCodeAt(0)) ? term.length : 0;
    endings[number * ENDING.width + ENDING.length] = term.length;
  });
  linkFailures(trie, stateOf, states, endings);
  markTerms(terms, states, endings);
  return { codes, states, starts: pairStarts(trie, states, stateOf, highest), endings };
}

/** Parents before children: where a step fails, the text is read on in the longest state that it still ends with. */
function linkFailures(trie: Trie, stateOf: Int32Array, states: SharedInts, endings: SharedInts): void {
  for (const node of nodesByDepth(trie)) {
    if (node === 0) continue;
    const state = stateOf[node] ?? 0;
    const parent = stateOf[trie.parents[node] ?? 0] ?? 0;
    const fail = parent === 0 ? 0 : stepFrom(states, states[parent + STATE.fail] ?? 0, trie.codes[node] ?? 0);
    states[state + STATE.fail] = fail;
    const inherited = states[fail + STATE.term] ?? -1;
    const own = states[state + STATE.term] ?? -1;
    if (own === -1) states[state + STATE.term] = inherited;
    else endings[own * ENDING.width + ENDING.shorter] = inherited;
  }
}

/** The state after one more unit; the root where no term goes on with it. */
function stepFrom(states: Int32Array, from: number, code: number): number {
  let state = from;
  for (;;) {
    const way = states[state + STATE.way] ?? 0;
    const child = childOf(way, code);
    if (mayLeadOn(way, code) && states[child + STATE.check] === state) return child;
    if (state === 0) return 0;
    state = states[state + STATE.fail] ?? 0;
  }
}

/** Makes the numbers of the terms what a state tells. */
function markTerms(terms: readonly string[], states: SharedInts, endings: SharedInts): void {
  const marked = terms.map((term, number) => {
    const row = number * ENDING.width;
    const isBounded = endings[row + ENDING.boundedLength] !== 0 || isWordUnit(term.charCodeAt(term.length - 1));
    return number * 2 + (isBounded || endings[row + ENDING.shorter] !== -1 ? 1 : 0);
  });
  for (let state = STATE.term; state < states.length; state += STATE.width) {
    const term = states[state] ?? -1;
    if (term !== -1) states[state] = marked[term] ?? -1;
  }
}
