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
  description: "Whose uses of this month a meter shows.",
  valuesConfig: {
    NEWSPAPER_IMAGE: { description: "The group's, of newspapers as page images (MC)." },
    NEWSPAPER_TEXT: { description: "The group's, of newspapers as text (SC)." },
    DEMAND_UNIT: { description: "All groups' of the demand unit." },
  },
});

@ObjectType({ simpleResolvers: true, description: "How far a monthly cap is used, open reservations included." })
export class UsageMeter {
  @Field(() => UsageCap, { description: "Which cap." })
  cap!: UsageCap;

  @Field(() => String, { nullable: true, description: "Name of the demand unit; null for the group's own caps." })
  name!: string | null;

  @Field(() => Int, { description: "Uses taken." })
  used!: number;

  @Field(() => Int, { nullable: true, description: "The cap; null for none." })
  max!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "Counted uses of originals." })
export class UsageCounts {
  @Field(() => Int, { description: "PDFs shown." })
  pdfDisplay!: number;

  @Field(() => Int, { description: "PDFs printed." })
  pdfPrint!: number;

  @Field(() => Int, { description: "Texts shown." })
  textDisplay!: number;

  @Field(() => Int, { description: "Texts printed." })
  textPrint!: number;

  @Field(() => Int, { description: "Books shown; in no sum." })
  book!: number;

  @Field(() => Int, { description: "Every use of newspapers as page images (MC)." })
  newspaperImage!: number;

  @Field(() => Int, { description: "Every use of newspapers as text (SC)." })
  newspaperText!: number;

  @Field(() => Int, { description: "Every use of newspapers." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A day's counted uses." })
export class UsageDay {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => UsageCounts, { description: "What was used." })
  counts!: UsageCounts;
}

@ObjectType({ simpleResolvers: true, description: "An article, and how often the user used its originals." })
export class UsedArticle {
  @Field(() => ID, { description: "Its article_id." })
  id!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Title; blank for one that is gone." })
  title!: string;

  @Field(() => String, { description: "Newspaper or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;

  @Field(() => IssueType, { nullable: true, description: "Edition of the day; null where it has none." })
  issueType!: IssueType | null;

  @Field(() => String, { nullable: true, description: "Page (frame_no)." })
  page!: string | null;

  @Field(() => Int, { description: "Counted uses in the period." })
  useCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "The user's own counted uses in a period, and the meters of this month.",
})
export class UsageRecords {
  @Field(() => Period, { description: "The days that are counted." })
  period!: Period;

  @Field(() => [UsageMeter], { description: "Caps of the user's group, then of its demand unit if it has one." })
  meters!: UsageMeter[];

  @Field(() => [UsageDay], { description: "Days with uses, oldest first." })
  days!: UsageDay[];

  @Field(() => UsageCounts, { description: "All days together." })
  total!: UsageCounts;

  @Field(() => [UsedArticle], { description: "A page of the articles, the most used first." })
  articles!: UsedArticle[];

  @Field(() => Int, { description: "Articles of all pages." })
  articleCount!: number;
}

export const UsageRecordsResult = createUnionType({
  name: "UsageRecordsResult",
  description: "The uses, or a period with faults.",
  types: () => [UsageRecords, InvalidForm] as const,
});
