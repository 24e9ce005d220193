import { describe, expect, it } from "vitest";
import { rangeOf, towards } from "./block-range.ts";

describe("rangeOf", () => {
  const edges = [0, 500, 1000, 1500, 2000];

  it.each([
    [0, 800, 0, 1],
    [500, 500, 0, 1],
    [750, 1250, 1, 2],
    [1900, 2700, 3, 3],
    [-1200, 9000, 0, 3],
    [2500, 3300, 3, 3],
  ])("between %i and %i px are the blocks %i to %i", (top, bottom, from, to) => {
    expect(rangeOf(edges, top, bottom)).toEqual({ from, to });
  });
});

describe("towards", () => {
  const seen = { from: 10, to: 12 };
  const wanted = { from: 6, to: 16 };

  it("has everything that is wanted where all was there", () => {
    expect(towards(null, seen, wanted)).toEqual(wanted);
  });

  it("has first what is seen after a jump, then what is around it, a block at a time on each side", () => {
    const steps = [towards({ from: 40, to: 50 }, seen, wanted)];
    for (const last of steps) {
      const next = towards(last, seen, wanted);
      if (next.from !== last.from || next.to !== last.to) steps.push(next);
    }
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [10, 12],
      [9, 13],
      [8, 14],
      [7, 15],
      [6, 16],
    ]);
  });

  it("never leaves out what is seen, and lets go at once what is far", () => {
    expect(towards({ from: 2, to: 10 }, seen, wanted)).toEqual({ from: 6, to: 12 });
    expect(towards({ from: 12, to: 30 }, seen, wanted)).toEqual({ from: 10, to: 16 });
  });
});
