import { addDays } from "../../time/tokyo.ts";
import type { Days } from "../hit-days.read-model.ts";

/** Whether they have a day in common. */
export const isIn = (days: Days, others: Days): boolean => days.start <= others.end && days.end >= others.start;

/** The days that both have: one range, or none. */
export function shared(days: Days, others: Days): Days[] {
  if (!isIn(days, others)) return [];
  const start = days.start > others.start ? days.start : others.start;
  return [{ start, end: days.end < others.end ? days.end : others.end }];
}

/** What is left of some days without others, in order. */
export const without = (days: Days, taken: readonly Days[]): Days[] =>
  taken.reduce<Days[]>((left, each) => left.flatMap((range) => around(range, each)), [days]);

function around(days: Days, taken: Days): Days[] {
  if (!isIn(days, taken)) return [days];
  return [
    ...(days.start < taken.start ? [{ start: days.start, end: addDays(taken.start, -1) }] : []),
    ...(taken.end < days.end ? [{ start: addDays(taken.end, 1), end: days.end }] : []),
  ];
}
