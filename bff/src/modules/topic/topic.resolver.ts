import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import { ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { TOPIC_WIRE_NAMES, TopicInput, toTopicBody } from "./topic.input.ts";
import { toTopicLines, toTopicSettings } from "./topic.mapper.ts";
import { SaveTopicResult, TopicLine, TopicSettings } from "./topic.type.ts";

/** Topics (screens 1016 and 1017). Administrators only. */
@Resolver()
export class TopicResolver {
  @Query(() => [TopicLine], {
    description: "Topics of the contract, in the order that users see. Administrators only.",
  })
  async topicLines(@Ctx() { core }: RequestContext): Promise<TopicLine[]> {
    const [lines, tree] = await Promise.all([core.themeSets.topics(), core.themes.list({})]);
    return toTopicLines(lines, tree);
  }

  @Query(() => TopicSettings, {
    nullable: true,
    description: "One with all its choices; without an id, a new one; null if it was deleted. Administrators only.",
  })
  topicSettings(
    @Arg("id", () => ID, { nullable: true, description: "Id; null for a new one." }) id: string | null,
    @Ctx() context: RequestContext,
  ): Promise<TopicSettings | null> {
    return unlessUnknown(load(context, id), null);
  }

  @UseMiddleware(invalidFormAsData(TOPIC_WIRE_NAMES))
  @Mutation(() => SaveTopicResult, {
    description: "Creates one, or changes the one with the given id. Administrators only.",
  })
  async saveTopic(
    @Arg("id", () => ID, { nullable: true, description: "Id of the one to change; null: create a new one." }) id:
      | string
      | null,
    @Arg("version", () => Int, { nullable: true, description: "Version that was read." }) version: number | null,
    @Arg("form", () => TopicInput, { description: "The form." }) form: TopicInput,
    @Ctx() { core }: RequestContext,
  ): Promise<TopicSettings | VersionConflict | Refusal> {
    const body = toTopicBody(form);
    const save = id
      ? core.themeSets.changeTopic({ ...body, topics_id: id, version: version ?? 0 })
      : core.themeSets.createTopic(body);
    const saved = await orConflict(save);
    if (isNotSaved(saved)) return saved;
    return toTopicSettings(saved, await core.themes.master());
  }

  @Mutation(() => ChangeResult, {
    description: "Deletes a theme group or topic. Refused while a mail setting uses it. Administrators only.",
  })
  removeTopic(
    @Arg("id", () => ID, { description: "Id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.themeSets.removeTopic({ topics_id: id, version }));
  }

  @Mutation(() => ChangeResult, {
    description:
      "Saves the display order. Refused if an entry was added or removed since the list was read. Administrators only.",
  })
  orderTopics(
    @Arg("ids", () => [ID], { description: "All ids, in the new order." }) ids: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.themeSets.orderTopics({ topics_ids: ids }));
  }
}

/** @throws BffError NOT_FOUND */
async function load({ core }: RequestContext, id: string | null | undefined): Promise<TopicSettings> {
  const [wire, master] = await Promise.all([core.themeSets.topic(id ? { topics_id: id } : {}), core.themes.master()]);
  return toTopicSettings(wire, master);
}
