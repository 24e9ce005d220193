import { FEEDS_PATH } from "@kirinuki/schema/article-feed.ts";
import { Drain } from "@kirinuki/schema/process/drain.ts";
import { SCIM_PATH } from "@kirinuki/schema/provisioning.ts";
import { TOKEN_SCOPES } from "@kirinuki/schema/token-scopes.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DataSource } from "typeorm";
import type { Config } from "./config/config.ts";
import { sealedTextsOf } from "./db/sealed-texts-of.ts";
import { installationSecret } from "./db/secret.ts";
import { transactionOptions } from "./db/session-settings.ts";
import type { SlowStatements } from "./db/slow-statements.ts";
import type { Standby } from "./db/standby.ts";
import { TransactionScope } from "./db/tenant.ts";
import { addDatabaseMetrics } from "./http/database-metrics.ts";
import { addHealth } from "./http/health.ts";
import { requestMemory } from "./http/idempotency.ts";
import { buildInnerServer } from "./http/inner-server.ts";
import { searchObserver } from "./http/metrics.ts";
import { type RouteRecord, Router } from "./http/route.ts";
import { buildServer } from "./http/server.ts";
import { addSourceMetrics } from "./http/source-metrics.ts";
import { addWorkMetrics } from "./jobs/work-metrics.ts";
import { feedReadingRoutes } from "./modules/articles/article-feed/article-feed.routes.ts";
import { addMailMetrics } from "./modules/mail/mail-message/mail-metrics.ts";
import { addAlarmMetrics } from "./modules/operator/arrival-alarm/alarm-metrics.ts";
import { authenticateOperator } from "./modules/operator/operator/operator-session.service.ts";
import type { Parts } from "./modules/parts.ts";
import { scimRoutes } from "./modules/people/provisioning/scim.routes.ts";
import { isFromOffice } from "./modules/people/session/office.ts";
import { authenticateFeed, authenticateUser } from "./modules/people/session/session.service.ts";
import { PdfMerger } from "./original-files/merge/pdf-merger.ts";
import { removeLeftFolders } from "./original-files/work-folder.ts";
import { OPERATOR_ROUTES, ROUTES_BY_SCOPE, ROUTES_OF_PEOPLE } from "./routes.ts";
import type { JobSender } from "./runs/job-sender.ts";
import { PostgresSearch } from "./search/postgres-search.ts";
import { openOriginalStore } from "./storage/open-store.ts";
import type { Clock } from "./time/tokyo.ts";

export interface Resources {
  config: Config;
  clock: Clock;
  /** Connects as kirinuki_api: sees one contract at a time. */
  api: DataSource;
  /** Connects as kirinuki_operator: sees every contract. */
  operator: DataSource;
  jobs: JobSender;
  /** Of the same roles. */
  standbys?: Record<"api" | "operator", Standby> | undefined;
  /** Of both data sources. */
  slow?: SlowStatements | undefined;
  /** Given the operator's scope, asks for what /readyz waits for besides the databases; absent means nothing. */
  completeness?: Completeness | undefined;
}

export type Completeness = (operator: TransactionScope) => () => Promise<boolean>;

export interface CoreApi {
  app: FastifyInstance;
  /** Figures and the description of the calls, for operators; closes with `app`. */
  inner: FastifyInstance;
  /** To be begun before `app` closes. */
  drain: Drain;
  /** Every route with who may call it. */
  routes: RouteRecord[];
}

/** Registers every route on its base with the parts it is built from. */
export async function composeCoreApi(resources: Resources): Promise<CoreApi> {
  const { config, clock, api, operator, completeness, slow, standbys } = resources;
  const app = await buildServer(config);
  const parts = openParts(resources, app);
  const drain = new Drain();
  addHealth(app, { sources: [api, operator], drain, isComplete: completeness?.(parts.operatorScope) });
  addDatabaseMetrics(app.metrics, { api, operator, ...(standbys && { standby: standbys.api.source }) });
  addSourceMetrics(app.metrics, parts.operatorScope, clock);
  addMailMetrics(app.metrics, parts.operatorScope);
  addAlarmMetrics(app.metrics, parts.operatorScope);
  addWorkMetrics(app.metrics, parts.operatorScope);
  slow?.tellTo(app.metrics, app.log);

  const users = new Router(app, "/api/v1", parts.gate, parts.requestMemory);
  const operators = new Router(app, "/admin/api/v1", parts.gate, parts.requestMemory);
  const providers = new Router(app, SCIM_PATH, parts.gate, parts.requestMemory, "provisioning");
  const feedGate = { ...parts.gate, user: (request: FastifyRequest) => authenticateFeed(parts, request) };
  const feeds = new Router(app, FEEDS_PATH, feedGate, parts.requestMemory, "lists");
  for (const register of ROUTES_OF_PEOPLE) register(users, parts);
  for (const scope of TOKEN_SCOPES)
    for (const register of ROUTES_BY_SCOPE[scope]) register(users.forTokens(scope), parts);
  scimRoutes(providers, parts);
  feedReadingRoutes(feeds, parts);
  for (const register of OPERATOR_ROUTES) register(operators, parts);
  return {
    app,
    drain,
    inner: await buildInnerServer(app, config),
    routes: [...users.records, ...providers.records, ...feeds.records, ...operators.records],
  };
}

/** Opens what routes and services are built from; what holds processes ends with the server. */
export function openParts({ config, clock, api, operator, jobs, standbys }: Resources, app: FastifyInstance): Parts {
  const borrowed = config.DATABASE_POOLER === "transaction" ? transactionOptions(config.STATEMENT_TIMEOUT) : "";
  const scope = new TransactionScope(api, borrowed, standbys?.api);
  const operatorScope = new TransactionScope(operator, borrowed, standbys?.operator);
  const sealedTexts = sealedTextsOf(config);
  const readSecret = () => installationSecret(config.KIRINUKI_DATA, config.KIRINUKI_SECRET);
  return {
    config,
    clock,
    scope,
    operatorScope,
    gate: {
      user: (request) => authenticateUser({ scope, operatorScope, clock }, request),
      operator: (request) => authenticateOperator({ operatorScope, clock, config }, request),
    },
    signInRate: {
      elsewhere: config.LOGIN_RATE_LIMIT,
      office: config.OFFICE_LOGIN_RATE_LIMIT,
      isOffice: (request) => isFromOffice(scope, request),
    },
    jobs,
    originals: openOriginalStore(config),
    merger: openMerger(app),
    search: new PostgresSearch(config.SEARCH_TIMEOUT, searchObserver(app.metrics)),
    sealedTexts,
    requestMemory: requestMemory(readSecret, sealedTexts),
    warn: (message, detail) => app.log.warn(detail, message),
  };
}

/** The merging processes end with the server; what a killed server left goes when the next begins. */
function openMerger(app: FastifyInstance): PdfMerger {
  const merger = new PdfMerger();
  app.addHook("onReady", async () => void (await removeLeftFolders()));
  app.addHook("onClose", async () => merger.close());
  return merger;
}
