import { TOKYO_OFFSET_MS } from "@kirinuki/schema/tokyo-day.ts";

/** The first moment after `after` that is the day of a month (1 to 28, which every month has) at HH:mm in Tokyo. */
export function nextReportTime(day: number, time: string, after: Date): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const local = new Date(after.getTime() + TOKYO_OFFSET_MS);
  const inMonth = (months: number) =>
    new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, day, hours, minutes) - TOKYO_OFFSET_MS);
  const thisMonth = inMonth(0);
  return thisMonth > after ? thisMonth : inMonth(1);
}
