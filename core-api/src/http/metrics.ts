import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

declare module "fastify" {
  interface FastifyInstance {
    /** What /metrics of the inner server shows; modules add figures of their own. */
    metrics: Registry;
  }
}

/** Prometheus figures of this process: Node's own and the duration of each route. */
export function addMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.decorate("metrics", registry);
  const duration = new Histogram({
    name: "kirinuki_http_request_duration_seconds",
    help: "Time from the request's arrival to the answer's end",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}

/** Times searches by what they are over. */
export function searchObserver(registry: Registry): (over: string, seconds: number) => void {
  const duration = new Histogram({
    name: "kirinuki_search_duration_seconds",
    help: "Time of a search's statement, by what it was over: hits, indexed, end_to_end",
    labelNames: ["over"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return (over, seconds) => duration.observe({ over }, seconds);
}
