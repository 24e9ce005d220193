import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Config } from "../config/config.ts";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import type { Gate } from "../http/gate.ts";
import { requestMemory } from "../http/idempotency.ts";
import { Router } from "../http/route.ts";
import { buildServer } from "../http/server.ts";
import { AppError } from "./app-error.ts";

const db = await testDatabase();
const source = createDataSource({ url: db.apiUrl, poolSize: 1, statementTimeout: 100, applicationName: "test" });
const scope = new TransactionScope(source);

const nobody: Gate = {
  user: async () => Promise.reject(new AppError("SIGNED_OUT")),
  operator: async () => Promise.reject(new AppError("SIGNED_OUT")),
};

let app: FastifyInstance;
/** What the route does at the next call. */
let work: () => Promise<unknown>;

beforeAll(async () => {
  await source.initialize();
  const config = new Config();
  config.LOG_LEVEL = "silent";
  app = await buildServer(config);
  new Router(
    app,
    "/api/v1",
    nobody,
    requestMemory(() => "a secret of the tests, of forty characters"),
  ).public({
    method: "GET",
    path: "/work",
    allow: "Public",
    summary: "",
    data: Type.Object({}),
    run: async () => {
      await work();
      return {};
    },
  });
});
afterAll(async () => {
  await app.close();
  await source.destroy();
});

/** Takes connections and never says a word, as a server whose processes are held up. */
async function connectToSilence(): Promise<void> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = new pg.Client({ host: "127.0.0.1", port, connectionTimeoutMillis: 10 });
  await client.connect().finally(() => server.close());
}

const query = (sql: string) => () => scope.shared("read", (tx) => tx.query(sql));
const raised = (code: string) => query(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
const answerTo = async (given: typeof work) => {
  work = given;
  return app.inject("/api/v1/work");
};

describe("a database that does not answer now", () => {
  it.each<[string, typeof work]>([
    ["a statement that takes too long", query("SELECT pg_sleep(60)")],
    ["a connection that the server ends", query("SELECT pg_terminate_backend(pg_backend_pid())")],
    ["a connection that broke", raised("08006")],
    ["a server that crashed", raised("57P02")],
    ["a server that starts", raised("57P03")],
    ["no connection left", raised("53300")],
    ["a primary that became a standby", raised("25006")],
    ["a driver whose connection is gone", () => Promise.reject(new Error("Connection terminated unexpectedly"))],
    ["a server that takes the connection and says nothing", connectToSilence],
    ["nobody at the address", () => new pg.Client("postgres://127.0.0.1:1/none").connect()],
  ])("is 503 in words, with when to ask again: %s", async (_what, given) => {
    const answer = await answerTo(given);
    expect([answer.statusCode, Number(answer.headers["retry-after"])]).toEqual([503, 5]);
    expect(answer.json()).toEqual({
      result: {
        status: 1,
        msgCode: "MSG5030",
        msgDetail: "ただいま利用できません。しばらくしてからもう一度お試しください。",
      },
      data: { request_id: answer.headers["x-request-id"] },
    });
    expect((await answerTo(query("SELECT 1"))).statusCode).toBe(200);
  });

  it.each<[string, typeof work]>([
    ["a fault of ours in a statement", raised("42601")],
    ["a fault of ours elsewhere", () => Promise.reject(new Error("broken"))],
  ])("is not %s, which stays 500", async (_what, given) => {
    const answer = await answerTo(given);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([500, undefined]);
  });
});
