import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Day } from "../../graphql/scalars.ts";
import { IssueType } from "../article/article.enums.ts";
import { Period } from "../period/period.ts";

export const UsageCap = {
  NEWSPAPER_IMAGE: "NEWSPAPER_IMAGE",
  NEWSPAPER_TEXT: "NEWSPAPER_TEXT",
  DEMAND_UNIT: "DEMAND_UNIT",
} as const;
export type UsageCap = (typeof UsageCap)[keyof typeof UsageCap];
registerEnumType(UsageCap, {
  name: "UsageCap",
  description: "Cap that a meter shows.",
  valuesConfig: {
    NEWSPAPER_IMAGE: { description: "Cap of the user group for newspaper images (MC)." },
    NEWSPAPER_TEXT: { description: "Cap of the user group for newspaper text (SC)." },
    DEMAND_UNIT: { description: "Cap of the demand unit, shared by its user groups." },
  },
});

@ObjectType({ simpleResolvers: true, description: "Use of a monthly cap, including open reservations." })
export class UsageMeter {
  @Field(() => UsageCap, { description: "Which cap." })
  cap!: UsageCap;

  @Field(() => String, { nullable: true, description: "Name of the demand unit; null for the group's own caps." })
  name!: string | null;

  @Field(() => Int, { description: "Counted uses and open reservations." })
  used!: number;

  @Field(() => Int, { nullable: true, description: "The cap; null if there is none." })
  max!: number | null;

  @Field(() => [Int], { description: "Percentages of the cap at which Admins are notified." })
  lines!: number[];

  @Field(() => Day, {
    nullable: true,
    description: "When the cap is reached at the pace of the last 14 business days; null: not this month.",
  })
  forecast!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A cap of a user group or demand unit, with its use." })
export class CapOutlook {
  @Field(() => ID, { nullable: true, description: "user_group_id; null for the cap of a demand unit." })
  groupId!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the user group; null for the cap of a demand unit." })
  groupName!: string | null;

  @Field(() => UsageMeter, { description: "The cap and its use in this month." })
  meter!: UsageMeter;
}

@ObjectType({ simpleResolvers: true, description: "Counted uses of originals." })
export class UsageCounts {
  @Field(() => Int, { description: "PDFs displayed." })
  pdfDisplay!: number;

  @Field(() => Int, { description: "PDFs printed." })
  pdfPrint!: number;

  @Field(() => Int, { description: "Texts displayed." })
  textDisplay!: number;

  @Field(() => Int, { description: "Texts printed." })
  textPrint!: number;

  @Field(() => Int, { description: "Books displayed. Not part of any sum." })
  book!: number;

  @Field(() => Int, { description: "All uses of newspaper images (MC)." })
  newspaperImage!: number;

  @Field(() => Int, { description: "Texts of newspaper text (SC), displayed or printed." })
  newspaperTextRead!: number;

  @Field(() => Int, { description: "All uses of newspaper text (SC)." })
  newspaperText!: number;

  @Field(() => Int, { description: "All uses of newspapers." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A day's counted uses." })
export class UsageDay {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => UsageCounts, { description: "Counted uses." })
  counts!: UsageCounts;
}

@ObjectType({ simpleResolvers: true, description: "An article and the number of its counted uses." })
export class UsedArticle {
  @Field(() => ID, { description: "Its article_id." })
  id!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Title; blank if the article no longer exists." })
  title!: string;

  @Field(() => String, { description: "Newspaper or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;

  @Field(() => IssueType, { nullable: true, description: "Morning or evening issue; null if unknown." })
  issueType!: IssueType | null;

  @Field(() => String, { nullable: true, description: "Page (frame_no)." })
  page!: string | null;

  @Field(() => Int, { description: "Counted uses in the period." })
  useCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "Counted uses of one charge code." })
export class ChargedUses {
  @Field(() => String, { description: "The code." })
  code!: string;

  @Field(() => Int, { description: "All uses of newspapers." })
  total!: number;

  @Field(() => Int, { description: "Books displayed." })
  book!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "The user's own counted uses in a period, and the meters of this month.",
})
export class UsageRecords {
  @Field(() => Period, { description: "Period of the report." })
  period!: Period;

  @Field(() => [UsageMeter], { description: "Caps of the user's group, then of its demand unit if it has one." })
  meters!: UsageMeter[];

  @Field(() => [UsageDay], { description: "Days with uses, oldest first." })
  days!: UsageDay[];

  @Field(() => UsageCounts, { description: "Sum over all days." })
  total!: UsageCounts;

  @Field(() => [ChargedUses], {
    description: "Uses that have a charge code, by code; all codes, whatever the filter.",
  })
  charges!: ChargedUses[];

  @Field(() => [UsedArticle], { description: "One page of the articles, most used first." })
  articles!: UsedArticle[];

  @Field(() => Int, { description: "Number of articles on all pages." })
  articleCount!: number;
}

export const UsageRecordsResult = createUnionType({
  name: "UsageRecordsResult",
  description: "The uses, or the faults of the period.",
  types: () => [UsageRecords, InvalidForm] as const,
});
