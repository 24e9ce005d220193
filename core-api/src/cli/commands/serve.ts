import { startTracing, stopTracing } from "@kirinuki/schema/process/tracing.ts";
import { type CoreApi, composeCoreApi } from "../../compose.ts";
import type { Config } from "../../config/config.ts";
import { createDataSource } from "../../data-source.ts";
import type { Installation } from "../../db/installation.ts";
import { roleUrls } from "../../db/roles.ts";
import { SlowStatements } from "../../db/slow-statements.ts";
import { Standby } from "../../db/standby.ts";
import { openJobSender } from "../../jobs/queue.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { requireMigrated, withInstallation } from "../context.ts";
import { CliFailure } from "../exit.ts";
import type { Io } from "../io.ts";
import { listen } from "../listen.ts";

/** A read that finds no standby asks the primary, so it is not waited for. */
const STANDBY = { connectTimeout: 2_000 };

/** How long requests under way may take to end before the process ends without them. */
const LONGEST_REQUEST_MS = 15_000;

export const serveCommand: AddCommand = (program, io) => {
  program
    .command("serve")
    .description("core-apiを起動します（停止はCtrl-CまたはSIGTERM）")
    .action(() => withInstallation(io, (installation, config) => serve(io, installation, config)));
};

async function serve(io: Io, { ownerUrl, roleSecret, ...direct }: Installation, config: Config): Promise<void> {
  requireBffSecret(config);
  await requireMigrated(ownerUrl);
  const stopped = io.stopped();
  await startTracing("kirinuki-core-api");
  // Only requests go through a pooler: the queue holds its connections.
  const pooler = config.DATABASE_POOLER === "transaction" ? config.DATABASE_URL : undefined;
  const { apiUrl, operatorUrl } = pooler === undefined ? direct : roleUrls(pooler, roleSecret);
  const slow = new SlowStatements(config.SLOW_STATEMENT);
  const options = {
    slow,
    pooler: config.DATABASE_POOLER,
    poolSize: config.DATABASE_POOL,
    statementTimeout: config.STATEMENT_TIMEOUT,
    applicationName: "kirinuki-core-api",
  };
  const api = createDataSource({ ...options, url: apiUrl });
  const operator = createDataSource({ ...options, url: operatorUrl });
  const readUrls = config.DATABASE_READ_URL === undefined ? null : roleUrls(config.DATABASE_READ_URL, roleSecret);
  const standbys = readUrls && {
    api: new Standby(createDataSource({ ...options, ...STANDBY, url: readUrls.apiUrl })),
    operator: new Standby(createDataSource({ ...options, ...STANDBY, url: readUrls.operatorUrl })),
  };
  try {
    await Promise.all([api.initialize(), operator.initialize()]);
    const jobs = await openJobSender(direct.operatorUrl, (error) => io.tell(error.message));
    const core = await composeCoreApi({
      config,
      clock: systemClock,
      api,
      operator,
      jobs,
      standbys: standbys ?? undefined,
      slow,
      completeness: io.completeness,
    });
    const { app } = core;
    app.addHook("onClose", () => jobs.close());
    await open(core, config);
    app.log.info({ url: `http://${config.HOST}:${config.CORE_PORT}` }, "core-api is ready");
    await stopped;
    app.log.info("core-api is stopping");
    await core.drain.begin(config.DRAIN_SECONDS);
    await close(app);
  } finally {
    await Promise.all(Object.values(standbys ?? {}).map((standby) => standby.close()));
    await Promise.all([api, operator].filter((source) => source.isInitialized).map((source) => source.destroy()));
    await stopTracing();
  }
}

/** Without it core-api and bff can't know each other, and all users would be one caller. @throws CliFailure */
function requireBffSecret({ BFF_SECRET, production }: Config): void {
  if (!production || BFF_SECRET !== undefined) return;
  throw new CliFailure(
    "BFF_SECRETが設定されていません。「openssl rand -hex 32」で作成し、core-apiとbffに同じ値を設定してください。",
  );
}

/** The inner port before the one that gets traffic: who is ready shows its figures too. */
async function open({ app, inner }: CoreApi, config: Config): Promise<void> {
  try {
    await listen(inner, { host: config.INNER_HOST, port: config.CORE_INNER_PORT, variable: "CORE_INNER_PORT" });
    await listen(app, { host: config.HOST, port: config.CORE_PORT, variable: "CORE_PORT" });
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** No new requests; those under way end, within limits. */
async function close(app: CoreApi["app"]): Promise<void> {
  const giveUp = setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(giveUp);
  }
}
