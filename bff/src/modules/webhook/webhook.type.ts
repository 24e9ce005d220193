import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A receiver of the contract's events, without its URL and secret." })
export class Webhook {
  @Field(() => ID, { description: "webhook_id." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Host of its URL." })
  urlHost!: string;

  @Field(() => [String], { description: "Events that it receives: `article.matched`, `digest.sent` and others." })
  events!: string[];

  @Field(() => ID, {
    nullable: true,
    description: "Only article and digest events of this theme; null: of all themes.",
  })
  themeId!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the theme; null if there is none, or it was deleted." })
  themeName!: string | null;

  @Field(() => Boolean, { description: "Whether delivery is stopped." })
  isStopped!: boolean;

  @Field(() => String, { description: "Why delivery is stopped; empty if it is not." })
  stopReason!: string;

  @Field(() => String, { description: "Why the latest delivery failed; empty after a successful one." })
  lastError!: string;

  @Field(() => DateTime, { nullable: true, description: "When a delivery last succeeded." })
  lastSentAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When a failed delivery is retried." })
  nextAttemptAt!: string | null;

  @Field(() => Int, { description: "Number of deliveries waiting to be sent." })
  waitingCount!: number;

  @Field(() => Int, { description: "Number of deliveries of the last 30 days that failed for good." })
  failedCount!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when deliveries are also signed with the previous secret.",
  })
  formerSecretUntil!: string | null;

  @Field(() => Int, { description: "Version for optimistic locking." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "The delivery of one event to a webhook." })
export class WebhookDelivery {
  @Field(() => ID, { description: "webhook_delivery_id." })
  id!: string;

  @Field(() => String, { description: "Value of the header `webhook-id`, the same for every attempt." })
  messageId!: string;

  @Field(() => String, { description: "The event, such as `article.matched`." })
  event!: string;

  @Field(() => String, { description: "Article, digest or cap that the event is about; empty if it was deleted." })
  subject!: string;

  @Field(() => DateTime, { description: "When it happened." })
  occurredAt!: string;

  @Field(() => String, { description: "`queued`, `sent`, `failed` or `skipped`." })
  state!: string;

  @Field(() => Int, { description: "Number of attempts since it was queued or replayed." })
  attemptCount!: number;

  @Field(() => Int, { nullable: true, description: "HTTP status of the last answer; null: there was none." })
  responseStatus!: number | null;

  @Field(() => String, { description: "Why it was not accepted; empty otherwise." })
  message!: string;

  @Field(() => DateTime, { nullable: true, description: "When it is retried." })
  nextAttemptAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was replayed last." })
  replayedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it ended." })
  endedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Saved." })
export class WebhookSaved {
  @Field(() => ID, { description: "webhook_id." })
  id!: string;

  @Field(() => String, { description: "A new signing secret, returned only in this answer; empty otherwise." })
  signingSecret!: string;
}

@ObjectType({ simpleResolvers: true, description: "What a webhook answered to a test." })
export class WebhookTested {
  @Field(() => Boolean, { description: "Whether the test was accepted." })
  wasTaken!: boolean;

  @Field(() => String, { description: "Why the test was not accepted; empty if it was." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Deliveries that are replayed." })
export class WebhookReplayed {
  @Field(() => Int, { description: "How many." })
  count!: number;
}

export const WebhookResult = createUnionType({
  name: "WebhookResult",
  description: "Saved, a refusal, a version conflict, or the faults of the form.",
  types: () => [WebhookSaved, Refusal, VersionConflict, InvalidForm] as const,
});

export const WebhookTestResult = createUnionType({
  name: "WebhookTestResult",
  description: "What the webhook answered, or a refusal.",
  types: () => [WebhookTested, Refusal] as const,
});

export const WebhookReplayResult = createUnionType({
  name: "WebhookReplayResult",
  description: "The number of replayed deliveries, or a refusal.",
  types: () => [WebhookReplayed, Refusal] as const,
});
