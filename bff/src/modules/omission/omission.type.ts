import "reflect-metadata";
import { OMISSION_CAUSES, OMISSION_DECISIONS, OMISSION_STATES } from "@kirinuki/schema/omission.ts";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ChangeDone } from "../../errors/change-result.type.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";
import { CauseCount } from "../missing-article/missing-article.type.ts";

const enumOf = <Code extends string>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code.toUpperCase(), code]));

export const OmissionCause = enumOf(OMISSION_CAUSES);
registerEnumType(OmissionCause, {
  name: "OmissionCause",
  description: "Why an article is thought to be missing in a theme.",
  valuesConfig: {
    SAME_STORY: { description: "The theme has articles of the same story or subject." },
    VARIANT: { description: "It writes a name of the theme in another way." },
    REPORTED: { description: "A user asked why he does not find it." },
  },
});

export const OmissionState = enumOf(OMISSION_STATES);
registerEnumType(OmissionState, {
  name: "OmissionState",
  description: "What was decided about a suggested term.",
  valuesConfig: {
    OPEN: { description: "Nothing yet." },
    ADDED: { description: "It was added." },
    DISMISSED: { description: "It is not needed, and is not suggested again." },
  },
});

export const OmissionDecision = enumOf(OMISSION_DECISIONS);
registerEnumType(OmissionDecision, {
  name: "OmissionDecision",
  description: "What somebody decides about a suggested term.",
  valuesConfig: {
    ADD_WORD: { description: "Add it to the theme's expression." },
    ADD_SYNONYM: { description: "Add it to the contract's synonyms." },
    DISMISS: { description: "It is not needed." },
    REOPEN: { description: "Take the dismissal back." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A term that would have taken articles for a theme." })
export class Omission {
  @Field(() => ID, { description: "theme_omission_id." })
  id!: string;

  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name of the theme." })
  themeName!: string;

  @Field(() => Day, { description: "Day of the articles." })
  day!: string;

  @Field(() => String, { description: "The term as the article writes it." })
  term!: string;

  @Field(() => String, { nullable: true, description: "The theme's own term that it is another way to write." })
  ownTerm!: string | null;

  @Field(() => OmissionCause, { description: "The cause." })
  cause!: string;

  @Field(() => String, { description: "The cause in words." })
  message!: string;

  @Field(() => ID, { description: "article_id of the nearest article." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  section!: number;

  @Field(() => String, { description: "Its headline." })
  title!: string;

  @Field(() => String, { description: "Name of its medium." })
  mediaName!: string;

  @Field(() => Int, { description: "Articles of the day that have the term and are not in the theme." })
  articles!: number;

  @Field(() => OmissionState, { description: "What was decided." })
  state!: string;

  @Field(() => String, { nullable: true, description: "Who decided." })
  settledBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When it was decided." })
  settledAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A theme with suggested terms that nobody has decided about." })
export class OmissionTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "Name of the theme." })
  name!: string;

  @Field(() => Int, { description: "Number of these terms." })
  open!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of suggested terms, the newest day first." })
export class Omissions {
  @Field(() => [Omission], { description: "The page." })
  omissions!: Omission[];

  @Field(() => Int, { description: "Number of terms on all pages." })
  total!: number;

  @Field(() => [OmissionTheme], { description: "Themes with open terms, those with the most first." })
  themes!: OmissionTheme[];
}

@ObjectType({
  simpleResolvers: true,
  description: "Suggested terms, decisions about them, and questions about missing articles.",
})
export class OmissionCounts {
  @Field(() => Int, { description: "Terms that were suggested for themes, each once a month." })
  made!: number;

  @Field(() => Int, { description: "Terms that were added to expressions or synonyms." })
  added!: number;

  @Field(() => Int, { description: "Terms that were dismissed." })
  dismissed!: number;

  @Field(() => Int, { description: "Questions about missing articles." })
  inquiries!: number;

  @Field(() => [CauseCount], { description: "These questions by cause, the most frequent first." })
  causes!: CauseCount[];
}

@ObjectType({ simpleResolvers: true, description: "What a contract's themes missed in a month." })
export class OmissionMonth extends OmissionCounts {
  @Field(() => String, { description: "yyyy-MM." })
  month!: string;
}

@ObjectType({ simpleResolvers: true, description: "What the themes of one contract missed in a month." })
export class ContractOmissions extends OmissionCounts {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "Name of the company." })
  companyName!: string;
}

@ObjectType({ simpleResolvers: true, description: "What the themes of all contracts missed in a month." })
export class OmissionTotals {
  @Field(() => String, { description: "yyyy-MM." })
  month!: string;

  @Field(() => OmissionCounts, { description: "All contracts together." })
  total!: OmissionCounts;

  @Field(() => [ContractOmissions], { description: "Contracts with any, those with the most suggestions first." })
  contracts!: ContractOmissions[];
}

export const OmissionChangeResult = createUnionType({
  name: "OmissionChangeResult",
  description: "Done, a refusal, or why the term can't be added.",
  types: () => [ChangeDone, Refusal, InvalidForm] as const,
});
