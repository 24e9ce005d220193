import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { SelectionInput } from "../theme/selection.input.ts";
import { selectionQuery } from "../theme/theme.mapper.ts";
import {
  MAIL_EDITION_WIRE_NAMES,
  MailEditionForm,
  MailEditionLook,
  MailEditionSendForm,
} from "./mail-edition.input.ts";
import {
  toAddresses,
  toLookBody,
  toMailEdition,
  toPreview,
  toSaveBody,
  toSaved,
  toSendBody,
  toSent,
  toTargets,
} from "./mail-edition.mapper.ts";
import {
  MailEdition,
  MailEditionPreview,
  MailEditionPreviewResult,
  MailEditionSaved,
  MailEditionSaveResult,
  MailEditionScreen,
  MailEditionSendResult,
  MailEditionSent,
} from "./mail-edition.type.ts";

const TARGET = "Theme, group or topic.";
const SINCE = "First process date of new articles, if no mail edition was ever sent.";

/** Screen 1002-001, the morning editor: three calls to open it, one for everything that is done there. */
@Resolver()
export class MailEditionResolver {
  @Query(() => MailEditionScreen, { description: "Choices of the editor, and the mail edition of a target." })
  async mailEditionScreen(
    @Arg("target", () => SelectionInput, { nullable: true, description: TARGET }) target: SelectionInput | null,
    @Arg("sinceDay", () => Day, { nullable: true, description: SINCE }) sinceDay: string | null,
    @Ctx() context: RequestContext,
  ): Promise<MailEditionScreen> {
    const { mails, themes } = context.core;
    const [targets, addresses, edition] = await Promise.all([
      themes.choices(),
      mails.addresses(),
      target === null || target === undefined ? null : unlessGone(readEdition(context, target, sinceDay)),
    ]);
    return instance(MailEditionScreen, { targets: toTargets(targets), addresses: toAddresses(addresses), edition });
  }

  @Query(() => MailEdition, { description: "The mail edition of a target, to refresh it." })
  mailEdition(
    @Arg("target", () => SelectionInput, { description: TARGET }) target: SelectionInput,
    @Arg("sinceDay", () => Day, { nullable: true, description: SINCE }) sinceDay: string | null,
    @Ctx() context: RequestContext,
  ): Promise<MailEdition> {
    return readEdition(context, target, sinceDay);
  }

  @UseMiddleware(invalidFormAsData(MAIL_EDITION_WIRE_NAMES))
  @Query(() => MailEditionPreviewResult, { description: "Preview of the saved draft, as the viewer would receive it." })
  async mailEditionPreview(
    @Arg("look", () => MailEditionLook, { description: "Layout of the mail." }) look: MailEditionLook,
    @Ctx() { core }: RequestContext,
  ): Promise<MailEditionPreview | Refusal> {
    const answer = await orRefusal(core.mailEditions.preview(toLookBody(look)));
    return answer instanceof Refusal ? answer : toPreview(answer);
  }

  @UseMiddleware(invalidFormAsData(MAIL_EDITION_WIRE_NAMES))
  @Mutation(() => MailEditionSaveResult, { description: "Saves the draft of a mail edition." })
  async saveMailEdition(
    @Arg("form", () => MailEditionForm, { description: "The draft." }) form: MailEditionForm,
    @Ctx() { core }: RequestContext,
  ): Promise<MailEditionSaved | Refusal> {
    const answer = await orRefusal(core.mailEditions.save(toSaveBody(form)));
    return answer instanceof Refusal ? answer : toSaved(answer);
  }

  @UseMiddleware(invalidFormAsData(MAIL_EDITION_WIRE_NAMES))
  @Mutation(() => MailEditionSendResult, { description: "Sends the saved draft, now or at a given time." })
  async sendMailEdition(
    @Arg("form", () => MailEditionSendForm, { description: "Recipients, time and layout." }) form: MailEditionSendForm,
    @Ctx() { core }: RequestContext,
  ): Promise<MailEditionSent | Refusal> {
    const answer = await orRefusal(core.mailEditions.send(toSendBody(form)));
    return answer instanceof Refusal ? answer : toSent(answer);
  }
}

async function readEdition({ core }: RequestContext, target: SelectionInput, sinceDay?: string | null) {
  const query = { ...selectionQuery(target), ...(sinceDay && { since_day: sinceDay }) };
  return toMailEdition(await core.mailEditions.show(query));
}

/** An old address may name a target that is gone: the screen then asks which. */
async function unlessGone(load: Promise<MailEdition>): Promise<MailEdition | null> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof BffError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
