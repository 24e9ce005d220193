import { expect, it } from "vitest";
import { earliestSetupDay } from "./arrival-month.ts";

it.each([
  [["202611000000123"], "2026-10-31"],
  [["202611000000123", "202601999999999", "202612000000001"], "2025-12-31"],
  [["202611000000123", "42"], "0001-01-01"],
  [["202613000000001"], "0001-01-01"],
])("of %j is %s", (ids, day) => {
  expect(earliestSetupDay(ids)).toBe(day);
});
