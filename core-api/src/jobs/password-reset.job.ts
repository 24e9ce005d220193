import { hashToken, newToken, writeSessionCookie } from "../access/token.ts";
import type { Transaction } from "../db/tenant.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { passwordResetMail } from "../mail/password-reset-mail.ts";
import { PasswordReset } from "../modules/people/password/password-reset.entity.ts";
import type { JobContext } from "./job.ts";

export const PASSWORD_RESET_RETRIES = 5;

const LINK_MINUTES = 30;
const ONE_MAIL_IN_MINUTES = 10;
const MINUTE_MS = 60_000;

interface Recipient {
  contract_id: number;
  user_id: string;
  name: string;
  email: string;
}

/** Who may have a link: not stopped from signing in, changing the password or getting mail, and without one from just now. */
const RECIPIENT = `
  SELECT u.contract_id, u.user_id, u.name, u.email FROM app_user u JOIN contract c USING (contract_id)
  WHERE c.contract_code = $1 AND u.user_id = $2 AND NOT u.login_stop_flag AND NOT u.pass_change_stop_flag AND NOT u.system_mail_stop_flag
    AND NOT EXISTS (SELECT 1 FROM password_reset r WHERE r.contract_id = u.contract_id AND r.user_id = u.user_id AND r.created_at > $3)
  FOR UPDATE OF u`;

/** Mails a link where the account exists. The link is stored only if its mail was taken: a retry makes another. */
export async function sendPasswordReset(
  { scope, clock }: JobContext,
  { transport, publicUrl }: { transport: MailTransport; publicUrl: string },
  { contract_code, user_id }: { contract_code: string; user_id: string },
): Promise<void> {
  await scope.shared("write", async (tx: Transaction) => {
    const now = clock.now();
    const since = new Date(now.getTime() - ONE_MAIL_IN_MINUTES * MINUTE_MS);
    const [recipient] = await tx.query<Recipient>(RECIPIENT, [contract_code, user_id, since]);
    if (!recipient) return;
    const token = newToken();
    await tx.manager.insert(PasswordReset, {
      contract_id: recipient.contract_id,
      key_hash: hashToken(token),
      user_id: recipient.user_id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MINUTES * MINUTE_MS),
    });
    const link = new URL("/0020", publicUrl);
    link.searchParams.set("password_reset_key", writeSessionCookie({ contractId: recipient.contract_id, token }));
    await transport.send(passwordResetMail(recipient, link.href, LINK_MINUTES));
  });
}
