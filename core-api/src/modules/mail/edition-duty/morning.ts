import { addDays, type DayString } from "../../../time/tokyo.ts";

/** Nothing was touched since midnight, something was saved, it waits for an approval, it goes out at a time, it went out. */
export type MorningState = "untouched" | "choosing" | "waiting" | "planned" | "sent";

/** So long before the deadline the deputy is told of a mail edition that nobody has touched. */
export const WARNING_MINUTES = 8;
const MINUTE_MS = 60_000;

export const warningBefore = (deadline: Date): Date => new Date(deadline.getTime() - WARNING_MINUTES * MINUTE_MS);

export const startOf = (day: DayString): Date => new Date(`${day}T00:00:00+09:00`);

/** What is known of a morning's mail edition. */
export interface MorningFacts {
  version: number;
  begunAt: Date | null;
  updatedAt: Date | null;
  /** When the day's mail edition went out or is to go out, by hand or by itself; null where none is. */
  sendAt: Date | null;
  /** The version that waits for an approval, as long as the draft's words are those that were seen. */
  requestedVersion: number | null;
}

/** The state of a mail edition on the day of `now`, by what was saved since midnight. */
export function stateOf(facts: MorningFacts, today: DayString, now: Date): MorningState {
  const { version, begunAt, updatedAt, sendAt, requestedVersion } = facts;
  if (sendAt !== null) return sendAt > now ? "planned" : "sent";
  if (requestedVersion !== null && requestedVersion === version) return "waiting";
  const isTouched = begunAt !== null && updatedAt !== null && updatedAt >= startOf(today);
  return isTouched ? "choosing" : "untouched";
}

/** What the machine does with a morning now. */
export type Due = "nothing" | "warn" | "hold" | "send-draft" | "send-rule";

export interface DueFacts {
  state: MorningState;
  sendAt: Date | null;
  deadline: Date;
  /** No deadline before it counts. */
  inForceAt: Date;
  isWarned: boolean;
  isEnded: boolean;
  approval: boolean;
}

/**
 * What is due on a morning that has a mail edition. One that is planned for after the deadline is another one: something leaves by the
 * deadline all the same.
 */
export function dueOn(facts: DueFacts, now: Date): Due {
  const { state, sendAt, deadline, inForceAt, isWarned, isEnded, approval } = facts;
  const leavesInTime = sendAt !== null && sendAt <= deadline;
  if (isEnded || leavesInTime || state === "sent" || deadline <= inForceAt) return "nothing";
  if (now >= deadline) {
    if (approval) return "hold";
    return state === "choosing" || state === "waiting" ? "send-draft" : "send-rule";
  }
  return now >= warningBefore(deadline) && !isWarned && state === "untouched" ? "warn" : "nothing";
}

/** The first day from which the automatic selection takes articles: that of the last mail edition, at least yesterday, at most a week ago. */
export function selectedSince(today: DayString, sinceDay: DayString, lastSentDay: DayString | null): DayString {
  const wanted = lastSentDay === null || lastSentDay > addDays(today, -1) ? addDays(today, -1) : lastSentDay;
  return [wanted, addDays(today, -7), sinceDay].reduce((latest, day) => (day > latest ? day : latest));
}
