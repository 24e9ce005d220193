import { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { stdTimeFunctions } from "pino";
import { traceIdOf } from "./request-traces.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Ids of who calls, once it is known; for the log. */
    signedIn?: { contract_id: number; user_id: string } | { operator_id: string };
  }
}

/** How the servers write their lines: ISO times, and one line a request, which `addRequestLog` writes. */
export const logLines = () => ({
  logController: new LogController({ disableRequestLogging: true }),
  timestamp: stdTimeFunctions.isoTime,
});

/** The query string may carry one-time keys, so only the path is told. */
const pathOf = ({ url }: FastifyRequest): string | undefined => url.split("?", 1)[0];

/** One line for each request when it has ended. */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest("signedIn");
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client: request.caller.address,
        ...request.signedIn,
        statements: request.statements?.statements,
        trace_id: traceIdOf(request.span),
      },
      "request",
    );
  });
}
