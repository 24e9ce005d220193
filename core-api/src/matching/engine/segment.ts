import type { Automaton } from "./automaton.ts";
import type { PseudoTerms } from "./pseudo-terms.ts";
import type { SharedInts } from "./shared-arrays.ts";

/**
 * Some expressions, compiled. What it finds never changes, and sending it to another thread copies next to nothing.
 * Expressions are told by their place in `ids`, terms by their number in the vocabulary.
 */
export interface Segment {
  readonly automaton: Automaton;
  readonly pseudoTerms: PseudoTerms;
  /** Terms, media and domains. */
  readonly size: number;
  /** The callers' numbers of the expressions, rising. */
  readonly ids: Float64Array<SharedArrayBuffer>;
  /** The candidates of term t are those from starts[t] to before starts[t + 1]; from starts[size] on those of every article. */
  readonly starts: SharedInts;
  /** See `CANDIDATE`. */
  readonly candidates: SharedInts;
  /** Of each expression its program, and right after it its words. */
  readonly rows: SharedInts;
  /**
   * [0]: how many articles were counted; [1 + t]: in how many of them term t was found. The one part that is written to, and
   * threads may lose each other's counts: only the speed after the next fold depends on them.
   */
  readonly tally: SharedInts;
}

/**
 * An expression that an article may meet if a term was found in it. `row`: where the program for the rest of its clause
 * starts. `flags`: the fields in which the term counts, whether the expression is a candidate of other terms too, and the
 * sections for which it holds.
 */
export const CANDIDATE = { expression: 0, row: 1, flags: 2, width: 3 } as const;
export const FIELDS = 3;
export const SEVERAL = 4;
export const SECTIONS_SHIFT = 3;

/** For which of up to 29 kinds of articles an expression is meant, as bits. */
export const ALL_SECTIONS = 2 ** 29 - 1;
