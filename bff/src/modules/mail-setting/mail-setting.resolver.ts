import "reflect-metadata";
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  MAIL_SETTING_WIRE_NAMES,
  MailSettingInput,
  MailSettingsArgs,
  toSettingBody,
  toSettingsQuery,
} from "./mail-setting.input.ts";
import { toMailSetting, toMailSettingMember, toMailSettingPage, toMailTargets } from "./mail-setting.mapper.ts";
import {
  MailChangeResult,
  MailDone,
  MailSetting,
  MailSettingMember,
  MailSettingPage,
  MailTargets,
  SaveMailSettingResult,
} from "./mail-setting.type.ts";

/** Who gets which mails (screens 1007 and 1008). Administrators only; one call each. */
@Resolver()
export class MailSettingResolver {
  @Query(() => MailSettingPage, {
    description: "One page of the contract's mail settings. Administrators only.",
  })
  async mailSettings(
    @Args(() => MailSettingsArgs) args: MailSettingsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSettingPage> {
    return toMailSettingPage(await core.mails.settings(toSettingsQuery(args)));
  }

  @Query(() => MailTargets, { description: "Themes, theme groups and topics that the user can mail." })
  async mailTargets(@Ctx() { core }: RequestContext): Promise<MailTargets> {
    return toMailTargets(await core.themes.choices());
  }

  @Query(() => MailSetting, {
    nullable: true,
    description: "One mail setting; null if it does not exist in the contract. Administrators only.",
  })
  async mailSetting(
    @Arg("id", () => ID, { description: "mail_setting_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSetting | null> {
    const wire = await unlessUnknown(core.mails.setting({ mail_setting_id: id }), null);
    return wire && toMailSetting(wire);
  }

  @Query(() => [MailSettingMember], {
    nullable: true,
    description:
      "Addresses of the group that a mail setting is for, in its order; null if it is for no group of the contract. Administrators only.",
  })
  async mailSettingMembers(
    @Arg("id", () => ID, { description: "mail_setting_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSettingMember[] | null> {
    const wire = await unlessUnknown(core.mails.members({ mail_setting_id: id }), null);
    return wire?.members.map(toMailSettingMember) ?? null;
  }

  @UseMiddleware(invalidFormAsData(MAIL_SETTING_WIRE_NAMES))
  @Mutation(() => SaveMailSettingResult, {
    description: "Creates or changes a mail setting. Administrators only.",
  })
  async saveMailSetting(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to change; null: create a new one." }) id:
      | string
      | null,
    @Arg("version", () => Int, { nullable: true, description: "The version that was read." }) version: number | null,
    @Arg("form", () => MailSettingInput, { description: "The setting." }) form: MailSettingInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSetting | Refusal | VersionConflict> {
    const answer = await orConflict(core.mails.saveSetting(toSettingBody(id ?? null, version ?? null, form)));
    return isNotSaved(answer) ? answer : toMailSetting(answer);
  }

  @Mutation(() => MailChangeResult, { description: "Deletes a mail setting. Administrators only." })
  async removeMailSetting(
    @Arg("id", () => ID, { description: "mail_setting_id." }) id: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await removedOrRefusal(core.mails.removeSetting({ mail_setting_id: id, version: String(version) }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }
}
