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

@ObjectType({ simpleResolvers: true, description: "Something that was done with a registration." })
export class RegistrationChange {
  @Field(() => Boolean, { description: "It was taken back; else registered or changed." })
  ended!: boolean;

  @Field(() => String, { description: "Who did it." })
  by!: string;

  @Field(() => String, { description: "When, ISO 8601." })
  at!: string;

  @Field(() => Day, { nullable: true, description: "First day as of then." })
  start!: string | null;

  @Field(() => Day, { nullable: true, description: "Last day as of then; null without an end." })
  end!: string | null;

  @Field(() => String, { description: "Words as of then; empty for all articles." })
  expression!: string;
}

@ObjectType({ simpleResolvers: true, description: "A medium all of whose articles of a period are in a theme." })
export class MediaRegistration {
  @Field(() => ID, { description: "Theme and medium." })
  id!: string;

  @Field(() => RegistrableTheme, { description: "Where its articles are." })
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

  @Field(() => String, { description: "When that was, ISO 8601." })
  registeredAt!: string;

  @Field(() => String, { description: "Search expression that its articles must meet; empty for all." })
  expression!: string;

  @Field(() => [RegistrationChange], { description: "What was done with it, the latest first." })
  history!: RegistrationChange[];

  @Field(() => Int, { description: "Articles that it has in the theme." })
  articleCount!: number;

  @Field(() => Int, { description: "Those of them that nothing else put there: no expression, nobody by hand." })
  onlyCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article that was taken out of a theme and can be put back." })
export class ThemeRemoval {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => RegistrableTheme, { description: "Where it was." })
  theme!: RegistrableTheme;

  @Field(() => String, { description: "Who took it out." })
  by!: string;

  @Field(() => String, { description: "When, ISO 8601." })
  at!: string;
}

@ObjectType({ simpleResolvers: true, description: "Screen 1022: what can be registered to, and what is registered." })
export class Registrations {
  @Field(() => [RegistrableTheme], { description: "Themes in their order." })
  themes!: RegistrableTheme[];

  @Field(() => [MediaRegistration], { description: "Registered media in the order of the themes." })
  registrations!: MediaRegistration[];

  @Field(() => [ThemeRemoval], { description: "Articles taken out in the last 30 days, the latest first." })
  removals!: ThemeRemoval[];
}

@ObjectType({ simpleResolvers: true, description: "How many articles came on a day." })
export class PreviewDay {
  @Field(() => Day, { description: "Day of arrival." })
  day!: string;

  @Field(() => Int, { description: "Articles." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "An article that a registration would bring." })
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

@ObjectType({ simpleResolvers: true, description: "What a registration would bring by now." })
export class RegistrationPreview {
  @Field(() => Int, { description: "Articles of the media in the period." })
  count!: number;

  @Field(() => Int, { description: "Those of them that are in all of the themes already." })
  knownCount!: number;

  @Field(() => [PreviewDay], { description: "Days on which articles came, the oldest first." })
  days!: PreviewDay[];

  @Field(() => [PreviewArticle], { description: "The latest." })
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

  @Field(() => [RegistrableTheme], { description: "Themes that somebody registered it to." })
  registeredTo!: RegistrableTheme[];

  @Field(() => [RegistrableTheme], { description: "Themes that have it otherwise: by an expression or its medium." })
  foundIn!: RegistrableTheme[];
}

@ObjectType({ simpleResolvers: true, description: "Articles of magazines, a page, the newest first." })
export class RegistrableMagazinePage {
  @Field(() => Int, { description: "All that were found." })
  total!: number;

  @Field(() => [RegistrableMagazine], { description: "Of this page." })
  articles!: RegistrableMagazine[];
}

@ObjectType({ simpleResolvers: true, description: "What came of a registration." })
export class RegistrationDone {
  @Field(() => Int, { description: "Articles that came into a theme, each theme counted." })
  added!: number;

  @Field(() => Int, { description: "Articles that left a theme, each theme counted." })
  removed!: number;
}

const union = <T extends object>(name: string, type: new () => T, description: string) =>
  createUnionType({ name, description, types: () => [type, Refusal, InvalidForm] as const });

export const RegistrationPreviewResult = union(
  "RegistrationPreviewResult",
  RegistrationPreview,
  "Or why there is none.",
);
export const RegistrableMagazinesResult = union(
  "RegistrableMagazinesResult",
  RegistrableMagazinePage,
  "Or why there is none.",
);
export const RegistrationResult = union("RegistrationResult", RegistrationDone, "Done, or refused.");
