import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { MailChangeResult, MailDone } from "../mail-setting/mail-setting.type.ts";
import { MailTemplate } from "./mail-template.type.ts";

/** The texts that mails are written by (screen 1044). Administrators only; files go through the pass-through. */
@Resolver()
export class MailTemplateResolver {
  @Query(() => [MailTemplate], {
    description: "Mail templates: the built-in one first, then those of the contract. Administrators only.",
  })
  async mailTemplates(@Ctx() { core }: RequestContext): Promise<MailTemplate[]> {
    const { template_file_list: templates } = await core.mails.templates();
    return templates.map((wire) =>
      instance(MailTemplate, {
        id: wire.template_file_id,
        name: wire.name,
        fileName: wire.template_file_name,
        isDefault: wire.default_flag === 1,
        version: wire.version,
      }),
    );
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
