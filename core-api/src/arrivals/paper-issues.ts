import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../db/tenant.ts";
import { daysOf, type Period } from "../period/period.ts";
import { addDays, type DayString, tokyoDay } from "../time/tokyo.ts";
import { LOOKED_FOR_DAYS } from "./arrival-due.ts";
import { HISTORY_DAYS } from "./arrival-habit.ts";
import { LATE_MINUTES } from "./arrival-state.ts";
import { minuteOfDay } from "./standings.ts";
import { type Standing, watchMedia } from "./watch-media.ts";
import { readMediaOfDays, readSourceOffDays } from "./watched-media.read-model.ts";

/**
 * on_time; late: it came after the time at which it was due, or its last article much later than usual; missed: it never came; waiting: it is
 * not due yet.
 */
export type IssueState = "on_time" | "late" | "missed" | "waiting";

/** A newspaper on a day on which it was expected. Minutes are those of the day in Tokyo. */
export interface PaperIssue {
  code: string;
  name: string;
  dueOn: DayString;
  due: number;
  state: IssueState;
  /** When it came: its day, later than `dueOn` for one that is looked for so long, its first and its last article; null while it has not. */
  came: { day: DayString; first: number; last: number; count: number } | null;
}

/** Each newspaper on each day of a period on which it was expected, as the line of that day's mails counts them, by day and then by size. */
export async function readPaperIssues(tx: Transaction, { start, end }: Period, now: Date): Promise<PaperIssue[]> {
  const today = tokyoDay(now);
  if (start > today) return [];
  const after = addDays(end, LOOKED_FOR_DAYS - 1);
  const days = daysOf({ start, end: after < today ? after : today });
  const last = days.at(-1) ?? start;
  const section = DATA_SECTION.newspaperImage;
  const mediaOf = await readMediaOfDays(tx, section, last, days.length);
  const sourceOff = await readSourceOffDays(tx, section, addDays(start, -HISTORY_DAYS));
  const issues = new Map<string, PaperIssue & { size: number }>();
  for (const [at, day] of days.entries()) {
    const nowMinute = minuteOfDay(day, now);
    const media = mediaOf(days.length - 1 - at);
    for (const standing of watchMedia(media, { section, day, sourceOff, nowMinute })) {
      const { medium, dueOn } = standing;
      if (dueOn === null || dueOn < start || dueOn > end) continue;
      const key = `${dueOn} ${medium.code}`;
      const known = issues.get(key);
      // What was learnt since may say another day than the board said then: an issue begins on its own day only.
      const isFound = known?.came === null && standing.count > 0;
      if (dueOn === day || isFound) issues.set(key, issueOf(standing, dueOn, day));
    }
  }
  const inOrder = (a: PaperIssue & { size: number }, b: typeof a) =>
    compare(a.dueOn, b.dueOn) || b.size - a.size || compare(a.code, b.code);
  return [...issues.values()].sort(inOrder).map(({ size: _size, ...issue }) => issue);
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** What never came counts as due at the end of its day. */
const LATEST_DUE = 24 * 60;

function issueOf(standing: Standing, dueOn: DayString, day: DayString): PaperIssue & { size: number } {
  const { medium, learnt, count } = standing;
  const record = medium.records.find(({ ago }) => ago === 0);
  const due = standing.due ?? LATEST_DUE;
  const came = record && count > 0 ? { day, first: record.first, last: record.last, count } : null;
  const issue = { code: medium.code, name: medium.name, dueOn, due, came, size: learnt.usualCount ?? count };
  if (!came) return { ...issue, state: standing.state === "waiting" ? "waiting" : "missed" };
  const isDelayed = !learnt.allDay && learnt.usualLast !== null && came.last > learnt.usualLast + LATE_MINUTES;
  return { ...issue, state: day > dueOn || came.first > due || isDelayed ? "late" : "on_time" };
}
