import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withSortedMarks } from "./combining-runs.ts";

const MARKS = [
  ..."\u0301\u0323\u0334\u0345\u0344\u0F71\u0F72\u0F74\u0F73\u034F\u20DD\u05B0\u094D\u3099\uFE0F\uFF9E\uFF9F\u0903",
];

describe("withSortedMarks", () => {
  it("leaves ordinary text as it is", () => {
    const text = `ポ${"\u0301\u0323".repeat(20)}か\u3099`;
    expect(withSortedMarks(text)).toBe(text);
  });

  it("changes long runs, never their NFKC", () => {
    const marks = fc.array(fc.constantFrom(...MARKS), { minLength: 64, maxLength: 160 }).map((run) => run.join(""));
    const text = fc.tuple(fc.constantFrom("", "a", "か", "ế", "\uD842"), marks, fc.constantFrom("", "b", "\u1161"));
    const check = fc.property(text, (parts) => {
      expect(withSortedMarks(parts.join("")).normalize("NFKC")).toBe(parts.join("").normalize("NFKC"));
    });
    fc.assert(check, { seed: 20260801, numRuns: 500 });
    expect(withSortedMarks("\u0301\u0323".repeat(64))).not.toBe("\u0301\u0323".repeat(64));
  });
});
