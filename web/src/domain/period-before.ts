import { addDays, type Day } from "./day.ts";
import type { Period } from "./period.ts";

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const DAY_MS = 86_400_000;

/** The period that a period is compared with: the months before where it is of whole months, else as many days before it. */
export function periodBefore({ start, end }: Period): Period {
  const last = addDays(start, -1);
  const isOfMonths = start === firstOfMonth(start) && addDays(end, 1) === firstOfMonth(addDays(end, 1));
  if (!isOfMonths) return { start: addDays(start, -1 - (Date.parse(end) - Date.parse(start)) / DAY_MS), end: last };
  let first = firstOfMonth(last);
  for (let month = firstOfMonth(end); month > start; month = firstOfMonth(addDays(month, -1)))
    first = firstOfMonth(addDays(first, -1));
  return { start: first, end: last };
}
