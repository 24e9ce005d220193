import { traceparent } from "@kirinuki/schema/process/tracing.ts";
import { type Job, PgBoss } from "pg-boss";
import { connectionOptions } from "../db/session-settings.ts";
import { watchedClient } from "../db/watched-client.ts";
import { ChatSender } from "../mail/chat/chat-sender.ts";
import { PushSender } from "../mail/push/push-sender.ts";
import { MailSender } from "../mail/send/mail-sender.ts";
import { WebhookSender } from "../modules/webhooks/delivery/webhook-sender.ts";
import type { JobSender } from "../runs/job-sender.ts";
import { PASSWORD_RESET_JOB, REMATCH_JOB, REPORT_JOB } from "../runs/job-sender.ts";
import { ALERTS_EXPIRE_SECONDS, ALERTS_JOB, AlertCaller, makeAlerts } from "./alerts.job.ts";
import { archiveWeeks } from "./archive-weeks.job.ts";
import { dropAudit, sealAudit } from "./audit-chain.job.ts";
import { contractEnd } from "./contract-end.job.ts";
import { countWords } from "./count-words.job.ts";
import { editionDeadline } from "./edition-deadline.job.ts";
import { ensurePartitions } from "./ensure-partitions.job.ts";
import type { ChatParts, JobContext, MailingJob, MailParts, PushParts, ScheduledJob } from "./job.ts";
import type { JobWatch } from "./job-watch.ts";
import { mailPurge } from "./mail-purge.job.ts";
import { mailSchedule } from "./mail-schedule.job.ts";
import { noteOmissionsNightly } from "./note-omissions.job.ts";
import { PASSWORD_RESET_RETRIES, sendPasswordReset } from "./password-reset.job.ts";
import { type FeedParts, prepareFeedQueues, workOnFeeds } from "./poll-feeds.job.ts";
import { purgeExpired } from "./purge-expired.job.ts";
import { releaseEmbargo } from "./release-embargoed.job.ts";
import { releaseUses } from "./release-uses.job.ts";
import { REMATCH_EXPIRES_SECONDS, REMATCH_RETRIES, rematchTheme } from "./rematch.job.ts";
import { makeWaitingReports, REPORT_EXPIRES_SECONDS, reportPurge, reportSchedule } from "./reports.job.ts";
import { retention } from "./retention.job.ts";
import { searchUpkeep } from "./search-upkeep.job.ts";
import { settleProminence } from "./settle-prominence.job.ts";
import { storyUpkeep } from "./story-upkeep.job.ts";
import { tryOriginals } from "./try-originals.job.ts";
import { verifyCounts } from "./verify-counts.job.ts";
import { watchMediaJob } from "./watch-media.job.ts";

export const scheduledJobs: readonly ScheduledJob[] = [
  archiveWeeks,
  countWords,
  settleProminence,
  dropAudit,
  editionDeadline,
  ensurePartitions,
  mailPurge,
  mailSchedule,
  noteOmissionsNightly,
  purgeExpired,
  releaseEmbargo,
  releaseUses,
  reportPurge,
  retention,
  sealAudit,
  searchUpkeep,
  storyUpkeep,
  tryOriginals,
  verifyCounts,
];

export const mailingJobs: readonly MailingJob[] = [contractEnd, reportSchedule, watchMediaJob];

const SCHEMA = "pgboss";
const TIME_ZONE = "Asia/Tokyo";
const HOUR_SECONDS = 3600;
/** Longer than the queue's own statements take; jobs use other connections. */
const STATEMENT_MS = 60_000;
/** How its connections begin and end; the queue hands them to the driver. */
const CONNECTIONS = { Client: watchedClient(STATEMENT_MS), options: connectionOptions(STATEMENT_MS) };

/** Creates the queue's tables as their owner and opens them to the worker's role. Part of `kirinuki migrate`; repeatable. */
export async function prepareQueue(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: SCHEMA, supervise: false, schedule: false, max: 2 });
  const faults: Error[] = [];
  boss.on("error", (error) => faults.push(error));
  await boss.start();
  try {
    for (const job of [...scheduledJobs, ...mailingJobs]) {
      await boss.createQueue(job.name, {
        policy: "singleton",
        retryLimit: job.retryLimit,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds,
      });
    }
    await boss.createQueue(PASSWORD_RESET_JOB, {
      retryLimit: PASSWORD_RESET_RETRIES,
      retryBackoff: true,
      retentionSeconds: HOUR_SECONDS,
    });
    await prepareFeedQueues(boss);
    await boss.createQueue(REMATCH_JOB, {
      retryLimit: REMATCH_RETRIES,
      retryBackoff: true,
      expireInSeconds: REMATCH_EXPIRES_SECONDS,
    });
    await boss.createQueue(ALERTS_JOB, { policy: "stately", retryLimit: 0, expireInSeconds: ALERTS_EXPIRE_SECONDS });
    await boss.createQueue(REPORT_JOB, { policy: "stately", retryLimit: 0, expireInSeconds: REPORT_EXPIRES_SECONDS });
    await boss.getDb().executeSql(`
      GRANT USAGE ON SCHEMA ${SCHEMA} TO kirinuki_operator;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO kirinuki_operator;
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${SCHEMA} TO kirinuki_operator;`);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (faults[0]) throw faults[0];
}

/** The sending side, for core-api: no jobs are taken, nothing is supervised. */
export async function openJobSender(
  operatorUrl: string,
  onError: (error: Error) => void,
): Promise<JobSender & { close(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: operatorUrl,
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 2,
    ...CONNECTIONS,
  });
  boss.on("error", onError);
  await boss.start();
  return {
    async send(name, data, requestId) {
      const trace = traceparent();
      await boss.send(name, {
        ...data,
        ...(requestId !== undefined && { request_id: requestId }),
        ...(trace !== undefined && { traceparent: trace }),
      });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

interface ResetRequest {
  contract_code: string;
  user_id: string;
}

async function each<Data>(jobs: readonly Job<Data>[], work: (data: Data) => Promise<void>): Promise<void> {
  for (const { data } of jobs) await work(data);
}

/** A worker at work; `stop` waits for the jobs in hand. */
export interface RunningWorker {
  stop(): Promise<void>;
}

/** Takes jobs as the operator role until stopped. Any number of workers may run; a job is taken by one. */
export async function startWorker(
  operatorUrl: string,
  context: JobContext,
  mail: MailParts,
  watch: JobWatch,
  feeds?: FeedParts,
  chat?: ChatParts,
  push?: PushParts,
): Promise<RunningWorker> {
  const boss = new PgBoss({
    connectionString: operatorUrl,
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    max: 4,
    application_name: "kirinuki-worker",
    ...CONNECTIONS,
  });
  boss.on("error", (error) => context.log("queue error", { error: error.message }));
  await boss.start();
  for (const job of [...scheduledJobs, ...mailingJobs]) {
    await boss.schedule(job.name, job.cron, null, { tz: TIME_ZONE });
    await boss.work(
      job.name,
      watch.handler(job.name, () => job.run(context, mail)),
    );
  }
  const soon = { pollingIntervalSeconds: 1 };
  await boss.work<ResetRequest>(
    PASSWORD_RESET_JOB,
    soon,
    watch.handler(PASSWORD_RESET_JOB, (jobs: Job<ResetRequest>[]) =>
      each(jobs, (data) => sendPasswordReset(context, mail, data)),
    ),
  );
  if (feeds) await workOnFeeds(boss, context, watch, feeds);
  await boss.work<{ theme_id: string }>(
    REMATCH_JOB,
    soon,
    watch.handler(REMATCH_JOB, (jobs: Job<{ theme_id: string }>[]) =>
      each(jobs, (data) => rematchTheme(context, data)),
    ),
  );
  await boss.work(
    REPORT_JOB,
    soon,
    watch.handler(REPORT_JOB, () => makeWaitingReports(context, mail)),
  );
  await boss.work(
    ALERTS_JOB,
    soon,
    watch.handler(ALERTS_JOB, () => makeAlerts(context)),
  );
  const alertCaller = new AlertCaller({ ...context, call: () => boss.send(ALERTS_JOB) });
  alertCaller.start();
  const sender = new MailSender({ ...context, ...mail });
  sender.start();
  const chatSender = chat && new ChatSender({ ...context, ...chat, publicUrl: mail.publicUrl });
  chatSender?.start();
  const webhookSender = chat && new WebhookSender({ ...context, ...chat, publicUrl: mail.publicUrl });
  webhookSender?.start();
  const pushSender = push && new PushSender({ ...context, ...push, publicUrl: mail.publicUrl });
  pushSender?.start();
  return {
    stop: async () => {
      // It puts into the queue that the others are stopped with.
      await alertCaller.stop();
      const stopped = [sender.stop(), chatSender?.stop(), webhookSender?.stop(), pushSender?.stop()];
      await Promise.all([...stopped, boss.stop({ graceful: true, timeout: 30_000 })]);
    },
  };
}
