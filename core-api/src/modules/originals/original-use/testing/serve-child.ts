import { composeCoreApi } from "../../../../compose.ts";
import { Config } from "../../../../config/config.ts";
import { createDataSource } from "../../../../data-source.ts";

/** What a core-api of its own process is started with; its clock goes ahead by so much. */
export interface ServeOrder {
  apiUrl: string;
  operatorUrl: string;
  dataFolder: string;
  aheadMs: number;
}

/** core-api as it runs, in a process that a test may kill. Says on which port it listens. */
process.once("message", async ({ apiUrl, operatorUrl, dataFolder, aheadMs }: ServeOrder) => {
  const config = new Config();
  config.LOG_LEVEL = "error";
  config.KIRINUKI_DATA = dataFolder;
  config.RATE_LIMIT = 1_000_000;
  const open = (url: string) =>
    createDataSource({ url, poolSize: 8, statementTimeout: 15_000, applicationName: "race" }).initialize();
  const [api, operator] = await Promise.all([open(apiUrl), open(operatorUrl)]);
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const { app } = await composeCoreApi({ config, clock, api, operator, jobs: { send: async () => {} } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
process.on("disconnect", () => process.exit(0));
