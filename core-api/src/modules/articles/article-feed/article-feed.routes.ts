import { FEED_FORMATS, FEED_KBNS, type FeedFormat } from "@kirinuki/schema/article-feed.ts";
import { ArticleFeedForm } from "@kirinuki/schema/forms/article-feed-form.ts";
import { Type } from "typebox";
import { Refusal } from "../../../http/envelope.ts";
import { IdField } from "../../../http/fields.ts";
import { ANY_USER, type Router, type UserCall } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { addressesOf, createFeed, type FeedCall, listFeeds, revokeFeed, targetOf } from "./article-feed.service.ts";
import { readFeed } from "./feed-articles.ts";
import { refuseFeed, sendFeed } from "./send-feed.ts";

class ArticleFeedBody extends ArticleFeedForm {
  static readonly wireNames = { feed_name: "feedName", data_kbn: "dataKbn", id: "id", expires_at: "lastDay" };
}

class ArticleFeedIdBody {
  @IdField("フィードID") article_feed_id!: string;
}

const feedsSchema = Type.Object({
  article_feeds: Type.Array(
    Type.Object({
      article_feed_id: Type.String(),
      feed_name: Type.String(),
      data_kbn: Type.Integer({
        enum: [...FEED_KBNS],
        description: "1 theme, 2 theme group, 3 topic, 5 folder of clips",
      }),
      id: Type.String({ description: "Id of the theme, theme group, topic or folder" }),
      target_name: Type.String(),
      created_at: Type.String(),
      expires_at: Type.String(),
      last_read_at: nullable(Type.String()),
    }),
  ),
});

const callOf = ({ tx, actor, request }: UserCall<object, object>): FeedCall => ({ tx, actor, requestId: request.id });

/** GET, POST and DELETE /article_feeds (our addition to api.md): the private feeds of the caller. */
export function articleFeedRoutes(router: Router, { clock, config }: Parts): void {
  router.user({
    method: "GET",
    path: "/article_feeds",
    allow: ANY_USER,
    summary: "The user's private feeds, newest first, without their addresses",
    data: feedsSchema,
    run: async ({ tx, actor }) => ({
      article_feeds: (await listFeeds(tx, actor)).map((feed) => {
        const { dataKbn, id } = targetOf(feed);
        return {
          article_feed_id: String(feed.article_feed_id),
          feed_name: feed.feed_name,
          ...{ data_kbn: dataKbn, id, target_name: feed.target_name },
          created_at: tokyoDateTime(feed.created_at),
          expires_at: tokyoDateTime(feed.expires_at),
          last_read_at: feed.last_read_at && tokyoDateTime(feed.last_read_at),
        };
      }),
    }),
  });

  router.user({
    method: "POST",
    path: "/article_feeds",
    allow: ANY_USER,
    answersSecret: true,
    summary:
      "Create a private feed of a theme, theme group, topic or folder of clips; only this answer has its addresses",
    body: ArticleFeedBody,
    data: Type.Object({ article_feed_id: Type.String(), atom_url: Type.String(), json_url: Type.String() }),
    run: async (call) => {
      const made = await createFeed(callOf(call), call.body, clock.now());
      if (made instanceof Refusal) return made;
      const { atom, json } = addressesOf(config.publicUrl, made.token);
      return { article_feed_id: made.id, atom_url: atom, json_url: json };
    },
  });

  router.user({
    method: "DELETE",
    path: "/article_feeds",
    allow: ANY_USER,
    summary: "End a private feed with immediate effect",
    body: ArticleFeedIdBody,
    data: Type.Object({}),
    run: async (call) => {
      await revokeFeed(callOf(call), call.body.article_feed_id);
      return {};
    },
  });
}

/** GET /feeds/atom.xml and /feeds/feed.json: what feed readers fetch, by the token in the address. */
export function feedReadingRoutes(router: Router, { clock, config }: Parts): void {
  for (const [format, path] of Object.entries(FEED_FORMATS) as [FeedFormat, string][])
    router.protocol({
      method: "GET",
      path,
      allow: ANY_USER,
      summary: `A private feed as ${format === "atom" ? "Atom" : "JSON Feed 1.1"}, by its token`,
      refuse: refuseFeed,
      run: async ({ session, request, reply }) => {
        const content = await session.run("read", (tx, actor) => readFeed(tx, actor, clock));
        return sendFeed({ request, reply }, { format, content, publicUrl: config.publicUrl, now: clock.now() });
      },
    });
}
