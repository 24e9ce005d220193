import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../db/tenant.ts";
import type { InvitationContent } from "../../../mail/message-content.ts";

export interface Inviting {
  contractId: number;
  /** Who invites: a user_id, or `operator:<id>`. */
  actor: string;
  now: Date;
  /** The users were made at this moment, as invited ones: they are not written a second time. */
  isMadeSo?: boolean;
}

const RUN = `
  INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_by, made_at) VALUES ($1, $2, 'invitation', $3, $4, $3)
  RETURNING mail_run_id::text AS id`;

/** A mail and an invitation each. The link of an earlier invitation ends here: its hash goes. */
const INVITATIONS = `
  WITH mail AS (
    INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
    SELECT $1, $2::bigint, row_number() OVER (ORDER BY user_id), email, user_id, 'queued', $4, $6
    FROM app_user WHERE contract_id = $1 AND user_id = ANY ($5::text[])
    RETURNING user_id, mail_message_id)
  INSERT INTO user_invitation (contract_id, user_id, invited_by, invited_at, mail_message_id)
  SELECT $1, user_id, $3, $4, mail_message_id FROM mail
  ON CONFLICT (contract_id, user_id) DO UPDATE SET invited_by = excluded.invited_by, invited_at = excluded.invited_at,
    mail_message_id = excluded.mail_message_id, key_hash = NULL, expires_at = NULL`;

const INVITED = "UPDATE app_user SET invited_at = $3 WHERE contract_id = $1 AND user_id = ANY ($2::text[])";

/**
 * Invites users who have no password yet: each gets a mail with a link, good once and for 72 hours (mail/send/invitation-mail.ts), by
 * which he sets one. Whoever was invited before gets another link, and the earlier one ends.
 */
export async function inviteUsers(
  tx: Transaction,
  { contractId, actor, now, isMadeSo = false }: Inviting,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const [run] = await tx.query<{ id: string }>(RUN, [contractId, `invitation:${randomUUID()}`, now, actor]);
  const content: InvitationContent = { kind: "invitation" };
  await tx.query(INVITATIONS, [contractId, run?.id, actor, now, userIds, JSON.stringify(content)]);
  if (!isMadeSo) await tx.query(INVITED, [contractId, userIds, now]);
}

/** Invites one user, as `inviteUsers`. */
export const inviteUser = (tx: Transaction, userId: string, inviting: Inviting): Promise<void> =>
  inviteUsers(tx, inviting, [userId]);
