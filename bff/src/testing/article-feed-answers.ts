import type { CoreApi } from "../core-api/core-api.ts";
import type { ArticleFeedWire } from "../core-api/wire.ts";
import type { Answer } from "./answer.ts";

type Client = CoreApi["articleFeeds"];

export interface ArticleFeedAnswers {
  feeds: Answer<Client["list"]>;
  create_feed: Answer<Client["create"]>;
  revoke_feed: Answer<Client["revoke"]>;
}

export const anArticleFeed = (over: Partial<ArticleFeedWire> = {}): ArticleFeedWire => ({
  article_feed_id: "7",
  feed_name: "半導体の新着",
  data_kbn: 1,
  id: "3",
  target_name: "半導体",
  created_at: "2026-11-20T08:00:00+09:00",
  expires_at: "2027-11-21T00:00:00+09:00",
  last_read_at: null,
  ...over,
});

/** What core-api answers to calls of private feeds. */
export const articleFeedAnswers: ArticleFeedAnswers = {
  feeds: () => ({ article_feeds: [anArticleFeed()] }),
  create_feed: () => ({ article_feed_id: "7", atom_url: "https://n.example/atom", json_url: "https://n.example/json" }),
  revoke_feed: () => ({}),
};

type Call = <Name extends keyof ArticleFeedAnswers>(
  name: Name,
) => (argument?: unknown) => Promise<ReturnType<ArticleFeedAnswers[Name]>>;

export const articleFeedCalls = (call: Call): Client => ({
  list: call("feeds"),
  create: call("create_feed"),
  revoke: call("revoke_feed"),
});
