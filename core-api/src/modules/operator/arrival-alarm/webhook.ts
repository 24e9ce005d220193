import { request } from "undici";
import { reasonOf } from "../../../ingest/polling/failure-reason.ts";
import { FEED_LIMITS } from "../../../ingest/polling/feed-limits.ts";
import type { FeedClient } from "../../../ingest/polling/fetch-feed.ts";
import { leadsInside, PrivateAddress } from "../../../ingest/polling/public-address.ts";
import type { AlarmContent } from "./alarm-content.ts";

/** Connections that lead to public addresses only, as those to feeds do. */
export type WebhookClient = Pick<FeedClient, "dispatcher" | "userAgent" | "allowPrivate">;

const LONGEST_URL = 2000;
const TOTAL_MS = 15_000;

/** Why alarms can't be posted to an address, in Japanese; null where they can, as far as its name tells. */
export function webhookFault(text: string, allowPrivate: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  if (!isWeb || text.length > LONGEST_URL || url.username !== "" || url.password !== "")
    return "Webhookは「https://」から始まるURLで指定してください。";
  return !allowPrivate && leadsInside(url) ? "Webhookに内部ネットワークのアドレスは指定できません。" : null;
}

/** Posts JSON once; redirects are not followed. Never throws for what a host does. @returns why it failed; null where it was taken */
export async function postWebhook(
  { dispatcher, userAgent, allowPrivate }: WebhookClient,
  target: string,
  content: AlarmContent,
  key: string,
): Promise<string | null> {
  try {
    const url = new URL(target);
    if (!allowPrivate && leadsInside(url)) throw new PrivateAddress(url.hostname);
    const { statusCode, body } = await request(url, {
      method: "POST",
      dispatcher,
      signal: AbortSignal.timeout(TOTAL_MS),
      headers: { "user-agent": userAgent, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ event_id: key, ...content }),
    });
    body.on("error", () => {}).destroy();
    return statusCode >= 200 && statusCode < 300 ? null : `サーバーがHTTP ${statusCode}を返しました。`;
  } catch (error) {
    return reasonOf(error, FEED_LIMITS);
  }
}
