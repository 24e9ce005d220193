import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { LastChange } from "../../errors/change-result.type.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { AudienceChoice, ThemeChoice, ThemeSetLine } from "../theme-set/theme-set.type.ts";

@ObjectType({ simpleResolvers: true, description: "A topic in the list of the administration." })
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

@ObjectType({ simpleResolvers: true, description: "A topic with everything that may be chosen for it." })
export class TopicSettings {
  @Field(() => ID, { nullable: true, description: "topics_id, decimal; null of a new one." })
  id!: string | null;

  @Field(() => String, { description: "Name; blank of a new one." })
  name!: string;

  @Field(() => [TopicUserChoice], {
    description: "Users who may edit topics, and those who were chosen and lost that right.",
  })
  users!: TopicUserChoice[];

  @Field(() => [ThemeChoice], { description: "Every theme of the contract, the chosen ones first and in order." })
  themes!: ThemeChoice[];

  @Field(() => [AudienceChoice], { description: "Every user group of the contract." })
  userGroups!: AudienceChoice[];

  @Field(() => Boolean, { description: "Whether it is for all user groups, those to come too." })
  allUserGroups!: boolean;

  @Field(() => Int, { nullable: true, description: "Goes back with a change or a removal; null of a new one." })
  version!: number | null;

  @Field(() => LastChange, { nullable: true, description: "Null before anybody changed it." })
  lastChange!: LastChange | null;
}

export const SaveTopicResult = createUnionType({
  name: "SaveTopicResult",
  description: "Saved, somebody was quicker, refused with a text for the user, or a form with faults.",
  types: () => [TopicSettings, VersionConflict, Refusal, InvalidForm] as const,
});
