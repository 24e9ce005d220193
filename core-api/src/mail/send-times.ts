import { addDays, type DayString, tokyoDay } from "../time/tokyo.ts";

/** A time of day in Tokyo, HH:mm. */
export type TimeOfDay = string;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Most send times of a setting; more are a mistake. */
export const MOST_TIMES = 24;

export const isTimeOfDay = (text: string): boolean => TIME.test(text);

const at = (day: DayString, time: TimeOfDay): Date => new Date(`${day}T${time}:00+09:00`);

const momentsAround = (times: readonly TimeOfDay[], moment: Date): Date[] =>
  [-1, 0, 1]
    .flatMap((days) => times.map((time) => at(addDays(tokyoDay(moment), days), time)))
    .sort((a, b) => a.getTime() - b.getTime());

/** Decides when the next mail of a setting is due, the hour of a morning mail too: the first of its times after a moment. `times` has at least one. */
export function nextSendTime(times: readonly TimeOfDay[], after: Date): Date {
  const next = momentsAround(times, after).find((moment) => moment > after);
  if (!next) throw new Error("a mail setting has at least one time");
  return next;
}

/** The last of the times that is not after a moment: the one run that a late start makes up for. */
export function lastSendTime(times: readonly TimeOfDay[], until: Date): Date {
  const last = momentsAround(times, until).findLast((moment) => moment <= until);
  if (!last) throw new Error("a mail setting has at least one time");
  return last;
}
