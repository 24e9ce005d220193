import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { ArticleImage } from "../article/article.type.ts";
import { ArticleListItem } from "../article/article-list-item.type.ts";

@ObjectType({ simpleResolvers: true, description: "An article that its source withdrew, without its text." })
export class WithdrawnArticle {
  @Field(() => ID, { description: "article_id." })
  id!: string;

  @Field(() => String, { description: "Name of the newspaper, web site or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of publication; null if the source gave none." })
  issueDate!: string | null;

  @Field(() => String, { description: "Moment of the withdrawal, ISO 8601 in Tokyo." })
  withdrawnAt!: string;
}

@ObjectType({ simpleResolvers: true, description: "Articles requested by id, in the order of the request." })
export class NamedArticles {
  @Field(() => [ArticleListItem], { description: "Newspaper image articles (MC)." })
  image!: ArticleListItem[];

  @Field(() => [ArticleListItem], { description: "Newspaper text articles (SC)." })
  text!: ArticleListItem[];

  @Field(() => [ArticleListItem], { description: "Web articles." })
  web!: ArticleListItem[];

  @Field(() => [ArticleListItem], { description: "Magazine articles." })
  magazine!: ArticleListItem[];

  @Field(() => Boolean, { description: "Contract setting: list text articles before image articles." })
  textFirst!: boolean;

  @Field(() => Int, { description: "Number of requested articles that this user cannot see, or can no longer see." })
  unavailableCount!: number;

  @Field(() => [WithdrawnArticle], { description: "Of those, the articles that their sources withdrew." })
  withdrawn!: WithdrawnArticle[];
}

export const NamedArticlesResult = createUnionType({
  name: "NamedArticlesResult",
  description: "The articles, or why none can be shown.",
  types: () => [NamedArticles, Refusal] as const,
});

@ObjectType({ simpleResolvers: true, description: "Photos and figures of one article." })
export class Traces {
  @Field(() => [ArticleImage], { description: "Images in order." })
  images!: ArticleImage[];
}

export const TracesResult = createUnionType({
  name: "TracesResult",
  description: "The images, or why they cannot be shown.",
  types: () => [Traces, Refusal] as const,
});
