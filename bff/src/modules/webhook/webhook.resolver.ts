import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { toWebhookBody, WEBHOOK_WIRE_NAMES, WebhookInput } from "./webhook.input.ts";
import { toDelivery, toWebhook } from "./webhook.mapper.ts";
import {
  Webhook,
  WebhookDelivery,
  WebhookReplayed,
  WebhookReplayResult,
  WebhookResult,
  WebhookSaved,
  WebhookTested,
  WebhookTestResult,
} from "./webhook.type.ts";

/** Receivers of the contract's events (screen 1063). */
@Resolver()
export class WebhookResolver {
  @Query(() => [Webhook], { description: "The contract's webhooks, by name. Administrators only." })
  async webhooks(@Ctx() { core }: RequestContext): Promise<Webhook[]> {
    return (await core.webhooks.list()).webhooks.map(toWebhook);
  }

  @Query(() => [WebhookDelivery], { description: "The last 50 deliveries of a webhook. Administrators only." })
  async webhookDeliveries(
    @Arg("id", () => ID, { description: "webhook_id." }) id: string,
    @Arg("failedOnly", () => Boolean, { description: "Only deliveries that failed for good." }) failedOnly: boolean,
    @Ctx() { core }: RequestContext,
  ): Promise<WebhookDelivery[]> {
    const query = { webhook_id: id, ...(failedOnly && { failed_only: 1 as const }) };
    return (await core.webhooks.deliveries(query)).webhook_deliveries.map(toDelivery);
  }

  @UseMiddleware(invalidFormAsData(WEBHOOK_WIRE_NAMES))
  @Mutation(() => WebhookResult, { description: "Adds a webhook, or changes one. Administrators only." })
  async saveWebhook(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => WebhookInput, { description: "The webhook." }) form: WebhookInput,
    @Ctx() { core }: RequestContext,
  ): Promise<WebhookSaved | Refusal | VersionConflict> {
    const saved = await orConflict(core.webhooks.save(toWebhookBody(id ?? null, form)));
    return isNotSaved(saved) ? saved : instance(WebhookSaved, { id: saved.webhook_id, signingSecret: saved.secret });
  }

  @Mutation(() => ChangeResult, {
    description: "Deletes a webhook with the record of its deliveries. Administrators only.",
  })
  removeWebhook(
    @Arg("id", () => ID, { description: "webhook_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.webhooks.remove({ webhook_id: id, version }));
  }

  @Mutation(() => WebhookTestResult, { description: "Posts a test to a webhook. Administrators only." })
  async testWebhook(
    @Arg("id", () => ID, { description: "webhook_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<WebhookTested | Refusal> {
    const tested = await orRefusal(core.webhooks.test({ webhook_id: id }));
    if (tested instanceof Refusal) return tested;
    return instance(WebhookTested, { wasTaken: tested.sent_flag === 1, message: tested.message });
  }

  @Mutation(() => WebhookReplayResult, {
    description: "Replays one delivery, or all that failed since a given time. Administrators only.",
  })
  async replayWebhook(
    @Arg("id", () => ID, { description: "webhook_id." }) id: string,
    @Arg("deliveryId", () => ID, { nullable: true, description: "webhook_delivery_id; null: see `since`." })
    deliveryId: string | null,
    @Arg("since", () => DateTime, { nullable: true, description: "Replays all deliveries that failed since then." })
    since: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<WebhookReplayed | Refusal> {
    const body = {
      webhook_id: id,
      ...(deliveryId && { webhook_delivery_id: deliveryId }),
      ...(since && { failed_since: since }),
    };
    const replayed = await orRefusal(core.webhooks.replay(body));
    return replayed instanceof Refusal ? replayed : instance(WebhookReplayed, { count: replayed.replayed_count });
  }
}
