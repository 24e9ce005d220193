import type { Transaction } from "../../../db/tenant.ts";
import { stopByRecipient } from "../../../mail/bounce/stop-address.ts";
import { isOfList, type QueuedContent } from "../../../mail/message-content.ts";
import { audit } from "../../audit/audit.ts";

interface Mail {
  contract_id: number;
  mail_message_id: string;
  mail_address: string;
  content: QueuedContent;
}

const FIND = `
  SELECT contract_id, mail_message_id::text, mail_address, content FROM mail_message
  WHERE message_key = $1 AND chat_target_id IS NULL`;

const MARK = `
  UPDATE mail_message SET unsubscribed_at = coalesce(unsubscribed_at, $3) WHERE contract_id = $1 AND mail_message_id = $2::bigint`;

/** Who acts is whoever has the mail; he needs no account. */
const ACTOR = "recipient";
const ACTION = "mail_address.unsubscribe";

/** Ends the lists to the address of a mail. Idempotent: mail programs ask again. @returns false for a mail that is unknown or of no list */
export async function unsubscribe(
  tx: Transaction,
  key: string,
  { now, requestId }: { now: Date; requestId: string },
): Promise<boolean> {
  const [mail] = await tx.query<Mail>(FIND, [key]);
  if (!mail || !isOfList(mail.content)) return false;
  const { contract_id: contractId, mail_message_id, mail_address } = mail;
  await tx.query(MARK, [contractId, mail_message_id, now]);
  if (await stopByRecipient(tx, mail, "unsubscribed", now))
    await audit(tx, { contractId, actor: ACTOR, action: ACTION, detail: { mail_address }, requestId });
  return true;
}
