const LONGEST_MS = 24 * 60 * 60_000;

/** The moment that a Retry-After header names, in seconds or as a date; null for none or one that is past. No later than a day from now. */
export function retryAfter(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const text = header.trim();
  const moment = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : httpDate(text);
  if (Number.isNaN(moment) || moment <= now.getTime()) return null;
  return new Date(Math.min(moment, now.getTime() + LONGEST_MS));
}

/** Only dates as HTTP writes them: the parser alone would take "-1" for a year. */
const httpDate = (text: string): number => (/^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN);
