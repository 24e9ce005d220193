import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { ArticleSource } from "./article.enums.ts";
import { ArticleListItem, TextRange } from "./article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "One page of one source's list." })
export class ArticlePage {
  @Field(() => ArticleSource, { description: "The tab it belongs to." })
  source!: ArticleSource;

  @Field(() => Int, { description: "Articles on all pages." })
  totalCount!: number;

  @Field(() => Int, { description: "Number of this page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Most articles on a page." })
  pageSize!: number;

  @Field(() => [ArticleListItem], { description: "This page's articles." })
  articles!: ArticleListItem[];
}

@ObjectType({ simpleResolvers: true, description: "One page of the other articles that tell an article's story." })
export class SameStory {
  @Field(() => Int, { description: "How many there are in the period." })
  totalCount!: number;

  @Field(() => Int, { description: "Number of this page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Most articles on a page." })
  pageSize!: number;

  @Field(() => [ArticleListItem], { description: "This page's articles, the newest first, of any theme and source." })
  articles!: ArticleListItem[];
}

@ObjectType({ simpleResolvers: true, description: "A photo or figure of an article." })
export class ArticleImage {
  @Field(() => Int, { description: "Order within the article." })
  serialNo!: number;

  @Field(() => String, { description: "Path of the picture." })
  url!: string;

  @Field(() => String, { description: "Caption; empty where none came." })
  caption!: string;
}

@ObjectType({ simpleResolvers: true, description: "An article for the reading pane." })
export class ArticleDetail {
  @Field(() => ArticleListItem, { description: "What the lists show of it." })
  article!: ArticleListItem;

  @Field(() => String, {
    nullable: true,
    description:
      "Present where reading it is not a counted use (web, magazine lead); null where the text is an original.",
  })
  body!: string | null;

  @Field(() => [TextRange], { description: "Where the search words stand in the body." })
  bodyHits!: TextRange[];

  @Field(() => String, {
    nullable: true,
    description: "Opening of an original's text, at most 100 characters; null without the right to view text.",
  })
  lead!: string | null;

  @Field(() => [TextRange], { description: "Where the words stand in the opening." })
  leadHits!: TextRange[];

  @Field(() => [ArticleImage], { description: "Photos and figures, in order." })
  images!: ArticleImage[];
}

export const ArticleResult = createUnionType({
  name: "ArticleResult",
  description: "The article, or why it can't be shown.",
  types: () => [ArticleDetail, Refusal] as const,
});
