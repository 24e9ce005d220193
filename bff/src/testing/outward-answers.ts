import type { Answers } from "./answers.ts";
import { type ChatAnswers, chatAnswers, chatCalls } from "./chat-answers.ts";
import { type WebhookAnswers, webhookAnswers, webhookCalls } from "./webhook-answers.ts";

/** What core-api answers to calls of chat targets and webhooks. */
export const outwardAnswers: ChatAnswers & WebhookAnswers = { ...chatAnswers, ...webhookAnswers };

type Recording = <Name extends keyof Answers>(name: Name) => (argument?: unknown) => Promise<ReturnType<Answers[Name]>>;

/** The same calls, each recorded. */
export const outwardCalls = (call: Recording) => ({ chat: chatCalls(call), webhooks: webhookCalls(call) });
