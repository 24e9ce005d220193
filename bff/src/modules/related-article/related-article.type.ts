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
  description: "Kind of an entry in an article's life.",
  valuesConfig: {
    FIRST: { description: "The first article of the story." },
    OTHER: { description: "The same story in another medium." },
    EDITION: { description: "The same story again in the same medium." },
    CORRECTED: { description: "Its source corrected the article." },
    REPLACED: { description: "Its source replaced only the page." },
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

  @Field(() => Day, { nullable: true, description: "Day of issue; null if unknown." })
  issueDay!: string | null;

  @Field(() => LifeKind, { description: "What happened." })
  kind!: LifeKind;

  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => Boolean, { description: "Whether only the day is known, not the time." })
  dayOnly!: boolean;

  @Field(() => Boolean, { description: "Whether the entry is the requested article, or happened to it." })
  own!: boolean;

  @Field(() => [String], { description: "Names in core-api of the fields that a correction changed." })
  fields!: string[];
}

@ObjectType({ simpleResolvers: true, description: "A similar article." })
export class SimilarArticle {
  @Field(() => ID, { description: "article_id." })
  articleId!: string;

  @Field(() => Int, { description: "data_section." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the medium." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue; null if unknown." })
  issueDay!: string | null;

  @Field(() => DateTime, { description: "When it was published; if unknown, when it arrived." })
  at!: string;

  @Field(() => [String], { description: "Terms that both articles contain, rarest first." })
  sharedTerms!: string[];
}

@ObjectType({ simpleResolvers: true, description: "Another theme about the same company or story." })
export class RelatedTheme {
  @Field(() => ID, { description: "theme_id." })
  themeId!: string;

  @Field(() => String, { description: "theme_name." })
  name!: string;

  @Field(() => Int, {
    description: "Number of articles among this one, its story and the similar ones that are in the theme.",
  })
  articleCount!: number;

  @Field(() => String, {
    nullable: true,
    description: "Word of the theme's name that matched the article; null if there is none.",
  })
  sharedWord!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "What is related to an article." })
export class RelatedArticles {
  @Field(() => [RelatedEvent], { description: "The article's life, in the order of time." })
  life!: RelatedEvent[];

  @Field(() => Int, { description: "Number of articles of the story that `life` leaves out." })
  omitted!: number;

  @Field(() => [SimilarArticle], { description: "Similar articles, closest first." })
  similar!: SimilarArticle[];

  @Field(() => [RelatedTheme], { description: "Related themes, those with the company's name first." })
  themes!: RelatedTheme[];
}
