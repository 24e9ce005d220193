import "reflect-metadata";
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Matches, Max, Min } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { CoreRefusal } from "../../core-api/core-error.ts";
import { inputText } from "../../errors/catalogue.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { type ChangedTopicWire, toChangedTopic, toTopicArticles } from "./topic-article.mapper.ts";
import { ChangedTopic, ChangeTopicResult, TopicArticles, TopicTitle } from "./topic-article.type.ts";

/** Articles of one call (core-api's limit). */
const MOST_ARTICLES = 500;

@ArgsType()
class TopicKeyArgs {
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { description: "The topic." })
  topicId!: string;

  @Field(() => Day, { description: "Process date." })
  day!: string;
}

@ArgsType()
class TopicChangeArgs extends TopicKeyArgs {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ARTICLES)
  @Matches(/^\d{1,18}$/, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "Articles; up to 500." })
  articleIds!: string[];
}

@ArgsType()
class TopicAddArgs extends TopicChangeArgs {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_ARTICLES)
  @Field(() => Int, {
    nullable: true,
    description: "Position of the first article in its tab, from 1; absent: at the end.",
  })
  place?: number | null;
}

@ArgsType()
class TopicCommentArgs extends TopicKeyArgs {
  @Matches(/^\d{1,18}$/, { message: inputText.id })
  @Field(() => ID, { description: "An article of the topic." })
  articleId!: string;

  @Field(() => String, { description: "At most 500 visible characters; empty deletes the comment." })
  comment!: string;

  @Field(() => String, { description: "The comment as it was shown. A comment that has changed since is kept." })
  before!: string;
}

const keyOf = ({ topicId, day }: TopicKeyArgs) => ({ topics_id: topicId, process_date: day });
const inArticles = ({ articleIds }: TopicChangeArgs) => articleIds.map((article_id) => ({ article_id }));
/** One behind the other from a place on; what would come behind the last place there is stands at the end. */
const fromPlace = ({ articleIds }: TopicChangeArgs, first: number) =>
  articleIds.map((article_id, at) => ({
    article_id,
    ...(first + at <= MOST_ARTICLES && { display_order: first + at }),
  }));

/** Topics as their editors fill them (screens 1019-001 and 1019-002); one call each. TopicUsers and administrators only. */
@Resolver()
export class TopicArticleResolver {
  @Query(() => [TopicTitle], { description: "Topics that the user edits; for an administrator, all topics." })
  async topicTitles(@Ctx() { core }: RequestContext): Promise<TopicTitle[]> {
    const { topics_info } = await core.topicArticles.titles();
    return topics_info.map(({ topics_id: id, topics_name: name }) => instance(TopicTitle, { id, name }));
  }

  @Query(() => TopicArticles, { description: "A topic's articles of one day." })
  async topicArticles(
    @Arg("topicId", () => ID, { description: "The topic." }) topicId: string,
    @Arg("day", () => Day, { description: "Process date." }) day: string,
    @Ctx() { core }: RequestContext,
  ): Promise<TopicArticles> {
    return toTopicArticles(await core.topicArticles.list({ topics_id: topicId, process_date: day }));
  }

  @Mutation(() => ChangeTopicResult, { description: "Adds articles at a place of their tab, or at its end." })
  async addTopicArticles(
    @Args(() => TopicAddArgs) args: TopicAddArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedTopic | Refusal> {
    const article_info = args.place ? fromPlace(args, args.place) : inArticles(args);
    return changed(core.topicArticles.place({ ...keyOf(args), article_info }));
  }

  @Mutation(() => ChangeTopicResult, {
    description: "Puts articles of one tab in this order. Articles that were removed meanwhile stay removed.",
  })
  async orderTopicArticles(
    @Args(() => TopicChangeArgs) args: TopicChangeArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedTopic | Refusal> {
    return changed(core.topicArticles.place({ ...keyOf(args), article_info: fromPlace(args, 1), reorder_flag: 1 }));
  }

  @Mutation(() => ChangeTopicResult, {
    description: "Comments on an article of a topic. An article has one comment, shown in all lists.",
  })
  async commentTopicArticle(
    @Args(() => TopicCommentArgs) args: TopicCommentArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedTopic | Refusal> {
    const article = { article_id: args.articleId, comment: args.comment, comment_before: args.before };
    return changed(core.topicArticles.place({ ...keyOf(args), article_info: [article], reorder_flag: 1 }));
  }

  @Mutation(() => ChangeTopicResult, { description: "Removes articles from a topic; they stay in all other lists." })
  async removeTopicArticles(
    @Args(() => TopicChangeArgs) args: TopicChangeArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedTopic | Refusal> {
    return changed(core.topicArticles.remove({ ...keyOf(args), article_info: inArticles(args) }));
  }
}

async function changed(call: Promise<ChangedTopicWire | CoreRefusal>): Promise<ChangedTopic | Refusal> {
  const answer = await orRefusal(call);
  return answer instanceof Refusal ? answer : toChangedTopic(answer);
}
