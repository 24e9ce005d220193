import { describe, expect, it } from "vitest";
import { describedInEnglish } from "./field-words.ts";

describe("describedInEnglish", () => {
  it.each([
    ["department", "部署", "Department (部署)"],
    ["theme_name", "テーマ名", "Name (theme; テーマ名)"],
    ["department", "部署: Null clears it", "Department (部署). Null clears it"],
    ["department", undefined, "Department"],
    ["department", "Where an operator works", "Where an operator works"],
    ["user_name", "合計 in the last row", "合計 in the last row"],
    ["no_words", "部署", "部署"],
    ["no_words", undefined, undefined],
  ])("%s, given %s: %s", (name, given, described) => {
    expect(describedInEnglish(name, given)).toBe(described);
  });
});
