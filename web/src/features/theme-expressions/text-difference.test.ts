import { expect, it } from "vitest";
import { changedParts } from "./text-difference.ts";

const shown = (text: string, other: string) =>
  changedParts(text, other)
    .map(({ part, isChanged }) => (isChanged ? `[${part}]` : part))
    .join("");

it("marks the words that the other text lacks", () => {
  expect(shown("(GaN OR SiC)", "(GaN OR 炭化ケイ素)")).toBe("(GaN OR [SiC])");
  expect(shown("GaN", "GaN OR SiC")).toBe("GaN");
  expect(shown("GaN OR SiC NOT 電池", "GaN")).toBe("GaN [OR] [SiC] [NOT] [電池]");
  expect(shown("", "GaN")).toBe("");
});

it("compares the ends only where texts are very long", () => {
  const many = Array.from({ length: 3_000 }, (_, n) => `語${n}`).join(" ");
  expect(shown(`甲 乙 ${many} 丙`, `甲 ${many} 丙`)).toContain("[");
  expect(shown(many, many)).toBe(many);
});
