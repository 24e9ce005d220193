import { expect, it } from "vitest";
import { shortNumber } from "./short-number.ts";

it.each([
  ["7f3a21c9-0000-4000-8000-000000000000", "7F3A-21C9"],
  ["req-1", "req-1"],
  ["7f3a21c9", "7f3a21c9"],
])("shows %s as %s", (id, shown) => {
  expect(shortNumber(id)).toBe(shown);
});
