import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { OpenedTarget } from "../../../mail/chat/chat-secrets.ts";
import type { Webhook } from "./webhook.entity.ts";

/** The place that a secret of a webhook is sealed for. A secret that was replaced keeps its place. */
export const webhookPlace = (contractId: number, webhookId: number, what: "url" | "secret"): string =>
  `webhook.${what}/${contractId}/${webhookId}`;

export type SealedWebhook = Pick<
  Webhook,
  "contract_id" | "webhook_id" | "url" | "secret" | "former_secret" | "former_until"
>;

/** @throws Error where the installation's secret is another one than that by which they were sealed */
export function openWebhook(texts: Pick<SealedTexts, "open">, webhook: SealedWebhook, now: Date): OpenedTarget {
  const place = (what: "url" | "secret") => webhookPlace(webhook.contract_id, webhook.webhook_id, what);
  const isFormerGood = webhook.former_until !== null && webhook.former_until > now;
  const secrets = [webhook.secret, isFormerGood ? webhook.former_secret : null].flatMap((each) => each ?? []);
  return {
    url: texts.open(webhook.url, place("url")),
    secrets: secrets.map((each) => texts.open(each, place("secret"))),
  };
}
