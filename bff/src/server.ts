import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import { Drain } from "@kirinuki/schema/process/drain.ts";
import { refuseUnreadable } from "@kirinuki/schema/unreadable-request.ts";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { openPool, poolTransport } from "./core-api/transport.ts";
import { renderEnvelope } from "./errors/render.ts";
import { serveWeb } from "./files/web-files.ts";
import { pageCore } from "./first-page/page-core.ts";
import { createApollo } from "./graphql/apollo.ts";
import { graphqlRoute } from "./graphql/graphql-route.ts";
import { readPersistedDocuments } from "./graphql/persisted-documents.ts";
import { buildGraphqlSchema } from "./graphql/schema.ts";
import { linksOf } from "./modules/installation/installation-links.ts";
import { addHealth } from "./operations/health.ts";
import { Metrics } from "./operations/metrics.ts";
import { addRequestLog, logLines } from "./operations/request-log.ts";
import { addRequestTraces } from "./operations/request-traces.ts";
import { addSecurityHeaders } from "./operations/security-headers.ts";
import { persistedDocuments, webDist } from "./paths.ts";
import { passThrough } from "./proxy/pass-through.ts";
import { ssoReturn } from "./proxy/sso-return.ts";
import { unsubscribeRoute } from "./proxy/unsubscribe.ts";
import { clientAddress } from "./session/forwarded.ts";
import { proxiesOf } from "./session/proxy-list.ts";

const REQUEST_ID = /^[\w-]{8,64}$/;

function createApp(config: Config): FastifyInstance {
  const { logController, timestamp } = logLines();
  return Fastify({
    logController,
    trustProxy: proxiesOf(config.TRUSTED_PROXIES),
    genReqId: (request) => {
      const { "x-request-id": given } = request.headers;
      return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
    },
    logger: {
      level: config.LOG_LEVEL,
      timestamp,
      redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token"],
      // The query string may carry one-time keys, so only the path is logged.
      serializers: {
        req: (request) => ({
          method: request.method,
          path: request.url.split("?", 1)[0],
          client: clientAddress(request),
        }),
      },
    },
    frameworkErrors: (error, request, reply) => void renderEnvelope(error, request, reply),
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 2_000 },
    // What a slow balancer still sends here is answered: it asks /readyz, and repeats no 503.
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
}

/** Time that the server's parts tell, and how long a page may wait for what it brings; tests fix both. */
export interface BffOptions {
  now?: () => Date;
  pageWaitMs?: number;
}

const PAGE_WAIT_MS = 1_500;

/** The whole bff, ready to listen. */
export interface Bff {
  /** What browsers see. Closing it closes the inner server and ends the connections to core-api. */
  app: FastifyInstance;
  /** What operators see. */
  inner: FastifyInstance;
  /** To be begun before `app` closes. */
  drain: Drain;
}

export async function buildBff(config: Config, options: BffOptions = {}): Promise<Bff> {
  const { now = () => new Date(), pageWaitMs: mostWaitMs = PAGE_WAIT_MS } = options;
  const documents = await readPersistedDocuments(persistedDocuments(config)).catch((error: unknown) => {
    // Without them no screen works in production; elsewhere they come with the first `npm run generate`.
    if (config.production) throw error;
    return new Map<string, string>();
  });
  const app = createApp(config);
  const pool = openPool(config.coreUrl);
  const metrics = new Metrics();
  const inner = metrics.innerServer();
  const { BFF_SECRET: bffSecret } = config;
  const transport = poolTransport(pool, metrics.observeCall);
  const apollo = createApollo(buildGraphqlSchema(), config.production);
  await apollo.start();
  app.addHook("onClose", async () => {
    await apollo.stop();
    await Promise.all([pool.close(), inner.close()]);
  });

  app.setErrorHandler(renderEnvelope);
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  await addSecurityHeaders(app);
  metrics.watch(app);
  addRequestLog(app);
  addRequestTraces(app);
  const drain = new Drain();
  addHealth(app, { transport, bffSecret, drain });
  await app.register(ssoReturn, { transport, bffSecret });
  await app.register(unsubscribeRoute, { transport, bffSecret });
  await app.register(passThrough, { coreUrl: config.coreUrl, pool, bffSecret });
  await app.register(async (scope) => {
    await scope.register(compress, { encodings: ["gzip"], threshold: 2_048, globalDecompression: false });
    const persistedOnly = config.production;
    await graphqlRoute(scope, { apollo, transport, bffSecret, documents, links: linksOf(config), persistedOnly, now });
  });
  await serveWeb(app, webDist(config), {
    core: pageCore({ transport, bffSecret, mostWaitMs }),
    links: linksOf(config),
  });
  return { app, inner, drain };
}
