import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../db/tenant.ts";
import type { AccountContent } from "../../../mail/message-content.ts";
import type { ClientInfo } from "../session/client-info.ts";

/** A user and what is told of the account. */
export interface AccountNotice extends Pick<AccountContent, "event" | "by" | "name"> {
  userId: string;
  /** In place of the user's own: the one that a changed address has replaced. */
  mailAddress?: string;
}

export interface Telling {
  contractId: number;
  now: Date;
  /** Where the call came from; null where that is no matter of the users'. */
  client: Pick<ClientInfo, "address" | "userAgent"> | null;
}

/** Whoever may not sign in, gets no mails or has no address is told nothing; a run without a mail is not made. */
const TELL = `
  WITH told AS MATERIALIZED (
    SELECT n.at, u.user_id, coalesce(n.mail_address, u.email) AS mail_address, n.content
    FROM jsonb_to_recordset($2::jsonb) AS n(at int, user_id text, mail_address text, content jsonb)
    JOIN app_user u ON u.contract_id = $1 AND u.user_id = n.user_id
    WHERE NOT u.login_stop_flag AND NOT u.system_mail_stop_flag AND coalesce(n.mail_address, u.email) <> ''),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, due_at, article_count, made_at)
    SELECT $1, $3, 'account', $4, 0, $4 WHERE EXISTS (SELECT FROM told) RETURNING mail_run_id)
  INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
  SELECT $1, mail_run_id, row_number() OVER (ORDER BY at), mail_address, user_id, 'queued', $4, content
  FROM told CROSS JOIN run`;

/** Queues the mails in the transaction of what they tell, so that one goes out for each change, and none for one that was undone. */
export async function tellUsers(
  tx: Transaction,
  { contractId, now, client }: Telling,
  notices: readonly AccountNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const contentOf = ({ event, by, name }: AccountNotice): AccountContent => ({
    ...{ kind: "account", event, by, at: now.toISOString() },
    ...(client && { address: client.address, userAgent: client.userAgent }),
    ...(name !== undefined && { name }),
  });
  const told = notices.map((notice, at) => ({
    ...{ at, user_id: notice.userId, mail_address: notice.mailAddress ?? null },
    content: contentOf(notice),
  }));
  await tx.query(TELL, [contractId, JSON.stringify(told), `account:${randomUUID()}`, now]);
}

/** What a user had before an Admin, or he himself, saved him anew. */
interface Saved {
  userId: string;
  /** The address before: whoever took an account over must not be the only one who is told. */
  emailBefore: string;
  email: string | undefined;
  hasNewPassword: boolean;
  by: "self" | "admin";
}

/** The notices of a save: of a new password, and of another address. */
export function noticesOfSave({ userId, emailBefore, email, hasNewPassword, by }: Saved): AccountNotice[] {
  const own = { userId, mailAddress: emailBefore, by };
  const isMoved = email !== undefined && email.toLowerCase() !== emailBefore.toLowerCase();
  return [
    ...(hasNewPassword ? [{ ...own, event: "password" } as const] : []),
    ...(isMoved ? [{ ...own, event: "address", name: email } as const] : []),
  ];
}
