import { type DayString, parseDay, tokyoDay } from "../../time/tokyo.ts";

/** When something was published: the day in Tokyo, and the instant (ISO 8601, UTC) where a time of day is given. */
export interface Moment {
  day: DayString;
  at: string | null;
}

const DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const EARLIEST = "1000-01-01";
const LATEST_YEAR = 9999;

/**
 * Reads `2012-09-04T17:00:00+0900`, `2012-09-04 17:00`, `2012/9/4`, `20120904`. A time without an offset is Tokyo's.
 * 9999/12/31 is a day like others: it means "no date" and is kept (spec section 9). null for what is no day or time.
 */
export function parseMoment(text: string): Moment | null {
  const [, dayText = "", timeText] = /^([\d/-]+)(?:[T\s]\s*(.+))?$/i.exec(text.trim()) ?? [];
  const match = DAY.exec(dayText) ?? COMPACT_DAY.exec(dayText);
  if (!match) return null;
  const day = parseDay(`${match[1]}-${match[2]?.padStart(2, "0")}-${match[3]?.padStart(2, "0")}`);
  if (!day || day < EARLIEST) return null;
  return timeText === undefined ? { day, at: null } : withTime(day, timeText);
}

function withTime(day: DayString, text: string): Moment | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [, hour = "", minute = "", second = "00", zone = "+09:00"] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const at = new Date(`${day}T${hour}:${minute}:${second}${isoOffset(zone)}`);
  if (Number.isNaN(at.getTime()) || at.getTime() < Date.parse(EARLIEST)) return null;
  const inTokyo = tokyoDay(at);
  return at.getUTCFullYear() > LATEST_YEAR || inTokyo.length > 10 ? null : { day: inTokyo, at: at.toISOString() };
}

/** `+0900` and `+09` as ISO 8601 has them in its extended form. */
function isoOffset(zone: string): string {
  if (zone.toUpperCase() === "Z") return "Z";
  const digits = zone.slice(1).replace(":", "").padEnd(4, "0");
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
