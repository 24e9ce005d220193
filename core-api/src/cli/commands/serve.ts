import type { FastifyInstance } from "fastify";
import { type CoreApi, composeCoreApi } from "../../compose.ts";
import type { Config } from "../../config/config.ts";
import { createDataSource } from "../../data-source.ts";
import type { Installation } from "../../db/installation.ts";
import { openJobSender } from "../../jobs/queue.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { requireMigrated, withInstallation } from "../context.ts";
import { CliFailure } from "../exit.ts";
import type { Io } from "../io.ts";

/** How long requests under way may take to end before the process ends without them. */
const DRAIN_MS = 15_000;

export const serveCommand: AddCommand = (program, io) => {
  program
    .command("serve")
    .description("core-apiを起動します（停止はCtrl-CまたはSIGTERM）")
    .action(() => withInstallation(io, (installation, config) => serve(io, installation, config)));
};

async function serve(io: Io, { ownerUrl, apiUrl, operatorUrl }: Installation, config: Config): Promise<void> {
  requireBffSecret(config);
  await requireMigrated(ownerUrl);
  const stopped = io.stopped();
  const options = {
    poolSize: config.DATABASE_POOL,
    statementTimeout: config.STATEMENT_TIMEOUT,
    applicationName: "kirinuki-core-api",
  };
  const api = createDataSource({ ...options, url: apiUrl });
  const operator = createDataSource({ ...options, url: operatorUrl });
  try {
    await Promise.all([api.initialize(), operator.initialize()]);
    const jobs = await openJobSender(operatorUrl, (error) => io.tell(error.message));
    const core = await composeCoreApi({
      config,
      clock: systemClock,
      api,
      operator,
      jobs,
      completeness: io.completeness,
    });
    const { app } = core;
    app.addHook("onClose", () => jobs.close());
    await open(core, config);
    app.log.info({ url: `http://${config.HOST}:${config.CORE_PORT}` }, "core-api is ready");
    await stopped;
    await drain(app);
  } finally {
    await Promise.all([api, operator].filter((source) => source.isInitialized).map((source) => source.destroy()));
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

interface Place {
  host: string;
  port: number;
  /** Name of the setting that chooses the port. */
  variable: string;
}

async function listen(app: FastifyInstance, { host, port, variable }: Place): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    const why = code === "EADDRINUSE" ? "は他のプログラムが使用しています" : "を使用する権限がありません";
    throw new CliFailure(`ポート${port}${why}。${variable}で別のポートを指定してください。`);
  }
}

/** No new requests; those under way end, within limits. */
async function drain(app: FastifyInstance): Promise<void> {
  app.log.info("core-api is stopping");
  const giveUp = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(giveUp);
  }
}
