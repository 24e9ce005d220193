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

export const WEBHOOK_EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  "article.matched": "記事がテーマに入った",
  "article.corrected": "記事が訂正された",
  "article.withdrawn": "記事が取り消された",
  "article.removed": "記事がテーマから外れた",
  "digest.sent": "メールやチャットを配信した",
  "usage.line_crossed": "原文の利用が上限の手前の線を越えた",
};

/** What became of a delivery: waiting for its next attempt, taken, given up, or not sent because its contract may not have it any more. */
export const DELIVERY_STATES = ["queued", "sent", "failed", "skipped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
