import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { LastChange } from "../../errors/change-result.type.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A source that a user group is linked to." })
export class GroupSource {
  @Field(() => Int, { description: "data_section: 1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => Boolean, {
    description: "Whether every article can be selected. If false, only articles of the user's themes.",
  })
  allArticlesSelectable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Counted uses of one kind of original in this month, with the cap." })
export class MonthlyUses {
  @Field(() => Int, { description: "Counted uses." })
  count!: number;

  @Field(() => Int, { nullable: true, description: "Monthly cap; null if there is none." })
  cap!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "A demand unit to choose from, with its uses of this month." })
export class DemandUnitChoice {
  @Field(() => ID, { description: "demand_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name in this contract." })
  name!: string;

  @Field(() => MonthlyUses, { description: "Counted uses of all its user groups." })
  uses!: MonthlyUses;
}

@ObjectType({ simpleResolvers: true, description: "A demand unit." })
export class DemandUnitName {
  @Field(() => ID, { description: "demand_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name in this contract." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A user group with its uses of this month." })
export class UserGroupSettings {
  @Field(() => ID, { nullable: true, description: "user_group_id, decimal; null for a new one." })
  id!: string | null;

  @Field(() => String, { description: "Name; empty for a new one." })
  name!: string;

  @Field(() => MonthlyUses, { description: "Newspaper images (MC)." })
  mc!: MonthlyUses;

  @Field(() => MonthlyUses, { description: "Newspaper text (SC)." })
  sc!: MonthlyUses;

  @Field(() => [Int], { description: "Percentages of the caps at which Admins are notified." })
  useLines!: number[];

  @Field(() => DemandUnitName, {
    nullable: true,
    description: "Demand unit whose cap also applies; null if there is none.",
  })
  demandUnit!: DemandUnitName | null;

  @Field(() => Int, { description: "Number of users." })
  userCount!: number;

  @Field(() => Int, { description: "Number of Admins among them." })
  adminCount!: number;

  @Field(() => Int, { description: "Number of TopicUsers among them." })
  topicUserCount!: number;

  @Field(() => Int, { description: "Number of stopped users among them." })
  stoppedCount!: number;

  @Field(() => Int, { description: "Number of themes that its users see, unless they may see every theme." })
  themeCount!: number;

  @Field(() => [GroupSource], {
    description: "Sources of the group. Users see those that the contract is also linked to.",
  })
  sources!: GroupSource[];

  @Field(() => Int, {
    nullable: true,
    description: "Version; null for a new one. Send it back with a change or a removal.",
  })
  version!: number | null;

  @Field(() => LastChange, { nullable: true, description: "Last change; null if it was never changed." })
  lastChange!: LastChange | null;
}

@ObjectType({ simpleResolvers: true, description: "Choices of the contract for its user groups." })
export class UserGroupChoices {
  @Field(() => [DemandUnitChoice], { description: "Demand units." })
  demandUnits!: DemandUnitChoice[];

  @Field(() => [Int], { description: "data_sections that the contract is linked to." })
  sections!: number[];
}

@ObjectType({ simpleResolvers: true, description: "User groups of the contract." })
export class UserGroupList {
  @Field(() => [UserGroupSettings], { description: "User groups, oldest first." })
  groups!: UserGroupSettings[];

  @Field(() => UserGroupChoices, { description: "Choices for all of them." })
  choices!: UserGroupChoices;
}

@ObjectType({ simpleResolvers: true, description: "Number of mail settings that send one source to users of a group." })
export class GroupMailSettings {
  @Field(() => Int, {
    nullable: true,
    description: "data_section; 101: both kinds of newspapers; null: every source.",
  })
  dataSection!: number | null;

  @Field(() => Int, { description: "Number of mail settings." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user group with its choices." })
export class UserGroupWithChoices {
  @Field(() => UserGroupSettings, { description: "The user group." })
  group!: UserGroupSettings;

  @Field(() => [GroupMailSettings], { description: "Mail settings that mail its users, by source." })
  mailSettings!: GroupMailSettings[];

  @Field(() => DateTime, {
    nullable: true,
    description: "When the newspaper image uses of this month reached the cap; null if they have not.",
  })
  mcFullAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "When the newspaper text uses of this month reached the cap; null if they have not.",
  })
  scFullAt!: string | null;

  @Field(() => UserGroupChoices, { description: "Choices for it." })
  choices!: UserGroupChoices;
}

@ObjectType({ simpleResolvers: true, description: "The user group was saved." })
export class UserGroupSaved {
  @Field(() => ID, { description: "user_group_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "New version." })
  version!: number;
}

export const SaveUserGroupResult = createUnionType({
  name: "SaveUserGroupResult",
  description:
    "The saved object, a version conflict, a refusal with a message for the user, or the faults of the form.",
  types: () => [UserGroupSaved, VersionConflict, Refusal, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "The users were moved." })
export class UsersMoved {
  @Field(() => Int, { description: "Number of moved users." })
  count!: number;
}

export const MoveUsersResult = createUnionType({
  name: "MoveUsersResult",
  description: "Moved, or a refusal with a message for the user.",
  types: () => [UsersMoved, Refusal] as const,
});
