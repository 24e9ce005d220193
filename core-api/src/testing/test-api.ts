import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BFF_HEADER, USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { composeCoreApi } from "../compose.ts";
import { Config } from "../config/config.ts";
import { createDataSource } from "../data-source.ts";
import { cookieName } from "../http/cookies.ts";
import type { RouteRecord } from "../http/route.ts";
import type { JobSender } from "../runs/job-sender.ts";
import { openOriginalStore } from "../storage/open-store.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import { aSession, type TestUser } from "./a-user.ts";

/** Friday, 20 November 2026, noon in Tokyo: what "now" is unless a test says otherwise. */
export const NOON = new Date("2026-11-20T12:00:00+09:00");

/** What would have gone into the queue. */
export interface SentJob {
  name: string;
  data: Record<string, string>;
}

export interface TestApi {
  sent: SentJob[];
  app: FastifyInstance;
  inner: FastifyInstance;
  /** Every route with who may call it. */
  routes: RouteRecord[];
  api: DataSource;
  originals: OriginalStore;
  /** SQL statements that a call sends to the API's database, BEGIN and COMMIT included. */
  statementsOf(call: () => Promise<unknown>): Promise<string[]>;
  /** Moves the clock. */
  setNow(moment: Date): void;
  /** GET as a signed-in user, or as nobody; a query's undefined values are left out, arrays are repeated. */
  get(
    user: TestUser | null,
    path: string,
    query?: Query,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A change as a signed-in user, or as nobody, with a JSON body. */
  send(
    user: TestUser | null,
    method: SendMethod,
    path: string,
    body?: object | string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export type SendMethod = "POST" | "PUT" | "DELETE";

export type Query = Record<string, string | number | string[] | undefined>;

const BFF_SECRET = "a secret of the tests, of forty characters";

/** Headers of a call by the bff on behalf of who is at an address. */
export const throughBff = (address: string): Record<string, string> => ({
  [BFF_HEADER]: BFF_SECRET,
  "x-forwarded-for": address,
});

/**
 * core-api as it runs, on a test database, with a clock of its own. Its limits are out of every test's way unless `settings`
 * say otherwise. Closed after the file's last test.
 */
export async function testApi(db: TestDatabase, settings: Partial<Config> = {}): Promise<TestApi> {
  const config = new Config();
  config.LOG_LEVEL = "silent";
  config.BFF_SECRET = BFF_SECRET;
  config.RATE_LIMIT = 1_000_000;
  config.LOGIN_RATE_LIMIT = 1_000_000;
  config.OPERATOR_AUTHENTICATOR = "optional";
  config.KIRINUKI_DATA = mkdtempSync(join(tmpdir(), "kirinuki-test-"));
  Object.assign(config, settings);
  const open = (url: string, applicationName: string) =>
    createDataSource({
      url,
      poolSize: 4,
      statementTimeout: 15_000,
      applicationName,
      pooler: config.DATABASE_POOLER,
    }).initialize();
  const [api, operator] = await Promise.all([open(db.apiUrl, "api"), open(db.operatorUrl, "operator")]);
  let now = NOON;
  const sent: SentJob[] = [];
  const jobs: JobSender = {
    send: async (name, data) => {
      sent.push({ name, data });
    },
  };
  const { app, inner, routes } = await composeCoreApi({ config, clock: { now: () => now }, api, operator, jobs });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await Promise.all([api, operator].map((source) => source.isInitialized && source.destroy()));
    rmSync(config.KIRINUKI_DATA, { recursive: true, force: true });
  });

  const recorded = recordStatements(api);
  // Promises, so that concurrent calls share the session.
  const cookies = new Map<string, Promise<string>>();
  function cookieOf(user: TestUser): Promise<string> {
    const key = `${user.contractId}/${user.userId}/${user.browser ?? now.getTime()}`;
    const cookie = cookies.get(key) ?? aSession(db.owner, user, now);
    cookies.set(key, cookie);
    return cookie;
  }

  return {
    app,
    inner,
    routes,
    api,
    sent,
    originals: openOriginalStore(config),
    async statementsOf(call) {
      const before = recorded.length;
      await call();
      return recorded.slice(before);
    },
    setNow(moment) {
      now = moment;
    },
    async send(user, method, path, body, headers = {}) {
      const cookie = user ? { cookie: `${cookieName(config, USER_COOKIE)}=${await cookieOf(user)}` } : {};
      return app.inject({
        method,
        url: `/api/v1${path}`,
        ...(body && { payload: body }),
        headers: { ...headers, ...cookie },
      });
    },
    async get(user, path, query = {}, headers = {}) {
      const cookie = user ? { cookie: `${cookieName(config, USER_COOKIE)}=${await cookieOf(user)}` } : {};
      return app.inject({ method: "GET", url: `/api/v1${path}?${encode(query)}`, headers: { ...headers, ...cookie } });
    },
  };
}

/** Every statement of the data source from now on, in a list that grows. */
function recordStatements(source: DataSource): string[] {
  const recorded: string[] = [];
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    // TypeORM's own calls pass a third argument.
    runner.query = (sql: string, parameters?: unknown[], structured?: boolean) => {
      recorded.push(sql);
      return structured ? query(sql, parameters, true) : query(sql, parameters);
    };
    return runner;
  };
  return recorded;
}

function encode(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  );
  return new URLSearchParams(pairs).toString();
}
