import "reflect-metadata";
import { createUnionType, Field, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { ArticlePage } from "../article/article.type.ts";
import { TextRange } from "../article/article-list-item.type.ts";
import { SourceCounts } from "../theme/theme.type.ts";

@ObjectType({ simpleResolvers: true, description: "What a search found among the articles of the user's themes." })
export class ArticleSearchAnswer {
  @Field(() => SourceCounts, { description: "Exact, of every source that was searched." })
  counts!: SourceCounts;

  @Field(() => ArticlePage, { nullable: true, description: "A page of one tab; null where nothing was found at all." })
  page!: ArticlePage | null;

  @Field(() => [String], { description: "The searched words, to be marked in what is opened; of very many the first." })
  markedWords!: string[];
}

@ObjectType({ simpleResolvers: true, description: "A headline of the trial search." })
export class TriedHeadline {
  @Field(() => String, { description: "article_id; no key, for an article of nobody's theme can't be opened." })
  articleId!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "At most 100 full-width characters." })
  title!: string;

  @Field(() => [TextRange], { description: "Where the words that were searched stand in it." })
  titleHits!: TextRange[];

  @Field(() => String, { description: "Newspaper, site or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "What a search would find in the whole collection." })
export class TrialSearchAnswer {
  @Field(() => SourceCounts, { description: "Exact, of every source that was searched." })
  counts!: SourceCounts;

  @Field(() => [TriedHeadline], { description: "This page's headlines, all sources together." })
  headlines!: TriedHeadline[];

  @Field(() => Int, { description: "Number of this page, from 1." })
  page!: number;

  @Field(() => Int, { description: "Most headlines on a page." })
  pageSize!: number;
}

export const ArticleSearchResult = createUnionType({
  name: "ArticleSearchResult",
  description: "What was found, a refusal with a text for the user, or a form with faults and their place.",
  types: () => [ArticleSearchAnswer, Refusal, InvalidForm] as const,
});

export const TrialSearchResult = createUnionType({
  name: "TrialSearchResult",
  description: "What was found, a refusal with a text for the user, or a form with faults and their place.",
  types: () => [TrialSearchAnswer, Refusal, InvalidForm] as const,
});
