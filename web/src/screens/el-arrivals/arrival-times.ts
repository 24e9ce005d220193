import { timeLabel } from "../../domain/day.ts";
import { arrivalsText as text } from "./text.ts";

export interface TimedArrival {
  state: string;
  articles: number;
  lastAt: string | null;
  usualArticles: number | null;
  usualTime: string | null;
  steps: readonly { minute: number; articles: number }[];
}

export const STEP_MINUTES = 10;
const LAST_MINUTE = 24 * 60;
const LEAST_HOURS = 2;

/** HH:mm in Tokyo; blank for none. */
export const clockLabel = (iso: string | null): string => timeLabel(iso, "short").slice(-5);

/** Whether a moment is still to come. */
export const isAhead = (iso: string | null): boolean => iso !== null && Date.parse(iso) > Date.now();

/** Minute of the day of a HH:mm; null for none. */
export function minuteOf(time: string | null): number | null {
  if (!time) return null;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export interface Stretch {
  from: number;
  to: number;
}

/** The whole hours that hold all arrivals, usual times and, where it is today, the present. At least two. */
export function stretchOf(media: readonly TimedArrival[], now: number | null): Stretch {
  const minutes = media.flatMap(({ steps, usualTime }) => [
    ...steps.flatMap(({ minute }) => [minute, minute + STEP_MINUTES]),
    ...[minuteOf(usualTime)].filter((minute) => minute !== null),
  ]);
  if (now !== null) minutes.push(now);
  if (minutes.length === 0) return { from: 0, to: LAST_MINUTE };
  const least = minutes.reduce((a, b) => Math.min(a, b));
  const most = minutes.reduce((a, b) => Math.max(a, b));
  const from = Math.min(Math.floor(least / 60) * 60, LAST_MINUTE - LEAST_HOURS * 60);
  return { from, to: Math.max(Math.ceil(most / 60) * 60, from + LEAST_HOURS * 60) };
}

/** The hours to write above a stretch: at most about six. */
export function hoursOf({ from, to }: Stretch): number[] {
  const every = Math.ceil((to - from) / 60 / 6) * 60;
  return Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, at) => from + at * every);
}

/** 05:00 as 5:00. */
export const hourLabel = (minute: number): string => `${minute / 60}:00`;

/** What differs from the usual, in words. @param now minute of the day; null where it is another day */
export function differenceOf(medium: TimedArrival, now: number | null): string {
  const usual = minuteOf(medium.usualTime);
  if (medium.usualArticles === null || usual === null) return "";
  if (medium.state === "missing") return now === null ? "" : text.behind(now - usual);
  if (medium.state === "few") return text.share(Math.round((medium.articles / medium.usualArticles) * 100));
  if (medium.state === "late") return text.cameBehind((minuteOf(clockLabel(medium.lastAt)) ?? usual) - usual);
  return medium.state === "arrived" ? text.more(medium.articles - medium.usualArticles) : "";
}
