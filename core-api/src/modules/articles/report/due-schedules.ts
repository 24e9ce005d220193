import { monthBefore } from "@kirinuki/schema/period-before.ts";
import { findPerson } from "../../../access/actor.read-model.ts";
import { resolveSubject } from "../../../access/report-rights.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { LOST_RIGHT, type ReportMaker, sectionsOfMaker } from "./make-reports.ts";
import { nextReportTime } from "./report-times.ts";

interface DueSchedule {
  contract_id: number;
  report_schedule_id: number;
  title: string;
  theme_ids: number[];
  theme_group_ids: number[];
  send_day: number;
  send_time: string;
  user_id: string;
  next_due_at: Date;
  in_service: boolean;
}

const DUE = `
  SELECT s.*, contract_phase(c.end_date, c.deleted_at, $1) = 'in_service' AS in_service
  FROM report_schedule s JOIN contract c USING (contract_id)
  WHERE s.next_due_at <= $1 AND s.stop_reason IS NULL ORDER BY s.next_due_at LIMIT 1 FOR UPDATE OF s SKIP LOCKED`;

const ASK = `
  INSERT INTO report (contract_id, title, theme_ids, theme_group_ids, sections, start_day, end_day, made_by, report_schedule_id, requested_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (contract_id, report_schedule_id, start_day) DO NOTHING`;

/**
 * Asks for the reports of schedules whose time has come: of the month before it. A schedule that was late by months asks for the last
 * one only. @returns how many were asked for
 */
export async function askForDueReports({ scope, clock }: Pick<ReportMaker, "scope" | "clock">): Promise<number> {
  let asked = 0;
  const askNext = async (tx: Transaction): Promise<boolean> => {
    const now = clock.now();
    const [due] = await tx.query<DueSchedule>(DUE, [now]);
    if (!due) return false;
    if (due.in_service && (await ask(tx, due, now))) asked += 1;
    await tx.query("UPDATE report_schedule SET next_due_at = $3 WHERE contract_id = $1 AND report_schedule_id = $2", [
      due.contract_id,
      due.report_schedule_id,
      nextReportTime(due.send_day, due.send_time, now),
    ]);
    return true;
  };
  while (await scope.shared("write", askNext));
  return asked;
}

/** @returns false where the right to it was lost, which stops the schedule */
async function ask(tx: Transaction, due: DueSchedule, now: Date): Promise<boolean> {
  const { contract_id: contractId, report_schedule_id, user_id } = due;
  const person = await findPerson(tx, contractId, user_id);
  const subject = { themeIds: due.theme_ids, themeGroupIds: due.theme_group_ids };
  const themeIds = person === null ? null : await resolveSubject(tx, person, subject);
  const sections = themeIds === null ? null : await sectionsOfMaker(tx, contractId, user_id, themeIds);
  if (themeIds === null || sections === null) {
    await tx.query("UPDATE report_schedule SET stop_reason = $3 WHERE contract_id = $1 AND report_schedule_id = $2", [
      contractId,
      report_schedule_id,
      LOST_RIGHT,
    ]);
    return false;
  }
  const { start, end } = monthBefore(tokyoDay(now));
  const values = [contractId, due.title, themeIds, due.theme_group_ids, sections, start, end, user_id];
  await tx.query(ASK, [...values, report_schedule_id, now]);
  return true;
}
