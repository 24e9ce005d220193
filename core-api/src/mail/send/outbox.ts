import type { Transaction } from "../../db/tenant.ts";
import { noteMails } from "../../runs/setup-run.ts";
import { countHardBounces } from "../bounce/note-bounces.ts";
import type { QueuedContent } from "../message-content.ts";

/** A message that this process is sending, until its lease ends. */
export interface ClaimedMessage {
  contract_id: number;
  /** Decimal string. */
  mail_message_id: string;
  /** Decimal string. */
  mail_run_id: string;
  message_key: string;
  mail_address: string;
  user_id: string | null;
  content: QueuedContent;
  attempts: number;
  maybe_twice: boolean;
  setup_run_id: string | null;
  /** Its run, where openings of its links are counted; else null. */
  counted_run_id: string | null;
}

/** How an attempt ended. */
export interface Outcome {
  message: ClaimedMessage;
  state: "sent" | "failed" | "skipped" | "queued";
  reason: string | null;
  /** Of one that is tried again. */
  nextAttemptAt: Date | null;
  maybeTwice: boolean;
  /** It failed because there is no such address. */
  isAddressFault: boolean;
}

/** Longer than any attempt takes: a message whose lease ended belongs to a process that was killed. */
export const LEASE_MS = 5 * 60_000;

/**
 * Mails only; what goes to chat rooms is taken by chat/chat-outbox.ts. One that was being sent when its process ended may have reached the server: it is marked. $1 now, $2 how many, $3 end of the
 * lease. Nobody waits for anybody: locked rows are another worker's.
 */
const CLAIM = `
  WITH queued AS (
    SELECT contract_id, mail_message_id FROM mail_message WHERE state = 'queued' AND next_attempt_at <= $1 AND chat_target_id IS NULL
    ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED),
  abandoned AS (
    SELECT contract_id, mail_message_id FROM mail_message WHERE state = 'sending' AND leased_until <= $1 AND chat_target_id IS NULL
    ORDER BY leased_until LIMIT $2 FOR UPDATE SKIP LOCKED)
  UPDATE mail_message m SET state = 'sending', leased_until = $3, attempts = m.attempts + 1,
    maybe_twice = m.maybe_twice OR m.state = 'sending'
  FROM (SELECT * FROM queued UNION ALL SELECT * FROM abandoned) c, mail_run r
  WHERE m.contract_id = c.contract_id AND m.mail_message_id = c.mail_message_id
    AND r.contract_id = m.contract_id AND r.mail_run_id = m.mail_run_id
  RETURNING m.contract_id, m.mail_message_id::text, m.mail_run_id::text, m.message_key::text, m.mail_address, m.user_id, m.content, m.attempts, m.maybe_twice,
    r.setup_run_id::text, CASE WHEN r.opened_count IS NOT NULL THEN r.mail_run_id::text END AS counted_run_id`;

export const claimMessages = (tx: Transaction, now: Date, most: number): Promise<ClaimedMessage[]> =>
  // TypeORM hands the rows of an UPDATE over beside their number.
  tx
    .query<unknown>(CLAIM, [now, most, new Date(now.getTime() + LEASE_MS)])
    .then((answer) => answer[0] as ClaimedMessage[]);

const END = `
  WITH noted AS (
  UPDATE mail_message m SET state = o.state, reason = o.reason, leased_until = NULL, maybe_twice = o.maybe_twice,
    next_attempt_at = coalesce(o.next_attempt_at, m.next_attempt_at),
    ended_at = CASE WHEN o.state = 'queued' THEN NULL ELSE $2::timestamptz END
  FROM json_to_recordset($1::json) AS o(contract_id int, mail_message_id bigint, attempts int, state text, reason text,
    next_attempt_at timestamptz, maybe_twice boolean)
  WHERE m.contract_id = o.contract_id AND m.mail_message_id = o.mail_message_id AND m.state = 'sending' AND m.attempts = o.attempts
  RETURNING m.mail_message_id)
  SELECT mail_message_id::text FROM noted`;

/**
 * Notes the outcome of attempts, many in one statement. A message that another worker has taken over is left to it; one that
 * is noted already is not counted again.
 */
export async function endMessages(tx: Transaction, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const rows = outcomes.map(({ message, state, reason, nextAttemptAt, maybeTwice }) => ({
    contract_id: message.contract_id,
    mail_message_id: message.mail_message_id,
    attempts: message.attempts,
    state,
    reason,
    next_attempt_at: nextAttemptAt,
    maybe_twice: maybeTwice,
  }));
  const noted = await tx.query<{ mail_message_id: string }>(END, [JSON.stringify(rows), now]);
  const ids = new Set(noted.map(({ mail_message_id }) => mail_message_id));
  const own = outcomes.filter(({ message }) => ids.has(message.mail_message_id));
  const counted = own.flatMap(({ message, state }) =>
    message.setup_run_id !== null && (state === "sent" || state === "failed")
      ? [{ setupRunId: message.setup_run_id, contractId: message.contract_id, isSent: state === "sent" }]
      : [],
  );
  await noteMails(tx, counted);
  const bounced = own.filter(({ isAddressFault }) => isAddressFault);
  await countHardBounces(
    tx,
    bounced.map(({ message: { contract_id, mail_address }, reason }) => ({
      contract_id,
      mail_address,
      reason: reason ?? "",
    })),
    now,
  );
}
