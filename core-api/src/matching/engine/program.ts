import type { Clause, Test } from "./clause.ts";

/**
 * A clause as a row of numbers. Each test takes two: `term << 3 | fields << 1 | outcome`, and how many numbers to jump
 * ahead if that is its outcome; else the next test follows. Jumps only lead ahead, to a test or to one of the two ends.
 */
const HOLDS = -1;
const FAILS = -2;

const WIDTH = 2;

/** The program of what holds at all events. */
export const HOLDS_ALWAYS: readonly number[] = [HOLDS, FAILS];

/** Written from the end, so that every place to jump to is known; nested as deeply as the clause. */
export function compile(clause: Clause): number[] {
  const backwards = [FAILS, HOLDS];
  emit(clause, 2, 1, backwards);
  return backwards.reverse();
}

/**
 * Puts a clause in front of what is there. Places are told by their distance from the end of the program.
 * @param met where to go on if it holds; @param unmet and if not. One of them is the place right after it.
 */
function emit(clause: Clause, met: number, unmet: number, backwards: number[]): void {
  if (clause.kind === "test") {
    emitTest(clause, met, unmet, backwards);
    return;
  }
  let [onMet, onUnmet] = [met, unmet];
  for (const operand of clause.operands.toReversed()) {
    emit(operand, onMet, onUnmet, backwards);
    // What stands before it goes on here: where all count, if it holds; where one is enough, if it doesn't.
    if (clause.kind === "every") onMet = backwards.length;
    else onUnmet = backwards.length;
  }
}

function emitTest(test: Test, met: number, unmet: number, backwards: number[]): void {
  const after = backwards.length;
  const jumpsIfMet = unmet === after;
  const target = jumpsIfMet ? met : unmet;
  const outcome = jumpsIfMet === test.wanted ? 1 : 0;
  backwards.push(after + WIDTH - target, (test.term << 3) | (test.fields << 1) | outcome);
}

/**
 * Runs the program that starts at `start`. `found` tells of each term in which fields it was found, as bits.
 * @returns where the program ends if it holds, else -1
 */
export function run(programs: Int32Array, start: number, found: Uint8Array): number {
  let at = start;
  for (;;) {
    const word = programs[at] ?? FAILS;
    if (word < 0) return word === HOLDS ? at + HOLDS_ALWAYS.length : -1;
    const outcome = ((found[word >>> 3] ?? 0) & (word >>> 1) & 3) === 0 ? 0 : 1;
    at += outcome === (word & 1) ? (programs[at + 1] ?? 0) : WIDTH;
  }
}

/** Where the program that starts at `start` ends. */
export function endOf(programs: Int32Array, start: number): number {
  return programs.indexOf(FAILS, start) + 1;
}
