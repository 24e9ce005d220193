import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { ArticleImage } from "../article/article.type.ts";
import { ArticleListItem } from "../article/article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "Articles that a mail or a choice names, in its order." })
export class NamedArticles {
  @Field(() => [ArticleListItem], { description: "Newspaper image articles (MC)." })
  image!: ArticleListItem[];

  @Field(() => [ArticleListItem], { description: "Newspaper text articles (SC)." })
  text!: ArticleListItem[];

  @Field(() => [ArticleListItem], { description: "Web articles." })
  web!: ArticleListItem[];

  @Field(() => [ArticleListItem], { description: "Magazine articles." })
  magazine!: ArticleListItem[];

  @Field(() => Boolean, { description: "Contract setting: text articles stand before image articles." })
  textFirst!: boolean;

  @Field(() => Int, { description: "Articles that were named and can't be displayed (any more), or not to this user." })
  unavailableCount!: number;
}

export const NamedArticlesResult = createUnionType({
  name: "NamedArticlesResult",
  description: "The articles, or why none can be shown.",
  types: () => [NamedArticles, Refusal] as const,
});

@ObjectType({ simpleResolvers: true, description: "Photos and figures of one article." })
export class Traces {
  @Field(() => [ArticleImage], { description: "In order." })
  images!: ArticleImage[];
}

export const TracesResult = createUnionType({
  name: "TracesResult",
  description: "The pictures, or why they can't be shown.",
  types: () => [Traces, Refusal] as const,
});
