import { addDays, type DayString } from "../time/tokyo.ts";
import { type ArrivalRecord, type LearntHabit, SLACK_DAYS } from "./arrival-habit.ts";

/** learnt: as its arrivals teach. The others: what an operator says. */
export const RHYTHMS = ["learnt", "weekdays", "monthdays", "unwatched"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** What operators say of a medium. */
export interface KnownHabit {
  rhythm: Rhythm;
  /** 0: Sunday. */
  weekdays: readonly number[];
  /** 31 is the last day of a shorter month. */
  monthDays: readonly number[];
  /** Minute after which it is missing; null: learnt. */
  due: number | null;
  offDays: readonly DayString[];
}

export const UNKNOWN: KnownHabit = { rhythm: "learnt", weekdays: [], monthDays: [], due: null, offDays: [] };

/** An issue that did not come is looked for so long. */
export const LOOKED_FOR_DAYS = 7;

/**
 * The day on which what is missing on this one was due, which names the event: the day itself, or an earlier one of a monthly. null
 * where nothing is expected.
 */
export function dueDay(
  day: DayString,
  records: readonly ArrivalRecord[],
  learnt: LearntHabit,
  known: KnownHabit,
): DayString | null {
  if (known.rhythm === "unwatched" || known.offDays.includes(day)) return null;
  if (known.rhythm === "weekdays") return known.weekdays.includes(weekdayOf(day)) ? day : null;
  if (known.rhythm === "monthdays") return isMonthDay(day, known.monthDays) ? day : null;
  if (learnt.interval) return dueIssue(day, records[0]?.ago ?? 0, learnt.interval);
  return learnt.phases[0] ? day : null;
}

export const weekdayOf = (day: DayString): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function isMonthDay(day: DayString, monthDays: readonly number[]): boolean {
  const isLast = addDays(day, 1).endsWith("-01");
  const date = Number(day.slice(8));
  return monthDays.some((wanted) => wanted === date || (isLast && wanted > date));
}

/** @param ago days since the last issue */
function dueIssue(day: DayString, ago: number, { usual, longest }: NonNullable<LearntHabit["interval"]>) {
  const late = longest - usual + SLACK_DAYS;
  const overdue = (ago - late) % usual;
  return ago >= usual + late && overdue < LOOKED_FOR_DAYS ? addDays(day, -overdue) : null;
}
