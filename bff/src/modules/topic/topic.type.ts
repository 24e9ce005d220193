import "reflect-metadata";
import { createUnionType, Field, ID, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { ThemeSetLine, ThemeSetSettings } from "../theme-set/theme-set.type.ts";

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetLine,
  description: "A topic in the list of the administration.",
})
export class TopicLine extends ThemeSetLine {}

@ObjectType({ simpleResolvers: true, description: "A user who may edit topics, chosen for this one or not." })
export class TopicUserChoice {
  @Field(() => ID, { description: "ユーザーID within the contract." })
  id!: string;

  @Field(() => String, { description: "Name of the user." })
  name!: string;

  @Field(() => Boolean, { description: "Whether he edits this topic, and so has it." })
  checked!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  implements: ThemeSetSettings,
  description: "A topic with everything that may be chosen for it.",
})
export class TopicSettings extends ThemeSetSettings {
  @Field(() => [TopicUserChoice], {
    description: "Users who may edit topics, and those who were chosen and lost that right.",
  })
  users!: TopicUserChoice[];
}

export const SaveTopicResult = createUnionType({
  name: "SaveTopicResult",
  description: "Saved, somebody was quicker, refused with a text for the user, or a form with faults.",
  types: () => [TopicSettings, VersionConflict, Refusal, InvalidForm] as const,
});
