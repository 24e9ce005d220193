import Fastify, { type FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { addDatabaseMetrics } from "../http/database-metrics.ts";

/** What a worker tells of itself. */
export function workerRegistry(source: DataSource): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDatabaseMetrics(registry, { worker: source });
  return registry;
}

/**
 * The inner server of a worker. /healthz: the process answers. /readyz: its database answers too. /metrics: for Prometheus. No data of
 * any customer is behind it.
 */
export function workerServer(registry: Registry, source: DataSource): FastifyInstance {
  const app = Fastify();
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) =>
    source.query("SELECT 1").then(
      () => ({ status: "ready" }),
      () => reply.code(503).send({ status: "not ready" }),
    ),
  );
  app.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}
