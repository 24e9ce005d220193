import "reflect-metadata";
import { Field, ID, Int, InterfaceType, ObjectType } from "type-graphql";
import { LastChange } from "../../errors/change-result.type.ts";
import { SourceCounts } from "../theme/theme.type.ts";

@InterfaceType({ description: "A row of the list of theme groups or topics." })
export abstract class ThemeSetLine {
  @Field(() => ID, { description: "Id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Int, { description: "Number of themes." })
  themeCount!: number;

  @Field(() => Int, { description: "Number of user groups that it is public to; 0: no reader sees it." })
  userGroupCount!: number;

  @Field(() => [String], { description: "Names of the first three user groups; empty if it is public to all." })
  userGroupNames!: string[];

  @Field(() => Boolean, { description: "Whether it is public to all user groups, including future ones." })
  allUserGroups!: boolean;

  @Field(() => Int, { description: "Version. Send it back with a removal." })
  version!: number;

  @Field(() => SourceCounts, {
    nullable: true,
    description:
      "Article counts of the last 14 days, as the administrator sees them; null if the administrator's home screen does not list it.",
  })
  counts!: SourceCounts | null;
}

@ObjectType({ simpleResolvers: true, description: "A theme to choose." })
export class ThemeChoice {
  @Field(() => ID, { description: "theme_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether it is chosen. Chosen themes come first, in display order." })
  checked!: boolean;

  @Field(() => Int, { description: "Number of articles of the last 14 days." })
  articleCount!: number;

  @Field(() => Int, { description: "Suggested terms of もれ診断 that nobody has decided about." })
  openOmissions!: number;

  @Field(() => Int, { description: "Number of theme groups that contain it." })
  themeGroupCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user group to choose." })
export class AudienceChoice {
  @Field(() => ID, { description: "user_group_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name of the user group." })
  name!: string;

  @Field(() => Boolean, {
    description: "Whether the user group is chosen; true for every group if the item is public to all.",
  })
  checked!: boolean;

  @Field(() => Int, { description: "Number of users." })
  userCount!: number;
}

@InterfaceType({ description: "A theme group or topic with its choices." })
export abstract class ThemeSetSettings {
  @Field(() => ID, { nullable: true, description: "theme_group_id or topics_id, decimal; null for a new one." })
  id!: string | null;

  @Field(() => String, { description: "Name; empty for a new one." })
  name!: string;

  @Field(() => [ThemeChoice], {
    description: "All themes of the contract. Chosen themes come first, in display order.",
  })
  themes!: ThemeChoice[];

  @Field(() => [AudienceChoice], { description: "All user groups of the contract." })
  userGroups!: AudienceChoice[];

  @Field(() => Boolean, { description: "Whether it is public to all user groups, including future ones." })
  allUserGroups!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Version; null for a new one. Send it back with a change or a removal.",
  })
  version!: number | null;

  @Field(() => LastChange, { nullable: true, description: "Last change; null if it was never changed." })
  lastChange!: LastChange | null;
}
