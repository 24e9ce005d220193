import type { ArrivalSection } from "../../../arrivals/arrival-section.ts";
import { ARRIVAL_STATES, isAlarm } from "../../../arrivals/arrival-state.ts";
import { standingsOf, timeOfDay } from "../../../arrivals/standings.ts";
import type { Standing } from "../../../arrivals/watch-media.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { addDays, type DayString, tokyoDateTime } from "../../../time/tokyo.ts";
import { keyOf, readAlarms } from "../arrival-alarm/open-alarms.ts";
import type { MediaArrivalsWire, MediaArrivalWire } from "./media-arrival.dto.ts";
import { readAffected, readArrivalSteps } from "./media-arrival.read-model.ts";
import { readLastNotes } from "./media-note.repository.ts";

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
  const media = (await standingsOf(tx, section, day, now)).map(toArrival).sort(inOrder);
  await addSteps(tx, media, day);
  await addAffected(tx, media, day);
  await addNotes(tx, media);
  await addAlarms(tx, media);
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

const toArrival = ({ medium, learnt, state, dueOn, isOff, count, due }: Standing): MediaArrivalWire => ({
  media_code: medium.code,
  media_name: medium.name,
  state,
  expected_flag: dueOn !== null,
  off_day_flag: isOff,
  article_count: count,
  last_arrived_at: count > 0 && medium.lastArrivedAt ? tokyoDateTime(medium.lastArrivedAt) : null,
  usual_count: learnt.usualCount,
  usual_last_arrival: learnt.usualLast === null ? null : timeOfDay(learnt.usualLast),
  due_on: dueOn,
  due_time: dueOn === null || due === null ? null : timeOfDay(due),
  contact: medium.contact,
  snoozed_until: medium.snoozedUntil && tokyoDateTime(medium.snoozedUntil),
  last_note: null,
  alarm: null,
  arrivals: [],
  affected: null,
});

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

/** What was done last about the media that want a look. */
async function addNotes(tx: Transaction, media: readonly MediaArrivalWire[]): Promise<void> {
  const alarms = media.filter(({ state }) => isAlarm(state));
  if (alarms.length === 0) return;
  const notes = await readLastNotes(
    tx,
    alarms.map(({ media_code }) => media_code),
  );
  for (const alarm of alarms) alarm.last_note = notes.get(alarm.media_code) ?? null;
}

async function addAlarms(tx: Transaction, media: readonly MediaArrivalWire[]): Promise<void> {
  const due = media.flatMap((medium) =>
    medium.due_on === null ? [] : [{ medium, key: { media_code: medium.media_code, due_on: medium.due_on } }],
  );
  if (due.length === 0) return;
  const alarms = await readAlarms(
    tx,
    due.map(({ key }) => key),
  );
  for (const { medium, key } of due) {
    const alarm = alarms.get(keyOf(key));
    if (!alarm) continue;
    medium.alarm = {
      raised_at: tokyoDateTime(alarm.raised_at),
      told_times: alarm.told_count,
      raised_times: alarm.raised_times,
      acknowledged_at: alarm.acknowledged_at && tokyoDateTime(alarm.acknowledged_at),
      acknowledged_by: alarm.acknowledged_by,
    };
  }
}
