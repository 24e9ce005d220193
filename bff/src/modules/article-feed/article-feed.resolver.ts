import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { ARTICLE_FEED_WIRE_NAMES, ArticleFeedInput, toArticleFeedBody } from "./article-feed.input.ts";
import {
  ArticleFeed,
  ArticleFeedCreated,
  ArticleFeedCreateResult,
  ArticleFeedRevoked,
  toArticleFeed,
} from "./article-feed.type.ts";

/** Private feeds, for feed readers. */
@Resolver()
export class ArticleFeedResolver {
  @Query(() => [ArticleFeed], { description: "The user's private feeds, newest first." })
  async articleFeeds(@Ctx() { core }: RequestContext): Promise<ArticleFeed[]> {
    const { article_feeds: feeds } = await core.articleFeeds.list();
    return feeds.map(toArticleFeed);
  }

  @UseMiddleware(invalidFormAsData(ARTICLE_FEED_WIRE_NAMES))
  @Mutation(() => ArticleFeedCreateResult, {
    description: "Creates a private feed. Only this answer contains its addresses.",
  })
  async createArticleFeed(
    @Arg("form", () => ArticleFeedInput, { description: "Name, source and expiry of the feed." })
    form: ArticleFeedInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleFeedCreated | Refusal> {
    const answer = await orRefusal(core.articleFeeds.create(toArticleFeedBody(form)));
    return answer instanceof Refusal
      ? answer
      : instance(ArticleFeedCreated, {
          id: answer.article_feed_id,
          atomUrl: answer.atom_url,
          jsonUrl: answer.json_url,
        });
  }

  @Mutation(() => ArticleFeedRevoked, { description: "Revokes a private feed with immediate effect." })
  async revokeArticleFeed(
    @Arg("id", () => ID, { description: "article_feed_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ArticleFeedRevoked> {
    try {
      await core.articleFeeds.revoke({ article_feed_id: id });
    } catch (error) {
      if (!(error instanceof BffError) || error.code !== "NOT_FOUND") throw error;
    }
    return instance(ArticleFeedRevoked, { done: true });
  }
}
