import { areUseLines } from "@kirinuki/schema/forms/use-lines.ts";
import { expect, it } from "vitest";
import { lineTexts, readUseLines, sayUseLines } from "./use-lines.ts";

it("stands in two fields, and comes back the lowest first", () => {
  expect(lineTexts([80])).toEqual(["80", ""]);
  expect(readUseLines(["１００％", " 80 "])).toEqual([80, 100]);
  expect(sayUseLines(["100", "80"])).toBe("80%、100%");
  expect(readUseLines(["", ""])).toEqual([]);
});

it.each([[["x", ""]], [["0", ""]], [["101", ""]], [["80", "80"]], [["79.5", ""]]])("is refused: %j", (texts) =>
  expect(areUseLines(readUseLines(texts))).toBe(false),
);
