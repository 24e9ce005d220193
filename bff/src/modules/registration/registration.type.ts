import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { ArticleSource, IssueType } from "../article/article.enums.ts";

@ObjectType({ simpleResolvers: true, description: "A theme of the contract that articles can be registered to." })
export class RegistrableTheme {
  @Field(() => ID, { description: "theme_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "A change of a registration." })
export class RegistrationChange {
  @Field(() => Boolean, { description: "True if it was cancelled; false if it was registered or changed." })
  ended!: boolean;

  @Field(() => String, { description: "Who did it." })
  by!: string;

  @Field(() => String, { description: "When, ISO 8601." })
  at!: string;

  @Field(() => Day, { nullable: true, description: "First day after this change." })
  start!: string | null;

  @Field(() => Day, { nullable: true, description: "Last day after this change; null: no end." })
  end!: string | null;

  @Field(() => String, { description: "Expression after this change; empty: all articles." })
  expression!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "A registration that puts all articles of a medium in a period into a theme.",
})
export class MediaRegistration {
  @Field(() => ID, { description: "Id of the registration: theme and medium." })
  id!: string;

  @Field(() => RegistrableTheme, { description: "The theme that contains its articles." })
  theme!: RegistrableTheme;

  @Field(() => ID, { description: "The medium's code." })
  mediaCode!: string;

  @Field(() => String, { description: "The medium's name." })
  mediaName!: string;

  @Field(() => ArticleSource, { description: "NEWSPAPER or MAGAZINE." })
  source!: ArticleSource;

  @Field(() => Day, { description: "First day of arrival." })
  start!: string;

  @Field(() => Day, { nullable: true, description: "Last day of arrival; null without an end." })
  end!: string | null;

  @Field(() => String, { description: "Who registered it last." })
  registeredBy!: string;

  @Field(() => String, { description: "When it was last registered, ISO 8601." })
  registeredAt!: string;

  @Field(() => String, { description: "Search expression that its articles must meet; empty for all." })
  expression!: string;

  @Field(() => [RegistrationChange], { description: "Changes of the registration, newest first." })
  history!: RegistrationChange[];

  @Field(() => Int, { description: "Number of the medium's articles in the theme." })
  articleCount!: number;

  @Field(() => Int, { description: "Number of those articles that are in the theme only through this registration." })
  onlyCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article that was removed from a theme and can be restored." })
export class ThemeRemoval {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => RegistrableTheme, { description: "The theme from which it was removed." })
  theme!: RegistrableTheme;

  @Field(() => String, { description: "Who removed it." })
  by!: string;

  @Field(() => String, { description: "When, ISO 8601." })
  at!: string;
}

@ObjectType({ simpleResolvers: true, description: "Screen 1022: themes to register to, and registered media." })
export class Registrations {
  @Field(() => [RegistrableTheme], { description: "Themes in their order." })
  themes!: RegistrableTheme[];

  @Field(() => [MediaRegistration], { description: "Registered media in the order of the themes." })
  registrations!: MediaRegistration[];

  @Field(() => [ThemeRemoval], { description: "Articles removed from themes in the last 30 days, newest first." })
  removals!: ThemeRemoval[];
}

@ObjectType({ simpleResolvers: true, description: "Number of articles that arrived on a day." })
export class PreviewDay {
  @Field(() => Day, { description: "Day of arrival." })
  day!: string;

  @Field(() => Int, { description: "Articles." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article that a registration would add." })
export class PreviewArticle {
  @Field(() => ID, { description: "article_id." })
  id!: string;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the newspaper or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;

  @Field(() => IssueType, { nullable: true, description: "Of a newspaper: morning or evening." })
  issueType!: IssueType | null;

  @Field(() => String, { nullable: true, description: "Page of a newspaper." })
  frameNo!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Preview of what a registration would add now." })
export class RegistrationPreview {
  @Field(() => Int, { description: "Articles of the media in the period." })
  count!: number;

  @Field(() => Int, { description: "Number of those articles that are already in all of the themes." })
  knownCount!: number;

  @Field(() => [PreviewDay], { description: "Days on which articles arrived, oldest first." })
  days!: PreviewDay[];

  @Field(() => [PreviewArticle], { description: "The newest articles." })
  latest!: PreviewArticle[];
}

@ObjectType({ simpleResolvers: true, description: "An article of a magazine that can be registered." })
export class RegistrableMagazine {
  @Field(() => ID, { description: "article_id." })
  id!: string;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Date of the issue." })
  coverDate!: string | null;

  @Field(() => Int, { nullable: true, description: "First page." })
  startPage!: number | null;

  @Field(() => Int, { nullable: true, description: "Last page." })
  endPage!: number | null;

  @Field(() => String, {
    description: "提供期間：… as articles have it; '-' where it is only redelivered; empty if unknown.",
  })
  salePeriod!: string;

  @Field(() => [RegistrableTheme], { description: "Themes to which it was registered by hand." })
  registeredTo!: RegistrableTheme[];

  @Field(() => [RegistrableTheme], {
    description: "Themes that contain it through an expression or a registered medium.",
  })
  foundIn!: RegistrableTheme[];
}

@ObjectType({ simpleResolvers: true, description: "One page of magazine articles, newest first." })
export class RegistrableMagazinePage {
  @Field(() => Int, { description: "Number of articles on all pages." })
  total!: number;

  @Field(() => [RegistrableMagazine], { description: "Articles of this page." })
  articles!: RegistrableMagazine[];
}

@ObjectType({ simpleResolvers: true, description: "Result of a registration." })
export class RegistrationDone {
  @Field(() => Int, { description: "Number of articles added to themes, counted once per theme." })
  added!: number;

  @Field(() => Int, { description: "Number of articles removed from themes, counted once per theme." })
  removed!: number;
}

const union = <T extends object>(name: string, type: new () => T, description: string) =>
  createUnionType({ name, description, types: () => [type, Refusal, InvalidForm] as const });

export const RegistrationPreviewResult = union(
  "RegistrationPreviewResult",
  RegistrationPreview,
  "The page, or why there is none.",
);
export const RegistrableMagazinesResult = union(
  "RegistrableMagazinesResult",
  RegistrableMagazinePage,
  "The page, or why there is none.",
);
export const RegistrationResult = union("RegistrationResult", RegistrationDone, "Done, or refused.");
