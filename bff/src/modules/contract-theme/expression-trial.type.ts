import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { TextRange } from "../article/article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "A part of an expression that hit an article." })
export class TrialReason {
  @Field(() => String, { description: "The term as its author wrote it." })
  term!: string;

  @Field(() => String, { description: "title, body, media or domain." })
  field!: string;

  @Field(() => Boolean, {
    description: "Whether it is under a NOT operator, so that the hit speaks against the article.",
  })
  isExcluding!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A headline shown by a trial, with what matched and where." })
export class TrialSample {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  section!: number;

  @Field(() => String, { description: "At most 100 full-width characters." })
  title!: string;

  @Field(() => [TextRange], { description: "Hits in the title." })
  titleHits!: TextRange[];

  @Field(() => String, { description: "Name of the medium." })
  medium!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue; null if unknown." })
  issueDay!: string | null;

  @Field(() => [TrialReason], { description: "Parts in the order of the expression." })
  reasons!: TrialReason[];
}

@ObjectType({ simpleResolvers: true, description: "What a trial changes on a day." })
export class TrialDay {
  @Field(() => Day, { description: "Day of arrival." })
  day!: string;

  @Field(() => Int, { description: "Number of articles that would be added." })
  added!: number;

  @Field(() => Int, { description: "Number of articles that would be removed." })
  removed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "What a theme would match in the last 14 days after a change, compared with now.",
})
export class ExpressionTrial {
  @Field(() => Int, { description: "Number of articles that arrived from the tested sources." })
  articles!: number;

  @Field(() => Int, { description: "Number of articles without the change." })
  before!: number;

  @Field(() => Int, { description: "Number of articles with the change." })
  after!: number;

  @Field(() => Int, { description: "Number of articles that would be added." })
  added!: number;

  @Field(() => Int, { description: "Number of articles that would be removed." })
  removed!: number;

  @Field(() => [TrialDay], { description: "All 14 days, oldest first." })
  days!: TrialDay[];

  @Field(() => [TrialSample], { description: "Samples of articles that would be added, newest first." })
  addedSamples!: TrialSample[];

  @Field(() => [TrialSample], { description: "Samples of articles that would be removed, newest first." })
  removedSamples!: TrialSample[];

  @Field(() => [TrialSample], { description: "Samples of articles that would stay, newest first." })
  keptSamples!: TrialSample[];

  @Field(() => String, {
    nullable: true,
    description: "broad: it matches too many articles; dead: it matches none; null: no warning.",
  })
  warning!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "Number of articles of the last 14 days that contain one part of an expression.",
})
export class CountedTerm {
  @Field(() => String, { description: "The term as its author wrote it." })
  term!: string;

  @Field(() => String, { nullable: true, description: "title, body, media or domain; null: title or body." })
  field!: string | null;

  @Field(() => Boolean, { description: "Whether it is under a NOT operator." })
  isExcluding!: boolean;

  @Field(() => Int, { description: "Articles." })
  articles!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "A term under `syn:` that has no synonyms and therefore matches only itself.",
})
export class UnknownSynonym {
  @Field(() => String, { description: "The term as its author wrote it." })
  term!: string;

  @Field(() => Int, { description: "UTF-16 offset in the expression." })
  position!: number;
}

@ObjectType({ simpleResolvers: true, description: "Parts of an expression, each with a count of its own." })
export class CountedTerms {
  @Field(() => [CountedTerm], { description: "Parts in the order of the expression." })
  terms!: CountedTerm[];

  @Field(() => Boolean, { description: "Whether the expression has more parts than were counted." })
  hasMore!: boolean;

  @Field(() => [UnknownSynonym], { description: "Terms under `syn:` that have no synonyms." })
  unknownSynonyms!: UnknownSynonym[];
}

@ObjectType({ simpleResolvers: true, description: "A medium, as the `media:` operator accepts it." })
export class OfferedMedium {
  @Field(() => String, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "media_name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "Completions for the expression editor." })
export class ExpressionWords {
  @Field(() => [String], { description: "Terms that the contract's expressions use, the most used first." })
  terms!: string[];

  @Field(() => [String], { description: "Terms that have synonyms, for the `syn:` operator." })
  synonymTerms!: string[];

  @Field(() => [OfferedMedium], { description: "All media." })
  media!: OfferedMedium[];
}

export const ExpressionTrialResult = createUnionType({
  name: "ExpressionTrialResult",
  description: "The trial, a refusal with a text for the operator, or the expression's fault.",
  types: () => [ExpressionTrial, Refusal, InvalidForm] as const,
});

export const CountedTermsResult = createUnionType({
  name: "CountedTermsResult",
  description: "The counts, a refusal with a text for the operator, or the expression's fault.",
  types: () => [CountedTerms, Refusal, InvalidForm] as const,
});
