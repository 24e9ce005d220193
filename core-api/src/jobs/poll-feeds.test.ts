import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, expect, it, vi } from "vitest";
import { feedAgent } from "../ingest/polling/feed-agent.ts";
import { feedServer, rss } from "../ingest/polling/testing/feed-server.ts";
import { newsDesk } from "../ingest/testing/news-desk.ts";
import { noWebhooks } from "../modules/operator/arrival-alarm/testing/no-webhooks.ts";
import { aJobContext, aJobWatch } from "../testing/a-job-context.ts";
import { PLAN_FEEDS_JOB } from "./poll-feeds.job.ts";
import { openJobSender, prepareQueue, startWorker } from "./queue.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const server = await feedServer();
const dispatcher = feedAgent({ allowPrivate: true });
afterAll(() => dispatcher.destroy());

it("a plan puts every feed that is due into the queue, and workers poll them", { timeout: 30_000 }, async () => {
  await prepareQueue(db.ownerUrl);
  const due = server.serve("/due", rss("due"));
  server.serve("/not-yet", rss("not-yet"));
  await desk.owner.query(
    `INSERT INTO feed_source (feed_url, every_minutes, created_at, next_due_at) VALUES ($1, 30, $3, $3), ($2, 30, $3, $3::timestamptz + interval '1 minute')`,
    [due, server.url("/not-yet"), desk.clock.now()],
  );
  const mail = {
    transport: { send: async () => {}, close: () => {} },
    publicUrl: "http://localhost:8080",
    webhooks: noWebhooks,
  };
  const client = { dispatcher, userAgent: "Kirinuki/0.1 (test)", allowPrivate: true };
  const context = aJobContext(desk);
  const worker = await startWorker(db.operatorUrl, context, mail, aJobWatch(context), { client });
  const jobs = await openJobSender(db.operatorUrl, () => {});
  try {
    await jobs.send(PLAN_FEEDS_JOB, {});
    const polled = async () =>
      (await desk.owner.query("SELECT feed_url FROM feed_source WHERE article_count = 1")).rows;
    await vi.waitFor(async () => expect(await polled()).toEqual([{ feed_url: due }]), {
      timeout: 20_000,
      interval: 100,
    });
    expect(server.asked.map(({ path }) => path)).toEqual(["/due"]);
  } finally {
    await jobs.close();
    await worker.stop();
  }
});
