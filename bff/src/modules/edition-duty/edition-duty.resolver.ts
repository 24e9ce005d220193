import "reflect-metadata";
import { Arg, Ctx, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { toSent, toTargets } from "../mail-edition/mail-edition.mapper.ts";
import { MailEditionSendResult, type MailEditionSent } from "../mail-edition/mail-edition.type.ts";
import { SelectionInput } from "../theme/selection.input.ts";
import { selectionQuery } from "../theme/theme.mapper.ts";
import {
  ApprovalInput,
  ApprovalRequestForm,
  EDITION_DUTY_WIRE_NAMES,
  EditionDutyInput,
  EditionNoteInput,
  RotaDayInput,
} from "./edition-duty.input.ts";
import { toApprovalBody, toDayBody, toDutyBody, toMorning, toRequestBody, toRota } from "./edition-duty.mapper.ts";
import {
  EditionDone,
  EditionDoneResult,
  EditionMorning,
  type EditionRota,
  EditionRotaResult,
  EditionRotaScreen,
} from "./edition-duty.type.ts";

/** Who is on duty for the mail edition, its deadline (1067), and what becomes of a morning (1002-001): one call each. */
@Resolver()
export class EditionDutyResolver {
  @Query(() => EditionRotaScreen, { description: "Deadline and rota, with the mail editions to choose from." })
  async editionRotaScreen(@Ctx() { core }: RequestContext): Promise<EditionRotaScreen> {
    const [targets, duty] = await Promise.all([core.themes.choices(), core.editionDuty.duty()]);
    return instance(EditionRotaScreen, { targets: toTargets(targets), rota: toRota(duty) });
  }

  @Query(() => EditionMorning, {
    nullable: true,
    description: "The morning of a mail edition; null: it has no deadline.",
  })
  async editionMorning(
    @Arg("target", () => SelectionInput, { description: "Theme, group or topic." }) target: SelectionInput,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionMorning | null> {
    const { edition_morning } = await core.editionDuty.morning(selectionQuery(target));
    return edition_morning && toMorning(edition_morning);
  }

  @UseMiddleware(invalidFormAsData(EDITION_DUTY_WIRE_NAMES))
  @Mutation(() => EditionRotaResult, { description: "Saves the deadline and the rota of a week." })
  async saveEditionDuty(
    @Arg("form", () => EditionDutyInput, { description: "Deadline and week." }) form: EditionDutyInput,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionRota | Refusal> {
    const answer = await orRefusal(core.editionDuty.save(toDutyBody(form)));
    return answer instanceof Refusal ? answer : toRota(answer);
  }

  @Mutation(() => EditionDoneResult, { description: "Ends the deadline; nothing leaves by itself any more." })
  async removeEditionDuty(
    @Arg("version", () => Int, { description: "The version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionDone | Refusal> {
    return done(await removedOrRefusal(core.editionDuty.remove({ version })));
  }

  @UseMiddleware(invalidFormAsData(EDITION_DUTY_WIRE_NAMES))
  @Mutation(() => EditionRotaResult, { description: "Sets who is on duty on one day." })
  async saveRotaDay(
    @Arg("form", () => RotaDayInput, { description: "The day." }) form: RotaDayInput,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionRota | Refusal> {
    const answer = await orRefusal(core.editionDuty.saveDay(toDayBody(form)));
    return answer instanceof Refusal ? answer : toRota(answer);
  }

  @UseMiddleware(invalidFormAsData(EDITION_DUTY_WIRE_NAMES))
  @Mutation(() => EditionRotaResult, { description: "Lets a day follow its weekday again." })
  async removeRotaDay(
    @Arg("day", () => Day, { description: "The day." }) day: string,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionRota | Refusal> {
    const answer = await removedOrRefusal(core.editionDuty.removeDay({ day }));
    return answer instanceof Refusal ? answer : toRota(answer);
  }

  @UseMiddleware(invalidFormAsData(EDITION_DUTY_WIRE_NAMES))
  @Mutation(() => EditionDoneResult, { description: "Saves a day's note to whoever is on duty next." })
  async saveEditionNote(
    @Arg("form", () => EditionNoteInput, { description: "The note." }) { day, note, version }: EditionNoteInput,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionDone | Refusal> {
    return done(await orRefusal(core.editionDuty.saveNote({ day, note, note_version: version })));
  }

  @UseMiddleware(invalidFormAsData(EDITION_DUTY_WIRE_NAMES))
  @Mutation(() => EditionDoneResult, { description: "Asks another editor to approve the saved draft." })
  async requestEditionApproval(
    @Arg("form", () => ApprovalRequestForm, { description: "How it is to be sent." }) form: ApprovalRequestForm,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionDone | Refusal> {
    return done(await orRefusal(core.editionDuty.request(toRequestBody(form))));
  }

  @Mutation(() => EditionDoneResult, { description: "Withdraws a request for approval, or returns it to its editor." })
  async withdrawEditionApproval(
    @Arg("request", () => ApprovalInput, { description: "The request." }) request: ApprovalInput,
    @Ctx() { core }: RequestContext,
  ): Promise<EditionDone | Refusal> {
    return done(await removedOrRefusal(core.editionDuty.withdraw(toApprovalBody(request))));
  }

  @UseMiddleware(invalidFormAsData(EDITION_DUTY_WIRE_NAMES))
  @Mutation(() => MailEditionSendResult, { description: "Approves a draft of another editor, and sends it." })
  async approveEdition(
    @Arg("request", () => ApprovalInput, { description: "The request." }) request: ApprovalInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailEditionSent | Refusal> {
    const answer = await orRefusal(core.editionDuty.approve(toApprovalBody(request)));
    return answer instanceof Refusal ? answer : toSent(answer);
  }
}

const done = (answer: unknown): EditionDone | Refusal =>
  answer instanceof Refusal ? answer : instance(EditionDone, { done: true });
