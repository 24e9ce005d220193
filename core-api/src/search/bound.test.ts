import { describe, expect, it } from "vitest";
import { allOf, anyOf, demands, notOf, toQuery } from "./bound.ts";
import { bigramsOf, gramSet, isOneBigram } from "./grams.ts";

describe("what the index is asked", () => {
  it("leaves out what asks nothing", () => {
    expect(allOf(["all", 1, "all"])).toBe(1);
    expect(allOf([1, "none"])).toBe("none");
    expect(anyOf([1, "all"])).toBe("all");
    expect(anyOf(["none", "none"])).toBe("none");
    expect(notOf("none")).toBe("all");
  });

  it("is written with at most two operands a parenthesis", () => {
    expect(toQuery(allOf([1, -2, 3]))).toBe("(1&(-2&3))");
    expect(toQuery(anyOf([notOf(5), allOf([1, 2])]))).toBe("(!5|(1&2))");
  });

  it("demands something as an expression is anchored", () => {
    expect(demands(allOf([1, notOf(2)]))).toBe(true);
    expect(demands(anyOf([1, notOf(2)]))).toBe(false);
    expect(demands(notOf(1))).toBe(false);
  });
});

describe("grams", () => {
  it("are pairs of units, none of which begins inside of a character", () => {
    expect(bigramsOf("電")).toEqual([]);
    expect(bigramsOf("電池")).toEqual([(0x96fb << 16) | 0x6c60]);
    expect(bigramsOf("𠮟る")).toEqual([(0xd842 << 16) | 0xdf9f]);
  });

  it("say for certain only what has no word bound and no half of a character", () => {
    expect(["電池", "𠮟", "ー、"].filter(isOneBigram)).toHaveLength(3);
    expect(["ai", "A社", "第1", "池", "全固体"].filter(isOneBigram)).toEqual([]);
  });

  it("stand once each, rising", () => {
    expect([...gramSet([3, -1, 3, 2, -1])]).toEqual([-1, 2, 3]);
  });
});
