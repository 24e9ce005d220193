import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { Refusal } from "../../errors/refusal.type.ts";
import { Day } from "../../graphql/scalars.ts";
import { IssueType } from "../article/article.enums.ts";
import { UnchangedArticle } from "../managed-article/managed-article.type.ts";
import { ArticleTag, ASSESSED_TEXT } from "../tag/tag.type.ts";

@ObjectType({ simpleResolvers: true, description: "A topic that the user edits." })
export class TopicTitle {
  @Field(() => ID, { description: "topics_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "An article that was chosen for a topic." })
export class TopicArticle {
  @Field(() => ID, { description: "article_id; unique over all sources." })
  id!: string;

  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 3 web news, 5 magazine." })
  dataSection!: number;

  @Field(() => String, { description: "Headline." })
  title!: string;

  @Field(() => String, { description: "Name of the newspaper, web site or magazine." })
  mediaName!: string;

  @Field(() => Day, { nullable: true, description: "Day of issue." })
  issueDate!: string | null;

  @Field(() => IssueType, { nullable: true, description: "Of a newspaper: morning or evening." })
  issueType!: IssueType | null;

  @Field(() => String, { nullable: true, description: "Page of a newspaper." })
  frameNo!: string | null;

  @Field(() => String, { description: "The contract's comment; empty without one." })
  comment!: string;

  @Field(() => Boolean, { description: "Whether readers see it; only administrators receive unpublished articles." })
  published!: boolean;

  @Field(() => Int, { description: ASSESSED_TEXT.tone })
  tone!: number;

  @Field(() => [ArticleTag], { description: ASSESSED_TEXT.tags })
  tags!: ArticleTag[];
}

@ObjectType({ simpleResolvers: true, description: "A topic's articles of a day by tab, each in its order." })
export class TopicArticles {
  @Field(() => [TopicArticle], { description: "新聞, image and text together." })
  newspaper!: TopicArticle[];

  @Field(() => [TopicArticle], { description: "WEB." })
  web!: TopicArticle[];

  @Field(() => [TopicArticle], { description: "雑誌." })
  magazine!: TopicArticle[];
}

@ObjectType({ simpleResolvers: true, description: "Result of a change of a topic's articles." })
export class ChangedTopic {
  @Field(() => TopicArticles, { description: "The topic's articles after the change." })
  articles!: TopicArticles;

  @Field(() => [UnchangedArticle], { description: "Articles that were not changed, each with the reason." })
  unchanged!: UnchangedArticle[];
}

export const ChangeTopicResult = createUnionType({
  name: "ChangeTopicResult",
  description: "The result, or a refusal with a message for the user.",
  types: () => [ChangedTopic, Refusal] as const,
});
