import { describe, expect, it } from "vitest";
import { markedParts } from "./marked-parts.ts";

const shown = (...args: Parameters<typeof markedParts>) =>
  markedParts(...args)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

describe("markedParts", () => {
  it("marks ranges and keeps the rest", () => {
    expect(
      shown("SiC基板、国内で一貫生産へ", [
        { start: 0, end: 3 },
        { start: 6, end: 8 },
      ]),
    ).toBe("[SiC]基板、[国内]で一貫生産へ");
  });

  it("takes ranges in any order and joins those that overlap or touch", () => {
    expect(
      shown("abcdef", [
        { start: 3, end: 5 },
        { start: 1, end: 4 },
      ]),
    ).toBe("a[bcde]f");
    expect(
      markedParts("abcd", [
        { start: 0, end: 2 },
        { start: 2, end: 4 },
      ]),
    ).toEqual([{ start: 0, text: "abcd", marked: true }]);
  });

  it("ignores a range inside of another and empty or reversed ones", () => {
    expect(
      shown("abcdef", [
        { start: 1, end: 5 },
        { start: 2, end: 3 },
        { start: 4, end: 4 },
        { start: 5, end: 2 },
      ]),
    ).toBe("a[bcde]f");
  });

  it("cuts what reaches outside of the text", () => {
    expect(
      shown("abc", [
        { start: -5, end: 1 },
        { start: 2, end: 99 },
        { start: 50, end: 60 },
      ]),
    ).toBe("[a]b[c]");
  });

  it("moves ranges of the whole text to a part of it", () => {
    expect(shown("cdef", [{ start: 1, end: 4 }], 2)).toBe("[cd]ef");
  });

  it("gives nothing for an empty text and one part without ranges", () => {
    expect(markedParts("", [{ start: 0, end: 1 }])).toEqual([]);
    expect(markedParts("abc", [])).toEqual([{ start: 0, text: "abc", marked: false }]);
  });
});
