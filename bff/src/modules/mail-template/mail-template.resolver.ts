import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { MAIL_WIRE_NAMES, ThemeMailInput, toThemeBody } from "../mail-message/mail-message.input.ts";
import { toMailPreview } from "../mail-message/mail-message.mapper.ts";
import { type MailPreview, MailPreviewResult } from "../mail-message/mail-message.type.ts";
import { MailChangeResult, MailDone } from "../mail-setting/mail-setting.type.ts";
import { MailTemplateInput, TEMPLATE_WIRE_NAMES, TemplatePartInput } from "./mail-template.input.ts";
import { toMakeBody, toPartsBody, toTemplate, toTemplateTexts, toVersion } from "./mail-template.mapper.ts";
import {
  MailTemplate,
  MailTemplateSaved,
  MailTemplateTexts,
  SaveMailTemplateResult,
  TemplateVersion,
} from "./mail-template.type.ts";

/** The texts that mails are written by (screen 1044). Administrators only; files go through the pass-through. */
@Resolver()
export class MailTemplateResolver {
  @Query(() => [MailTemplate], {
    description: "Mail templates: the built-in one first, then those of the contract. Administrators only.",
  })
  async mailTemplates(@Ctx() { core }: RequestContext): Promise<MailTemplate[]> {
    const { template_file_list: templates } = await core.mails.templates();
    return templates.map(toTemplate);
  }

  @Query(() => MailTemplateTexts, {
    nullable: true,
    description: "A mail template with its texts; id 0: the built-in one; null if it was deleted. Administrators only.",
  })
  async mailTemplate(
    @Arg("id", () => ID, { description: "template_file_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailTemplateTexts | null> {
    const wire = await unlessUnknown(core.mails.template({ template_file_id: id }), null);
    return wire && toTemplateTexts(wire);
  }

  @Query(() => [TemplateVersion], {
    description: "Earlier versions of a mail template, newest first, at most 50. Administrators only.",
  })
  async mailTemplateVersions(
    @Arg("id", () => ID, { description: "template_file_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<TemplateVersion[]> {
    return (await core.mails.templateVersions({ template_file_id: id })).version_info.map(toVersion);
  }

  @UseMiddleware(invalidFormAsData(MAIL_WIRE_NAMES))
  @Query(() => MailPreviewResult, {
    description: "Preview of a mail by texts that are not saved. Administrators only.",
  })
  async templatePreview(
    @Arg("form", () => ThemeMailInput, { description: "Target and layout of the mail." }) form: ThemeMailInput,
    @Arg("parts", () => [TemplatePartInput], { description: "One text for each part." }) parts: TemplatePartInput[],
    @Ctx() { core }: RequestContext,
  ): Promise<MailPreview | Refusal> {
    const answer = await orRefusal(core.mails.previewTemplate({ ...toThemeBody(form), parts: toPartsBody(parts) }));
    return answer instanceof Refusal ? answer : toMailPreview(answer);
  }

  @UseMiddleware(invalidFormAsData(TEMPLATE_WIRE_NAMES))
  @Mutation(() => SaveMailTemplateResult, {
    description: "Creates a mail template or changes one. Administrators only.",
  })
  async saveMailTemplate(
    @Arg("form", () => MailTemplateInput, { description: "The template." }) form: MailTemplateInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailTemplateSaved | Refusal | VersionConflict> {
    const { id, version } = form;
    if (!id) {
      const made = await orRefusal(core.mails.makeTemplate(toMakeBody(form)));
      return made instanceof Refusal ? made : instance(MailTemplateSaved, { id: made.template_file_id });
    }
    const seen = version ? { version: String(version) } : {};
    const answer = await orConflict(core.mails.changeTemplate({ template_file_id: id, ...toMakeBody(form), ...seen }));
    return isNotSaved(answer) ? answer : instance(MailTemplateSaved, { id });
  }

  @Mutation(() => MailChangeResult, {
    description:
      "Makes a template the default. With id 0 the built-in template is the default again. Administrators only.",
  })
  async makeDefaultTemplate(
    @Arg("id", () => ID, { description: "template_file_id." }) id: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await orRefusal(
      core.mails.changeTemplate({ template_file_id: id, default_flag: 1, version: String(version) }),
    );
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }

  @Mutation(() => MailChangeResult, {
    description: "Deletes a mail template. Settings that used it use the default template. Administrators only.",
  })
  async removeMailTemplate(
    @Arg("id", () => ID, { description: "template_file_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await removedOrRefusal(core.mails.removeTemplate({ template_file_id: id }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }
}
