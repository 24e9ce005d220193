import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { MailEditionWire } from "./mail-edition.dto.ts";

type EditionSendWire = MailEditionWire["edition_send"][number];

const SHOWN_SENDS = 20;

/** $3 now, $4 how many. What was refused immediately (skipped without an attempt) takes nothing from a plan. */
const SENDS = `
  SELECT r.mail_run_id::text AS sendmail_id, r.due_at, r.made_by,
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = r.made_by), r.made_by, '') AS sent_by,
    r.article_count, m.address_count, m.failed_count,
    CASE WHEN m.waiting_count > 0 AND m.is_untouched AND r.due_at > $3::timestamptz THEN 3 WHEN m.waiting_count > 0 THEN 2
      WHEN m.failed_count = m.address_count THEN 1 ELSE 0 END AS status
  FROM (
    SELECT r.* FROM mail_edition_send s JOIN mail_run r USING (contract_id, mail_run_id)
    WHERE s.contract_id = $1 AND s.mail_edition_id = $2 ORDER BY r.made_at DESC, r.mail_run_id DESC LIMIT $4) r
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS address_count, count(*) FILTER (WHERE state IN ('failed', 'skipped'))::int AS failed_count,
      count(*) FILTER (WHERE state IN ('queued', 'sending'))::int AS waiting_count, bool_and(attempts = 0) AS is_untouched
    FROM mail_message m WHERE m.contract_id = $1 AND m.mail_run_id = r.mail_run_id) m
  ORDER BY r.made_at DESC, r.mail_run_id DESC`;

interface Row extends Omit<EditionSendWire, "setup_datetime" | "cancel_flag"> {
  due_at: Date;
  made_by: string | null;
}

const PLANNED = 3;

/** What became of the mail editions of a target, newest first. Who may take one back: an Admin any, others their own. */
export async function readEditionSends(
  tx: Transaction,
  { contractId, userId, role }: Actor,
  editionId: number,
  now: Date,
): Promise<EditionSendWire[]> {
  const rows = await tx.query<Row>(SENDS, [contractId, editionId, now, SHOWN_SENDS]);
  return rows.map(({ due_at, made_by, ...row }) => ({
    ...row,
    setup_datetime: tokyoDateTime(due_at),
    cancel_flag: row.status === PLANNED && (role === "Admin" || made_by === userId) ? 1 : 0,
  }));
}
