import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import type { MailStatusWire } from "./mail-status.dto.ts";

type ContractMails = MailStatusWire["mail_status"][number];
type Row = Omit<ContractMails, "next_setup_datetime"> & { next_at: Date | null };

/** What is due for longer is late: workers look every minute. */
const LATE_MS = 10 * 60_000;

/**
 * $1 the day, $2 now, $3 late before, $4 whether it is today: what is left of days before then counts as well, as late.
 * "Planned" are mails before their time and settings before theirs.
 */
const STATUS = `
  WITH day AS (
    SELECT $1::date::timestamp AT TIME ZONE 'Asia/Tokyo' AS begin, ($1::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo' AS "end"),
  mail AS (
    SELECT r.contract_id, count(*) FILTER (WHERE m.state = 'queued' AND m.attempts = 0 AND r.due_at > $2::timestamptz) AS planned,
      count(*) FILTER (WHERE m.state IN ('queued', 'sending') AND NOT (m.attempts = 0 AND r.due_at > $2::timestamptz)) AS waiting,
      count(*) FILTER (WHERE m.state IN ('queued', 'sending') AND r.due_at <= $3::timestamptz) AS late,
      count(*) FILTER (WHERE m.state = 'sent') AS sent, count(*) FILTER (WHERE m.state = 'failed') AS failed,
      count(*) FILTER (WHERE m.state = 'skipped') AS refused, min(r.due_at) FILTER (WHERE m.state = 'queued' AND r.due_at > $2::timestamptz) AS next_at
    FROM day JOIN mail_run r ON r.due_at >= day.begin AND r.due_at < day.end JOIN mail_message m USING (contract_id, mail_run_id)
    GROUP BY r.contract_id),
  left_over AS (
    SELECT r.contract_id, count(*) AS waiting
    FROM (SELECT contract_id, mail_run_id FROM mail_message WHERE state = 'queued'
      UNION ALL SELECT contract_id, mail_run_id FROM mail_message WHERE state = 'sending') m
    JOIN mail_run r USING (contract_id, mail_run_id) JOIN day ON r.due_at < day.begin WHERE $4::boolean GROUP BY r.contract_id),
  setting AS (
    SELECT s.contract_id, count(*) FILTER (WHERE s.next_due_at > $2::timestamptz) AS planned,
      count(*) FILTER (WHERE s.next_due_at <= $2::timestamptz) AS waiting, count(*) FILTER (WHERE s.next_due_at <= $3::timestamptz) AS late,
      min(s.next_due_at) FILTER (WHERE s.next_due_at > $2::timestamptz) AS next_at
    FROM day JOIN mail_setting s ON s.next_due_at < day.end AND (s.next_due_at >= day.begin OR $4::boolean) GROUP BY s.contract_id)
  SELECT c.contract_id::text, c.contract_code, c.company_name,
    (coalesce(mail.planned, 0) + coalesce(setting.planned, 0))::int AS planned_count,
    (coalesce(mail.waiting, 0) + coalesce(left_over.waiting, 0) + coalesce(setting.waiting, 0))::int AS waiting_count,
    (coalesce(mail.late, 0) + coalesce(left_over.waiting, 0) + coalesce(setting.late, 0))::int AS late_count,
    coalesce(mail.sent, 0)::int AS sent_count, coalesce(mail.failed, 0)::int AS failed_count, coalesce(mail.refused, 0)::int AS refused_count,
    least(mail.next_at, setting.next_at) AS next_at
  FROM contract c LEFT JOIN mail USING (contract_id) LEFT JOIN left_over USING (contract_id) LEFT JOIN setting USING (contract_id)
  WHERE num_nonnulls(mail.contract_id, left_over.contract_id, setting.contract_id) > 0
  ORDER BY (coalesce(mail.late, 0) + coalesce(left_over.waiting, 0) + coalesce(setting.late, 0)) > 0 DESC, coalesce(mail.failed, 0) > 0 DESC,
    c.contract_code`;

/** What became of the mails that are due on a day, a row a contract. For the operator role, which sees all contracts. */
export async function readMailStatus(tx: Transaction, day: DayString, now: Date): Promise<ContractMails[]> {
  const late = new Date(now.getTime() - LATE_MS);
  const rows = await tx.query<Row>(STATUS, [day, now, late, day === tokyoDay(now)]);
  return rows.map(({ next_at, ...row }) => ({ ...row, next_setup_datetime: next_at && tokyoDateTime(next_at) }));
}
