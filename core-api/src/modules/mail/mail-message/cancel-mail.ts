import { AppError } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { reopenDraft } from "../mail-draft/mail-draft.repository.ts";
import { reopenEdition } from "../mail-edition/mail-edition.repository.ts";
import type { MailCall } from "./mail-message.service.ts";

/** $3: only those that he has made himself; null for every one. */
const PLANNED = `
  SELECT r.kind, r.made_by, ARRAY(SELECT m.mail_address FROM mail_message m
    WHERE m.contract_id = r.contract_id AND m.mail_run_id = r.mail_run_id ORDER BY m.row_no) AS addresses
  FROM mail_run r WHERE r.contract_id = $1 AND r.mail_run_id = $2::bigint AND ($3::text IS NULL OR r.made_by = $3) FOR UPDATE`;

/** Whoever sends takes rows with SKIP LOCKED, so none begins while this holds them. */
const ROWS = `
  SELECT state, attempts FROM mail_message WHERE contract_id = $1 AND mail_run_id = $2::bigint ORDER BY mail_message_id FOR UPDATE`;

const FORGET = "DELETE FROM mail_delivered WHERE contract_id = $1 AND mail_run_id = $2::bigint";
const REMOVE = "DELETE FROM mail_run WHERE contract_id = $1 AND mail_run_id = $2::bigint";

/**
 * Takes back what was to be sent by hand, whole, as long as none of it has been tried; what it would have brought of a setting is new again, and
 * a mail edition or a mail that was written on the server is a draft again.
 * A TopicUser takes back his own, an Admin everybody's.
 * @throws AppError NOT_FOUND; ALREADY_SENT where any mail of it is under way or has ended, or it is a digest or an alert
 */
export async function cancelMail({ tx, actor, clock, requestId }: MailCall, runId: string): Promise<void> {
  const key = [actor.contractId, runId];
  const [run] = await tx.query<{ kind: string; made_by: string | null; addresses: string[] }>(PLANNED, [
    ...key,
    actor.role === "Admin" ? null : actor.userId,
  ]);
  if (!run) throw new AppError("NOT_FOUND");
  const rows = await tx.query<{ state: string; attempts: number }>(ROWS, key);
  const waiting = rows.filter(({ state, attempts }) => state === "queued" && attempts === 0).length;
  const refused = rows.filter(({ state, attempts }) => state === "skipped" && attempts === 0).length;
  const isByHand = run.kind === "manual" || run.kind === "theme";
  if (!isByHand || waiting === 0 || waiting + refused < rows.length) throw new AppError("ALREADY_SENT");
  await tx.query(FORGET, key);
  const by = { contractId: actor.contractId, userId: actor.userId, now: clock.now() };
  await reopenEdition(tx, { ...by, runId });
  await reopenDraft(tx, by, runId);
  await tx.query(REMOVE, key);
  const detail = { sendmail_id: runId, made_by: run.made_by, addresses: run.addresses };
  await audit(tx, { contractId: actor.contractId, actor: actor.userId, action: "mail.cancel", detail, requestId });
}
