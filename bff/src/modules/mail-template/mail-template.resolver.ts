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
  @Query(() => [MailTemplate], { description: "The product's own first, then the contract's. Administrators only." })
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
    description: "Makes a template the default; the product's own (0) is it where no other is. Administrators only.",
  })
  async makeDefaultTemplate(
    @Arg("id", () => ID, { description: "The template, as the list names it." }) id: string,
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await orRefusal(
      core.mails.changeTemplate({ template_file_id: id, default_flag: 1, version: String(version) }),
    );
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }

  @Mutation(() => MailChangeResult, {
    description: "Deletes a template; settings that used it go on with the default. Administrators only.",
  })
  async removeMailTemplate(
    @Arg("id", () => ID, { description: "The template, as the list names it." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await removedOrRefusal(core.mails.removeTemplate({ template_file_id: id }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }
}
