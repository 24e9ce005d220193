import { WebhookForm } from "@kirinuki/schema/forms/webhook-form.ts";
import { IsOptional } from "class-validator";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { CodeField, IdField, MomentField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { Digits, Flag, IdText, Listed } from "../../../http/transforms.ts";
import { sharedChatClient } from "../../mail/chat-target/chat-client.ts";
import type { Parts } from "../../parts.ts";
import { type Replayed, replay } from "./replay.service.ts";
import { beginTest, handTest } from "./test-webhook.service.ts";
import {
  deliveriesSchema,
  replayedSchema,
  savedWebhookSchema,
  testedWebhookSchema,
  webhooksSchema,
} from "./webhook.dto.ts";
import { readDeliveries, readWebhooks } from "./webhook.read-model.ts";
import { removeWebhook, saveWebhook, type WebhookCall } from "./webhook.service.ts";

const WEBHOOK = "Webhook";

class WebhookBody extends WebhookForm {
  static readonly wireNames = {
    webhook_id: "webhook_id",
    webhook_name: "webhookName",
    url: "url",
    event_types: "events",
    theme_id: "themeId",
    stopped_flag: "stopped",
    new_secret_flag: "newSecret",
    version: "version",
  };

  /** Absent: the webhook is new. */
  @IsOptional() @IdField(WEBHOOK) webhook_id?: string;
  @Listed() declare events: WebhookForm["events"];
  @Clearable() @IdText() declare themeId?: string | null;
  @Flag() declare stopped: boolean;
  @Flag() declare newSecret?: boolean;
  @Digits() declare version?: number;
}

class WebhookQuery {
  @IdField(WEBHOOK) webhook_id!: string;
}
class WebhookRemoval extends WebhookQuery {
  @IsOptional() @VersionField() version?: number;
}
class DeliveryQuery extends WebhookQuery {
  @IsOptional() @CodeField("失敗のみ", [0, 1]) failed_only: 0 | 1 = 0;
}
class ReplayBody extends WebhookQuery {
  @IsOptional() @IdField("通知") webhook_delivery_id?: string;
  @IsOptional() @MomentField("失敗した日時") failed_since?: Date;
}

const ONE_OF = "再送する通知、または失敗した日時のどちらか1つを指定してください。";

/** @throws AppError INVALID_FIELDS unless one of both is given */
function whatToReplay({ webhook_delivery_id: deliveryId, failed_since: since }: ReplayBody): Replayed {
  if (deliveryId !== undefined && since === undefined) return { deliveryId };
  if (deliveryId === undefined && since !== undefined) return { since };
  throw invalidFields([{ field: "webhook_delivery_id", message: ONE_OF }]);
}

/** GET /webhooks and /webhook_deliveries; PUT and DELETE /webhook; POST /webhook_test and /webhook_replay (docs/webhooks.md). */
export function webhookRoutes(router: Router, { clock, config, sealedTexts }: Parts): void {
  const allowPrivate = config.CHAT_PRIVATE_ADDRESSES === "true";
  const callOf = (tx: Transaction, actor: Actor, request: FastifyRequest): WebhookCall => ({
    ...{ tx, actor, clock, requestId: request.id },
  });

  router.user({
    method: "GET",
    path: "/webhooks",
    allow: ADMINS,
    summary: "Receivers of the contract's events, and their state; their URLs are never returned",
    data: webhooksSchema,
    run: async ({ tx, actor }) => ({ webhooks: await readWebhooks(tx, actor.contractId, clock.now()) }),
  });

  router.user({
    method: "PUT",
    path: "/webhook",
    allow: ADMINS,
    summary: "Add or change a webhook; its signing secret is returned only when it is created or replaced",
    body: WebhookBody,
    data: savedWebhookSchema,
    answersSecret: true,
    run: ({ tx, actor, body, request }) =>
      saveWebhook({ ...callOf(tx, actor, request), sealedTexts, allowPrivate }, body.webhook_id ?? null, body),
  });

  router.user({
    method: "DELETE",
    path: "/webhook",
    allow: ADMINS,
    summary: "Delete a webhook with the record of its deliveries",
    body: WebhookRemoval,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeWebhook(callOf(tx, actor, request), body.webhook_id, body.version);
      return {};
    },
  });

  router.steps({
    method: "POST",
    path: "/webhook_test",
    allow: ADMINS,
    summary: "Post a test event to a webhook, even to a stopped one, and return its answer",
    body: WebhookQuery,
    data: testedWebhookSchema,
    run: async ({ idempotently, body, request }) => {
      const webhook = await idempotently((tx, actor) => beginTest(callOf(tx, actor, request), body.webhook_id));
      const client = sharedChatClient(allowPrivate, clock);
      const { verdict, answer } = await handTest(webhook, { client, clock, sealedTexts, publicUrl: config.publicUrl });
      const response_status = answer.status;
      return verdict.kind === "taken"
        ? { sent_flag: 1 as const, response_status, message: "" }
        : { sent_flag: 0 as const, response_status, message: verdict.reason };
    },
  });

  router.user({
    method: "GET",
    path: "/webhook_deliveries",
    allow: ADMINS,
    summary: "The last 50 deliveries of a webhook with their results; with failed_only, those that failed for good",
    query: DeliveryQuery,
    data: deliveriesSchema,
    run: async ({ tx, actor, query }) => {
      const wanted = { webhookId: intKey(query.webhook_id), failedOnly: query.failed_only === 1 };
      return { webhook_deliveries: await readDeliveries(tx, actor.contractId, wanted) };
    },
  });

  router.user({
    method: "POST",
    path: "/webhook_replay",
    allow: ADMINS,
    summary: "Replay one event to a webhook, or all that failed for good since a given time, with the same webhook-id",
    body: ReplayBody,
    data: replayedSchema,
    run: async ({ tx, actor, body, request }) => {
      const replayed_count = await replay(callOf(tx, actor, request), body.webhook_id, whatToReplay(body));
      return { replayed_count };
    },
  });
}
