import { addDays, parseDay } from "../../time/tokyo.ts";
import { type Moment, parseMoment } from "../jsonl/moment.ts";

/** The year before an era's first. */
const ERAS: Record<string, number> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  m: 1867,
  t: 1911,
  s: 1925,
  h: 1988,
  r: 2018,
};
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** Hours from UTC, of the names that feeds use; RFC 822's and Japan's. */
const ZONES: Record<string, string> = {
  z: "Z",
  ut: "Z",
  utc: "Z",
  gmt: "Z",
  jst: "+0900",
  kst: "+0900",
  est: "-0500",
  edt: "-0400",
  cst: "-0600",
  cdt: "-0500",
  mst: "-0700",
  mdt: "-0600",
  pst: "-0800",
  pdt: "-0700",
  bst: "+0100",
  cet: "+0100",
  cest: "+0200",
  eet: "+0200",
  hkt: "+0800",
};

interface Parts {
  year: number;
  month: number;
  day: number;
  /** What is left of the text: the time. */
  rest: string;
}

type Reader = (text: string) => Parts | null;

const WEEKDAY =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?\s*,?\s+|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,|[日月火水木金土]曜日?,?\s*)/i;
const IN_BRACKETS = /\s*\((?:[日月火水木金土](?:曜日?)?(?:[・/]?[祝休])?|[a-z]{2,5})\)\s*/gi;

const READERS: Reader[] = [japanese, era, yearFirst, dayFirst, monthFirst, slashed];

/**
 * Reads a date as feeds have it: ISO 8601, RFC 822 with its usual faults, Japanese (2026年1月5日 午後3時, 平成20年1月19日, R8.1.5),
 * slashes and dots. A time without a zone is Tokyo's. What has a day but no readable time is the day alone.
 * null where there is no day: a month alone, 4/5/2026 (which may be April or May), anything else.
 */
export function parseFeedDate(given: string): Moment | null {
  const text = given.slice(0, 200).normalize("NFKC").trim();
  const plain = parseMoment(text) ?? epoch(text);
  if (plain) return plain;
  const bare = text.replace(IN_BRACKETS, " ").replace(WEEKDAY, "").trim();
  for (const read of READERS) {
    const parts = read(bare);
    if (parts) return moment(parts);
  }
  return null;
}

function moment({ year, month, day, rest }: Parts): Moment | null {
  const date = parseDay(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`);
  if (!date) return null;
  const time = clockTime(rest);
  if (!time) return parseMoment(date);
  // Broadcasters count on beyond midnight: 25:30 is half past one.
  const actual = time.hour >= 24 ? addDays(date, 1) : date;
  return (
    parseMoment(`${actual}T${two(time.hour % 24)}:${two(time.minute)}:${two(time.second)}${time.zone}`) ??
    parseMoment(date)
  );
}

const TIME =
  /^[t\s,]*(午前|午後|am|pm)?\s*(\d{1,2})\s*(?::|時)\s*(?:(\d{1,2})\s*分?)?(?:\s*:?\s*(\d{1,2})(?:[.,]\d{1,9})?\s*秒?)?\s*(am|pm)?\s*(.*)$/i;

function clockTime(text: string): { hour: number; minute: number; second: number; zone: string } | null {
  const [, before, hourText, minute = "0", second = "0", after, zoneText = ""] = TIME.exec(text) ?? [];
  if (hourText === undefined) return null;
  const half = (before ?? after ?? "").toLowerCase();
  const hour = hourOf(Number(hourText), half);
  const zone = zoneOf(zoneText.trim());
  if (hour > 29 || Number(minute) > 59 || zone === null) return null;
  return { hour, minute: Number(minute), second: Math.min(Number(second), 59), zone };
}

function hourOf(hour: number, half: string): number {
  if (half === "") return hour;
  const isAfternoon = half === "pm" || half === "午後";
  return (hour % 12) + (isAfternoon ? 12 : 0);
}

function zoneOf(text: string): string | null {
  if (text === "") return "+09:00";
  const named = ZONES[text.toLowerCase()];
  if (named) return named;
  const [, sign, hours = "", minutes = "00"] = /^(?:utc|gmt)?\s*([+-])(\d{1,2}):?(\d{2})?$/i.exec(text) ?? [];
  return sign ? `${sign}${hours.padStart(2, "0")}:${minutes}` : null;
}

function epoch(text: string): Moment | null {
  if (!/^1\d{9}(?:\d{3})?$/.test(text)) return null;
  return parseMoment(new Date(Number(text) * (text.length === 10 ? 1000 : 1)).toISOString());
}

function japanese(text: string): Parts | null {
  const [, name, inEra, year, month, day, rest = ""] =
    /^(?:(明治|大正|昭和|平成|令和)\s*(元|\d{1,2})|(\d{4}))\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日(.*)$/s.exec(text) ??
    [];
  if (day === undefined) return null;
  return parts(name ? eraYear(name, inEra ?? "") : Number(year), month, day, rest);
}

function era(text: string): Parts | null {
  const [, name = "", year = "", month, day, rest = ""] =
    /^([mtshr])(元|\d{1,2})[./-](\d{1,2})[./-](\d{1,2})(?!\d)(.*)$/is.exec(text) ?? [];
  return name === "" ? null : parts(eraYear(name.toLowerCase(), year), month, day, rest);
}

const eraYear = (name: string, year: string): number => (ERAS[name] ?? 0) + (year === "元" ? 1 : Number(year));

function yearFirst(text: string): Parts | null {
  const [, year, month, day, rest = ""] = /^(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})(?!\d)(.*)$/s.exec(text) ?? [];
  return year === undefined ? null : parts(Number(year), month, day, rest);
}

function dayFirst(text: string): Parts | null {
  const [, day, name = "", year = "", rest = ""] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})(?!\d)(.*)$/is.exec(text) ?? [];
  return day === undefined ? null : parts(fullYear(year), monthNamed(name), day, rest);
}

/** `Dec 24, 2009 10:00` and, as asctime prints it, `Dec 24 10:00:00 JST 2009`. */
function monthFirst(text: string): Parts | null {
  const [, name = "", day, between = "", year = "", rest = ""] =
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s+[a-z]{1,5})?)?\s+(\d{4})(?!\d)(.*)$/is.exec(
      text,
    ) ?? [];
  return day === undefined ? null : parts(Number(year), monthNamed(name), day, `${between} ${rest}`.trim());
}

/** Only where it is plain which is the month. */
function slashed(text: string): Parts | null {
  const [, first, second, year, rest = ""] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)(.*)$/s.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  if (Number(first) > 12) return parts(Number(year), second, first, rest);
  return Number(second) > 12 || first === second ? parts(Number(year), first, second, rest) : null;
}

const parts = (year: number, month: unknown, day: unknown, rest: string): Parts => ({
  year,
  month: Number(month),
  day: Number(day),
  rest,
});

const monthNamed = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) < 50 ? 2000 : 1900);

const two = (value: number): string => String(value).padStart(2, "0");
