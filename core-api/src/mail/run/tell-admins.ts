import type { Transaction } from "../../db/tenant.ts";
import type { ChatStopContent, EditionNoticeContent, WebhookNoticeContent } from "../message-content.ts";

export interface AdminNotice {
  contractId: number;
  /** A second run of the same key is none, so nobody is told twice. */
  runKey: string;
  content: ChatStopContent | WebhookNoticeContent | EditionNoticeContent;
  /** These users in place of the Admins. */
  userIds?: readonly string[];
  now: Date;
}

/** One mail an Admin who may sign in and gets mails, while the contract is in service. */
const TELL = `
  WITH told AS MATERIALIZED (
    SELECT u.user_id, u.email FROM app_user u JOIN contract c USING (contract_id)
    WHERE u.contract_id = $1 AND (CASE WHEN $5::text[] IS NULL THEN u.user_authority = 1 ELSE u.user_id = ANY ($5) END) AND NOT u.login_stop_flag AND NOT u.system_mail_stop_flag AND u.email <> ''
      AND contract_phase(c.end_date, c.deleted_at, $3) = 'in_service'),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, due_at, article_count, made_at)
    SELECT $1, $2, $4::jsonb ->> 'kind', $3::timestamptz, 0, $3::timestamptz WHERE EXISTS (SELECT 1 FROM told)
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING mail_run_id)
  INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
  SELECT $1, run.mail_run_id, row_number() OVER (ORDER BY t.user_id), t.email, t.user_id, 'queued', $3, $4::jsonb
  FROM told t CROSS JOIN run`;

/** Queues a mail to each of a contract's Admins, or of the users named, in the transaction of what it tells of. */
export async function tellAdmins(tx: Transaction, notice: AdminNotice): Promise<void> {
  const { contractId, runKey, content, now, userIds = null } = notice;
  await tx.query(TELL, [contractId, runKey, now, JSON.stringify(content), userIds]);
}
