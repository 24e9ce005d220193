import "reflect-metadata";
import { createUnionType, Field, ID, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { ThemeSetLine, ThemeSetSettings } from "../theme-set/theme-set.type.ts";

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetLine,
  description: "A row of the list of topics (screen 1016).",
})
export class TopicLine extends ThemeSetLine {}

@ObjectType({ simpleResolvers: true, description: "A user to choose as an editor of the topic." })
export class TopicUserChoice {
  @Field(() => ID, { description: "user_id, unique within the contract." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether the user edits this topic. Editors also see it." })
  checked!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetSettings,
  description: "A topic with its choices.",
})
export class TopicSettings extends ThemeSetSettings {
  @Field(() => [TopicUserChoice], {
    description: "Users who may edit topics, and editors of this topic who have lost that right.",
  })
  users!: TopicUserChoice[];
}

export const SaveTopicResult = createUnionType({
  name: "SaveTopicResult",
  description:
    "The saved object, a version conflict, a refusal with a message for the user, or the faults of the form.",
  types: () => [TopicSettings, VersionConflict, Refusal, InvalidForm] as const,
});
