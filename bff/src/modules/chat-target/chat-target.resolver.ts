import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { SETTING_TIMES_WIRE_NAMES } from "../mail-setting/mail-setting.input.ts";
import {
  CHAT_TARGET_WIRE_NAMES,
  ChatSettingInput,
  ChatTargetInput,
  toChatSettingBody,
  toTargetBody,
} from "./chat-target.input.ts";
import { toChatPost, toChatTarget } from "./chat-target.mapper.ts";
import {
  ChatPost,
  ChatSettingResult,
  ChatSettingSaved,
  ChatTarget,
  ChatTargetResult,
  ChatTargetSaved,
  ChatTested,
  ChatTestResult,
} from "./chat-target.type.ts";

/** Chat rooms and webhooks that articles are posted to (screen 1062). */
@Resolver()
export class ChatTargetResolver {
  @Query(() => [ChatTarget], { description: "The contract's chat targets, by name. Administrators only." })
  async chatTargets(@Ctx() { core }: RequestContext): Promise<ChatTarget[]> {
    return (await core.chat.targets()).chat_targets.map(toChatTarget);
  }

  @Query(() => [ChatPost], { description: "The last 30 posts of a chat target. Administrators only." })
  async chatPosts(
    @Arg("id", () => ID, { description: "chat_target_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChatPost[]> {
    return (await core.chat.posts({ chat_target_id: id })).chat_posts.map(toChatPost);
  }

  @UseMiddleware(invalidFormAsData(CHAT_TARGET_WIRE_NAMES))
  @Mutation(() => ChatTargetResult, { description: "Adds a chat target, or changes one. Administrators only." })
  async saveChatTarget(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => ChatTargetInput, { description: "The target." }) form: ChatTargetInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ChatTargetSaved | Refusal | VersionConflict> {
    const saved = await orConflict(core.chat.saveTarget(toTargetBody(id ?? null, form)));
    if (isNotSaved(saved)) return saved;
    return instance(ChatTargetSaved, { id: saved.chat_target_id, signingSecret: saved.secret });
  }

  @Mutation(() => ChangeResult, {
    description: "Deletes a chat target with what is posted to it. Administrators only.",
  })
  removeChatTarget(
    @Arg("id", () => ID, { description: "chat_target_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.chat.removeTarget({ chat_target_id: id, version }));
  }

  @Mutation(() => ChatTestResult, { description: "Posts a test to a chat target. Administrators only." })
  async testChatTarget(
    @Arg("id", () => ID, { description: "chat_target_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChatTested | Refusal> {
    const tested = await orRefusal(core.chat.testTarget({ chat_target_id: id }));
    if (tested instanceof Refusal) return tested;
    return instance(ChatTested, { wasTaken: tested.sent_flag === 1, message: tested.message });
  }

  @UseMiddleware(invalidFormAsData(SETTING_TIMES_WIRE_NAMES))
  @Mutation(() => ChatSettingResult, {
    description: "Adds what is posted to a chat target, or changes it. Administrators only.",
  })
  async saveChatSetting(
    @Arg("targetId", () => ID, { description: "chat_target_id." }) targetId: string,
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => ChatSettingInput, { description: "What, and when." }) form: ChatSettingInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ChatSettingSaved | Refusal | VersionConflict> {
    const saved = await orConflict(core.chat.saveSetting(toChatSettingBody(targetId, id ?? null, form)));
    return isNotSaved(saved) ? saved : instance(ChatSettingSaved, { id: saved.mail_setting_id });
  }

  @Mutation(() => ChangeResult, {
    description: "Stops posting a theme, theme group or topic to a chat target. Administrators only.",
  })
  removeChatSetting(
    @Arg("targetId", () => ID, { description: "chat_target_id." }) targetId: string,
    @Arg("id", () => ID, { description: "mail_setting_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.chat.removeSetting({ chat_target_id: targetId, mail_setting_id: id, version }));
  }
}
