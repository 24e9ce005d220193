import type { OperatorAction } from "@kirinuki/schema/operator-log-labels.ts";
import { dueDay, weekdayOf } from "../../../arrivals/arrival-due.ts";
import { type ArrivalRecord, learnHabit } from "../../../arrivals/arrival-habit.ts";
import { isArrivalSection } from "../../../arrivals/arrival-section.ts";
import { timeOfDay } from "../../../arrivals/standings.ts";
import { readMedia, readSourceOffDays, type WatchedMedium } from "../../../arrivals/watched-media.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { acknowledgeOpen } from "../arrival-alarm/open-alarms.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { MediaHabitWire } from "./media-habit.dto.ts";
import type { MediaHabitForm } from "./media-habit.form.ts";
import { findSection, lockMedium, replaceSourceOffDays, storeHabit, storeSnooze } from "./media-habit.repository.ts";
import { addNote, readNotes } from "./media-note.repository.ts";

const PAST_DAYS = 35;
const FUTURE_DAYS = 14;

/** @throws AppError NOT_FOUND */
export async function mediaHabit(tx: Transaction, code: string, now: Date): Promise<MediaHabitWire> {
  const section = await findSection(tx, code);
  if (section === null || !isArrivalSection(section)) throw new AppError("NOT_FOUND");
  const today = tokyoDay(now);
  const [medium] = await readMedia(tx, section, today, code);
  if (!medium) throw new AppError("NOT_FOUND");
  const sourceOff = await readSourceOffDays(tx, section, addDays(today, -PAST_DAYS));
  return { ...presentHabit(medium, section, today, sourceOff), notes: await readNotes(tx, code) };
}

function presentHabit(
  medium: WatchedMedium,
  section: number,
  today: DayString,
  sourceOff: readonly DayString[],
): Omit<MediaHabitWire, "notes"> {
  const { known } = medium;
  const past = medium.records.filter(({ ago }) => ago > 0);
  const offDays = [...known.offDays, ...sourceOff];
  const off = new Set(
    Array.from({ length: PAST_DAYS }, (_, at) => at + 1).filter((ago) => offDays.includes(addDays(today, -ago))),
  );
  const learnt = learnHabit(past, medium.daysKnown, off);
  const weekdays = learnt.phases.flatMap((comes, phase) => (comes ? [weekdayOf(addDays(today, -phase))] : []));
  return {
    media_code: medium.code,
    media_name: medium.name,
    data_section: section,
    rhythm: known.rhythm,
    weekdays: [...known.weekdays],
    month_days: [...known.monthDays],
    due_time: known.due === null ? null : timeOfDay(known.due),
    off_days: known.offDays.filter((day) => day >= today),
    contact: medium.contact,
    snoozed_until: medium.snoozedUntil && tokyoDateTime(medium.snoozedUntil),
    version: medium.version,
    learnt: {
      kind: learnt.kind,
      weekdays: weekdays.sort(),
      interval_days: learnt.interval?.usual ?? null,
      due_time: learnt.due === null ? null : timeOfDay(learnt.due),
      usual_count: learnt.usualCount,
    },
    calendar: Array.from({ length: PAST_DAYS + FUTURE_DAYS + 1 }, (_, at) => calendarDay(at - PAST_DAYS)),
  };

  function calendarDay(ahead: number) {
    const day = addDays(today, ahead);
    const came = medium.records.find(({ ago }) => ago === -ahead);
    const isOff = offDays.includes(day);
    const records = past.map((record): ArrivalRecord => ({ ...record, ago: record.ago + ahead }));
    const turned = { ...learnt, phases: learnt.phases.map((_, phase) => learnt.phases[mod7(phase - ahead)] === true) };
    const isExpected = dueDay(day, records, turned, { ...known, offDays }) === day;
    return {
      day,
      article_count: came?.count ?? 0,
      off_day_flag: isOff,
      expected_flag: ahead < 0 ? came !== undefined : isExpected,
    };
  }
}

const mod7 = (number: number) => ((number % 7) + 7) % 7;

interface Change extends OperatorCall {
  now: Date;
}

/** @throws AppError NOT_FOUND, LOST_UPDATE */
export async function saveHabit(call: Change, form: MediaHabitForm): Promise<MediaHabitWire> {
  const { tx, now } = call;
  await demandMedium(tx, form.media_code);
  const before = await mediaHabit(tx, form.media_code, now);
  if (form.version !== undefined && form.version !== before.version) throw new AppError("LOST_UPDATE");
  await storeHabit(tx, form);
  const after = await mediaHabit(tx, form.media_code, now);
  await note(call, "media_habit.save", {
    media_code: form.media_code,
    ...differenceOf(settingsOf(before), settingsOf(after)),
  });
  return after;
}

const settingsOf = ({ rhythm, weekdays, month_days, due_time, off_days, contact }: MediaHabitWire) => ({
  rhythm,
  weekdays,
  month_days,
  due_time,
  off_days,
  contact,
});

const MINUTE_MS = 60_000;

/** @throws AppError NOT_FOUND */
export async function snooze(call: Change, code: string, minutes: number): Promise<MediaHabitWire> {
  await demandMedium(call.tx, code);
  const { snoozed_until: before } = await mediaHabit(call.tx, code, call.now);
  await storeSnooze(call.tx, code, minutes === 0 ? null : new Date(call.now.getTime() + minutes * MINUTE_MS));
  const after = await mediaHabit(call.tx, code, call.now);
  const difference = differenceOf({ snoozed_until: before }, { snoozed_until: after.snoozed_until });
  await note(call, "media_snooze.save", { media_code: code, minutes, ...difference });
  return after;
}

/** @throws AppError NOT_FOUND */
export async function noteDone(call: Change, code: string, text: string): Promise<MediaHabitWire> {
  await demandMedium(call.tx, code);
  await addNote(call.tx, { code, at: call.now, operatorId: call.operatorId, text });
  await acknowledgeOpen(call.tx, code, { operatorId: call.operatorId, at: call.now });
  await note(call, "media_note.add", { media_code: code, ...differenceOf(null, { text }) });
  return mediaHabit(call.tx, code, call.now);
}

/** From today on; what is over stays as it was. */
export async function saveSourceOffDays(
  call: Change,
  section: number,
  days: readonly DayString[],
): Promise<DayString[]> {
  const { tx } = call;
  const today = tokyoDay(call.now);
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.source_off_day'), $1)", [section]);
  const before = await readSourceOffDays(tx, section, today);
  await replaceSourceOffDays(tx, section, today, days);
  const after = await readSourceOffDays(tx, section, today);
  await note(call, "source_off_days.save", { data_section: section, before, after });
  return after;
}

async function demandMedium(tx: Transaction, code: string): Promise<void> {
  const section = await lockMedium(tx, code);
  if (section === null || !isArrivalSection(section)) throw new AppError("NOT_FOUND");
}

const note = ({ tx, operatorId, requestId }: Change, action: OperatorAction, detail: Record<string, unknown>) =>
  auditOperator(tx, { operatorId, action, detail, requestId });
