import { ChatSettingForm } from "@kirinuki/schema/forms/chat-setting-form.ts";
import { ChatTargetForm } from "@kirinuki/schema/forms/chat-target-form.ts";
import { IsOptional } from "class-validator";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { IdField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { Digits, Flag, IdText } from "../../../http/transforms.ts";
import type { Parts } from "../../parts.ts";
import { SETTING_TIMES_WIRE_NAMES } from "../mail-setting/mail-setting.form.ts";
import { sharedChatClient } from "./chat-client.ts";
import {
  chatPostsSchema,
  chatTargetsSchema,
  savedChatSettingSchema,
  savedTargetSchema,
  testedTargetSchema,
} from "./chat-target.dto.ts";
import { readPosts, readTargets } from "./chat-target.read-model.ts";
import { type ChatCall, removeChatSetting, removeTarget, saveChatSetting, saveTarget } from "./chat-target.service.ts";
import { beginTest, handTest } from "./test-target.service.ts";

const TARGET = "送信先ID";
const SETTING = "配信設定ID";

class TargetBody extends ChatTargetForm {
  static readonly wireNames = {
    chat_target_id: "chat_target_id",
    kind: "kind",
    target_name: "targetName",
    url: "url",
    stopped_flag: "stopped",
    new_secret_flag: "newSecret",
    version: "version",
  };

  /** Absent: the target is new. */
  @IsOptional() @IdField(TARGET) chat_target_id?: string;
  @Flag() declare stopped: boolean;
  @Flag() declare newSecret?: boolean;
  @Digits() declare version?: number;
}

class TargetQuery {
  @IdField(TARGET) chat_target_id!: string;
}
class TargetRemoval extends TargetQuery {
  @IsOptional() @VersionField() version?: number;
}

class SettingBody extends ChatSettingForm {
  static readonly wireNames = {
    chat_target_id: "chat_target_id",
    mail_setting_id: "mail_setting_id",
    ...SETTING_TIMES_WIRE_NAMES,
    version: "version",
  };

  @IdField(TARGET) chat_target_id!: string;
  /** Absent: the setting is new. */
  @IsOptional() @IdField(SETTING) mail_setting_id?: string;
  @Digits() declare dataKbn: number;
  @IdText() declare targetId: string;
  @Clearable() @Digits() declare dataSection?: number | null;
  @Flag() declare zeroArticleEmail?: boolean;
  @Flag() declare alertFlag?: boolean;
  @Digits() declare alertMaxCount?: number;
  @Flag() declare alertMainOnly?: boolean;
  @Flag() declare weekendsOff?: boolean;
  @Digits() declare version?: number;
}

class SettingRemoval extends TargetQuery {
  @IdField(SETTING) mail_setting_id!: string;
  @IsOptional() @VersionField() version?: number;
}

/** GET /chat_targets and /chat_posts; PUT and DELETE /chat_target and /chat_setting; POST /chat_target_test (docs/chat.md). */
export function chatTargetRoutes(router: Router, { clock, config, sealedTexts }: Parts): void {
  const allowPrivate = config.CHAT_PRIVATE_ADDRESSES === "true";
  const callOf = (tx: Transaction, actor: Actor, request: FastifyRequest): ChatCall => ({
    ...{ tx, actor, clock, requestId: request.id, sealedTexts, allowPrivate },
  });

  router.user({
    method: "GET",
    path: "/chat_targets",
    allow: ADMINS,
    summary:
      "Chat rooms and webhooks that articles are posted to, and what is posted when; their URLs are never returned",
    data: chatTargetsSchema,
    run: async ({ tx, actor }) => ({ chat_targets: await readTargets(tx, actor.contractId, clock.now()) }),
  });

  router.user({
    method: "PUT",
    path: "/chat_target",
    allow: ADMINS,
    summary: "Add or change a chat target; a webhook's signing secret is returned only when it is created",
    body: TargetBody,
    data: savedTargetSchema,
    answersSecret: true,
    run: ({ tx, actor, body, request }) => saveTarget(callOf(tx, actor, request), body.chat_target_id ?? null, body),
  });

  router.user({
    method: "DELETE",
    path: "/chat_target",
    allow: ADMINS,
    summary: "Delete a chat target with its settings; the record of its posts stays",
    body: TargetRemoval,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeTarget(callOf(tx, actor, request), body.chat_target_id, body.version);
      return {};
    },
  });

  router.steps({
    method: "POST",
    path: "/chat_target_test",
    allow: ADMINS,
    summary: "Post a test to a chat target, even to a stopped one, and return its answer",
    body: TargetQuery,
    data: testedTargetSchema,
    run: async ({ idempotently, body, request }) => {
      const target = await idempotently((tx, actor) =>
        beginTest({ tx, actor, clock, requestId: request.id }, body.chat_target_id),
      );
      const client = sharedChatClient(allowPrivate, clock);
      const { verdict } = await handTest(target, { client, clock, sealedTexts, publicUrl: config.publicUrl });
      return verdict.kind === "taken"
        ? { sent_flag: 1 as const, message: "" }
        : { sent_flag: 0 as const, message: verdict.reason };
    },
  });

  postRoutes(router);

  router.user({
    method: "PUT",
    path: "/chat_setting",
    allow: ADMINS,
    summary: "Add or change which articles of a theme, theme group or topic are posted to a chat target, and when",
    body: SettingBody,
    data: savedChatSettingSchema,
    run: ({ tx, actor, body, request }) => {
      const { chat_target_id: targetId, mail_setting_id: settingId = null } = body;
      return saveChatSetting(callOf(tx, actor, request), { targetId, settingId, form: body });
    },
  });

  router.user({
    method: "DELETE",
    path: "/chat_setting",
    allow: ADMINS,
    summary: "Stop posting a theme, theme group or topic to a chat target",
    body: SettingRemoval,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      const { chat_target_id: targetId, mail_setting_id: settingId, version: seen } = body;
      await removeChatSetting(callOf(tx, actor, request), { targetId, settingId, seen });
      return {};
    },
  });
}

function postRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/chat_posts",
    allow: ADMINS,
    summary: "The last 30 posts of a chat target, including those not accepted, with the reason",
    query: TargetQuery,
    data: chatPostsSchema,
    run: async ({ tx, actor, query }) => ({
      chat_posts: await readPosts(tx, actor.contractId, intKey(query.chat_target_id)),
    }),
  });
}
