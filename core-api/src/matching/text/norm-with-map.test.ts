import { withNameVariants } from "@kirinuki/schema/expression/fold-table.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MELTS_BACK, normWithMap } from "./norm-with-map.ts";

/** The pieces of the original for which each unit of the normalised text stands. */
function origins(original: string): string[] {
  const { text, starts, ends } = normWithMap(original);
  return Array.from({ length: text.length }, (_, unit) => original.slice(starts[unit], ends[unit]));
}

describe("normWithMap", () => {
  it.each([
    ["plain", "電池", ["電", "池"]],
    ["merged", "ﾊﾞｽ", ["ﾊﾞ", "ｽ"]],
    ["expanded", "㈱A", ["㈱", "㈱", "㈱", "A"]],
    ["composed", "か\u3099x", ["か\u3099", "x"]],
    ["dropped inside", "電\u200B池", ["電", "池"]],
    ["variation selector", "葛\u{E0100}西", ["葛\u{E0100}", "西"]],
    ["a run of white space", "\u3000a \u3000\nb ", ["a", " \u3000\n", "b"]],
    ["white space around something dropped", "a \u200B b", ["a", " \u200B ", "b"]],
    ["surrogate pairs", "🚗𠮷", ["🚗", "🚗", "𠮷"]],
    ["Hangul letters", "\u1112\u1161\u11ABx", ["\u1112\u1161\u11AB", "x"]],
    ["lengthened by lower case", "İa", ["İ", "İ", "a"]],
  ])("%s", (_, original, expected) => {
    expect(origins(original)).toEqual(expected);
  });

  it("follows folds that lengthen the text", () => {
    const folds = withNameVariants([["髙", "はしごだかの高".repeat(9)]]);
    const { text, starts, ends } = normWithMap("x髙y", folds);
    expect(text).toBe(norm("x髙y", folds));
    expect([starts[1], ends[1], starts[text.length - 1]]).toEqual([1, 2, 2]);
  });

  it("is norm, with ranges that never go back", () => {
    const odd = [..."aＡΣσİßﬀㄱㅏ각가㈱①ﾊﾞﾟ\u0301\u0323\u0345\u0344\u3099\u1100\u1161\u11A8\u09C7\u09BE\u0F73〜“髙𠮷"];
    const rare = [
      "\u200B",
      "\uFE0F",
      " ",
      "\u3000",
      "\u0000",
      "\u00AD",
      "\uD842",
      "\uDFB7",
      "\uDB40",
      "\uDD00",
      "\uFDFA",
    ];
    const unit = fc.oneof(fc.constantFrom(...odd, ...rare), fc.string({ unit: "binary", minLength: 1, maxLength: 1 }));
    const check = fc.property(fc.array(unit, { maxLength: 24 }), (units) => {
      const original = units.join("");
      const { text, starts, ends } = normWithMap(original);
      expect(text).toBe(norm(original));
      expect([starts.length, ends.length]).toEqual([text.length, text.length]);
      expect([...starts]).toEqual([...starts].sort((a, b) => a - b));
      expect(starts.every((start, at) => start < (ends[at] ?? 0) && (ends[at] ?? 0) <= original.length)).toBe(true);
    });
    fc.assert(check, { seed: 20260801, numRuns: 5_000 });
  });

  it("cuts the text only where the runtime's Unicode never joins", () => {
    const melts = new RegExp(`^[${MELTS_BACK}]$`, "u");
    const joining = joiningCharacters();
    const cutWrongly = everyCharacter().filter((character) => {
      const [first = ""] = character.normalize("NFKD");
      return (joining.has(first) || isReordered(first)) && !melts.test(character);
    });
    expect(cutWrongly).toEqual([]);
    expect(joining.size).toBeGreaterThan(100);
  });
});

function everyCharacter(): string[] {
  const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const codes = Array.from({ length: 0x110000 }, (_, code) => code);
  return codes.filter((code) => !isSurrogate(code)).map((code) => String.fromCodePoint(code));
}

/** Every character that is not the first of some character's canonical decomposition. */
function joiningCharacters(): Set<string> {
  return new Set(everyCharacter().flatMap((character) => [...character.normalize("NFD")].slice(1)));
}

function isReordered(mark: string): boolean {
  return [`\u0345${mark}`, `${mark}\u0334`].some((text) => text.normalize("NFD") !== text);
}
