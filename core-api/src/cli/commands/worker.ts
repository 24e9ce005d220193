import pino from "pino";
import type { Config } from "../../config/config.ts";
import { createDataSource } from "../../db/data-source.ts";
import type { Installation } from "../../db/installation.ts";
import { TransactionScope } from "../../db/tenant.ts";
import { scheduledJobs, startWorker } from "../../jobs/queue.ts";
import { configuredTransport } from "../../mail/configured-transport.ts";
import { openOriginalStore } from "../../storage/open-store.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { requireMigrated, withInstallation } from "../context.ts";
import type { Io } from "../io.ts";

const POOL = 8;

export const workerCommand: AddCommand = (program, io) => {
  program
    .command("worker")
    .description("定期処理を行うワーカーを起動します（停止はCtrl-CまたはSIGTERM）")
    .action(() => withInstallation(io, (installation, config) => work(io, installation, config)));
};

async function work(io: Io, { ownerUrl, operatorUrl }: Installation, config: Config): Promise<void> {
  await requireMigrated(ownerUrl);
  const stopped = io.stopped();
  const logger = pino({ level: config.LOG_LEVEL });
  const source = createDataSource({
    url: operatorUrl,
    poolSize: POOL,
    statementTimeout: 0,
    applicationName: "kirinuki-worker",
  });
  await source.initialize();
  const transport = configuredTransport(config);
  try {
    const worker = await startWorker(
      operatorUrl,
      {
        scope: new TransactionScope(source),
        clock: systemClock,
        originals: openOriginalStore(config),
        log: (message, detail = {}) => logger.info(detail, message),
      },
      { transport, publicUrl: config.publicUrl },
    );
    logger.info({ jobs: scheduledJobs.map(({ name }) => name) }, "worker is ready");
    await stopped;
    logger.info("worker is stopping");
    await worker.stop();
  } finally {
    transport.close();
    await source.destroy();
  }
}
