import "reflect-metadata";
import { MISSING_CAUSES } from "@kirinuki/schema/missing-article.ts";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";

export const MissingCause = Object.fromEntries(MISSING_CAUSES.map((cause) => [cause.toUpperCase(), cause]));
registerEnumType(MissingCause, {
  name: "MissingCause",
  description: "Why a user does not find an article.",
  valuesConfig: {
    NOT_ARRIVED: { description: "It has not arrived." },
    NO_RIGHT: { description: "It is of a medium that the user has no right to." },
    WITHDRAWN: { description: "Its source has withdrawn it." },
    HIDDEN: { description: "An administrator has unpublished it." },
    FOUND: { description: "It is in a list of the user's." },
    LATE: { description: "It is in a list, and arrived after the mail was made." },
    ELSEWHERE: { description: "Only themes have it that the user may not browse." },
    EXCLUDED: { description: "It is of a site that a theme excludes." },
    STOPPED: { description: "The theme that would find it is stopped." },
    MISSED: { description: "The theme's expression was changed after it arrived." },
    NOT_MET: { description: "It has words of a theme and does not meet its expression." },
    NO_WORDS: { description: "It has no words of any theme." },
  },
});

@ObjectType({ simpleResolvers: true, description: "An article that may be the one that the user misses." })
export class MissingCandidate {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "Source of the article." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Medium." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of publication." })
  issueDay!: string | null;

  @Field(() => DateTime, { description: "When it arrived." })
  arrivedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "Articles that may be the one, newest first; at most 10." })
export class MissingCandidates {
  @Field(() => [MissingCandidate], { description: "Empty where there is none." })
  candidates!: MissingCandidate[];
}

export const MissingCandidatesResult = createUnionType({
  name: "MissingCandidatesResult",
  description: "The articles, or the faults of the form.",
  types: () => [MissingCandidates, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "A theme that has to do with the missed article." })
export class MissingTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "found, excluded, stopped, missed or not_met." })
  state!: string;

  @Field(() => Day, { nullable: true, description: "Day whose list has it." })
  day!: string | null;

  @Field(() => [String], { description: "Search words of the theme that occur in the article." })
  foundWords!: string[];

  @Field(() => [String], { description: "Words after NOT that occur in it." })
  unwantedWords!: string[];
}

@ObjectType({ simpleResolvers: true, description: "Why the user does not find the article." })
export class MissingAnswer {
  @Field(() => MissingCause, { description: "The cause." })
  cause!: string;

  @Field(() => String, { description: "The cause in one or two sentences." })
  message!: string;

  @Field(() => [MissingTheme], { description: "Themes that the user may browse, nearest first." })
  themes!: MissingTheme[];
}

export const MissingResult = createUnionType({
  name: "MissingResult",
  description: "The answer, a refusal with a message for the user, or the faults of the form.",
  types: () => [MissingAnswer, Refusal, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "A logged question about a missing article." })
export class MissingInquiry {
  @Field(() => ID, { description: "missing_article_id." })
  id!: string;

  @Field(() => String, { description: "Name of the user who asked; the user_id if that user was deleted." })
  userName!: string;

  @Field(() => DateTime, { description: "When it was asked." })
  askedAt!: string;

  @Field(() => String, { description: "Headline words or URL, as entered." })
  keyword!: string;

  @Field(() => String, { description: "Medium, as entered; may be empty." })
  searchedMedium!: string;

  @Field(() => Day, { nullable: true, description: "Day of publication, as entered." })
  searchedDay!: string | null;

  @Field(() => ID, { nullable: true, description: "article_id of the chosen candidate." })
  articleId!: string | null;

  @Field(() => String, { nullable: true, description: "Headline of that article." })
  title!: string | null;

  @Field(() => String, { nullable: true, description: "Medium of that article." })
  mediaName!: string | null;

  @Field(() => MissingCause, { description: "The cause." })
  cause!: string;

  @Field(() => String, { description: "What the user was told." })
  message!: string;

  @Field(() => Boolean, { description: "Whether an Admin has settled it." })
  settled!: boolean;

  @Field(() => String, { nullable: true, description: "user_id of that Admin." })
  settledBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was settled." })
  settledAt!: string | null;

  @Field(() => String, { description: "Note of the Admins." })
  note!: string;
}

@ObjectType({ simpleResolvers: true, description: "Number of questions with one cause." })
export class CauseCount {
  @Field(() => MissingCause, { description: "The cause." })
  cause!: string;

  @Field(() => Int, { description: "Questions." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "Questions about missing articles in a month." })
export class MissingMonth {
  @Field(() => String, { description: "yyyy-MM." })
  month!: string;

  @Field(() => Int, { description: "Questions." })
  total!: number;

  @Field(() => [CauseCount], { description: "By cause, the most frequent first." })
  causes!: CauseCount[];
}

@ObjectType({ simpleResolvers: true, description: "A page of logged questions, and the totals by month." })
export class MissingInquiries {
  @Field(() => [MissingInquiry], { description: "Newest first." })
  inquiries!: MissingInquiry[];

  @Field(() => Int, { description: "Questions that match the filters." })
  total!: number;

  @Field(() => Int, { description: "Questions that are not settled." })
  open!: number;

  @Field(() => [MissingMonth], { description: "The last twelve months that have any." })
  months!: MissingMonth[];
}
