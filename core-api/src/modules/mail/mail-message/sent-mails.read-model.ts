import { commonText } from "@kirinuki/schema/common-text.ts";
import type { MailKind } from "@kirinuki/schema/mail-labels.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { spokenReason } from "../../../mail/send/spoken-reason.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

export interface SentMailsRequest {
  /** Tokyo days on which the runs were made. */
  period: Period;
  status: number | null;
  runId: string | null;
  now: Date;
  page: number;
  pageSize: number;
}

interface Row {
  sendmail_id: string;
  row: number;
  mail_address: string;
  status: number;
  message: string;
  kind: MailKind;
  mail_setting_id: string | null;
  name: string;
  sent_by: string | null;
  due_at: Date;
  article_count: number;
  attempt_count: number;
  maybe_twice_flag: number;
  ended_at: Date | null;
}

/** 0 sent, 1 failed or refused, 3 planned for later, 2 everything else that is on its way. $4 is now. */
const STATUS = `
  CASE WHEN m.state = 'sent' THEN 0 WHEN m.state IN ('failed', 'skipped') THEN 1
    WHEN m.attempts = 0 AND r.due_at > $4::timestamptz THEN 3 ELSE 2 END`;

/** What the content of a mail `m` is of; of an alert the first of all that it hits. */
const target = (key: string, ofAlert: string): string =>
  `coalesce(m.content->>'${key}', m.content->'targets'->0->>'${ofAlert}')`;
const TARGET_ID = target("targetId", "id");

/** The subject that somebody wrote, or the name of the theme, theme group or topic of a mail `m`; empty where it is gone. */
export const MAIL_NAME = `
  coalesce(CASE WHEN m.content->>'kind' = 'manual' THEN m.content->>'subject' ELSE CASE (${target("dataKbn", "dataKbn")})::int
    WHEN 1 THEN (SELECT theme_name FROM theme t WHERE t.contract_id = m.contract_id AND t.theme_id = (${TARGET_ID})::int)
    WHEN 2 THEN (SELECT theme_group_name FROM theme_group g WHERE g.contract_id = m.contract_id AND g.theme_group_id = (${TARGET_ID})::int)
    WHEN 3 THEN (SELECT topics_name FROM topic p WHERE p.contract_id = m.contract_id AND p.topics_id = (${TARGET_ID})::int)
    WHEN 4 THEN (SELECT title FROM saved_condition c WHERE c.contract_id = m.contract_id AND c.condition_id = (${TARGET_ID})::bigint)
    WHEN 5 THEN '${commonText.everyTheme}'
  END END, '')`;

const FROM = `
  FROM mail_run r JOIN mail_message m USING (contract_id, mail_run_id)
  WHERE r.contract_id = $1 AND m.chat_target_id IS NULL AND r.made_at >= $2::date::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND r.made_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'
    AND ($5::int IS NULL OR ${STATUS} = $5) AND ($6::bigint IS NULL OR r.mail_run_id = $6)`;

/** What became of the contract's mails, without posts to chat targets, newest first: of digests, and of what was sent by hand. */
export async function readSentMails(tx: Transaction, contractId: number, request: SentMailsRequest) {
  const { period, now, status, runId, page, pageSize } = request;
  const filter = [contractId, period.start, period.end, now, status, runId];
  const [counted] = await tx.query<{ count: number }>(`SELECT count(*)::int AS count ${FROM}`, filter);
  const rows = await tx.query<Row>(
    `SELECT r.mail_run_id::text AS sendmail_id, m.row_no AS row, m.mail_address, ${STATUS} AS status, coalesce(m.reason, '') AS message, r.kind,
       r.mail_setting_id::text, ${MAIL_NAME} AS name, r.made_by AS sent_by, r.due_at, r.article_count, m.attempts AS attempt_count,
       m.maybe_twice::int AS maybe_twice_flag, m.ended_at
     ${FROM} ORDER BY r.made_at DESC, r.mail_run_id DESC, m.row_no LIMIT $7 OFFSET $8`,
    [...filter, pageSize, (page - 1) * pageSize],
  );
  return {
    sendmail_result: rows.map(({ due_at, ended_at, message, ...row }) => ({
      ...row,
      message: spokenReason(message),
      setup_datetime: tokyoDateTime(due_at),
      ended_datetime: ended_at && tokyoDateTime(ended_at),
    })),
    sendmail_count: counted?.count ?? 0,
    page,
    page_size: pageSize,
  };
}
