import { beginSpan, type Span } from "@kirinuki/schema/process/tracing.ts";
import type { FastifyInstance } from "fastify";
import { comesFromBff } from "./caller.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Where traces are asked for. */
    span?: Span | null;
  }
}

/** The id by which its trace is found; undefined where nothing is traced. */
export const traceIdOf = (span: Span | null | undefined): string | undefined => span?.traceparent.split("-")[1];

/** A span for each request. Only the bff is believed about the trace that it belongs to: anybody else could have all of his calls recorded. */
export function addRequestTraces(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorateRequest("span");
  app.addHook("onRequest", (request, _reply, done) => {
    const { traceparent } = request.headers;
    const route = request.routeOptions.url ?? "unknown";
    request.span = beginSpan(`${request.method} ${route}`, {
      kind: "server",
      parent: typeof traceparent === "string" && comesFromBff(request.raw, secrets) ? traceparent : null,
      attributes: { "http.request.method": request.method, "http.route": route, "kirinuki.request_id": request.id },
    });
    done();
  });
  // After the body has been read, which loses what is asynchronously local.
  app.addHook("preHandler", (request, _reply, done) => (request.span ? request.span.run(done) : done()));
  app.addHook("onResponse", async (request, reply) => {
    const { span, signedIn = {} } = request;
    span?.note({ "http.response.status_code": reply.statusCode, ...signedIn });
    span?.end(reply.statusCode >= 500 ? new Error(`status ${reply.statusCode}`) : undefined);
  });
}
