/** Events that a webhook tells of, in the order in which screens name them. */
export const WEBHOOK_EVENTS = [
  "article.matched",
  "article.corrected",
  "article.withdrawn",
  "article.removed",
  "digest.sent",
  "usage.line_crossed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What became of a delivery: waiting for its next attempt, taken, given up, or not sent because its contract may not have it any more. */
export const DELIVERY_STATES = ["queued", "sent", "failed", "skipped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
