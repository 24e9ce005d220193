import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";

export enum LifeKind {
  FIRST = "first",
  OTHER = "other",
  EDITION = "edition",
  CORRECTED = "corrected",
  REPLACED = "replaced",
  RESTORED = "restored",
  WITHDRAWN = "withdrawn",
  FOLLOW_UP = "follow_up",
}

registerEnumType(LifeKind, {
  name: "LifeKind",
  description: "What an entry of an article's life is.",
  valuesConfig: {
    FIRST: { description: "The first article of the story." },
    OTHER: { description: "The story in another medium." },
    EDITION: { description: "The story again in the same medium." },
    CORRECTED: { description: "Its source corrected the article." },
    REPLACED: { description: "Its source replaced the page alone." },
    RESTORED: { description: "Its source published it again." },
    WITHDRAWN: { description: "Its source withdrew it." },
    FOLLOW_UP: { description: "A later article close to it." },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "Something in an article's life: an article of its story, or what a source did.",
})
export class RelatedEvent {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Headline; blank for one that was withdrawn." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue; null where nobody knows." })
  issueDay!: string | null;

  @Field(() => LifeKind, { description: "What happened." })
  kind!: LifeKind;

  @Field(() => DateTime, { description: "When." })
  at!: string;

  @Field(() => Boolean, { description: "Only the day is known, not the time." })
  dayOnly!: boolean;

  @Field(() => Boolean, { description: "It is the article asked for, or happened to it." })
  own!: boolean;

  @Field(() => [String], { description: "What a correction changed, by its name in core-api." })
  fields!: string[];
}

@ObjectType({ simpleResolvers: true, description: "An article that is about the same." })
export class SimilarArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue; null where nobody knows." })
  issueDay!: string | null;

  @Field(() => DateTime, { description: "When it came out, or else came in." })
  at!: string;

  @Field(() => [String], { description: "Terms that both have, the rarest first." })
  sharedTerms!: string[];
}

@ObjectType({ simpleResolvers: true, description: "Another theme about the same company or story." })
export class RelatedTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;

  @Field(() => Int, { description: "How many of the article, its story and the similar ones it took." })
  articleCount!: number;

  @Field(() => String, {
    nullable: true,
    description: "Word in its name for which the article was found; null where there is none.",
  })
  sharedWord!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "What else there is about what an article tells." })
export class RelatedArticles {
  @Field(() => [RelatedEvent], { description: "The article's life, in the order of time." })
  life!: RelatedEvent[];

  @Field(() => Int, { description: "Articles of the story that are left out of life." })
  omitted!: number;

  @Field(() => [SimilarArticle], { description: "The closest first." })
  similar!: SimilarArticle[];

  @Field(() => [RelatedTheme], { description: "Themes with the company's name first." })
  themes!: RelatedTheme[];
}
