import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { composeCoreApi } from "./compose.ts";
import { Config } from "./config/config.ts";
import { createDataSource } from "./data-source.ts";
import { describeApi } from "./openapi/describe-api.ts";
import type { OpenApi } from "./openapi/document.ts";
import { messageTable } from "./openapi/message-ids.ts";
import { systemClock } from "./time/tokyo.ts";

const TARGET = fileURLToPath(new URL("../../schema/core-api.openapi.json", import.meta.url));
const MESSAGES = fileURLToPath(new URL("../../docs/message-ids.md", import.meta.url));

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
const { app, routes } = await composeCoreApi({
  config,
  clock: systemClock,
  api: closed(),
  operator: closed(),
  jobs: { send: async () => {} },
});
await app.ready();
const document = describeApi(structuredClone(app.swagger()) as unknown as OpenApi, routes);
await writeFile(TARGET, `${JSON.stringify(document, null, 2)}\n`);
await writeFile(MESSAGES, messageTable());
await app.close();
