import type { OpenedTarget } from "../../../mail/chat/chat-secrets.ts";
import { judge } from "../../../mail/chat/judge-answer.ts";
import type { ChatClient, Posted } from "../../../mail/chat/post-to-target.ts";
import { webhookHeaders } from "../../../mail/chat/write-webhook.ts";
import type { WebhookBody } from "./webhook-body.ts";

interface EventPost {
  target: OpenedTarget;
  body: WebhookBody;
  /** Stays the same in every attempt; has no dot. */
  id: string;
  now: Date;
}

/** Signs an event, hands it over once and says what came of it. */
export async function postEvent(client: ChatClient, { target, body, id, now }: EventPost): Promise<Posted> {
  const text = JSON.stringify(body);
  const answer = await client.post(target.url, text, webhookHeaders(id, text, target.secrets, now));
  return { answer, verdict: judge("webhook", answer) };
}
