import "reflect-metadata";
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { CommentArgs, ManagedArticlesArgs, PublishArgs, toManagedQuery } from "./managed-article.input.ts";
import { toChangedArticles, toEvents, toManagedPage } from "./managed-article.mapper.ts";
import {
  ArticleEvent,
  ChangeArticlesResult,
  ChangedArticles,
  ManagedArticlePage,
  ManagedArticlesResult,
} from "./managed-article.type.ts";

const FILTER_NAMES = {
  keyword: "keyword",
  expression: "expression",
  process_date_start: "start",
  process_date_end: "end",
} as const;

const inArticles = (ids: readonly string[]) => ids.map((article_id) => ({ article_id }));

/** Articles in the hands of administrators (screens 1023 and 1043); one call each. */
@Resolver()
export class ManagedArticleResolver {
  @UseMiddleware(invalidFormAsData(FILTER_NAMES))
  @Query(() => ManagedArticlesResult, {
    description: "One page of a tab of the contract's articles, including unpublished ones. Administrators only.",
  })
  async managedArticles(
    @Args(() => ManagedArticlesArgs) args: ManagedArticlesArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ManagedArticlePage | Refusal> {
    const answer = await orRefusal(core.managedArticles.list(toManagedQuery(args)));
    return answer instanceof Refusal ? answer : toManagedPage(answer, args.source, args.state);
  }

  @Query(() => [ArticleEvent], {
    description: "What users of the contract did with an article, newest first. Administrators only.",
  })
  async articleHistory(
    @Arg("id", () => ID, { description: "article_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleEvent[]> {
    return toEvents(await core.managedArticles.history({ article_id: id }));
  }

  @Mutation(() => ChangeArticlesResult, {
    description:
      "Publishes or unpublishes articles; the answer names those that were not changed. Administrators only.",
  })
  async publishArticles(
    @Args(() => PublishArgs) { articleIds, published }: PublishArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedArticles | Refusal> {
    const body = { article_info: inArticles(articleIds), disp_status: published ? (0 as const) : (1 as const) };
    const answer = await orRefusal(core.managedArticles.publish(body));
    return answer instanceof Refusal ? answer : toChangedArticles(answer);
  }

  @UseMiddleware(invalidFormAsData({ comment: "comment" }))
  @Mutation(() => ChangeArticlesResult, {
    description: "Comments on articles, or deletes their comments. Administrators only.",
  })
  async commentArticles(
    @Args(() => CommentArgs) { articleIds, comment, append }: CommentArgs,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangedArticles | Refusal> {
    const body = { article_info: inArticles(articleIds), comment, append_flag: append ? (1 as const) : (0 as const) };
    const answer = await orRefusal(core.managedArticles.comment(body));
    return answer instanceof Refusal ? answer : toChangedArticles(answer);
  }
}
