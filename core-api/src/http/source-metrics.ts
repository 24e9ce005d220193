import type { Registry } from "prom-client";
import type { TransactionScope } from "../db/tenant.ts";
import type { Clock } from "../time/tokyo.ts";
import { addGauges, rowsOf } from "./gauges.ts";

const MEDIA = `
  SELECT media_code, sum(article_count)::float AS articles, max(last_arrived_at) AS last_arrived_at
  FROM media_arrival GROUP BY media_code ORDER BY media_code`;

const FEEDS = `
  SELECT feed_source_id::text AS feed, substring(feed_url FROM '^https?://([^/:?]+)') AS host, failures, failure_count, article_count,
    coalesce(last_article_at, created_at) AS last_article_at, stopped_at IS NOT NULL AS stopped
  FROM feed_source ORDER BY feed_source_id`;

interface MediumRow {
  media_code: string;
  articles: number;
  last_arrived_at: Date;
}
interface FeedRow {
  feed: string;
  host: string;
  failures: number;
  failure_count: number;
  article_count: number;
  last_article_at: Date;
  stopped: boolean;
}

/**
 * Metrics from the database: new articles by medium, feeds and their failures, and how long each source has been silent (design
 * section 11).
 */
export function addSourceMetrics(registry: Registry, scope: TransactionScope, clock: Clock): void {
  const silent = (since: Date): number => Math.max(0, (clock.now().getTime() - since.getTime()) / 1000);

  addGauges(registry, rowsOf<MediumRow>(scope, MEDIA), ["media_code"], {
    articles_in: ["New articles of the medium since it is counted", ({ articles }) => articles],
    medium_silent_seconds: ["Since the last new article of the medium", (row) => silent(row.last_arrived_at)],
  });
  addGauges(registry, rowsOf<FeedRow>(scope, FEEDS), ["feed", "host"], {
    feed_articles: ["New articles that the feed has brought", (row) => row.article_count],
    feed_failures: ["Failed polls since the feed was registered", (row) => row.failure_count],
    feed_failures_in_a_row: ["Failed polls since the last good one", (row) => row.failures],
    feed_silent_seconds: [
      "Since the feed's last new article, or its registration",
      (row) => silent(row.last_article_at),
    ],
    feed_stopped: ["1 where the feed is not polled any more", ({ stopped }) => Number(stopped)],
  });
}
