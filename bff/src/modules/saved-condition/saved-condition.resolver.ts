import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { CONDITION_WIRE_NAMES, SearchConditionInput, toConditionBody } from "./saved-condition.input.ts";
import {
  ConditionRemoved,
  RemoveConditionResult,
  SaveConditionResult,
  SavedCondition,
  SavedConditionTitle,
  toSavedCondition,
} from "./saved-condition.type.ts";

/** Search conditions that a user keeps (screens 0011 and 0012); nobody sees another's. */
@Resolver()
export class SavedConditionResolver {
  @Query(() => [SavedConditionTitle], { description: "The user's saved conditions, the newest last." })
  async savedConditions(@Ctx() { core }: RequestContext): Promise<SavedConditionTitle[]> {
    const { search_conditions: conditions } = await core.search.conditions();
    return conditions.map(({ condition_id, title }) => instance(SavedConditionTitle, { id: condition_id, title }));
  }

  @Query(() => SavedCondition, {
    nullable: true,
    description: "One of them; null where it is gone or another user's.",
  })
  async savedCondition(
    @Arg("id", () => ID, { description: "The condition, as the list names it." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedCondition | null> {
    const wire = await unlessUnknown(core.search.condition({ condition_id: id }), null);
    return wire && toSavedCondition(wire);
  }

  @UseMiddleware(invalidFormAsData(CONDITION_WIRE_NAMES))
  @Mutation(() => SaveConditionResult, { description: "Keeps a new condition, or changes the one that is named." })
  async saveCondition(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null for a new one." }) id: string | null,
    @Arg("form", () => SearchConditionInput, { description: "The condition." }) form: SearchConditionInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SavedCondition | Refusal> {
    const answer = await orRefusal(core.search.saveCondition(toConditionBody(id ?? null, form)));
    return answer instanceof Refusal ? answer : toSavedCondition(answer);
  }

  @Mutation(() => RemoveConditionResult, { description: "Deletes one of the user's conditions." })
  async removeCondition(
    @Arg("id", () => ID, { description: "The condition, as the list names it." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ConditionRemoved | Refusal> {
    const answer = await removedOrRefusal(core.search.removeCondition({ condition_id: id }));
    return answer instanceof Refusal ? answer : instance(ConditionRemoved, { done: true });
  }
}
