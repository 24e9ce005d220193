import type { Job, PgBoss } from "pg-boss";
import { dueFeeds } from "../ingest/polling/feed-claims.repository.ts";
import { CLAIM_MS } from "../ingest/polling/feed-limits.ts";
import type { FeedClient } from "../ingest/polling/fetch-feed.ts";
import { FeedPoller } from "../ingest/polling/poll-feed.ts";
import type { JobContext } from "./job.ts";
import type { JobWatch } from "./job-watch.ts";

/** One job a feed; the feed's own row says whether it is due, so a job too many does nothing. */
export const POLL_FEED_JOB = "poll-feed";
export const PLAN_FEEDS_JOB = "plan-feeds";

/** Feeds that one worker polls side by side; each of another host. */
const SIDE_BY_SIDE = 3;
const PLANNED_AT_ONCE = 1000;

/** What polling needs beside the job context. */
export interface FeedParts {
  client: Pick<FeedClient, "dispatcher" | "userAgent" | "allowPrivate">;
}

/** Creates both queues. A feed waits in the queue at most once; whatever goes wrong, the next plan sends it again. */
export async function prepareFeedQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(PLAN_FEEDS_JOB, { policy: "singleton", retryLimit: 0, expireInSeconds: 60 });
  await boss.createQueue(POLL_FEED_JOB, {
    policy: "short",
    retryLimit: 0,
    expireInSeconds: CLAIM_MS / 1000,
    retentionSeconds: 3600,
    deleteAfterSeconds: 3600,
  });
}

/** Plans every minute what is due, and polls. */
export async function workOnFeeds(boss: PgBoss, context: JobContext, watch: JobWatch, parts: FeedParts): Promise<void> {
  const poller = new FeedPoller({ ...context, ...parts, random: Math.random });
  await boss.schedule(PLAN_FEEDS_JOB, "* * * * *", null, { tz: "Asia/Tokyo" });
  const plan = async () => {
    const due = await context.scope.shared("read", (tx) => dueFeeds(tx, context.clock.now(), PLANNED_AT_ONCE));
    for (const id of due) await send(boss, id);
  };
  await boss.work(PLAN_FEEDS_JOB, watch.handler(PLAN_FEEDS_JOB, plan));
  const poll = async (jobs: Job<{ id: string }>[]) => {
    for (const { data } of jobs) await pollOne(boss, context, poller, Number(data.id));
  };
  await boss.work<{ id: string }>(
    POLL_FEED_JOB,
    { localConcurrency: SIDE_BY_SIDE, pollingIntervalSeconds: 2 },
    watch.handler(POLL_FEED_JOB, poll),
  );
}

async function pollOne(boss: PgBoss, { log }: JobContext, poller: FeedPoller, id: number): Promise<void> {
  const polled = await poller.poll(id);
  if (polled.outcome === "postponed") await send(boss, id, polled.until);
  else if (polled.outcome !== "idle") log("feed polled", { feed: id, ...polled });
}

async function send(boss: PgBoss, id: number, startAfter?: Date): Promise<void> {
  const options = { singletonKey: String(id), ...(startAfter && { startAfter }) };
  await boss.send(POLL_FEED_JOB, { id: String(id) }, options);
}
