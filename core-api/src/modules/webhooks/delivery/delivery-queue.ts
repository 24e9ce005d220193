import type { WebhookEvent } from "@kirinuki/schema/webhooks.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tellAdmins } from "../../../mail/run/tell-admins.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { SealedWebhook } from "../webhook/webhook-secrets.ts";
import { LEASE_MS } from "./delivery-times.ts";

/** What an event's row keeps of it. */
export type EventDetail = Record<string, unknown>;

/** A delivery that this process is posting, until its lease ends. */
export interface ClaimedDelivery extends SealedWebhook {
  /** Decimal string. */
  webhook_delivery_id: string;
  message_key: string;
  event_type: WebhookEvent;
  detail: EventDetail;
  occurred_at: Date;
  attempts: number;
  queued_at: Date;
  failure_count: number;
  last_sent_at: Date | null;
  is_in_service: boolean;
}

/**
 * The oldest due delivery of each of some webhooks that nobody is posting to. The webhook's row lock keeps two workers apart, so that a
 * webhook gets one at a time. It is weaker than a row's key: whoever notes an event does not wait. $1 now, $2 how many webhooks, $3 end
 * of the lease.
 */
const CLAIM = `
  WITH hook AS MATERIALIZED (
    SELECT w.* FROM webhook w
    WHERE w.stopped_at IS NULL AND w.next_post_at <= $1
      AND EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.contract_id = w.contract_id AND d.webhook_id = w.webhook_id
        AND (d.state = 'queued' AND d.next_attempt_at <= $1 OR d.state = 'sending' AND d.leased_until <= $1))
      AND NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.contract_id = w.contract_id AND d.webhook_id = w.webhook_id
        AND d.state = 'sending' AND d.leased_until > $1)
    ORDER BY w.next_post_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED),
  first AS (
    SELECT h.contract_id, f.webhook_delivery_id FROM hook h CROSS JOIN LATERAL (
      SELECT d.webhook_delivery_id FROM webhook_delivery d WHERE d.contract_id = h.contract_id AND d.webhook_id = h.webhook_id
        AND (d.state = 'queued' AND d.next_attempt_at <= $1 OR d.state = 'sending' AND d.leased_until <= $1)
      ORDER BY d.next_attempt_at, d.webhook_delivery_id LIMIT 1) f),
  claimed AS (
    UPDATE webhook_delivery d SET state = 'sending', leased_until = $3, attempts = d.attempts + 1 FROM first f
    WHERE d.contract_id = f.contract_id AND d.webhook_delivery_id = f.webhook_delivery_id
      AND (d.state = 'queued' OR d.state = 'sending' AND d.leased_until <= $1)
    RETURNING d.*),
  turned AS (
    UPDATE webhook w SET next_post_at = greatest(w.next_post_at, $1) FROM claimed c WHERE w.contract_id = c.contract_id AND w.webhook_id = c.webhook_id)
  SELECT c.contract_id, c.webhook_id, c.webhook_delivery_id::text, c.message_key::text, c.event_type, c.detail, c.occurred_at, c.attempts,
    c.queued_at, h.url, h.secret, h.former_secret, h.former_until, h.failure_count, h.last_sent_at,
    contract_phase(k.end_date, k.deleted_at, $1) = 'in_service' AS is_in_service
  FROM claimed c JOIN hook h USING (contract_id, webhook_id) JOIN contract k USING (contract_id)`;

export const claimDeliveries = (tx: Transaction, now: Date, most: number): Promise<ClaimedDelivery[]> =>
  tx.query<ClaimedDelivery>(CLAIM, [now, most, new Date(now.getTime() + LEASE_MS)]);

/** How an attempt ended, for the delivery and for its webhook. */
export interface DeliveryOutcome {
  state: "sent" | "failed" | "skipped" | "queued";
  responseStatus: number | null;
  reason: string | null;
  /** Of one that is tried again. */
  nextAttemptAt: Date | null;
  /** What the webhook's failures in a row are from now on, and until when it is left alone; null leaves it as it is. */
  failing: { count: number; until: Date } | "none" | null;
  /** The webhook is stopped, for this reason. */
  stopReason: string | null;
}

/** A delivery that another worker has taken over, or that is noted already, is left alone. $7: next_attempt_at, $8: now. */
const END = `
  WITH noted AS (
    UPDATE webhook_delivery SET state = $4, response_status = $5, reason = $6, leased_until = NULL,
      next_attempt_at = coalesce($7, next_attempt_at), ended_at = CASE WHEN $4 = 'queued' THEN NULL ELSE $8::timestamptz END
    WHERE contract_id = $1 AND webhook_delivery_id = $2::bigint AND state = 'sending' AND attempts = $3 RETURNING 1)
  SELECT count(*)::int AS n FROM noted`;

const TAKEN = `
  UPDATE webhook SET failure_count = 0, last_error = NULL, last_sent_at = $3 WHERE contract_id = $1 AND webhook_id = $2`;
const FAILED = `
  UPDATE webhook SET failure_count = $3, last_error = $4, last_failed_at = $5, next_post_at = greatest(next_post_at, $6)
  WHERE contract_id = $1 AND webhook_id = $2`;

/** A webhook is locked before its deliveries, by everybody. */
const HOLD = "SELECT 1 FROM webhook WHERE contract_id = $1 AND webhook_id = $2 FOR NO KEY UPDATE";

/** Notes what came of a post, with what it means for its webhook, in one transaction. */
export async function endDelivery(
  tx: Transaction,
  delivery: ClaimedDelivery,
  outcome: DeliveryOutcome,
  now: Date,
): Promise<void> {
  const { contract_id, webhook_id, webhook_delivery_id, attempts } = delivery;
  const { state, responseStatus, reason, nextAttemptAt, failing, stopReason } = outcome;
  const key = [contract_id, webhook_id];
  await tx.query(HOLD, key);
  const [noted] = await tx.query<{ n: number }>(END, [
    ...[contract_id, webhook_delivery_id, attempts, state, responseStatus, reason, nextAttemptAt, now],
  ]);
  if (noted?.n !== 1) return;
  if (failing === "none") await tx.query(TAKEN, [...key, now]);
  else if (failing) await tx.query(FAILED, [...key, failing.count, reason, now, failing.until]);
  if (stopReason !== null) await stopWebhook(tx, delivery, stopReason, now);
  else if (state === "failed") await tellOfLoss(tx, delivery, reason ?? "", now);
}

export const WAITING_STOPPED = "Webhookが停止されたため、送信していません。";

const STOP = `
  WITH stopped AS (
    UPDATE webhook SET stopped_at = $3, stop_reason = $4, version = version + 1
    WHERE contract_id = $1 AND webhook_id = $2 AND stopped_at IS NULL RETURNING version)
  SELECT version FROM stopped`;
const GIVE_UP_WAITING = `
  UPDATE webhook_delivery SET state = 'failed', reason = $3, ended_at = $4, leased_until = NULL
  WHERE contract_id = $1 AND webhook_id = $2 AND (state = 'queued' OR state = 'sending' AND leased_until <= $4)`;

/** What waits for a webhook that stops counts as failed, so that it can be replayed once it goes on. */
export async function giveUpWaiting(tx: Transaction, contractId: number, webhookId: number, now: Date): Promise<void> {
  await tx.query(HOLD, [contractId, webhookId]);
  await tx.query(GIVE_UP_WAITING, [contractId, webhookId, WAITING_STOPPED, now]);
}

type Key = Pick<ClaimedDelivery, "contract_id" | "webhook_id">;

/** Stops a webhook that takes nothing any more, once, and tells the contract's Admins by mail. */
async function stopWebhook(
  tx: Transaction,
  { contract_id, webhook_id }: Key,
  reason: string,
  now: Date,
): Promise<void> {
  const [stopped] = await tx.query<{ version: number }>(STOP, [contract_id, webhook_id, now, reason]);
  if (!stopped) return;
  await giveUpWaiting(tx, contract_id, webhook_id, now);
  await tellAdmins(tx, {
    contractId: contract_id,
    runKey: `webhook_stop:${webhook_id}:${stopped.version}`,
    content: { kind: "webhook_notice", webhookId: webhook_id, reason, isStopped: true },
    now,
  });
}

/** Some delivery was given up, while others are taken: told once a day. */
const tellOfLoss = (tx: Transaction, { contract_id, webhook_id }: Key, reason: string, now: Date): Promise<void> =>
  tellAdmins(tx, {
    contractId: contract_id,
    runKey: `webhook_loss:${webhook_id}:${tokyoDay(now)}`,
    content: { kind: "webhook_notice", webhookId: webhook_id, reason, isStopped: false },
    now,
  });
