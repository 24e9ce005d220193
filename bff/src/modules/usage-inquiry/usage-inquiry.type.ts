import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Day } from "../../graphql/scalars.ts";
import { UsageCounts, UsageDay, UsedArticle } from "../usage/usage.type.ts";
import { UsageFrequency } from "./usage-inquiry.enums.ts";

@ObjectType({ simpleResolvers: true, description: "Counted uses of a user or group, of a period or a day." })
export class UsageRow {
  @Field(() => ID, { description: "Unique within the answer." })
  id!: string;

  @Field(() => Boolean, {
    description: "Whether it sums the rows above it: a group's users, or the days of one user or group.",
  })
  isSubtotal!: boolean;

  @Field(() => String, { nullable: true, description: "Name of the group's demand unit." })
  demandName!: string | null;

  @Field(() => ID, { nullable: true, description: "user_group_id." })
  groupId!: string | null;

  @Field(() => String, { description: "Name of the group; 合計 in the total." })
  groupName!: string;

  @Field(() => String, { nullable: true, description: "user_id; 合計 where a group's users are summed." })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the user; null if the user was deleted." })
  userName!: string | null;

  @Field(() => String, { nullable: true, description: "yyyy-MM-dd; 合計 where days are summed." })
  day!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Charge code; empty for none; 合計 if codes are summed; null if rows cover all codes.",
  })
  chargeCode!: string | null;

  @Field(() => UsageCounts, { description: "Counted uses." })
  counts!: UsageCounts;

  @Field(() => Int, { nullable: true, description: "The group's monthly cap of newspaper images (MC)." })
  imageCap!: number | null;

  @Field(() => Int, { nullable: true, description: "The group's monthly cap of newspaper text (SC)." })
  textCap!: number | null;

  @Field(() => Boolean, { description: "Whether there was no use at all (nodata_flag)." })
  isUnused!: boolean;

  @Field(() => [UsageDay], {
    description:
      "The same uses by day, oldest first; days without uses are left out. Empty unless asked for (withDays).",
  })
  days!: UsageDay[];
}

@ObjectType({ simpleResolvers: true, description: "A page of counted uses of a contract's users or groups." })
export class UsageInquiry {
  @Field(() => [UsageRow], { description: "One page of rows, without the total." })
  rows!: UsageRow[];

  @Field(() => Int, { description: "Number of rows on all pages." })
  rowCount!: number;

  @Field(() => UsageRow, { description: "Sum over all pages." })
  total!: UsageRow;

  @Field(() => [UsageDay], { description: "The same uses by day, oldest first; days without uses are left out." })
  days!: UsageDay[];
}

export const UsageInquiryResult = createUnionType({
  name: "UsageInquiryResult",
  description: "The uses, or the faults of the form.",
  types: () => [UsageInquiry, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "A page of the articles whose originals somebody used." })
export class UsedArticlePage {
  @Field(() => [UsedArticle], { description: "Most used first." })
  articles!: UsedArticle[];

  @Field(() => Int, { description: "Number of articles on all pages." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A user whom a usage inquiry can be about." })
export class UsageUser {
  @Field(() => ID, { description: "user_id." })
  id!: string;

  @Field(() => String, { description: "Name of the user." })
  name!: string;

  @Field(() => ID, { description: "user_group_id of the user." })
  groupId!: string;
}

@ObjectType({ simpleResolvers: true, description: "A user group that a usage inquiry can be about." })
export class UsageGroup {
  @Field(() => ID, { description: "user_group_id." })
  id!: string;

  @Field(() => String, { description: "Its name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "User groups and users for usage inquiries." })
export class UsageChoices {
  @Field(() => [UsageUser], { description: "Users, by group." })
  users!: UsageUser[];

  @Field(() => [UsageGroup], { description: "User groups." })
  groups!: UsageGroup[];
}

@ObjectType({ simpleResolvers: true, description: "How often a user used originals in a period." })
export class UserFrequency {
  @Field(() => ID, { description: "user_id." })
  userId!: string;

  @Field(() => String, { description: "Name of the user." })
  userName!: string;

  @Field(() => String, { description: "Name of the user's group." })
  groupName!: string;

  @Field(() => UsageFrequency, { description: "Frequency of use." })
  frequency!: UsageFrequency;

  @Field(() => [Day], { description: "Days with uses, oldest first." })
  useDays!: string[];

  @Field(() => Int, { description: "Counted uses of newspapers." })
  useCount!: number;

  @Field(() => String, { nullable: true, description: "Last sign-in; null for none." })
  lastLoginAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Number of users with a given frequency of use." })
export class FrequencyCount {
  @Field(() => UsageFrequency, { description: "Frequency of use." })
  frequency!: UsageFrequency;

  @Field(() => Int, { description: "Number of users." })
  users!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of users by how often they use originals." })
export class UsageFrequencies {
  @Field(() => [UserFrequency], { description: "One page." })
  users!: UserFrequency[];

  @Field(() => Int, { description: "Number of users on all pages." })
  userCount!: number;

  @Field(() => [FrequencyCount], { description: "Counts of all frequencies, whatever the filter." })
  counts!: FrequencyCount[];

  @Field(() => [UsageDay], { description: "Uses by day, oldest first; days without uses are left out." })
  days!: UsageDay[];
}

export const UsageFrequenciesResult = createUnionType({
  name: "UsageFrequenciesResult",
  description: "The users, or the faults of the form.",
  types: () => [UsageFrequencies, InvalidForm] as const,
});
