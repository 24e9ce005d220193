import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { ArticlePage } from "../article/article.type.ts";
import { TextRange } from "../article/article-list-item.type.ts";
import { Period } from "../period/period.ts";
import { SourceCounts } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "Result of a search in the articles of the user's themes." })
export class ArticleSearchAnswer {
  @Field(() => SourceCounts, { description: "Exact counts of every source that was searched." })
  counts!: SourceCounts;

  @Field(() => ArticlePage, { nullable: true, description: "One page of one tab; null if nothing was found." })
  page!: ArticlePage | null;

  @Field(() => [String], {
    description:
      "Words of the search, to be highlighted in articles that are opened; truncated if there are very many.",
  })
  markedWords!: string[];

  @Field(() => [Period], {
    description:
      "Days whose articles could not be searched, since the server with them does not answer; nothing of them is in the result.",
  })
  unsearchedDays!: Period[];
}

@ObjectType({ simpleResolvers: true, description: "A headline found by a trial search." })
export class TriedHeadline {
  @Field(() => String, {
    description: "article_id. It opens nothing: articles outside the user's themes cannot be opened.",
  })
  articleId!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "At most 100 full-width characters." })
  title!: string;

  @Field(() => [TextRange], { description: "Positions of the searched words in the headline." })
  titleHits!: TextRange[];

  @Field(() => String, { description: "Name of the newspaper, web site or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "Result of a trial search in the whole collection." })
export class TrialSearchAnswer {
  @Field(() => SourceCounts, { description: "Exact counts of every source that was searched." })
  counts!: SourceCounts;

  @Field(() => [TriedHeadline], { description: "Headlines of this page, of all sources." })
  headlines!: TriedHeadline[];

  @Field(() => Int, { description: "Number of this page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Page size." })
  pageSize!: number;

  @Field(() => [Period], {
    description:
      "Days whose articles could not be searched, since the server with them does not answer; nothing of them is in the result.",
  })
  unsearchedDays!: Period[];
}

export const ArticleSearchResult = createUnionType({
  name: "ArticleSearchResult",
  description: "The result, a refusal with a message for the user, or the faults of the form with their positions.",
  types: () => [ArticleSearchAnswer, Refusal, InvalidForm] as const,
});

export const TrialSearchResult = createUnionType({
  name: "TrialSearchResult",
  description: "The result, a refusal with a message for the user, or the faults of the form with their positions.",
  types: () => [TrialSearchAnswer, Refusal, InvalidForm] as const,
});
