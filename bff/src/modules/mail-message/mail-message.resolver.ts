import "reflect-metadata";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { MailChangeResult, MailDone } from "../mail-setting/mail-setting.type.ts";
import {
  MAIL_WIRE_NAMES,
  MailDeliveryInput,
  ManualMailInput,
  SentMailsArgs,
  SettingMailsInput,
  ThemeMailInput,
  toDeliveryBody,
  toManualBody,
  toSentQuery,
  toSettingMailsBody,
  toThemeBody,
} from "./mail-message.input.ts";
import { toMailPreview, toMailsTaken, toSentMailPage } from "./mail-message.mapper.ts";
import {
  MailAddress,
  MailPreview,
  MailPreviewResult,
  MailsTaken,
  SendMailsResult,
  SentMailPage,
} from "./mail-message.type.ts";

/** Mails by hand, their previews, and what became of all mails (screens 1002, 1007 and 1044): one call each. */
@Resolver()
export class MailMessageResolver {
  @Query(() => [MailAddress], {
    description: "Distinct addresses of users and mail settings. Topic users and administrators only.",
  })
  async mailAddresses(@Ctx() { core }: RequestContext): Promise<MailAddress[]> {
    const { mergedMailAddressInfo: addresses } = await core.mails.addresses();
    return addresses.map(({ mail_address, name }) => instance(MailAddress, { address: mail_address, name }));
  }

  @UseMiddleware(invalidFormAsData(MAIL_WIRE_NAMES))
  @Query(() => MailPreviewResult, {
    description: "Preview of the mail of a theme, theme group or topic. Administrators only.",
  })
  async themeMailPreview(
    @Arg("form", () => ThemeMailInput, { description: "Target and layout of the mail." }) form: ThemeMailInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailPreview | Refusal> {
    const answer = await orRefusal(core.mails.previewTheme(toThemeBody(form)));
    return answer instanceof Refusal ? answer : toMailPreview(answer);
  }

  @UseMiddleware(invalidFormAsData(MAIL_WIRE_NAMES))
  @Query(() => MailPreviewResult, {
    description: "Preview of a mail with chosen articles. Topic users and administrators only.",
  })
  async manualMailPreview(
    @Arg("form", () => ManualMailInput, { description: "The mail." }) form: ManualMailInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailPreview | Refusal> {
    const answer = await orRefusal(core.mails.previewManual(toManualBody(form)));
    return answer instanceof Refusal ? answer : toMailPreview(answer);
  }

  @UseMiddleware(invalidFormAsData(MAIL_WIRE_NAMES))
  @Mutation(() => SendMailsResult, {
    description: "Sends chosen articles by mail, now or at a given time. Topic users and administrators only.",
  })
  async sendByHand(
    @Arg("form", () => MailDeliveryInput, { description: "The mail and its addresses." }) form: MailDeliveryInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailsTaken | Refusal> {
    const answer = await orRefusal(core.mails.deliver(toDeliveryBody(form)));
    return answer instanceof Refusal ? answer : toMailsTaken(answer);
  }

  @UseMiddleware(invalidFormAsData(MAIL_WIRE_NAMES))
  @Mutation(() => SendMailsResult, {
    description: "Sends the new articles of mail settings, now or at a given time. Administrators only.",
  })
  async sendSettingMails(
    @Arg("form", () => SettingMailsInput, { description: "The mail settings." }) form: SettingMailsInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailsTaken | Refusal> {
    const answer = await orRefusal(core.mails.sendNow(toSettingMailsBody(form)));
    return answer instanceof Refusal ? answer : toMailsTaken(answer);
  }

  @Mutation(() => MailChangeResult, { description: "Cancels a planned send. Administrators and its sender only." })
  async cancelMail(
    @Arg("sendingId", () => ID, { description: "sendmail_id." }) sendingId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await removedOrRefusal(core.mails.cancel({ sendmail_id: sendingId }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }

  @Query(() => SentMailPage, { description: "Sent, failed and planned mails of the contract. Administrators only." })
  async sentMails(
    @Args(() => SentMailsArgs) args: SentMailsArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<SentMailPage> {
    return toSentMailPage(await core.mails.sent(toSentQuery(args)));
  }
}
