import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { ArticleSource } from "./article.enums.ts";
import { ArticleListItem, TextRange } from "./article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "One page of one source's list." })
export class ArticlePage {
  @Field(() => ArticleSource, { description: "The tab that the page belongs to." })
  source!: ArticleSource;

  @Field(() => Int, { description: "Number of articles on all pages." })
  totalCount!: number;

  @Field(() => Int, { description: "Number of this page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Page size." })
  pageSize!: number;

  @Field(() => [ArticleListItem], { description: "Articles of this page." })
  articles!: ArticleListItem[];
}

@ObjectType({ simpleResolvers: true, description: "One page of the other articles of a story." })
export class SameStory {
  @Field(() => Int, { description: "Number of such articles in the period." })
  totalCount!: number;

  @Field(() => Int, { description: "Number of this page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Page size." })
  pageSize!: number;

  @Field(() => [ArticleListItem], { description: "Articles of this page, newest first, of any theme and source." })
  articles!: ArticleListItem[];
}

@ObjectType({ simpleResolvers: true, description: "A photo or figure of an article." })
export class ArticleImage {
  @Field(() => Int, { description: "Position within the article." })
  serialNo!: number;

  @Field(() => String, { description: "URL path of the image." })
  url!: string;

  @Field(() => String, { description: "Caption; empty if there is none." })
  caption!: string;
}

@ObjectType({ simpleResolvers: true, description: "An article for the reading pane." })
export class ArticleDetail {
  @Field(() => ArticleListItem, { description: "The fields that lists show." })
  article!: ArticleListItem;

  @Field(() => String, {
    nullable: true,
    description:
      "Text that may be read without a counted use (web news, lead of a magazine article); null if the text is an original.",
  })
  body!: string | null;

  @Field(() => [TextRange], { description: "Positions of the search words in the body." })
  bodyHits!: TextRange[];

  @Field(() => String, {
    nullable: true,
    description:
      "Beginning of an original's text: at most 100 characters, cut at the end of a sentence if possible; null without the right to view text.",
  })
  lead!: string | null;

  @Field(() => [TextRange], { description: "Positions of the search words in the lead." })
  leadHits!: TextRange[];

  @Field(() => String, {
    nullable: true,
    description: "Who holds the rights, such as the agency whose copy it is; null: the medium.",
  })
  rightholder!: string | null;

  @Field(() => [String], { description: "`analysis`, `ai`: what licences forbid to use it for." })
  forbiddenPurposes!: string[];

  @Field(() => String, {
    nullable: true,
    description: "Moment at which the licences no longer let text and image be shown, ISO 8601; null: no end.",
  })
  showEndsAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why a licence forbids showing the original; null if it allows it.",
  })
  showRefusal!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why a licence forbids printing the original; null if it allows it.",
  })
  printRefusal!: string | null;

  @Field(() => [ArticleImage], { description: "Photos and figures, in order." })
  images!: ArticleImage[];
}

export const ArticleResult = createUnionType({
  name: "ArticleResult",
  description: "The article, or why it cannot be shown.",
  types: () => [ArticleDetail, Refusal] as const,
});
