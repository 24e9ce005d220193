import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ReportArticle, ReportContent } from "./report-content.dto.ts";

/** A report that this process makes, until its lease ends. */
export interface ClaimedReport {
  contract_id: number;
  report_id: number;
  title: string;
  theme_ids: number[];
  theme_group_ids: number[];
  sections: DataSection[];
  start_day: string;
  end_day: string;
  made_by: string;
  report_schedule_id: number | null;
  attempts: number;
}

/** Far longer than a report takes; one whose lease ended belongs to a process that was killed. */
const LEASE = "10 minutes";
export const MOST_ATTEMPTS = 3;

/** The oldest first, whether it is new or was left behind. Locked rows are another worker's. */
const CLAIM = `
  WITH next AS (
    SELECT contract_id, report_id FROM report
    WHERE state = 'queued' OR (state = 'making' AND leased_until <= $1)
    ORDER BY requested_at LIMIT 1 FOR UPDATE SKIP LOCKED),
  claimed AS (
    UPDATE report r SET state = 'making', progress = 0, attempts = r.attempts + 1, leased_until = $1::timestamptz + interval '${LEASE}'
    FROM next n WHERE r.contract_id = n.contract_id AND r.report_id = n.report_id
    RETURNING r.contract_id, r.report_id, r.title, r.theme_ids, r.theme_group_ids, r.sections::int[] AS sections, r.start_day::text, r.end_day::text,
      r.made_by, r.report_schedule_id, r.attempts)
  SELECT * FROM claimed`;

export const claimReport = async (tx: Transaction, now: Date): Promise<ClaimedReport | null> =>
  (await tx.query<ClaimedReport>(CLAIM, [now]))[0] ?? null;

/** Holds for the report while it is this attempt's. */
const MINE = "contract_id = $1 AND report_id = $2 AND state = 'making' AND attempts = $3";
const mine = ({ contract_id, report_id, attempts }: ClaimedReport) => [contract_id, report_id, attempts];

export const noteProgress = (tx: Transaction, report: ClaimedReport, percent: number): Promise<unknown> =>
  tx.query(`UPDATE report SET progress = $4 WHERE ${MINE}`, [...mine(report), percent]);

export const failReport = (tx: Transaction, report: ClaimedReport, failure: string): Promise<unknown> =>
  tx.query(`UPDATE report SET state = 'failed', failure = $4, leased_until = NULL WHERE ${MINE}`, [
    ...mine(report),
    failure,
  ]);

export const queueAgain = (tx: Transaction, report: ClaimedReport): Promise<unknown> =>
  tx.query(`UPDATE report SET state = 'queued', leased_until = NULL WHERE ${MINE}`, mine(report));

const FINISH = `
  WITH made AS (
    UPDATE report SET state = 'ready', progress = 100, leased_until = NULL, made_at = $4, content = $5 WHERE ${MINE} RETURNING 1)
  SELECT count(*)::int AS n FROM made`;

const KEEP_ARTICLES = `
  INSERT INTO report_article (contract_id, report_id, position, article)
  SELECT $1, $2, a.position, a.article FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS a(article, position)`;

/** A mail to each address of the schedule, queued with the report itself: one that is made twice is mailed once. */
const QUEUE_MAILS = `
  WITH schedule AS (
    SELECT mail_addresses FROM report_schedule WHERE contract_id = $1 AND report_schedule_id = $2 AND stop_reason IS NULL),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, due_at, article_count, made_at)
    SELECT $1, 'report:' || $3, 'report', $4, $5, $4 FROM schedule
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING mail_run_id)
  INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
  SELECT $1, run.mail_run_id, m.row_no, m.mail_address, NULL, 'queued', $4, jsonb_build_object('kind', 'report', 'reportId', $3::int)
  FROM run, schedule, unnest(schedule.mail_addresses) WITH ORDINALITY AS m(mail_address, row_no)`;

export interface MadeReport {
  content: ReportContent;
  articles: readonly ReportArticle[];
  madeAt: Date;
}

/** @returns false where another worker has taken it over, or it was deleted meanwhile */
export async function finishReport(
  tx: Transaction,
  report: ClaimedReport,
  { content, articles, madeAt }: MadeReport,
): Promise<boolean> {
  const [made] = await tx.query<{ n: number }>(FINISH, [...mine(report), madeAt, JSON.stringify(content)]);
  if (made?.n !== 1) return false;
  const { contract_id, report_id, report_schedule_id } = report;
  await tx.query(KEEP_ARTICLES, [contract_id, report_id, JSON.stringify(articles)]);
  if (report_schedule_id !== null)
    await tx.query(QUEUE_MAILS, [contract_id, report_schedule_id, report_id, madeAt, content.totals.article_count]);
  return true;
}
