import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toMailPreview } from "../mail-message/mail-message.mapper.ts";
import { MailSettingTrialInput, TRIAL_WIRE_NAMES, toTestBody, toTrialBody } from "./setting-preview.input.ts";
import {
  MailSettingPreview,
  MailSettingPreviewResult,
  MailTestQueued,
  MailTestResult,
} from "./setting-preview.type.ts";

/** What the mail of a setting would be, and its test (screen 1008). Administrators only; one call each. */
@Resolver()
export class SettingPreviewResolver {
  @UseMiddleware(invalidFormAsData(TRIAL_WIRE_NAMES))
  @Query(() => MailSettingPreviewResult, {
    description: "Preview of the mail of a setting, under the rights of its recipient. Administrators only.",
  })
  async mailSettingPreview(
    @Arg("form", () => MailSettingTrialInput, { description: "The setting." }) form: MailSettingTrialInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailSettingPreview | Refusal> {
    const answer = await orRefusal(core.mails.previewSetting(toTrialBody(form)));
    if (answer instanceof Refusal) return answer;
    const { sendmail_info: mail } = answer;
    return instance(MailSettingPreview, {
      processDate: answer.process_date,
      mail: mail && toMailPreview({ sendmail_info: mail }),
      attachmentName: answer.attachment_name,
      refusal: answer.refusal,
      unencodable: mail?.unencodable_character ?? [],
    });
  }

  @UseMiddleware(invalidFormAsData(TRIAL_WIRE_NAMES))
  @Mutation(() => MailTestResult, {
    description:
      "Mails the articles of a setting to the caller, marked as a test. It does not count as a digest. Administrators only.",
  })
  async testMailSetting(
    @Arg("form", () => MailSettingTrialInput, { description: "The setting." }) form: MailSettingTrialInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailTestQueued | Refusal> {
    const answer = await orRefusal(core.mails.testSetting(toTestBody(form)));
    if (answer instanceof Refusal) return answer;
    return instance(MailTestQueued, { mailAddress: answer.mail_address, left: answer.left_count });
  }
}
