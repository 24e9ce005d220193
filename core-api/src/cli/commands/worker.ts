import { resolve } from "node:path";
import { startTracing, stopTracing } from "@kirinuki/schema/process/tracing.ts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { Config } from "../../config/config.ts";
import { createDataSource } from "../../data-source.ts";
import type { Installation } from "../../db/installation.ts";
import { sealedTextsOf } from "../../db/sealed-texts-of.ts";
import { SlowStatements } from "../../db/slow-statements.ts";
import { TransactionScope } from "../../db/tenant.ts";
import { Inbox } from "../../ingest/inbox/inbox.ts";
import { WorkerMark } from "../../ingest/inbox/worker-mark.ts";
import { feedClient } from "../../ingest/polling/feed-agent.ts";
import type { JobContext } from "../../jobs/job.ts";
import { JobWatch } from "../../jobs/job-watch.ts";
import { scheduledJobs, startWorker } from "../../jobs/queue.ts";
import { workerRegistry, workerServer } from "../../jobs/worker-server.ts";
import { BounceFolder } from "../../mail/bounce/bounce-folder.ts";
import { configuredTransport } from "../../mail/configured-transport.ts";
import { vapidKeys } from "../../mail/push/vapid-keys.ts";
import { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import { openChatClient } from "../../modules/mail/chat-target/chat-client.ts";
import { ArchiveServers } from "../../search/archive/archive-server.ts";
import { PostgresSearch } from "../../search/postgres-search.ts";
import { openOriginalStore } from "../../storage/open-store.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { requireMigrated, withInstallation } from "../context.ts";
import type { Io } from "../io.ts";
import { listen } from "../listen.ts";

const POOL = 8;

export const workerCommand: AddCommand = (program, io) => {
  program
    .command("worker")
    .description(
      "定期処理、受信フォルダの取り込み、フィードの取得を行うワーカーを起動します（停止はCtrl-CまたはSIGTERM）",
    )
    .action(() => withInstallation(io, (installation, config) => work(io, installation, config)));
};

async function work(io: Io, { ownerUrl, operatorUrl, roleSecret }: Installation, config: Config): Promise<void> {
  await requireMigrated(ownerUrl);
  const stopped = io.stopped();
  await startTracing("kirinuki-worker");
  const logger = pino({ level: config.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime });
  const slow = new SlowStatements(config.SLOW_STATEMENT);
  const source = createDataSource({
    url: operatorUrl,
    poolSize: POOL,
    statementTimeout: 0,
    applicationName: "kirinuki-worker",
    slow,
  });
  await source.initialize();
  const registry = workerRegistry(source);
  slow.tellTo(registry, logger);
  const inner = workerServer(registry, source);
  const transport = configuredTransport(config);
  const context: JobContext = {
    scope: new TransactionScope(source),
    clock: systemClock,
    originals: openOriginalStore(config),
    search: new PostgresSearch(config.SEARCH_TIMEOUT),
    archives: new ArchiveServers(roleSecret),
    archiveAfterDays: config.ARCHIVE_AFTER_DAYS,
    expressions: new ActiveExpressions({
      onUnreadable: (id) =>
        logger.warn({ expression: id }, "an expression can't be read and takes no part in matching"),
    }),
    log: (message, detail = {}) => logger.info(detail, message),
  };
  const client = feedClient(config);
  const chatClient = openChatClient({ allowPrivate: config.CHAT_PRIVATE_ADDRESSES === "true" }, systemClock);
  const pushClient = openChatClient({ allowPrivate: config.PUSH_PRIVATE_ADDRESSES === "true" }, systemClock);
  const sealedTexts = sealedTextsOf(config);
  const mark = new WorkerMark(operatorUrl);
  const inbox = new Inbox({ ...context, root: config.inbox, mark });
  const bounces =
    config.MAIL_BOUNCE_FOLDER === undefined
      ? null
      : new BounceFolder({ ...context, folder: resolve(config.MAIL_BOUNCE_FOLDER) });
  try {
    const mail = { transport, publicUrl: config.publicUrl, webhooks: client };
    const watch = new JobWatch({ ...context, registry, fail: (message, detail) => logger.error(detail, message) });
    await listenIfAsked(inner, config);
    const worker = await startWorker(
      operatorUrl,
      context,
      mail,
      watch,
      { client },
      { client: chatClient, sealedTexts },
      { client: pushClient, keys: vapidKeys(config), sealedTexts },
    );
    await inbox.start();
    bounces?.start();
    logger.info({ jobs: scheduledJobs.map(({ name }) => name), inbox: config.inbox }, "worker is ready");
    await stopped;
    logger.info("worker is stopping");
    await Promise.all([worker.stop(), inbox.stop(), bounces?.stop()]);
  } finally {
    await Promise.all([mark.close(), client.dispatcher.destroy(), chatClient.close(), pushClient.close()]);
    transport.close();
    await inner.close();
    await source.destroy();
    await stopTracing();
  }
}

async function listenIfAsked(
  inner: FastifyInstance,
  { INNER_HOST: host, WORKER_INNER_PORT: port }: Config,
): Promise<void> {
  if (port !== 0) await listen(inner, { host, port, variable: "WORKER_INNER_PORT" });
}
