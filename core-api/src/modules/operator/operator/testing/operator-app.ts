import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { afterAll } from "vitest";
import { openParts } from "../../../../compose.ts";
import { Config } from "../../../../config/config.ts";
import { createDataSource } from "../../../../data-source.ts";
import { TransactionScope } from "../../../../db/tenant.ts";
import { AppError } from "../../../../errors/app-error.ts";
import type { Gate } from "../../../../http/gate.ts";
import { Router } from "../../../../http/route.ts";
import { buildServer } from "../../../../http/server.ts";
import { NOON } from "../../../../testing/test-api.ts";
import type { Routes } from "../../../parts.ts";

interface Answer {
  http: number;
  status: number;
  msgDetail: string;
  data: Record<string, unknown> & {
    fieldErrors?: { field: string; message: string; code?: string; position?: number }[];
  };
}

export interface OperatorApp {
  owner: pg.Pool;
  scope: TransactionScope;
  call(method: "GET" | "PUT" | "POST" | "DELETE", path: string, payload?: unknown): Promise<Answer>;
  app: FastifyInstance;
}

/** The given routes on a test's database, called by an operator who is signed in as `tester`. Once at the top of a test file. */
export async function operatorApp(
  db: { owner: pg.Pool; operatorUrl: string },
  ...routes: Routes[]
): Promise<OperatorApp> {
  const source = createDataSource({
    url: db.operatorUrl,
    poolSize: 6,
    statementTimeout: 10_000,
    applicationName: "test",
  });
  await source.initialize();
  const scope = new TransactionScope(source);
  await db.owner.query(
    "INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ('tester', '試験係', '-', 'admin')",
  );
  const config = new Config();
  config.LOG_LEVEL = "silent";
  const app = await buildServer(config);
  const gate: Gate = {
    user: () => Promise.reject(new AppError("SIGNED_OUT")),
    operator: async () => ({
      operatorId: "tester",
      role: "admin",
      mustEnrol: false,
      run: (access, work) => scope.shared(access, work),
    }),
  };
  const clock = { now: () => NOON };
  const jobs = { send: () => Promise.resolve() };
  const parts = openParts({ config, clock, api: source, operator: source, jobs }, app);
  const router = new Router(app, "/admin/api/v1", gate, parts.requestMemory);
  for (const register of routes) register(router, { ...parts, gate });
  afterAll(async () => {
    await app.close();
    await source.destroy();
  });
  return {
    owner: db.owner,
    scope,
    app,
    call: async (method, path, payload) => {
      const answer = await app.inject({
        method,
        url: `/admin/api/v1${path}`,
        ...(payload !== undefined && { payload: payload as object }),
      });
      const { result, data } = answer.json();
      return { http: answer.statusCode, status: result.status, msgDetail: result.msgDetail, data };
    },
  };
}
