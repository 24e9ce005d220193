import { beginSpan, type Span } from "@kirinuki/schema/process/tracing.ts";
import type { FastifyInstance } from "fastify";
import { operationOf } from "./request-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Where traces are asked for. */
    span?: Span | null;
  }
}

/** A span for each request, which begins a trace: what a browser says of one is not believed, since it could have all its calls recorded. */
export function addRequestTraces(app: FastifyInstance): void {
  app.decorateRequest("span");
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const attributes = {
      "http.request.method": request.method,
      "http.route": route,
      "kirinuki.request_id": request.id,
    };
    request.span = beginSpan(`${request.method} ${route}`, { kind: "server", parent: null, attributes });
    done();
  });
  // After the body has been read, which loses what is asynchronously local.
  app.addHook("preHandler", (request, _reply, done) => (request.span ? request.span.run(done) : done()));
  app.addHook("onResponse", async (request, reply) => {
    const { span } = request;
    if (!span) return;
    const operation = operationOf(request);
    if (operation !== undefined) span.rename(`GraphQL ${operation}`);
    span.note({ "http.response.status_code": reply.statusCode });
    span.end(reply.statusCode >= 500 ? new Error(`status ${reply.statusCode}`) : undefined);
  });
}
