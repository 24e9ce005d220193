import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** What of an article a booklet holds. */
export const BookletContent = { NOTHING: "NOTHING", HEADLINE: "HEADLINE", ORIGINAL: "ORIGINAL" } as const;
export type BookletContent = (typeof BookletContent)[keyof typeof BookletContent];
registerEnumType(BookletContent, {
  name: "BookletContent",
  description: "Which part of an article a booklet contains.",
  valuesConfig: {
    NOTHING: { description: "Nothing: the user may not see the article (0)." },
    HEADLINE: { description: "Its headline alone (1)." },
    ORIGINAL: { description: "Its original, or its text where texts are asked about (2)." },
  },
});

@ObjectType({ simpleResolvers: true, description: "An article as the booklet would contain it." })
export class BookletArticle {
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Title; empty if the user may not see the article." })
  title!: string;

  @Field(() => String, { description: "Medium; empty if the user may not see the article." })
  mediaName!: string;

  @Field(() => String, { description: "Date, edition and page, as printed in the booklet." })
  place!: string;

  @Field(() => BookletContent, { description: "Which part of the article the booklet would contain." })
  content!: BookletContent;

  @Field(() => String, {
    description: "Why a newspaper article has no original; Japanese text for the user, or empty.",
  })
  reason!: string;

  @Field(() => Boolean, { description: "Whether a licence is why the original is missing." })
  beyondLicence!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Copies for which the licences still let the original be printed; null: no limit.",
  })
  copiesLeft!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "Result of checking rights, licences and caps of a booklet before it is made.",
})
export class BookletCheck {
  @Field(() => [BookletArticle], { description: "The articles." })
  articles!: BookletArticle[];

  @Field(() => Int, { description: "Number of originals in the booklet." })
  originalCount!: number;

  @Field(() => Int, { description: "Number of new uses that making it would count." })
  useCount!: number;

  @Field(() => Int, { nullable: true, description: "Uses left under the tightest cap; null if no cap applies." })
  leftCount!: number | null;

  @Field(() => Boolean, { description: "Whether every cap has enough uses left." })
  fits!: boolean;
}
