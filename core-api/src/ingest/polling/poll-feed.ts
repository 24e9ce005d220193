import { createHash, randomUUID } from "node:crypto";
import type { TransactionScope } from "../../db/tenant.ts";
import type { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import type { Clock } from "../../time/tokyo.ts";
import { readFeed, WHOLE_FILE } from "../feed/read-feed.ts";
import { ingestItems } from "../ingest.ts";
import { type IngestCounts, NOTHING_READ } from "../ingest-counts.ts";
import { isRefused, type ReadItem } from "../item.ts";
import { BatchStore } from "../store-batch.ts";
import { type ClaimedFeed, claimFeed, type Settlement, settleFeed } from "./feed-claims.repository.ts";
import { CLAIM_MS } from "./feed-limits.ts";
import { type FeedClient, type Fetched, fetchFeed } from "./fetch-feed.ts";
import { HostTurns } from "./host-turns.ts";
import { nextDue } from "./schedule.ts";

export interface PollResources {
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  expressions: ActiveExpressions;
  client: Pick<FeedClient, "dispatcher" | "userAgent" | "allowPrivate" | "limits">;
  /** From 0 to below 1. */
  random: () => number;
}

/** `idle`: not due, stopped, removed, or being polled. `postponed`: its host is busy. */
export type Polled =
  | { outcome: "idle" }
  | { outcome: "postponed"; until: Date }
  | { outcome: "read"; counts: IngestCounts }
  | { outcome: "unchanged" }
  | { outcome: "stopped" }
  | { outcome: "failed"; reason: string };

const STOPPED = "配信元がフィードの終了を知らせました（HTTP 410）。";

/**
 * Polls registered feeds (design section 4). Everything that two workers could disagree about is in the database; a worker that
 * dies leaves claims that run out, and what it had stored is known when the feed is polled again.
 */
export class FeedPoller {
  private readonly turns: HostTurns;

  constructor(private readonly resources: PollResources) {
    this.turns = new HostTurns(resources.scope, resources.clock);
  }

  async poll(feedSourceId: number): Promise<Polled> {
    const claim = randomUUID();
    const now = this.resources.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const feed = await this.resources.scope.shared("write", (tx) => claimFeed(tx, feedSourceId, { claim, until, now }));
    if (!feed) return { outcome: "idle" };
    const fetched = await this.fetch(feed, claim);
    if (fetched.kind === "busy") {
      await this.settle(feed, claim, { next_due_at: fetched.until });
      return { outcome: "postponed", until: fetched.until };
    }
    return this.digest(feed, claim, fetched);
  }

  private async fetch(feed: ClaimedFeed, claim: string): Promise<Fetched> {
    const wanted = { url: feed.feed_url, etag: feed.etag, lastModified: feed.last_modified };
    let notBefore: Date | null = null;
    try {
      const fetched = await fetchFeed(wanted, {
        ...this.resources.client,
        now: () => this.resources.clock.now(),
        enter: (host) => this.turns.enter(host, claim),
      });
      if (fetched.kind === "failed") notBefore = fetched.retryAfter;
      return fetched;
    } finally {
      await this.turns.leave(claim, notBefore);
    }
  }

  private async digest(feed: ClaimedFeed, claim: string, fetched: Exclude<Fetched, { kind: "busy" }>): Promise<Polled> {
    if (fetched.kind === "failed") return this.fail(feed, claim, fetched.reason, fetched.retryAfter);
    if (fetched.kind === "gone") {
      const now = this.resources.clock.now();
      const error = { last_error: STOPPED, last_error_at: now };
      await this.settle(feed, claim, { ...error, next_due_at: now, stopped_at: now, failures: 0 });
      return { outcome: "stopped" };
    }
    if (fetched.kind === "unchanged") {
      await this.succeed(feed, claim, fetched, {});
      return { outcome: "unchanged" };
    }
    const { etag, lastModified: last_modified } = fetched;
    const body_hash = createHash("sha256").update(fetched.body).digest("hex");
    if (body_hash === feed.body_hash) {
      await this.succeed(feed, claim, fetched, { etag, last_modified });
      return { outcome: "unchanged" };
    }
    const { counts, refusal } = await this.take(feed, fetched, body_hash);
    if (refusal !== null) return this.fail(feed, claim, refusal, null);
    const arrived = counts.stored > 0 ? { last_article_at: this.resources.clock.now() } : {};
    await this.succeed(feed, claim, fetched, { etag, last_modified, body_hash, articles: counts.stored, ...arrived });
    return { outcome: "read", counts };
  }

  /** Stores what the feed has; a feed that can't be read as a whole is a row of the error list, with the reason. */
  private async take(feed: ClaimedFeed, fetched: Extract<Fetched, { kind: "body" }>, fileHash: string) {
    const { scope, clock, expressions } = this.resources;
    const reading = await readFeed(fetched.body, {
      feedUrl: fetched.url,
      ...(fetched.charset !== null && { charset: fetched.charset }),
      ...(feed.media_name !== null && { mediaName: feed.media_name }),
    });
    const origin = {
      file: feed.feed_url,
      fileHash,
      ...(feed.own_contract_id !== null && { ownContractId: feed.own_contract_id }),
    };
    // A store of its own: what it remembers of media would grow old in a process that runs for weeks.
    const store = new BatchStore({ scope, clock, expressions });
    const items = reading.items.map((item) => ofMedium(item, feed.media_code));
    const counts = items.length === 0 ? NOTHING_READ : await ingestItems(each(items), store, origin);
    return { counts, refusal: wholeRefusal(reading.items) };
  }

  private async fail(feed: ClaimedFeed, claim: string, reason: string, retryAfter: Date | null): Promise<Polled> {
    const now = this.resources.clock.now();
    const failures = feed.failures + 1;
    const due = nextDue({ ...this.due(feed, now), failures, retryAfter });
    const error = { last_error: reason, last_error_at: now };
    await this.settle(feed, claim, { ...error, next_due_at: due, failures, failed: true });
    return { outcome: "failed", reason };
  }

  private async succeed(
    feed: ClaimedFeed,
    claim: string,
    { movedTo }: { movedTo: string | null },
    settlement: Partial<Settlement>,
  ): Promise<void> {
    const now = this.resources.clock.now();
    await this.settle(feed, claim, {
      ...settlement,
      ...(movedTo !== null && { feed_url: movedTo }),
      next_due_at: nextDue({ ...this.due(feed, now), failures: 0, retryAfter: null }),
      last_success_at: now,
      failures: 0,
    });
  }

  private due = (feed: ClaimedFeed, now: Date) => ({
    now,
    everyMinutes: feed.every_minutes,
    random: this.resources.random,
  });

  private settle(feed: ClaimedFeed, claim: string, settlement: Settlement): Promise<void> {
    return this.resources.scope.shared("write", (tx) => settleFeed(tx, feed.feed_source_id, claim, settlement));
  }
}

/** The operator's code goes before whatever the feed calls itself. */
const ofMedium = (item: ReadItem, code: string | null): ReadItem =>
  code === null || isRefused(item) ? item : { ...item, medium: { code, name: null } };

function wholeRefusal(items: readonly ReadItem[]): string | null {
  const faults = items.flatMap((item) => (isRefused(item) ? item.faults : []));
  return faults.find(({ field }) => field === WHOLE_FILE)?.reason ?? null;
}

async function* each(items: readonly ReadItem[]): AsyncGenerator<ReadItem> {
  yield* items;
}
