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

  @Field(() => Boolean, { description: "False: only articles of the user's themes can be chosen." })
  allArticlesSelectable!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "Uses of originals in this month, and their cap." })
export class MonthlyUses {
  @Field(() => Int, { description: "Counted uses." })
  count!: number;

  @Field(() => Int, { nullable: true, description: "The cap; null for none." })
  cap!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "A demand unit that the contract's groups may belong to." })
export class DemandUnitChoice {
  @Field(() => ID, { description: "demand_id, decimal." })
  id!: string;

  @Field(() => String, { description: "The contract's name for it." })
  name!: string;

  @Field(() => MonthlyUses, { description: "Of all its groups together." })
  uses!: MonthlyUses;
}

@ObjectType({ simpleResolvers: true, description: "A demand unit by its name." })
export class DemandUnitName {
  @Field(() => ID, { description: "demand_id, decimal." })
  id!: string;

  @Field(() => String, { description: "The contract's name for it." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A user group with this month's uses." })
export class UserGroupSettings {
  @Field(() => ID, { nullable: true, description: "user_group_id, decimal; null of a new one." })
  id!: string | null;

  @Field(() => String, { description: "Name; blank of a new one." })
  name!: string;

  @Field(() => MonthlyUses, { description: "Of newspaper images (MC, 紙面)." })
  mc!: MonthlyUses;

  @Field(() => MonthlyUses, { description: "Of newspaper texts (SC, 本文)." })
  sc!: MonthlyUses;

  @Field(() => DemandUnitName, { nullable: true, description: "The unit whose cap also holds; null for none." })
  demandUnit!: DemandUnitName | null;

  @Field(() => Int, { description: "Its users." })
  userCount!: number;

  @Field(() => Int, { description: "Administrators among them." })
  adminCount!: number;

  @Field(() => Int, { description: "TopicUsers among them." })
  topicUserCount!: number;

  @Field(() => Int, { description: "Those of them who are stopped." })
  stoppedCount!: number;

  @Field(() => Int, { description: "Themes that its users see without the right to all themes." })
  themeCount!: number;

  @Field(() => [GroupSource], { description: "Its sources; users see those that the contract has too." })
  sources!: GroupSource[];

  @Field(() => Int, { nullable: true, description: "Goes back with a change or a removal; null of a new one." })
  version!: number | null;

  @Field(() => LastChange, { nullable: true, description: "Null before anybody changed it." })
  lastChange!: LastChange | null;
}

@ObjectType({ simpleResolvers: true, description: "What the contract's groups may be given." })
export class UserGroupChoices {
  @Field(() => [DemandUnitChoice], { description: "Demand units." })
  demandUnits!: DemandUnitChoice[];

  @Field(() => [Int], { description: "Sources of the contract by data_section." })
  sections!: number[];
}

@ObjectType({ simpleResolvers: true, description: "The contract's user groups." })
export class UserGroupList {
  @Field(() => [UserGroupSettings], { description: "The oldest first." })
  groups!: UserGroupSettings[];

  @Field(() => UserGroupChoices, { description: "What they may be given." })
  choices!: UserGroupChoices;
}

@ObjectType({ simpleResolvers: true, description: "Mail settings of one kind that bring mails to a group's users." })
export class GroupMailSettings {
  @Field(() => Int, {
    nullable: true,
    description: "data_section; 101: both kinds of newspapers; null: every source.",
  })
  dataSection!: number | null;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user group with what it may be given." })
export class UserGroupWithChoices {
  @Field(() => UserGroupSettings, { description: "The group." })
  group!: UserGroupSettings;

  @Field(() => [GroupMailSettings], { description: "The mails that its users get." })
  mailSettings!: GroupMailSettings[];

  @Field(() => DateTime, {
    nullable: true,
    description: "When the last use of a newspaper image came in that the cap has room for; null where there is room.",
  })
  mcFullAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "The same of newspaper texts." })
  scFullAt!: string | null;

  @Field(() => UserGroupChoices, { description: "What it may be given." })
  choices!: UserGroupChoices;
}

@ObjectType({ simpleResolvers: true, description: "The group is kept." })
export class UserGroupSaved {
  @Field(() => ID, { description: "user_group_id, decimal." })
  id!: string;

  @Field(() => Int, { description: "Its version now." })
  version!: number;
}

export const SaveUserGroupResult = createUnionType({
  name: "SaveUserGroupResult",
  description: "Saved, somebody was quicker, refused with a text for the user, or a form with faults.",
  types: () => [UserGroupSaved, VersionConflict, Refusal, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "The users are in the other group." })
export class UsersMoved {
  @Field(() => Int, { description: "How many were moved." })
  count!: number;
}

export const MoveUsersResult = createUnionType({
  name: "MoveUsersResult",
  description: "Moved, or refused with a text for the user.",
  types: () => [UsersMoved, Refusal] as const,
});
