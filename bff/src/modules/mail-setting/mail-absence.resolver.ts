import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { MailAbsence, MailAbsenceInput, MailAbsenceResult, MailAbsences } from "./mail-absence.type.ts";
import { MailChangeResult, MailDone } from "./mail-setting.type.ts";

const WIRE_NAMES = { start_date: "start", end_date: "end", missed: "missed", user_id: "userId" };

const toAbsences = (wire: DataOf<"/api/v1/mail_absences", "get">): MailAbsences =>
  instance(MailAbsences, {
    absences: wire.mail_absences.map(({ mail_pause_id, start_date, end_date, missed, made_by }) =>
      instance(MailAbsence, { id: mail_pause_id, start: start_date, end: end_date, missed, madeBy: made_by }),
    ),
  });

/** Days on which a user gets no mails (account, 1014): one call each. */
@Resolver()
export class MailAbsenceResolver {
  @Query(() => MailAbsences, {
    description: "Absences that have not ended, of the caller or for administrators of another user.",
  })
  async mailAbsences(
    @Arg("userId", () => String, { nullable: true, description: "user_id; null: the caller." }) userId: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<MailAbsences> {
    return toAbsences(await core.mails.absences(userId ? { user_id: userId } : {}));
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => MailAbsenceResult, {
    description: "Stops the mails to the caller, or for administrators to another user, from one day to another.",
  })
  async addMailAbsence(
    @Arg("form", () => MailAbsenceInput, { description: "The days." }) form: MailAbsenceInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailAbsences | Refusal> {
    const { userId, start, end, missed } = form;
    const body = { ...(userId && { user_id: userId }), start_date: start, end_date: end, missed };
    const answer = await orRefusal(core.mails.addAbsence(body));
    return answer instanceof Refusal ? answer : toAbsences(answer);
  }

  @Mutation(() => MailChangeResult, { description: "Ends an absence, or deletes one that has not begun." })
  async removeMailAbsence(
    @Arg("id", () => ID, { description: "mail_pause_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDone | Refusal> {
    const answer = await removedOrRefusal(core.mails.removeAbsence({ mail_pause_id: id }));
    return answer instanceof Refusal ? answer : instance(MailDone, { done: true });
  }
}
