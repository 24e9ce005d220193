import type { Transaction } from "../db/tenant.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../time/tokyo.ts";
import { HISTORY_DAYS } from "./arrival-habit.ts";
import type { ArrivalSection } from "./arrival-section.ts";
import { type Standing, watchMedia } from "./watch-media.ts";
import { readMedia, readSourceOffDays } from "./watched-media.read-model.ts";

/** How the media of a source stand on a day. */
export async function standingsOf(
  tx: Transaction,
  section: ArrivalSection,
  day: DayString,
  now: Date,
): Promise<Standing[]> {
  const sourceOff = await readSourceOffDays(tx, section, addDays(day, -HISTORY_DAYS));
  return watchMedia(await readMedia(tx, section, day), { section, day, sourceOff, nowMinute: minuteOfDay(day, now) });
}

/** Where the day stands: over, to come, or at a minute. */
export function minuteOfDay(day: DayString, now: Date): number {
  const today = tokyoDay(now);
  if (day !== today) return day < today ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [hours, minutes] = tokyoDateTime(now).slice(11, 16).split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
export const timeOfDay = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
