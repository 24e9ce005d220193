import { receivesPapers } from "../../../arrivals/paper-arrivals.ts";
import { type PaperIssue, readPaperIssues } from "../../../arrivals/paper-issues.ts";
import { timeOfDay } from "../../../arrivals/standings.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { daysOf, type Period } from "../../../period/period.ts";
import { addDays, type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { DeliverySheet, PaperCounts, SheetDay, SheetPaper, SheetSlot } from "./delivery-sheet.dto.ts";
import { readDigestSlots, readSupplementCounts } from "./digest-slots.read-model.ts";

/** Mail runs are kept so long (jobs/mail-purge.job.ts), less the day that is being cleared. */
const KEPT_DAYS = 365;

export interface SheetOf {
  contractId: number;
  /** Sources that the reader may see: without newspapers there are none in the sheet. */
  sections: readonly number[];
  /** yyyy-MM. */
  month: string;
}

const beginOf = (day: DayString): Date => new Date(`${day}T00:00:00+09:00`);

/**
 * What became of a month's newspapers and digests, of one contract. Newspapers are those that the head of its mails counts.
 * Source: the arrival ledger and the mail runs; of a month to come it is empty.
 */
export async function readDeliverySheet(
  tx: Transaction,
  { contractId, sections, month }: SheetOf,
  now: Date,
): Promise<DeliverySheet> {
  const today = tokyoDay(now);
  const [start, last] = [`${month}-01`, lastDayOf(month)];
  const period: Period = { start, end: last < today ? last : today };
  const keptFrom = addDays(today, -KEPT_DAYS);
  const asked = { from: beginOf(start), until: beginOf(addDays(last, 1)), now, keptFrom: beginOf(keptFrom) };
  const issues = start <= today && receivesPapers(sections) ? await readPaperIssues(tx, period, now) : [];
  const slots = await readDigestSlots(tx, contractId, asked);
  const supplements = await readSupplementCounts(tx, contractId, asked);
  const issuesOf = Map.groupBy(issues, ({ dueOn }) => dueOn);
  const days = daysOf(period)
    .reverse()
    .filter((day) => issuesOf.has(day) || slots.has(day))
    .map((day) => dayOf(day, issuesOf.get(day) ?? [], slots.get(day) ?? [], supplements.get(day) ?? 0));
  const told = days
    .flatMap(({ slot_info }) => slot_info)
    .filter(({ state }) => state !== "idle" && state !== "waiting");
  const slotsIn = (wanted: SheetSlot["state"]) => told.filter(({ state }) => state === wanted).length;
  return {
    ...{ target_month: month, checked_datetime: tokyoDateTime(now), kept_from: keptFrom },
    ...countsOf(issues),
    slot_count: told.length,
    kept_slot_count: slotsIn("kept"),
    partly_slot_count: slotsIn("partly"),
    missed_slot_count: slotsIn("missed"),
    day_info: days,
    paper_total_info: totalsOf(issues),
  };
}

const lastDayOf = (month: string): DayString => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

function dayOf(
  day: DayString,
  issues: readonly PaperIssue[],
  slot_info: SheetSlot[],
  supplement_count: number,
): SheetDay {
  const paper_info = issues.flatMap((issue) => (issue.state === "on_time" ? [] : [toPaper(issue, issue.state)]));
  return { process_date: day, ...countsOf(issues), paper_info, supplement_count, slot_info };
}

function toPaper({ code, name, due, came }: PaperIssue, state: SheetPaper["state"]): SheetPaper {
  const at = (minute: number) => (came === null ? null : `${came.day}T${timeOfDay(minute)}:00+09:00`);
  return {
    ...{ media_code: code, media_name: name, state, due_time: timeOfDay(due) },
    arrived_datetime: at(came?.first ?? 0),
    completed_datetime: at(came?.last ?? 0),
  };
}

function countsOf(issues: readonly PaperIssue[]): PaperCounts {
  const having = (wanted: PaperIssue["state"]) => issues.filter(({ state }) => state === wanted).length;
  return {
    expected_count: issues.length,
    on_time_count: having("on_time"),
    late_count: having("late"),
    missed_count: having("missed"),
    waiting_count: having("waiting"),
  };
}

function totalsOf(issues: readonly PaperIssue[]): DeliverySheet["paper_total_info"] {
  return [...Map.groupBy(issues, ({ code }) => code)]
    .map(([media_code, own]) => ({ media_code, media_name: own[0]?.name ?? "", ...countsOf(own) }))
    .filter(({ late_count, missed_count }) => late_count + missed_count > 0)
    .sort(
      (a, b) =>
        b.missed_count - a.missed_count || b.late_count - a.late_count || (a.media_code < b.media_code ? -1 : 1),
    );
}
