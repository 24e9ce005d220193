import type { Transaction } from "../src/db/tenant.ts";
import { nextReportTime } from "../src/modules/articles/report/report-times.ts";
import { addDays, type DayString } from "../src/time/tokyo.ts";

const MAKER = "admin01";
const [DAY, TIME] = [1, "07:30"];

/** What the worker finds to be made when the demo is loaded: of all themes and sources of the contract, latest period last. */
const ASK = `
  INSERT INTO report (contract_id, title, theme_ids, theme_group_ids, sections, start_day, end_day, made_by, requested_at)
  SELECT $1, $2, ARRAY(SELECT theme_id FROM theme WHERE contract_id = $1 ORDER BY display_order LIMIT $3), '{}', '{1,2,3,5}', $4, $5, $6, $7`;

const SCHEDULE = `
  INSERT INTO report_schedule (contract_id, title, theme_ids, theme_group_ids, send_day, send_time, mail_addresses, user_id, next_due_at)
  SELECT $1, '月次レポート', ARRAY(SELECT theme_id FROM theme WHERE contract_id = $1 ORDER BY display_order), '{}', $2, $3,
    ARRAY['kouhou-all@example.co.jp'], $4, $5`;

const MINUTE_MS = 60_000;

/**
 * Reports of this month and of the past weeks, which the worker makes, and a schedule for the months to come. The demo has articles of
 * twenty days.
 */
export async function insertReports(tx: Transaction, contractId: number, today: DayString, now: Date): Promise<void> {
  const reports = [
    { title: "今月の報道のまとめ", themes: 100, start: `${today.slice(0, 7)}-01`, end: today },
    { title: "週次レポート", themes: 6, start: addDays(today, -13), end: addDays(today, -7) },
    { title: "週次レポート", themes: 6, start: addDays(today, -6), end: today },
  ];
  for (const [at, { title, themes, start, end }] of reports.entries()) {
    const requestedAt = new Date(now.getTime() - (reports.length - at) * MINUTE_MS);
    await tx.query(ASK, [contractId, title, themes, start, end, MAKER, requestedAt]);
  }
  await tx.query(SCHEDULE, [contractId, DAY, TIME, MAKER, nextReportTime(DAY, TIME, now)]);
}
