import { expect, it } from "vitest";
import { periodBefore } from "./period-before.ts";

it.each([
  ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31"],
  ["2028-03-01", "2028-03-31", "2028-02-01", "2028-02-29"],
  ["2026-10-01", "2026-11-30", "2026-08-01", "2026-09-30"],
  ["2026-11-01", "2026-11-20", "2026-10-12", "2026-10-31"],
  ["2026-11-20", "2026-11-20", "2026-11-19", "2026-11-19"],
])("%s to %s is compared with %s to %s", (start, end, first, last) => {
  expect(periodBefore({ start, end })).toEqual({ start: first, end: last });
});
