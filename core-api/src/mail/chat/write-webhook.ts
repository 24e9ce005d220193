import { createHmac } from "node:crypto";
import type { ChatPost } from "./chat-post.ts";
import { WEBHOOK } from "./chat-services.ts";
import { cut, fitArticles } from "./fit-articles.ts";

const MOST_TITLE = 500;

/** The body of a webhook, as docs/chat.md describes it. */
export interface WebhookBody {
  type: ChatPost["type"];
  /** ISO 8601, of the event: the same in every attempt. */
  timestamp: string;
  data: {
    heading: string;
    target: { data_kbn: number; id: string; name: string } | null;
    date: string;
    article_count: number;
    /** Articles that found no room. */
    omitted_count: number;
    list_url: string;
    articles: { article_id: string; title: string; media_name: string; date: string; url: string }[];
  };
}

/** Cut to the size that Standard Webhooks advises. */
export function writeWebhook(post: ChatPost, at: Date): string {
  const { type, heading, target, date, articles, listUrl } = post;
  const write = (count: number): string => {
    const body: WebhookBody = {
      type,
      timestamp: at.toISOString(),
      data: {
        heading,
        target: target && { data_kbn: target.dataKbn, id: target.id, name: target.name },
        date,
        article_count: articles.length,
        omitted_count: articles.length - count,
        list_url: listUrl,
        articles: articles.slice(0, count).map(({ id, title, medium, date: day, url }) => ({
          article_id: id,
          title: cut(title, MOST_TITLE),
          media_name: medium,
          date: day,
          url,
        })),
      },
    };
    return JSON.stringify(body);
  };
  return fitArticles(post, write, (written) => Buffer.byteLength(written) <= WEBHOOK.bytes);
}

const PREFIX = "whsec_";

/** A new secret, as receivers' libraries take it. */
export const webhookSecret = (bytes: Buffer): string => `${PREFIX}${bytes.toString("base64")}`;

/**
 * Headers of Standard Webhooks 1.0: the id is that of the message in every attempt, the time that of the attempt, and there is a signature
 * for each secret.
 */
export function webhookHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
