import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { type MailTransport, readFailure } from "../../../mail/mail-transport.ts";
import { type AlarmContent, alarmKey, alarmMail } from "./alarm-content.ts";
import { postWebhook, type WebhookClient } from "./webhook.ts";

/** What telling needs. */
export interface AlarmSender {
  scope: Pick<TransactionScope, "shared">;
  clock: { now(): Date };
  transport: Pick<MailTransport, "send">;
  publicUrl: string;
  webhooks: WebhookClient;
}

interface Message {
  alarm_message_id: string;
  channel: "mail" | "webhook";
  target: string;
  content: AlarmContent;
  attempts: number;
}

/** Nobody sends for so long: whoever had it is gone. */
const LEASE_MINUTES = 5;
const MOST_ATTEMPTS = 6;

const CLAIM = `
  WITH claimed AS (UPDATE alarm_message SET state = 'sending', attempts = attempts + 1, next_attempt_at = $1::timestamptz + interval '${LEASE_MINUTES} minutes'
  WHERE alarm_message_id = (
    SELECT alarm_message_id FROM alarm_message WHERE state IN ('queued', 'sending') AND next_attempt_at <= $1
    ORDER BY next_attempt_at, alarm_message_id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING alarm_message_id::text, channel, target, content, attempts)
  SELECT * FROM claimed`;

/**
 * Sends the messages that are due. A worker claims each message in a transaction of its own before it sends it, so that no two
 * workers send the same one. A message whose worker died is sent again under the same key.
 * @returns how many were sent
 */
export async function sendAlarms(sender: AlarmSender): Promise<number> {
  let sent = 0;
  for (;;) {
    const [message] = await sender.scope.shared("write", (tx) => tx.query<Message>(CLAIM, [sender.clock.now()]));
    if (!message) return sent;
    if (await sendOne(sender, message)) sent += 1;
  }
}

async function sendOne(sender: AlarmSender, message: Message): Promise<boolean> {
  const key = alarmKey(message.alarm_message_id);
  const reason = await (message.channel === "mail"
    ? sendMail(sender, message, key)
    : postWebhook(sender.webhooks, message.target, message.content, key));
  await sender.scope.shared("write", (tx) => noteOutcome(tx, message, reason, sender.clock.now()));
  return reason === null;
}

/** @returns why it failed; null where it went */
async function sendMail(
  { transport, publicUrl }: AlarmSender,
  { target, content }: Message,
  key: string,
): Promise<string | null> {
  try {
    await transport.send(alarmMail(target, content, key, publicUrl));
    return null;
  } catch (error) {
    return readFailure(error).reason;
  }
}

/** Tried again after one, two, four minutes and so on; given up after six times. */
async function noteOutcome(tx: Transaction, message: Message, reason: string | null, now: Date): Promise<void> {
  const isOver = reason === null || message.attempts >= MOST_ATTEMPTS;
  const state = reason === null ? "sent" : isOver ? "failed" : "queued";
  await tx.query(
    `UPDATE alarm_message SET state = $2, reason = $3, ended_at = CASE WHEN $5 THEN $4::timestamptz END,
       next_attempt_at = $4::timestamptz + interval '1 minute' * power(2, $6::int - 1)
     WHERE alarm_message_id = $1::bigint`,
    [message.alarm_message_id, state, reason, now, isOver, message.attempts],
  );
}
