import { invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { demandWebhook, type WebhookCall } from "./webhook.service.ts";

/** One delivery, whatever became of it, or all that were given up since a moment. */
export type Replayed = { deliveryId: string } | { since: Date };

const STOPPED = "停止中のWebhookには再送できません。再開してから再送してください。";

/** $3 one delivery or null, $4 since when or null, $5 now. What is being posted just now is left alone. */
const REPLAY = `
  WITH replayed AS (
    UPDATE webhook_delivery SET state = 'queued', attempts = 0, queued_at = $5, next_attempt_at = $5, replayed_at = $5, leased_until = NULL,
      response_status = NULL, reason = NULL, ended_at = NULL
    WHERE contract_id = $1 AND webhook_id = $2
      AND CASE WHEN $3::bigint IS NULL THEN state = 'failed' AND ended_at >= $4::timestamptz
        ELSE webhook_delivery_id = $3::bigint AND state <> 'sending' END
    RETURNING 1)
  SELECT count(*)::int AS n FROM replayed`;

/**
 * Deliveries that go again at once, with the webhook-id that they had, and get three days anew.
 * @returns how many
 * @throws AppError NOT_FOUND, INVALID_FIELDS for a webhook that is stopped
 */
export async function replay(call: WebhookCall, webhookId: string, what: Replayed): Promise<number> {
  const { tx, actor, clock, requestId } = call;
  const webhook = await demandWebhook(call, webhookId);
  if (webhook.stopped_at !== null) throw invalidFields([{ field: "webhook_id", message: STOPPED }]);
  const { contract_id, webhook_id } = webhook;
  const now = clock.now();
  const [deliveryId, since] = "deliveryId" in what ? [what.deliveryId, null] : [null, what.since];
  const [replayed] = await tx.query<{ n: number }>(REPLAY, [contract_id, webhook_id, deliveryId, since, now]);
  await tx.query(
    "UPDATE webhook SET next_post_at = least(next_post_at, $3) WHERE contract_id = $1 AND webhook_id = $2",
    [...[contract_id, webhook_id, now]],
  );
  const replayed_count = replayed?.n ?? 0;
  const detail = {
    webhook_id: String(webhook_id),
    ...(deliveryId === null ? { since: since?.toISOString() } : { webhook_delivery_id: deliveryId }),
    replayed_count,
  };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "webhook.replay", detail, requestId });
  return replayed_count;
}
