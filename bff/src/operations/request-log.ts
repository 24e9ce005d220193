import { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { clientAddress } from "../session/forwarded.ts";

/** How the server writes its lines: ISO times, and one line a request, which `addRequestLog` writes. */
export const logLines = () => ({
  logController: new LogController({ disableRequestLogging: true }),
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
});

/** Name of the GraphQL operation, where the request is one. */
export function operationOf({ body }: FastifyRequest): string | undefined {
  if (body === null || typeof body !== "object" || !("operationName" in body)) return undefined;
  const { operationName } = body;
  return typeof operationName === "string" && /^\w{1,80}$/.test(operationName) ? operationName : undefined;
}

/** One line for each request when it has ended. The query string may carry one-time keys, so only the path is told. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        path: request.url.split("?", 1)[0],
        operation: operationOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client: clientAddress(request),
        trace_id: request.span?.traceparent.split("-")[1],
      },
      "request",
    );
  });
}
