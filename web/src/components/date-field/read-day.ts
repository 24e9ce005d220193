import { type Day, isDay, todayInTokyo } from "../../domain/day.ts";

const PARTS = /^(?:(\d{4})[/.\-年])?(\d{1,2})[/.\-月](\d{1,2})日?$/;

/**
 * The day that somebody typed: 2026/11/20, 2026-11-20, 20261120, 11/20 (of this year), full width too.
 * null for none and for one that does not exist.
 */
export function readDay(text: string, today: Day = todayInTokyo(new Date())): Day | null {
  const plain = text.normalize("NFKC").trim();
  const match = PARTS.exec(plain.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1/$2/$3"));
  if (!match) return null;
  const [, year = today.slice(0, 4), month = "", day = ""] = match;
  const read = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(read) ? read : null;
}
