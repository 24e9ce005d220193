import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";

/** What of an article a booklet holds. */
export const BookletContent = { NOTHING: "NOTHING", HEADLINE: "HEADLINE", ORIGINAL: "ORIGINAL" } as const;
export type BookletContent = (typeof BookletContent)[keyof typeof BookletContent];
registerEnumType(BookletContent, {
  name: "BookletContent",
  description: "What of an article a booklet holds.",
  valuesConfig: {
    NOTHING: { description: "Nothing: the user may not see the article (0)." },
    HEADLINE: { description: "Its headline alone (1)." },
    ORIGINAL: { description: "Its original (2)." },
  },
});

@ObjectType({ simpleResolvers: true, description: "An article as a booklet would hold it." })
export class BookletArticle {
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Title; empty if the user may not see the article." })
  title!: string;

  @Field(() => String, { description: "Medium; empty if the user may not see the article." })
  mediaName!: string;

  @Field(() => String, { description: "Date, edition and page, as the booklet says them." })
  place!: string;

  @Field(() => BookletContent, { description: "What of it the booklet would hold." })
  content!: BookletContent;

  @Field(() => String, {
    description: "Why a newspaper article has no original; Japanese text for the user, or empty.",
  })
  reason!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: "Rights, licences and caps of all articles of a booklet, before it is made.",
})
export class BookletCheck {
  @Field(() => [BookletArticle], { description: "The articles." })
  articles!: BookletArticle[];

  @Field(() => Int, { description: "Originals in the booklet." })
  originalCount!: number;

  @Field(() => Int, { description: "New uses that it would count." })
  useCount!: number;

  @Field(() => Int, { nullable: true, description: "Uses that the tightest cap leaves; null where no cap applies." })
  leftCount!: number | null;

  @Field(() => Boolean, { description: "Whether every cap leaves room for it." })
  fits!: boolean;
}
