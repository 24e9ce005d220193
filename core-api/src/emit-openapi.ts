import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { composeCoreApi } from "./compose.ts";
import { Config } from "./config/config.ts";
import { createDataSource } from "./data-source.ts";
import { systemClock } from "./time/tokyo.ts";

const TARGET = fileURLToPath(new URL("../../schema/core-api.openapi.json", import.meta.url));

/** A data source that is described but never opened: routes can be listed without a database. */
const closed = () =>
  createDataSource({
    url: "postgres://nobody@127.0.0.1:1/none",
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "emit",
  });

const config = new Config();
config.LOG_LEVEL = "silent";
const { app } = await composeCoreApi({
  config,
  clock: systemClock,
  api: closed(),
  operator: closed(),
  jobs: { send: async () => {} },
});
await app.ready();
await writeFile(TARGET, `${JSON.stringify(app.swagger(), null, 2)}\n`);
await app.close();
