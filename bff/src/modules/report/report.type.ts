import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { ReportContent } from "./report-content.type.ts";

export const ReportState = { QUEUED: "QUEUED", MAKING: "MAKING", READY: "READY", FAILED: "FAILED" } as const;
export type ReportState = (typeof ReportState)[keyof typeof ReportState];
registerEnumType(ReportState, {
  name: "ReportState",
  description: "State of a report.",
  valuesConfig: {
    QUEUED: { description: "Waits for a worker." },
    MAKING: { description: "Is being made." },
    READY: { description: "Can be read and downloaded." },
    FAILED: { description: "Could not be made; `failure` says why." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A report in the list (screen 1047)." })
export class ReportLine {
  @Field(() => ID, { description: "report_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  title!: string;

  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;

  @Field(() => ReportState, { description: "State of the report." })
  state!: ReportState;

  @Field(() => Int, { description: "Progress in per cent." })
  progress!: number;

  @Field(() => String, { nullable: true, description: "Why it could not be made, in Japanese." })
  failure!: string | null;

  @Field(() => String, { description: "Name of the user who requested it." })
  madeByName!: string;

  @Field(() => DateTime, { description: "When it was requested." })
  requestedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When it was made; null until then." })
  madeAt!: string | null;

  @Field(() => Int, { nullable: true, description: "Articles in the period; null until it is made." })
  articleCount!: number | null;

  @Field(() => Boolean, { description: "Whether a schedule made it." })
  scheduled!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A report (screen 1048)." })
export class Report extends ReportLine {
  @Field(() => ReportContent, { nullable: true, description: "Its figures; null until it is made." })
  content!: ReportContent | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of the list of reports, newest first." })
export class ReportPage {
  @Field(() => [ReportLine], { description: "The reports." })
  reports!: ReportLine[];

  @Field(() => Int, { description: "Number of all reports." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article of a report: where it was published, without its text." })
export class ReportArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Medium." })
  mediaName!: string;

  @Field(() => Day, { description: "Day of its set-up run." })
  day!: string;

  @Field(() => String, { description: "Day, edition and page, as far as the source gives them." })
  place!: string;

  @Field(() => [String], { description: "Themes of the report that it is in." })
  themeNames!: string[];

  @Field(() => String, { description: "The prominence in words; blank if no word matched." })
  prominenceText!: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of the articles of a report." })
export class ReportArticlePage {
  @Field(() => [ReportArticle], { description: "The articles." })
  articles!: ReportArticle[];

  @Field(() => Int, { description: "Number of all listed articles." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A theme or theme group to report on." })
export class ReportChoice {
  @Field(() => ID, { description: "Id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "Themes and theme groups that a report can cover." })
export class ReportChoices {
  @Field(() => [ReportChoice], { description: "Themes in the order of the tree." })
  themes!: ReportChoice[];

  @Field(() => [ReportChoice], { description: "Theme groups in the order of the tree." })
  themeGroups!: ReportChoice[];
}

@ObjectType({ simpleResolvers: true, description: "A schedule that makes and mails a report of the previous month." })
export class ReportSchedule {
  @Field(() => ID, { description: "Id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  title!: string;

  @Field(() => [ID], { description: "theme_ids." })
  themeIds!: string[];

  @Field(() => [ID], { description: "theme_group_ids." })
  themeGroupIds!: string[];

  @Field(() => Int, { description: "Day of the month." })
  sendDay!: number;

  @Field(() => String, { description: "HH:mm in Tokyo." })
  sendTime!: string;

  @Field(() => [String], { description: "Addresses that get it." })
  addresses!: string[];

  @Field(() => DateTime, { description: "When it is made next." })
  nextDueAt!: string;

  @Field(() => String, { nullable: true, description: "Why it makes no more reports, in Japanese." })
  stopReason!: string | null;

  @Field(() => Int, { description: "Version for saving." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "A requested report." })
export class ReportAsked {
  @Field(() => ID, { description: "report_id." })
  id!: string;
}

export const AskForReportResult = createUnionType({
  name: "AskForReportResult",
  description: "The report that will be made, a refusal with a message for the user, or the faults of the form.",
  types: () => [ReportAsked, Refusal, InvalidForm] as const,
});

export const SaveReportScheduleResult = createUnionType({
  name: "SaveReportScheduleResult",
  description: "The saved schedule, a version conflict, a refusal with a message, or the faults of the form.",
  types: () => [ReportSchedule, VersionConflict, Refusal, InvalidForm] as const,
});
