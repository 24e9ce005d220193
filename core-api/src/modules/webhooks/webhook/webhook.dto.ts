import { DELIVERY_STATES, WEBHOOK_EVENTS } from "@kirinuki/schema/webhooks.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = nullable(Type.String({ format: "date-time" }));
const event = Type.String({ enum: [...WEBHOOK_EVENTS] });

/** A webhook, without what is secret of it. */
const webhookSchema = Type.Object({
  webhook_id: Type.String(),
  webhook_name: Type.String(),
  url_host: Type.String({ description: "Host of its URL, which itself is never answered" }),
  event_types: Type.Array(event),
  theme_id: nullable(Type.String({ description: "Articles and digests of this theme alone; null: of all themes" })),
  theme_name: nullable(Type.String({ description: "null too where the theme is gone: nothing of it comes any more" })),
  stopped_flag: Type.Integer({ enum: [0, 1] }),
  stop_reason: Type.String(),
  stopped_datetime: moment,
  last_error: Type.String({ description: "Why the last delivery failed; empty since one was taken" }),
  last_failed_datetime: moment,
  last_sent_datetime: moment,
  waiting_count: Type.Integer({ description: "Deliveries that wait for their next attempt" }),
  failed_count: Type.Integer({ description: "Deliveries of the last 30 days that were given up" }),
  next_attempt_datetime: nullable(
    Type.String({ format: "date-time", description: "When a delivery that failed is tried again" }),
  ),
  former_secret_until_datetime: nullable(
    Type.String({ format: "date-time", description: "The former secret signs until then as well" }),
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
    description: "Of a new webhook or secret, once: what signatures are verified with. Else empty",
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
  replayed_count: Type.Integer({ description: "How many deliveries are tried again" }),
});

/** GET /webhook_deliveries. */
export const deliveriesSchema = Type.Object({
  webhook_deliveries: Type.Array(
    Type.Object({
      webhook_delivery_id: Type.String(),
      message_id: Type.String({ description: "The header `webhook-id` of every attempt" }),
      event_type: event,
      subject: Type.String({ description: "The article, digest or cap that it tells of; empty where it is gone" }),
      occurred_datetime: Type.String({ format: "date-time" }),
      state: Type.String({ enum: [...DELIVERY_STATES] }),
      attempt_count: Type.Integer({ description: "Since it was noted, or replayed" }),
      response_status: nullable(Type.Integer({ description: "HTTP status of the last answer; null: there was none" })),
      message: Type.String({ description: "Why it was not taken" }),
      next_attempt_datetime: moment,
      replayed_datetime: moment,
      ended_datetime: moment,
    }),
  ),
});
export type DeliveryWire = Static<typeof deliveriesSchema>["webhook_deliveries"][number];
