const MINUTE_MS = 60_000;
const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** Share of the interval by which polls are spread, so that feeds registered together do not stay together. */
const JITTER = 0.1;

export interface Due {
  now: Date;
  everyMinutes: number;
  /** In a row, the one just now included. */
  failures: number;
  /** What the source asked for. */
  retryAfter: Date | null;
  /** From 0 to below 1. */
  random: () => number;
}

/** When a feed is polled next: after its interval; twice as long after each failure in a row, up to a day; never before the source allows it. */
export function nextDue({ now, everyMinutes, failures, retryAfter, random }: Due): Date {
  const interval = everyMinutes * MINUTE_MS;
  const backedOff = retryAfter === null ? interval * 2 ** Math.min(failures, 20) : interval;
  const wait = Math.min(backedOff, Math.max(LONGEST_MS, interval));
  const earliest = Math.max(now.getTime() + wait, retryAfter?.getTime() ?? 0);
  return new Date(Math.round(earliest + interval * JITTER * random()));
}
