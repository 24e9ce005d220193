import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { TextRange } from "../article/article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "A part of an expression that hit an article." })
export class TrialReason {
  @Field(() => String, { description: "As the author wrote it." })
  term!: string;

  @Field(() => String, { description: "title, body, media or domain." })
  field!: string;

  @Field(() => Boolean, { description: "Whether it stands under a NOT and speaks against the article." })
  isExcluding!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A headline that a trial shows, with what hit where." })
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

  @Field(() => Day, { nullable: true, description: "Day of issue; null where nobody knows." })
  issueDay!: string | null;

  @Field(() => [TrialReason], { description: "In the order of the expression." })
  reasons!: TrialReason[];
}

@ObjectType({ simpleResolvers: true, description: "What a trial changes on a day." })
export class TrialDay {
  @Field(() => Day, { description: "Day of arrival." })
  day!: string;

  @Field(() => Int, { description: "Articles that would come." })
  added!: number;

  @Field(() => Int, { description: "Articles that would go." })
  removed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "What a theme would find in the last 14 days, beside what it finds.",
})
export class ExpressionTrial {
  @Field(() => Int, { description: "Articles that arrived, of the sources that were asked." })
  articles!: number;

  @Field(() => Int, { description: "Articles of the theme as it is." })
  before!: number;

  @Field(() => Int, { description: "Articles of the theme with the change." })
  after!: number;

  @Field(() => Int, { description: "Articles that would come." })
  added!: number;

  @Field(() => Int, { description: "Articles that would go." })
  removed!: number;

  @Field(() => [TrialDay], { description: "All 14 days, oldest first." })
  days!: TrialDay[];

  @Field(() => [TrialSample], { description: "Some that would come, newest first." })
  addedSamples!: TrialSample[];

  @Field(() => [TrialSample], { description: "Some that would go, newest first." })
  removedSamples!: TrialSample[];

  @Field(() => [TrialSample], { description: "Some that stay, newest first." })
  keptSamples!: TrialSample[];

  @Field(() => String, { nullable: true, description: "broad, dead, or null." })
  warning!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "In how many articles of the last 14 days a part of an expression is.",
})
export class CountedTerm {
  @Field(() => String, { description: "As the author wrote it." })
  term!: string;

  @Field(() => String, { nullable: true, description: "title, body, media or domain; null: title or body." })
  field!: string | null;

  @Field(() => Boolean, { description: "Whether it stands under a NOT." })
  isExcluding!: boolean;

  @Field(() => Int, { description: "Articles." })
  articles!: number;
}

@ObjectType({ simpleResolvers: true, description: "A term under syn: without synonyms: it stands for itself." })
export class UnknownSynonym {
  @Field(() => String, { description: "As the author wrote it." })
  term!: string;

  @Field(() => Int, { description: "UTF-16 offset in the expression." })
  position!: number;
}

@ObjectType({ simpleResolvers: true, description: "The parts of an expression, each counted by itself." })
export class CountedTerms {
  @Field(() => [CountedTerm], { description: "In the order of the expression." })
  terms!: CountedTerm[];

  @Field(() => Boolean, { description: "Whether there are more than were counted." })
  hasMore!: boolean;

  @Field(() => [UnknownSynonym], { description: "Terms under syn: that have no synonyms." })
  unknownSynonyms!: UnknownSynonym[];
}

@ObjectType({ simpleResolvers: true, description: "A medium as media: takes it." })
export class OfferedMedium {
  @Field(() => String, { description: "media_code." })
  code!: string;

  @Field(() => String, { description: "media_name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "What an editor of expressions offers." })
export class ExpressionWords {
  @Field(() => [String], { description: "Terms that the contract's expressions use, the most used first." })
  terms!: string[];

  @Field(() => [String], { description: "Terms that have synonyms, for syn:." })
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
