import { MockAgent } from "undici";
import type { WebhookClient } from "../webhook.ts";

const agent = new MockAgent();
agent.disableNetConnect();

/** For tests in which nothing is posted: it would fail. */
export const noWebhooks: WebhookClient = { dispatcher: agent, userAgent: "test", allowPrivate: false };
