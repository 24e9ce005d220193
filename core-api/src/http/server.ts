import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { refuseUnreadable } from "@kirinuki/schema/unreadable-request.ts";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { AppError } from "../errors/app-error.ts";
import { renderError } from "../errors/render.ts";
import { refuseUnknownRoutes } from "./allowed-methods.ts";
import { addCaller } from "./caller.ts";
import { readOwnCookies } from "./cookies.ts";
import { addDocumentation } from "./documentation.ts";
import { addMetrics } from "./metrics.ts";
import { readJson } from "./read-json.ts";
import { addRequestLog, logLines } from "./request-log.ts";
import { addRequestTraces } from "./request-traces.ts";
import { refuseForeignOrigin } from "./same-origin.ts";
import { addServerTiming } from "./server-timing.ts";
import { addUploads } from "./upload.ts";

const BODY_LIMIT = 1024 * 1024;
const REQUEST_ID = /^[\w-]{8,64}$/;

function createApp(config: Config): FastifyInstance {
  const { logController, timestamp } = logLines();
  return Fastify({
    logController,
    bodyLimit: BODY_LIMIT,
    genReqId: (request) => {
      const given = request.headers["x-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
    },
    logger: {
      level: config.LOG_LEVEL,
      timestamp,
      redact: [
        "err.parameters",
        "err.driverError",
        "req.headers.cookie",
        "req.headers.authorization",
        "*.password",
        "*.password_hash",
        "*.token",
      ],
      // The query string may carry one-time keys, so only the path is logged.
      serializers: {
        req: (request) => ({
          method: request.method,
          path: request.url.split("?", 1)[0],
          client: request.caller.address,
        }),
      },
    },
    frameworkErrors: (error, request, reply) => {
      renderError(error, request, reply);
    },
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
    // What a slow balancer still sends here is answered: it asks /readyz, and repeats no 503.
    return503OnClosing: false,
  });
}

/** What answers without a permission: no data of any customer is behind it. */
const OPEN_PATHS = /^\/(?:healthz|readyz)$/;

/** A route that names nobody who may call it would be open to all, so the server does not start with one. */
function refuseRoutesWithoutPermission(app: FastifyInstance): void {
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.allow === undefined && !OPEN_PATHS.test(url))
      throw new Error(`${method} ${url} does not say who may call it: register it through Router`);
  });
}

/** The server without routes: limits, headers, errors, request ids, figures, OpenAPI. What operators read of it is on the inner server. */
export async function buildServer(config: Config): Promise<FastifyInstance> {
  const app = createApp(config);
  refuseRoutesWithoutPermission(app);
  refuseUnknownRoutes(app);
  readJson(app);
  app.decorateRequest("ignoredFields");
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => renderError(error, request, reply));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("cache-control", "no-store");
  });
  const { BFF_SECRET, BFF_SECRET_ALSO } = config;
  const bffSecrets = [BFF_SECRET, BFF_SECRET_ALSO].flatMap((secret) => secret ?? []);
  addCaller(app, bffSecrets);
  addRequestLog(app);
  addRequestTraces(app, bffSecrets);
  addServerTiming(app);
  app.addHook("onRequest", async (request) => refuseForeignOrigin(request));
  await app.register(cookie);
  readOwnCookies(app, config);
  await addUploads(app);
  await app.register(helmet, {
    // Whoever ends TLS says for how long and for which hosts.
    hsts: false,
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
  });
  await app.register(rateLimit, {
    max: config.RATE_LIMIT,
    timeWindow: "1 minute",
    keyGenerator: (request) => request.caller.address,
    errorResponseBuilder: () => new AppError("TOO_MANY_REQUESTS"),
  });
  addMetrics(app);
  await addDocumentation(app);
  return app;
}
