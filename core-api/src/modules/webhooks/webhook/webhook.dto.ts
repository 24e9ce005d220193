import { DELIVERY_STATES, WEBHOOK_EVENTS } from "@kirinuki/schema/webhooks.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = nullable(Type.String({ format: "date-time" }));
const event = Type.String({ enum: [...WEBHOOK_EVENTS] });

/** A webhook, without what is secret of it. */
const webhookSchema = Type.Object({
  webhook_id: Type.String(),
  webhook_name: Type.String(),
  url_host: Type.String({ description: "Host of its URL; the URL itself is never returned" }),
  event_types: Type.Array(event),
  theme_id: nullable(Type.String({ description: "Only article and digest events of this theme; null: of all themes" })),
  theme_name: nullable(
    Type.String({ description: "Null also if the theme was deleted; nothing of it is delivered any more" }),
  ),
  stopped_flag: Type.Integer({ enum: [0, 1] }),
  stop_reason: Type.String(),
  stopped_datetime: moment,
  last_error: Type.String({ description: "Why the latest delivery failed; empty after a successful one" }),
  last_failed_datetime: moment,
  last_sent_datetime: moment,
  waiting_count: Type.Integer({ description: "Number of deliveries waiting for their next attempt" }),
  failed_count: Type.Integer({ description: "Number of deliveries of the last 30 days that failed for good" }),
  next_attempt_datetime: nullable(
    Type.String({ format: "date-time", description: "When a failed delivery is retried" }),
  ),
  former_secret_until_datetime: nullable(
    Type.String({
      format: "date-time",
      description: "Until then, deliveries are also signed with the previous secret",
    }),
  ),
  version: Type.Integer(),
});
export type WebhookWire = Static<typeof webhookSchema>;

/** GET /webhooks. */
export const webhooksSchema = Type.Object({ webhooks: Type.Array(webhookSchema) });

/** PUT /webhook. */
export const savedWebhookSchema = Type.Object({
  webhook_id: Type.String(),
  version: Type.Integer(),
  secret: Type.String({
    description: "Signing secret of a new webhook, or a new secret, returned only in this answer; otherwise empty",
  }),
});

/** POST /webhook_test. */
export const testedWebhookSchema = Type.Object({
  sent_flag: Type.Integer({ enum: [0, 1] }),
  response_status: nullable(Type.Integer({ description: "HTTP status of the answer; null: there was none" })),
  message: Type.String(),
});

/** POST /webhook_replay. */
export const replayedSchema = Type.Object({
  replayed_count: Type.Integer({ description: "Number of deliveries that are replayed" }),
});

/** GET /webhook_deliveries. */
export const deliveriesSchema = Type.Object({
  webhook_deliveries: Type.Array(
    Type.Object({
      webhook_delivery_id: Type.String(),
      message_id: Type.String({ description: "Value of the header `webhook-id`, the same for every attempt" }),
      event_type: event,
      subject: Type.String({ description: "Article, digest or cap that the event is about; empty if it was deleted" }),
      occurred_datetime: Type.String({ format: "date-time" }),
      state: Type.String({ enum: [...DELIVERY_STATES] }),
      attempt_count: Type.Integer({ description: "Number of attempts since it was queued or replayed" }),
      response_status: nullable(Type.Integer({ description: "HTTP status of the last answer; null: there was none" })),
      message: Type.String({ description: "Why it was not accepted" }),
      next_attempt_datetime: moment,
      replayed_datetime: moment,
      ended_datetime: moment,
    }),
  ),
});
export type DeliveryWire = Static<typeof deliveriesSchema>["webhook_deliveries"][number];
