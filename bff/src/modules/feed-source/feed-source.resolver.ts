import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { DataOf } from "../../core-api/wire.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { FeedSource, FeedSourceInput, FeedTrial, FeedTrialArticle } from "./feed-source.type.ts";

type FeedWire = DataOf<"/admin/api/v1/feed_sources", "get">["feed_sources"][number];

const toFeed = (wire: FeedWire): FeedSource =>
  instance(FeedSource, {
    id: wire.feed_source_id,
    url: wire.feed_url,
    contractId: wire.contract_id,
    contractCode: wire.contract_code,
    mediaCode: wire.media_code,
    mediaName: wire.media_name,
    everyMinutes: wire.every_minutes,
    state: wire.state,
    nextAt: wire.next_due_at,
    lastSuccessAt: wire.last_success_at,
    lastArticleAt: wire.last_article_at,
    lastErrorAt: wire.last_error_at,
    lastError: wire.last_error,
    failures: wire.failures,
    articles: wire.article_count,
    articlesPerDay: wire.articles_per_day,
  });

/** Feeds (screen /el/feeds). Operators only; one call each. */
@Resolver()
export class FeedSourceResolver {
  @Query(() => [FeedSource], { description: "All feeds with their state. Operators only." })
  async feedSources(@Ctx() { core }: RequestContext): Promise<FeedSource[]> {
    return (await core.operatorMedia.feeds({})).feed_sources.map(toFeed);
  }

  @Mutation(() => FeedTrial, { description: "Fetches a feed once and stores nothing. Operators only." })
  async tryFeed(
    @Arg("url", () => String, { description: "Its address." }) url: string,
    @Ctx() { core }: RequestContext,
  ): Promise<FeedTrial> {
    const { reason, kind, moved_to, article_count, refused_count, articles } = await core.operatorMedia.tryFeed({
      feed_url: url,
    });
    return instance(FeedTrial, {
      reason,
      kind,
      movedTo: moved_to,
      count: article_count,
      refused: refused_count,
      articles: articles.map(({ title, reporting_date: at }) => instance(FeedTrialArticle, { title, at })),
    });
  }

  @Mutation(() => BackOfficeResult, { description: "Registers or changes a feed. Operators only." })
  saveFeedSource(
    @Arg("feed", () => FeedSourceInput, { description: "All of it." }) feed: FeedSourceInput,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    const { id, url, contractId, mediaName, everyMinutes, isStopped } = feed;
    return doneOr(
      core.operatorMedia.saveFeed({
        ...(id ? { feed_source_id: id } : contractId && { contract_id: contractId }),
        feed_url: url,
        every_minutes: everyMinutes,
        ...(mediaName !== undefined && { media_name: mediaName ?? (null as never) }),
        ...(typeof isStopped === "boolean" && { stopped: isStopped ? 1 : 0 }),
      }),
    );
  }

  @Mutation(() => BackOfficeResult, { description: "Deletes a feed; its articles stay. Operators only." })
  removeFeedSource(
    @Arg("id", () => ID, { description: "feed_source_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.operatorMedia.removeFeed({ feed_source_id: id }));
  }
}
