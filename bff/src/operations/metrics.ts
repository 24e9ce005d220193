import Fastify, { type FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { CallObserver } from "../core-api/transport.ts";

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus figures of this process: Node's own, the duration of each route and of each call to core-api. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly answers = new Histogram({
    name: "kirinuki_http_request_duration_seconds",
    help: "Time from the request's arrival to the answer's end",
    labelNames: ["method", "route", "status"] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly calls = new Histogram({
    name: "kirinuki_core_call_duration_seconds",
    help: "Time of a screen's call to core-api; status 0 where no answer came",
    labelNames: ["method", "path", "status"] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly observeCall: CallObserver = ({ method, path }, status, seconds) => {
    this.calls.observe({ method, path, status: String(status) }, seconds);
  };

  /** Counts what `app` answers. */
  watch(app: FastifyInstance): void {
    app.addHook("onResponse", async (request, reply) => {
      const route = request.routeOptions.url ?? "unknown";
      this.answers.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    });
  }

  /** What operators read of the bff, on a port of its own: /metrics for Prometheus. */
  innerServer(): FastifyInstance {
    const app = Fastify();
    app.get("/metrics", async (_request, reply) =>
      reply.type(this.registry.contentType).send(await this.registry.metrics()),
    );
    return app;
  }
}
