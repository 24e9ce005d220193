import "reflect-metadata";
import type { FeedKbn } from "@kirinuki/schema/article-feed.ts";
import { ArticleFeedForm } from "@kirinuki/schema/forms/article-feed-form.ts";
import { Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("ArticleFeedForm", { description: "A new private feed." })
export class ArticleFeedInput extends ArticleFeedForm {
  @Field(() => String, { description: "Title of the feed, at most 50 characters." })
  override feedName!: string;

  @Field(() => Int, { description: "Source of the feed: 1 theme, 2 theme group, 3 topic, 5 folder of clips." })
  override dataKbn!: FeedKbn;

  @Field(() => ID, { description: "Id of the theme, theme group, topic or folder." })
  override id!: string;

  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => String, {
    nullable: true,
    description: "Last day on which the feed can be read, yyyy-MM-dd, at most two years from today; null: one year.",
  })
  override lastDay?: string | null;
}

export const ARTICLE_FEED_WIRE_NAMES = {
  feed_name: "feedName",
  data_kbn: "dataKbn",
  id: "id",
  expires_at: "lastDay",
} as const satisfies Record<string, keyof ArticleFeedForm>;

export const toArticleFeedBody = ({
  feedName,
  dataKbn,
  id,
  lastDay,
}: ArticleFeedForm): BodyOf<"/api/v1/article_feeds"> => ({
  feed_name: feedName,
  data_kbn: dataKbn,
  id,
  ...(lastDay && { expires_at: lastDay }),
});
