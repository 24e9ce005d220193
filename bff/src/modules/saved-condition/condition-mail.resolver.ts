import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { toMailPreview } from "../mail-message/mail-message.mapper.ts";
import {
  ConditionMailEnded,
  ConditionMailPreview,
  ConditionMailPreviewResult,
  ConditionMailSaved,
  RemoveConditionMailResult,
  SaveConditionMailResult,
} from "./condition-mail.type.ts";
import { ConditionMailKind } from "./saved-condition.type.ts";

const KBN = { MORNING: 1, AT_ONCE: 2 } as const;
const CONDITION = { description: "condition_id." };

/** Mails of a user's own out of the saved conditions (screens 0011 and search); one call each. */
@Resolver()
export class ConditionMailResolver {
  @Query(() => ConditionMailPreviewResult, {
    description: "Preview of a saved condition's mail, under the user's present rights.",
  })
  async conditionMailPreview(
    @Arg("id", () => ID, CONDITION) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ConditionMailPreview | Refusal> {
    const answer = await orRefusal(core.search.previewConditionMail({ condition_id: id }));
    if (answer instanceof Refusal) return answer;
    const { sendmail_info: mail } = answer;
    return instance(ConditionMailPreview, {
      processDate: answer.process_date,
      foundCount: answer.found_count,
      mail: mail && toMailPreview({ sendmail_info: mail }),
      refusal: answer.refusal,
    });
  }

  @Mutation(() => SaveConditionMailResult, {
    description: "Mails the results of a saved condition to the user, if the contract allows it.",
  })
  async saveConditionMail(
    @Arg("id", () => ID, CONDITION) id: string,
    @Arg("kind", () => ConditionMailKind, { description: "How it is mailed." }) kind: ConditionMailKind,
    @Ctx() { core }: RequestContext,
  ): Promise<ConditionMailSaved | Refusal> {
    const answer = await orRefusal(core.search.saveConditionMail({ condition_id: id, mail_kbn: KBN[kind] }));
    if (answer instanceof Refusal) return answer;
    return instance(ConditionMailSaved, {
      mailAddress: answer.mail_address,
      nextSendAt: answer.next_send_datetime,
    });
  }

  @Mutation(() => RemoveConditionMailResult, { description: "Ends the mails of a saved condition; it stays itself." })
  async removeConditionMail(
    @Arg("id", () => ID, CONDITION) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ConditionMailEnded | Refusal> {
    const answer = await removedOrRefusal(core.search.removeConditionMail({ condition_id: id }));
    return answer instanceof Refusal ? answer : instance(ConditionMailEnded, { done: true });
  }
}
