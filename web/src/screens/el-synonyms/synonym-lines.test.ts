import { describe, expect, it } from "vitest";
import { linesOf, setsOf } from "./synonym-lines.ts";

describe("a typed list of synonyms", () => {
  it("is a set a line, with any comma or tab between terms", () => {
    expect(setsOf("経産省、経済産業省\r\n\n EV,電気自動車 ，\tBEV \n")).toEqual([
      ["経産省", "経済産業省"],
      ["EV", "電気自動車", "BEV"],
    ]);
  });

  it("is read as it was written", () => {
    const sets = [
      ["a b", "c"],
      ["d", "e", "f"],
    ];
    expect(setsOf(linesOf(sets))).toEqual(sets);
  });
});
