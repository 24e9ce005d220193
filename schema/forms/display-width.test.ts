import { describe, expect, it } from "vitest";
import { displayWidth } from "./display-width.ts";

const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

describe("displayWidth", () => {
  it.each([
    ["", 0],
    ["Suzuki 01", 9],
    ["山田　花子", 10],
    ["ﾔﾏﾀﾞ", 4],
    ["か\u3099き", 4],
    ["👨‍👩‍👧", 2],
    ["葛\u{e0100}飾", 4],
  ])("of %s is %i", (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it("takes no character for one of its own that joins the one before it", () => {
    const joining = Array.from({ length: 0x10000 - 0x20 }, (_, at) => String.fromCharCode(at + 0x20)).filter(
      (character) => [...graphemes.segment(`山${character}`)].length === 1,
    );
    expect(joining.length).toBeGreaterThan(0);
    expect(joining.filter((character) => displayWidth(`山${character}`) !== 2)).toEqual([]);
  });
});
