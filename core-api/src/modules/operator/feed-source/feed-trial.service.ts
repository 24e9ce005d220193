import type { Config } from "../../../config/config.ts";
import { readFeed } from "../../../ingest/feed/read-feed.ts";
import { isRefused } from "../../../ingest/item.ts";
import { feedClient } from "../../../ingest/polling/feed-agent.ts";
import { FEED_LIMITS } from "../../../ingest/polling/feed-limits.ts";
import { type Fetched, fetchFeed } from "../../../ingest/polling/fetch-feed.ts";
import { type Clock, tokyoDateTime } from "../../../time/tokyo.ts";
import type { FeedTrial } from "./feed-source.dto.ts";

/** A person waits, and a transaction with him. */
const LIMITS = { ...FEED_LIMITS, connectMs: 5_000, idleMs: 8_000, totalMs: 15_000 };
const SHOWN = 5;

const failed = (reason: string): FeedTrial => ({
  ok: 0,
  reason,
  kind: null,
  moved_to: null,
  article_count: 0,
  refused_count: 0,
  articles: [],
});

const GONE = "配信元がフィードの終了を知らせました（HTTP 410）。";

/** Fetches a feed once and says what would be taken in; nothing is stored. Never throws for what a host does. */
export async function tryFeed({ config, clock }: { config: Config; clock: Clock }, url: string): Promise<FeedTrial> {
  const client = feedClient(config);
  try {
    const request = { url, etag: null, lastModified: null };
    const settings = { ...client, limits: LIMITS, now: () => clock.now(), enter: async () => null };
    const fetched = await fetchFeed(request, settings);
    if (fetched.kind === "body") return await read(fetched);
    if (fetched.kind === "failed") return failed(fetched.reason);
    return failed(fetched.kind === "gone" ? GONE : "内容がありません。");
  } finally {
    await client.dispatcher.destroy();
  }
}

async function read({ body, url, charset, movedTo }: Extract<Fetched, { kind: "body" }>): Promise<FeedTrial> {
  const { kind, items } = await readFeed(body, { feedUrl: url, ...(charset !== null && { charset }) });
  const articles = items.flatMap((item) => (isRefused(item) ? [] : [item.columns]));
  const faults = items.flatMap((item) => (isRefused(item) ? item.faults : []));
  if (kind === null) return failed(faults[0]?.reason ?? "フィードではありません。");
  return {
    ok: 1,
    reason: null,
    kind,
    moved_to: movedTo,
    article_count: articles.length,
    refused_count: items.length - articles.length,
    articles: articles.slice(0, SHOWN).map(({ title, published_at }) => ({
      title,
      reporting_date: published_at === null ? null : tokyoDateTime(new Date(published_at)),
    })),
  };
}
