import { addDays, type Day } from "./tokyo-day.ts";

interface Days {
  start: Day;
  end: Day;
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const DAY_MS = 86_400_000;

/** The period that a period is compared with: the months before where it is of whole months, else as many days before it. */
export function periodBefore({ start, end }: Days): Days {
  const last = addDays(start, -1);
  const isOfMonths = start === firstOfMonth(start) && addDays(end, 1) === firstOfMonth(addDays(end, 1));
  if (!isOfMonths) return { start: addDays(start, -1 - (Date.parse(end) - Date.parse(start)) / DAY_MS), end: last };
  let first = firstOfMonth(last);
  for (let month = firstOfMonth(end); month > start; month = firstOfMonth(addDays(month, -1)))
    first = firstOfMonth(addDays(first, -1));
  return { start: first, end: last };
}

/** The whole month before the month of a day. */
export function monthBefore(day: Day): Days {
  const end = addDays(firstOfMonth(day), -1);
  return { start: firstOfMonth(end), end };
}
