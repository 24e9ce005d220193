import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { ARRIVAL_STATES, arrivalState, isAlarm, isExpected } from "./arrival-state.ts";
import type { MediaArrivalsWire, MediaArrivalWire } from "./media-arrival.dto.ts";
import type { ArrivalSection } from "./media-arrival.form.ts";
import { type MediumRow, readAffected, readArrivalSteps, readMedia } from "./media-arrival.read-model.ts";

/** Whom an alarm concerns is told from the hits of so many days. */
const AFFECTED_DAYS = 14;
/** For so many alarms it is told whom they affect: who has more of them has one cause to look for. */
const MOST_AFFECTED = 20;

/** The arrival board of a day: each medium with what is usual for it, alarms first, and the totals. */
export async function mediaArrivals(
  tx: Transaction,
  section: ArrivalSection,
  day: DayString,
  now: Date,
): Promise<MediaArrivalsWire> {
  const minute = minuteOfDay(day, now);
  const media = (await readMedia(tx, section, day)).map((row) => toArrival(row, section, minute)).sort(inOrder);
  await addSteps(tx, media, day);
  await addAffected(tx, media, day);
  const expected = media.filter(({ expected_flag }) => expected_flag);
  return {
    process_date: day,
    data_section: section,
    checked_at: tokyoDateTime(now),
    expected_media_count: expected.length,
    arrived_media_count: expected.filter(({ article_count }) => article_count > 0).length,
    article_count: media.reduce((sum, { article_count }) => sum + article_count, 0),
    usual_count: expected.reduce((sum, { usual_count }) => sum + (usual_count ?? 0), 0),
    media_arrivals: media,
  };
}

/** Where the day stands: over, to come, or at a minute. */
function minuteOfDay(day: DayString, now: Date): number {
  const today = tokyoDay(now);
  if (day !== today) return day < today ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [hours, minutes] = tokyoDateTime(now).slice(11, 16).split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function toArrival(row: MediumRow, section: ArrivalSection, nowMinute: number): MediaArrivalWire {
  const { days, same_weekdays: sameWeekdays, days_known: daysKnown } = row;
  const expected = isExpected({ days, sameWeekdays, daysKnown });
  const allDay = section === DATA_SECTION.web;
  const { article_count: count, last_minute: lastMinute, usual_count: usualCount, usual_minute: usualMinute } = row;
  return {
    media_code: row.media_code,
    media_name: row.media_name,
    state: arrivalState({ expected, allDay, count, lastMinute, usualCount, usualMinute }, nowMinute),
    expected_flag: expected,
    article_count: count,
    last_arrived_at: row.last_arrived_at && tokyoDateTime(row.last_arrived_at),
    usual_count: usualCount,
    usual_last_arrival: usualMinute === null ? null : timeOfDay(usualMinute),
    arrivals: [],
    affected: null,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
const timeOfDay = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const size = ({ usual_count, article_count }: MediaArrivalWire) => usual_count ?? article_count;
const inOrder = (a: MediaArrivalWire, b: MediaArrivalWire) =>
  ARRIVAL_STATES.indexOf(a.state) - ARRIVAL_STATES.indexOf(b.state) ||
  size(b) - size(a) ||
  (a.media_code < b.media_code ? -1 : 1);

async function addSteps(tx: Transaction, media: readonly MediaArrivalWire[], day: DayString): Promise<void> {
  const come = new Map(media.filter((each) => each.article_count > 0).map((each) => [each.media_code, each]));
  if (come.size === 0) return;
  for (const { media_code, ...step } of await readArrivalSteps(tx, [...come.keys()], day))
    come.get(media_code)?.arrivals.push(step);
}

async function addAffected(tx: Transaction, media: readonly MediaArrivalWire[], day: DayString): Promise<void> {
  const alarms = media.filter(({ state }) => isAlarm(state)).slice(0, MOST_AFFECTED);
  if (alarms.length === 0) return;
  const codes = alarms.map(({ media_code }) => media_code);
  const rows = await readAffected(tx, codes, addDays(day, -AFFECTED_DAYS), addDays(day, -1));
  const known = new Map(rows.map(({ media_code, ...affected }) => [media_code, affected]));
  for (const alarm of alarms) alarm.affected = known.get(alarm.media_code) ?? { contract_count: 0, theme_count: 0 };
}
