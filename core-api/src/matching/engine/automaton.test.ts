import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Automaton, buildAutomaton, ENDING } from "./automaton.ts";
import { childOf, mayLeadOn, STATE } from "./double-array.ts";

function built(terms: readonly string[]): Automaton {
  const steps = buildAutomaton(terms);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The terms that end at each place of a text, longest first. */
function endings({ codes, states, endings }: Automaton, text: string): number[][] {
  let state = 0;
  const child = (code: number) => {
    const way = states[state + STATE.way] ?? 0;
    const place = childOf(way, code);
    return mayLeadOn(way, code) && states[place + STATE.check] === state ? place : -1;
  };
  return Array.from({ length: text.length }, (_, at) => {
    const code = codes[text.charCodeAt(at)] ?? 0;
    while (child(code) === -1 && state !== 0) state = states[state + STATE.fail] ?? 0;
    state = Math.max(child(code), 0);
    const found: number[] = [];
    const told = states[state + STATE.term] ?? -1;
    for (let term = told >> 1; term !== -1; term = endings[term * ENDING.width + ENDING.shorter] ?? -1)
      found.push(term);
    expect(found.length > 1 && (told & 1) === 0).toBe(false);
    return found;
  });
}

const naive = (terms: readonly string[], text: string): number[][] =>
  Array.from({ length: text.length }, (_, at) =>
    [...terms.keys()]
      .filter((term) => text.slice(0, at + 1).endsWith(terms[term] ?? ""))
      .sort((a, b) => (terms[b]?.length ?? 0) - (terms[a]?.length ?? 0)),
  );

describe("buildAutomaton", () => {
  it("finds every term at every place", () => {
    const unit = fc.constantFrom("a", "b", "電", "池", "\ud842", "\udfb7", "\uffff");
    const texts = fc.string({ unit, minLength: 1, maxLength: 6 });
    const check = fc.property(
      fc.uniqueArray(texts, { maxLength: 30 }),
      fc.string({ unit, maxLength: 60 }),
      (terms, text) => {
        expect(endings(built(terms), text)).toEqual(naive(terms, text));
      },
    );
    fc.assert(check, { seed: 20260801, numRuns: 500 });
  });

  it("finds terms that start with every unit there is, and go on with many", () => {
    const units = Array.from({ length: 0xfffe }, (_, unit) => String.fromCharCode(unit));
    const terms = [...units, ...units.filter((_, at) => at % 50 === 0).map((unit) => `電${unit}`)];
    const automaton = built(terms);
    expect(endings(automaton, "電あ電\u0000")).toEqual(naive(terms, "電あ電\u0000"));
    expect(endings(automaton, "\ufffd\uffff")).toEqual(naive(terms, "\ufffd\uffff"));
  });

  it("takes about as many states as the terms have prefixes, however they are mixed", () => {
    const terms = Array.from({ length: 40_000 }, (_, at) => {
      const unit = (step: number) => String.fromCharCode(0x4e00 + ((Math.imul(at + 1, step) >>> 7) % 1_200));
      return unit(0x9e3779b1) + unit(0x85ebca6b) + unit(0xc2b2ae35);
    });
    const { states } = built([...new Set(terms)]);
    expect(states.length / STATE.width).toBeLessThan(40_000 * 3 * 2);
  });
});
