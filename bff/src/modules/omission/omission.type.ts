import "reflect-metadata";
import { OMISSION_CAUSES, OMISSION_DECISIONS, OMISSION_STATES } from "@kirinuki/schema/omission.ts";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ChangeDone } from "../../errors/change-result.type.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";

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

export const OmissionChangeResult = createUnionType({
  name: "OmissionChangeResult",
  description: "Done, a refusal, or why the term can't be added.",
  types: () => [ChangeDone, Refusal, InvalidForm] as const,
});
