import { expect, it } from "vitest";
import { headline } from "./headline.ts";

it.each([
  ["電".repeat(100), "電".repeat(100)],
  ["電".repeat(101), `${"電".repeat(99)}…`],
  ["a".repeat(200), "a".repeat(200)],
  ["ｱ".repeat(201), `${"ｱ".repeat(198)}…`],
  [`${"電".repeat(99)}ab`, `${"電".repeat(99)}ab`],
  [`${"𠮟".repeat(101)}`, `${"𠮟".repeat(99)}…`],
  ["", ""],
])("cuts %s", (title, expected) => {
  expect(headline(title)).toBe(expected);
});
