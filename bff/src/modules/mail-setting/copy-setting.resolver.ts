import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { CopySettingResult, SettingCopy, SettingsCopied } from "./copy-setting.type.ts";
import { MailChangeResult, MailDone } from "./mail-setting.type.ts";

/** A setting for more addresses, and the way back for one that was stopped (screens 1007 and 1008). One call each. */
@Resolver()
export class CopySettingResolver {
  @UseMiddleware(invalidFormAsData({ mail_addresses: "addresses" }))
  @Mutation(() => CopySettingResult, {
    description: "Copies a mail setting to up to 200 addresses. Administrators only.",
  })
  async copyMailSetting(
    @Arg("id", () => ID, { description: "mail_setting_id." }) id: string,
    @Arg("addresses", () => [String], { description: "The addresses." }) addresses: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<SettingsCopied | Refusal> {
    const answer = await orRefusal(core.mails.copySetting({ mail_setting_id: id, mail_addresses: addresses }));
    if (answer instanceof Refusal) return answer;
    return instance(SettingsCopied, {
      copied: answer.copied_count,
      results: answer.copy_result.map(({ row, mail_address, status, message }) =>
        instance(SettingCopy, { row, mailAddress: mail_address, status, message }),
      ),
    });
  }

  @Mutation(() => MailChangeResult, {
    description: "Resumes mails to an address that was stopped because of bounces. Administrators only.",
  })
  async resumeMailAddress(
    @Arg("id", () => ID, { description: "mail_address_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await orRefusal(core.mails.resumeAddress({ mail_address_id: id, address_stop_flag: 0 }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }
}
