import type { SealedTexts } from "../../../db/sealed-text.ts";
import { AppError } from "../../../errors/app-error.ts";
import { POST_GAP_MS } from "../../../mail/chat/chat-services.ts";
import type { ChatClient, Posted } from "../../../mail/chat/post-to-target.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { postEvent } from "../delivery/post-event.ts";
import { testBody } from "../delivery/webhook-body.ts";
import type { Webhook } from "./webhook.entity.ts";
import { demandWebhook, type WebhookCall } from "./webhook.service.ts";
import { openWebhook } from "./webhook-secrets.ts";

/** Takes the webhook's next turn, so that tests in a row are a second apart. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function beginTest(call: WebhookCall, id: string): Promise<Webhook> {
  const { tx, actor, clock, requestId } = call;
  const webhook = await demandWebhook(call, id);
  const now = clock.now();
  const wait = webhook.next_post_at.getTime() - now.getTime();
  // One that failed waits for minutes, and a test is how to learn whether it works again.
  if (wait > 0 && wait <= POST_GAP_MS) throw new AppError("TOO_MANY_REQUESTS", [], 1);
  const { contract_id, webhook_id } = webhook;
  await tx.query(
    "UPDATE webhook SET next_post_at = greatest(next_post_at, $3) WHERE contract_id = $1 AND webhook_id = $2",
    [...[contract_id, webhook_id, new Date(now.getTime() + POST_GAP_MS)]],
  );
  const detail = { webhook_id: String(webhook_id) };
  await audit(tx, { contractId: contract_id, actor: actor.userId, action: "webhook.test", detail, requestId });
  return webhook;
}

/** Outside of any transaction: the receiver may take its time. */
export function handTest(
  webhook: Webhook,
  parts: { client: ChatClient; clock: Clock; sealedTexts: Pick<SealedTexts, "open">; publicUrl: string },
): Promise<Posted> {
  const { client, clock, sealedTexts, publicUrl } = parts;
  const now = clock.now();
  return postEvent(client, {
    target: openWebhook(sealedTexts, webhook, now),
    body: testBody(publicUrl, now),
    id: `evt_${crypto.randomUUID()}`,
    now,
  });
}
