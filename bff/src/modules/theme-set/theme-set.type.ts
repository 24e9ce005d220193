import "reflect-metadata";
import { Field, ID, Int, InterfaceType, ObjectType } from "type-graphql";
import { LastChange } from "../../errors/change-result.type.ts";
import { SourceCounts } from "../theme/theme.type.ts";

@InterfaceType({ description: "A theme group or topic in the list of the administration." })
export abstract class ThemeSetLine {
  @Field(() => ID, { description: "Id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name as the administrator gave it." })
  name!: string;

  @Field(() => Int, { description: "How many themes it has." })
  themeCount!: number;

  @Field(() => Int, { description: "User groups that have it; 0: no reader does." })
  userGroupCount!: number;

  @Field(() => [String], { description: "The first three of them; none where all have it." })
  userGroupNames!: string[];

  @Field(() => Boolean, { description: "Whether all user groups have it, those to come too." })
  allUserGroups!: boolean;

  @Field(() => Int, { description: "Goes back with a removal." })
  version!: number;

  @Field(() => SourceCounts, {
    nullable: true,
    description:
      "Articles of the last 14 days as the administrator sees them; null where home does not list it for him.",
  })
  counts!: SourceCounts | null;
}

@ObjectType({ simpleResolvers: true, description: "A theme of the contract, chosen or not." })
export class ThemeChoice {
  @Field(() => ID, { description: "theme_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name as the operator gave it." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is chosen. Those that are come first, in their order." })
  checked!: boolean;

  @Field(() => Int, { description: "Its articles of the last 14 days." })
  articleCount!: number;

  @Field(() => Int, { description: "Theme groups that it is in." })
  themeGroupCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user group of the contract, chosen or not." })
export class AudienceChoice {
  @Field(() => ID, { description: "user_group_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name of the group." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is chosen; all are where it is for all." })
  checked!: boolean;

  @Field(() => Int, { description: "Its users." })
  userCount!: number;
}

@InterfaceType({ description: "A theme group or topic with everything that may be chosen for it." })
export abstract class ThemeSetSettings {
  @Field(() => ID, { nullable: true, description: "theme_group_id or topics_id, decimal; null of a new one." })
  id!: string | null;

  @Field(() => String, { description: "Name; blank of a new one." })
  name!: string;

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
