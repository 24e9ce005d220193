import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import type { ArticleFeedWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A private feed of the user's own. Its addresses are never returned here.",
})
export class ArticleFeed {
  @Field(() => ID, { description: "article_feed_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Title of the feed." })
  name!: string;

  @Field(() => Int, { description: "Source of the feed: 1 theme, 2 theme group, 3 topic, 5 folder of clips." })
  dataKbn!: number;

  @Field(() => ID, { description: "Id of the theme, theme group, topic or folder." })
  targetId!: string;

  @Field(() => String, { description: "Name of the theme, theme group, topic or folder." })
  targetName!: string;

  @Field(() => DateTime, { description: "When the feed was created." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the feed expires." })
  expiresAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When a feed reader last fetched it; null if never." })
  lastReadAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A new feed. Only this answer contains its addresses." })
export class ArticleFeedCreated {
  @Field(() => ID, { description: "article_feed_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Address of the Atom feed, with its secret token." })
  atomUrl!: string;

  @Field(() => String, { description: "Address of the JSON feed, with the same token." })
  jsonUrl!: string;
}

@ObjectType({ simpleResolvers: true, description: "The feed is revoked." })
export class ArticleFeedRevoked {
  @Field(() => Boolean, { description: "Always true, also if it was revoked before." })
  done!: boolean;
}

export const ArticleFeedCreateResult = createUnionType({
  name: "ArticleFeedCreateResult",
  description: "The feed was created, the server refused with a message for the user, or the form has faults.",
  types: () => [ArticleFeedCreated, Refusal, InvalidForm] as const,
});

export const toArticleFeed = (wire: ArticleFeedWire): ArticleFeed =>
  instance(ArticleFeed, {
    id: wire.article_feed_id,
    name: wire.feed_name,
    dataKbn: wire.data_kbn,
    targetId: wire.id,
    targetName: wire.target_name,
    createdAt: wire.created_at,
    expiresAt: wire.expires_at,
    lastReadAt: wire.last_read_at,
  });
