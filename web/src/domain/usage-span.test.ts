import { expect, it } from "vitest";
import { daysOf, spanPeriod } from "./usage-span.ts";

it.each([
  ["month", "2026-11-20", "2026-11-01", "2026-11-20"],
  ["before", "2026-11-20", "2026-10-01", "2026-10-31"],
  ["before", "2028-03-31", "2028-02-01", "2028-02-29"],
  ["before", "2027-01-01", "2026-12-01", "2026-12-31"],
  ["quarter", "2026-11-20", "2026-09-01", "2026-11-20"],
] as const)("%s on %s is from %s to %s", (span, today, start, end) => {
  expect(spanPeriod(span, today)).toEqual({ start, end });
});

it("names every day of a period, the leap day too", () => {
  expect(daysOf({ start: "2028-02-28", end: "2028-03-01" })).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
});
