import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { addDays, type DayString } from "../time/tokyo.ts";
import { dueDay } from "./arrival-due.ts";
import { HISTORY_DAYS, type LearntHabit, learnHabit, sharedOffDays } from "./arrival-habit.ts";
import type { ArrivalSection } from "./arrival-section.ts";
import { type ArrivalState, arrivalState } from "./arrival-state.ts";
import type { WatchedMedium } from "./watched-media.read-model.ts";

/** How a medium stands on a day. */
export interface Standing {
  medium: WatchedMedium;
  learnt: LearntHabit;
  state: ArrivalState;
  /** When what is missing or awaited was due; null where nothing is expected. */
  dueOn: DayString | null;
  /** No publishing day, by the calendar. */
  isOff: boolean;
  count: number;
  due: number | null;
}

/**
 * How each medium of a source stands on a day.
 * @param sourceOff days on which no medium of the source comes
 * @param nowMinute as arrivalState has it
 */
export function watchMedia(
  media: readonly WatchedMedium[],
  { section, day, sourceOff, nowMinute }: WatchedDay,
): Standing[] {
  const history = media.map(({ records }) => records.filter(({ ago }) => ago > 0));
  const off = new Set([
    ...sharedOffDays(history),
    ...Array.from({ length: HISTORY_DAYS }, (_, at) => at + 1).filter((ago) => sourceOff.includes(addDays(day, -ago))),
  ]);
  return media.flatMap((medium, at) => {
    const known = { ...medium.known, offDays: [...medium.known.offDays, ...sourceOff] };
    const own = medium.known.offDays.map((each) => daysBetween(each, day));
    const records = history[at] ?? [];
    const learnt = learnHabit(records, medium.daysKnown, new Set([...off, ...own]));
    if (!isShown(medium, learnt)) return [];
    const today = medium.records.find(({ ago }) => ago === 0);
    const dueOn = dueDay(day, records, learnt, known);
    const due = known.due ?? learnt.due ?? LATEST_DUE;
    const state = arrivalState(
      {
        expected: dueOn !== null,
        allDay: learnt.allDay || section === DATA_SECTION.web,
        count: today?.count ?? 0,
        lastMinute: today?.last ?? null,
        usualCount: learnt.usualCount,
        usualMinute: learnt.usualLast,
        dueMinute: dueOn === null || dueOn === day ? due : 0,
      },
      nowMinute,
    );
    return [{ medium, learnt, state, dueOn, isOff: known.offDays.includes(day), count: today?.count ?? 0, due }];
  });
}

export interface WatchedDay {
  section: ArrivalSection;
  day: DayString;
  sourceOff: readonly DayString[];
  nowMinute: number;
}

/** Of a medium that never came: the end of the day. */
const LATEST_DUE = 24 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: DayString, to: DayString): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** What came in the last weeks, what is expected some day, and nothing that has ended. */
function isShown({ records, known }: WatchedMedium, { interval }: LearntHabit): boolean {
  const ago = records[0]?.ago ?? Number.POSITIVE_INFINITY;
  if (known.rhythm === "weekdays" || known.rhythm === "monthdays") return true;
  return ago <= Math.max(HISTORY_DAYS, interval ? interval.longest * 2 : 0);
}
