import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { Webhook, WebhookDelivery } from "./webhook.type.ts";

type WebhookWire = DataOf<"/api/v1/webhooks", "get">["webhooks"][number];
type DeliveryWire = DataOf<"/api/v1/webhook_deliveries", "get">["webhook_deliveries"][number];

export const toWebhook = (wire: WebhookWire): Webhook =>
  instance(Webhook, {
    id: wire.webhook_id,
    name: wire.webhook_name,
    urlHost: wire.url_host,
    events: wire.event_types,
    themeId: wire.theme_id,
    themeName: wire.theme_name,
    isStopped: wire.stopped_flag === 1,
    stopReason: wire.stop_reason,
    lastError: wire.last_error,
    lastSentAt: wire.last_sent_datetime,
    nextAttemptAt: wire.next_attempt_datetime,
    waitingCount: wire.waiting_count,
    failedCount: wire.failed_count,
    formerSecretUntil: wire.former_secret_until_datetime,
    version: wire.version,
  });

export const toDelivery = (wire: DeliveryWire): WebhookDelivery =>
  instance(WebhookDelivery, {
    id: wire.webhook_delivery_id,
    messageId: wire.message_id,
    event: wire.event_type,
    subject: wire.subject,
    occurredAt: wire.occurred_datetime,
    state: wire.state,
    attemptCount: wire.attempt_count,
    responseStatus: wire.response_status,
    message: wire.message,
    nextAttemptAt: wire.next_attempt_datetime,
    replayedAt: wire.replayed_datetime,
    endedAt: wire.ended_datetime,
  });
