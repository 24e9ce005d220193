import { expect, it } from "vitest";
import { shared, without } from "./days.ts";

const days = (start: number, end: number) => ({
  start: `2026-11-${String(start).padStart(2, "0")}`,
  end: `2026-11-${String(end).padStart(2, "0")}`,
});

it.each([
  [days(1, 30), [], [days(1, 30)]],
  [days(5, 9), [days(10, 12)], [days(5, 9)]],
  [days(5, 9), [days(1, 5)], [days(6, 9)]],
  [days(5, 9), [days(9, 12)], [days(5, 8)]],
  [days(5, 9), [days(5, 9)], []],
  [days(1, 30), [days(3, 4), days(10, 12)], [days(1, 2), days(5, 9), days(13, 30)]],
])("leaves of %j without %j: %j", (range, taken, left) => {
  expect(without(range, taken)).toEqual(left);
});

it.each([
  [days(1, 5), days(6, 9), []],
  [days(1, 6), days(6, 9), [days(6, 6)]],
  [days(1, 20), days(6, 9), [days(6, 9)]],
])("shares of %j and %j: %j", (range, other, both) => {
  expect(shared(range, other)).toEqual(both);
});
