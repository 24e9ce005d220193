import { type ChatAnswers, chatAnswers, chatCalls } from "./chat-answers.ts";
import { type WebhookAnswers, webhookAnswers, webhookCalls } from "./webhook-answers.ts";

export type OutwardAnswers = ChatAnswers & WebhookAnswers;

/** What core-api answers to calls of chat targets and webhooks. */
export const outwardAnswers: OutwardAnswers = { ...chatAnswers, ...webhookAnswers };

type Call = <Name extends keyof OutwardAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<OutwardAnswers[Name]>>;

export const outwardCalls = (call: Call) => ({ chat: chatCalls(call), webhooks: webhookCalls(call) });
