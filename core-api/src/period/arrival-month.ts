import { addDays, type DayString } from "../time/tokyo.ts";

/** The month of arrival, which begins every article's id (202611 000000123); null for a number that is no such id. */
const MONTH = /^(\d{4})(0[1-9]|1[0-2])\d{9}$/;

/**
 * A day before which none of the articles can have been set up: the eve of the earliest month of arrival, whatever time zone
 * that month was reckoned in. Lets the database leave out the partitions of older months.
 */
export function earliestSetupDay(articleIds: readonly string[]): DayString {
  const firsts = articleIds
    .map((id) => MONTH.exec(id))
    .map((match) => (match ? `${match[1]}-${match[2]}-01` : "0001-01-02"));
  return addDays(
    firsts.reduce((a, b) => (a < b ? a : b), "9999-12-31"),
    -1,
  );
}
