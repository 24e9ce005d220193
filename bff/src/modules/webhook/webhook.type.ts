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

  @Field(() => [String], { description: "Events that it is told of: `article.matched`, `digest.sent` and others." })
  events!: string[];

  @Field(() => ID, { nullable: true, description: "Articles and digests of this theme alone; null: of all themes." })
  themeId!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the theme; null where there is none, or it is gone." })
  themeName!: string | null;

  @Field(() => Boolean, { description: "Whether nothing is sent." })
  isStopped!: boolean;

  @Field(() => String, { description: "Why nothing is sent; empty where it is." })
  stopReason!: string;

  @Field(() => String, { description: "Why the last delivery failed; empty since one was taken." })
  lastError!: string;

  @Field(() => DateTime, { nullable: true, description: "When a delivery was taken last." })
  lastSentAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When a delivery that failed is tried again." })
  nextAttemptAt!: string | null;

  @Field(() => Int, { description: "Deliveries that wait." })
  waitingCount!: number;

  @Field(() => Int, { description: "Deliveries of the last 30 days that were given up." })
  failedCount!: number;

  @Field(() => DateTime, { nullable: true, description: "Until when the former secret signs as well." })
  formerSecretUntil!: string | null;

  @Field(() => Int, { description: "Version for optimistic locking." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "One event for a webhook, with what became of it." })
export class WebhookDelivery {
  @Field(() => ID, { description: "webhook_delivery_id." })
  id!: string;

  @Field(() => String, { description: "The header `webhook-id` of every attempt." })
  messageId!: string;

  @Field(() => String, { description: "The event, such as `article.matched`." })
  event!: string;

  @Field(() => String, { description: "The article, digest or cap that it tells of; empty where it is gone." })
  subject!: string;

  @Field(() => DateTime, { description: "When it happened." })
  occurredAt!: string;

  @Field(() => String, { description: "`queued`, `sent`, `failed` or `skipped`." })
  state!: string;

  @Field(() => Int, { description: "Attempts since it was noted, or replayed." })
  attemptCount!: number;

  @Field(() => Int, { nullable: true, description: "HTTP status of the last answer; null: there was none." })
  responseStatus!: number | null;

  @Field(() => String, { description: "Why it was not taken; empty otherwise." })
  message!: string;

  @Field(() => DateTime, { nullable: true, description: "When it is tried again." })
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

  @Field(() => String, { description: "A new signing secret, answered only here; empty otherwise." })
  signingSecret!: string;
}

@ObjectType({ simpleResolvers: true, description: "What a webhook answered to a test." })
export class WebhookTested {
  @Field(() => Boolean, { description: "Whether it took the test." })
  wasTaken!: boolean;

  @Field(() => String, { description: "Why not; empty where it did." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Deliveries that go again." })
export class WebhookReplayed {
  @Field(() => Int, { description: "How many." })
  count!: number;
}

export const WebhookResult = createUnionType({
  name: "WebhookResult",
  description: "Saved, a refusal, another's change in between, or the faults of the form.",
  types: () => [WebhookSaved, Refusal, VersionConflict, InvalidForm] as const,
});

export const WebhookTestResult = createUnionType({
  name: "WebhookTestResult",
  description: "What the webhook answered, or a refusal.",
  types: () => [WebhookTested, Refusal] as const,
});

export const WebhookReplayResult = createUnionType({
  name: "WebhookReplayResult",
  description: "What goes again, or a refusal.",
  types: () => [WebhookReplayed, Refusal] as const,
});
