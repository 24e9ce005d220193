import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { CONDITION_WIRE_NAMES, SavedConditionInput, toConditionBody } from "./saved-condition.input.ts";
import {
  ConditionMailKind,
  ConditionRemoved,
  RemoveConditionResult,
  SaveConditionResult,
  SavedCondition,
  SavedConditionTitle,
  toSavedCondition,
} from "./saved-condition.type.ts";

const MAIL_KINDS = { 0: null, 1: ConditionMailKind.MORNING, 2: ConditionMailKind.AT_ONCE } as const;

/** Search conditions that a user keeps (screens 0011 and 0012); nobody sees another's. */
@Resolver()
export class SavedConditionResolver {
  @Query(() => [SavedConditionTitle], { description: "Saved conditions of the user, newest last." })
  async savedConditions(@Ctx() { core }: RequestContext): Promise<SavedConditionTitle[]> {
    const { search_conditions: conditions } = await core.search.conditions();
    return conditions.map(({ condition_id: id, title, mail_kbn }) =>
      instance(SavedConditionTitle, { id, title, mail: MAIL_KINDS[mail_kbn] }),
    );
  }

  @Query(() => SavedCondition, {
    nullable: true,
    description: "One saved condition; null if the user has no such condition.",
  })
  async savedCondition(
    @Arg("id", () => ID, { description: "condition_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedCondition | null> {
    const wire = await unlessUnknown(core.search.condition({ condition_id: id }), null);
    return wire && toSavedCondition(wire);
  }

  @UseMiddleware(invalidFormAsData(CONDITION_WIRE_NAMES))
  @Mutation(() => SaveConditionResult, { description: "Creates or changes a saved condition." })
  async saveCondition(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to change; null: create a new one." }) id:
      | string
      | null,
    @Arg("form", () => SavedConditionInput, { description: "The saved condition." }) form: SavedConditionInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedCondition | Refusal> {
    const answer = await orRefusal(core.search.saveCondition(toConditionBody(id ?? null, form)));
    return answer instanceof Refusal ? answer : toSavedCondition(answer);
  }

  @Mutation(() => RemoveConditionResult, { description: "Deletes a saved condition of the user." })
  async removeCondition(
    @Arg("id", () => ID, { description: "condition_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ConditionRemoved | Refusal> {
    const answer = await removedOrRefusal(core.search.removeCondition({ condition_id: id }));
    return answer instanceof Refusal ? answer : instance(ConditionRemoved, { done: true });
  }
}
