import { WEBHOOK_EVENTS, type WebhookEvent } from "@kirinuki/schema/webhooks.ts";
import type { WebhooksQuery } from "../../__generated__/graphql.ts";

export type StoredWebhook = WebhooksQuery["webhooks"][number];

export interface WebhookValues {
  webhookName: string;
  url: string;
  events: string[];
  /** Empty: every theme. */
  themeId: string;
  stopped: boolean;
  newSecret: boolean;
}

export const webhookValues = (stored: StoredWebhook | null): WebhookValues => ({
  webhookName: stored?.name ?? "",
  url: "",
  events: [...(stored?.events ?? ["article.matched", "article.corrected", "article.withdrawn", "article.removed"])],
  themeId: stored?.themeId ?? "",
  stopped: stored?.isStopped ?? false,
  newSecret: false,
});

/** As it is checked and sent: events in the order of the form. A stored URL stays where none is typed; a new webhook needs one. */
export const webhookForm = (values: WebhookValues, isNew: boolean) => ({
  webhookName: values.webhookName.trim(),
  url: isNew ? values.url.trim() : values.url.trim() || null,
  events: WEBHOOK_EVENTS.filter((event) => values.events.includes(event)) as WebhookEvent[],
  themeId: values.themeId || null,
  stopped: values.stopped,
  newSecret: values.newSecret,
});
