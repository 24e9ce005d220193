import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../db/tenant.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../time/tokyo.ts";
import { standingsOf } from "./standings.ts";
import type { Standing } from "./watch-media.ts";

/** How the newspapers that are expected on a day stand at a moment. */
export interface PaperArrivals {
  day: DayString;
  toldAt: Date;
  expected: number;
  arrived: number;
  /** Past the time at which they were due, those with most articles first. */
  missing: Standing[];
  /** Not there yet, and not due yet. */
  waiting: Standing[];
  /** There, but later or with fewer articles than usual. */
  weak: Standing[];
  /** There, or still coming; with the missing and the waiting ones all that are expected. */
  come: Standing[];
  /** What mails, home and REST say; empty on a day without newspapers. */
  line: string;
}

/** Whether somebody who sees these sources gets newspapers: as text and as image they are one medium. */
export const receivesPapers = (sections: readonly number[]): boolean =>
  sections.includes(DATA_SECTION.newspaperImage) || sections.includes(DATA_SECTION.newspaperText);

/** The one place that decides what is said of a morning's newspapers; it reads the arrival ledger at this moment. */
export async function readPaperArrivals(tx: Transaction, now: Date): Promise<PaperArrivals> {
  const day = tokyoDay(now);
  const standings = await standingsOf(tx, DATA_SECTION.newspaperImage, day, now);
  const expected = standings.filter(({ dueOn }) => dueOn !== null).sort(inOrder);
  const absent = expected.filter(({ count }) => count === 0);
  const missing = absent.filter(({ state }) => state === "missing");
  const waiting = absent.filter(({ state }) => state !== "missing");
  const come = expected.filter(({ count }) => count > 0);
  const told = { day, toldAt: now, expected: expected.length, arrived: come.length, missing, waiting, come };
  return { ...told, weak: come.filter(({ state }) => state === "late" || state === "few"), line: lineOf(told) };
}

const size = ({ learnt, count }: Standing): number => learnt.usualCount ?? count;
const inOrder = (a: Standing, b: Standing) => size(b) - size(a) || (a.medium.code < b.medium.code ? -1 : 1);

/** So many newspapers are named; the detail names all. */
const MOST_NAMED = 3;

/** 107紙中106紙（6:48）。山陽新聞は未着 */
function lineOf({ expected, arrived, toldAt, missing, waiting }: Omit<PaperArrivals, "weak" | "line">): string {
  if (expected === 0) return "";
  const time = tokyoDateTime(toldAt).slice(11, 16).replace(/^0/, "");
  const absent = [
    ...(missing.length > 0 ? [`${namesOf(missing)}は未着`] : []),
    ...(waiting.length > 0 ? [`${waiting.length}紙は到着時刻の前`] : []),
  ];
  return `${expected}紙中${arrived}紙（${time}）。${absent.length > 0 ? absent.join("、") : "未着はありません"}`;
}

function namesOf(standings: readonly Standing[]): string {
  const names = standings.slice(0, MOST_NAMED).map(({ medium }) => medium.name);
  const left = standings.length - names.length;
  return names.join("、") + (left > 0 ? `ほか${left}紙` : "");
}

/** media_code of what had not come. */
export const absentCodes = ({ missing, waiting }: PaperArrivals): string[] =>
  [...missing, ...waiting].map(({ medium }) => medium.code).sort();
