import helmet from "@fastify/helmet";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config/config.ts";

/**
 * The internal server of core-api, on a port of its own: /metrics for Prometheus, /docs with the REST calls. No data of any
 * customer is behind it. Closes when `core` does.
 */
export async function buildInnerServer(core: FastifyInstance, { LOG_LEVEL }: Config): Promise<FastifyInstance> {
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ logger: { level: LOG_LEVEL }, logController });
  core.addHook("onClose", () => app.close());
  await app.register(helmet, { hsts: false, contentSecurityPolicy: false });
  app.get("/metrics", async (_request, reply) =>
    reply.type(core.metrics.contentType).send(await core.metrics.metrics()),
  );
  // Of its own it has nothing to describe.
  await app.register(swagger, { openapi: {}, transformObject: () => core.swagger() });
  // The calls are on another port than this page.
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true, uiConfig: { supportedSubmitMethods: [] } });
  return app;
}
