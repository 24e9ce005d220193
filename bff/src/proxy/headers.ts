import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { forwardedHeaders } from "../session/forwarded.ts";

/** Of one connection only, never passed on (RFC 9110, 7.6.1), and what the upstream client can't send. */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "forwarded",
] as const;

function withoutHops<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const kept = { ...headers };
  for (const name of HOP_BY_HOP) delete kept[name];
  return kept;
}

/** Headers of the upstream call. Core-api believes us about the trace, so what the browser says of one ends here. A length without a body would make the client wait for one. */
export function requestHeaders(
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
  bffSecret: string,
): IncomingHttpHeaders {
  const { host: _, traceparent: _trace, tracestate: _state, ...kept } = withoutHops(headers);
  if (!request.body) delete kept["content-length"];
  const trace = request.span && { traceparent: request.span.traceparent };
  return { ...kept, ...forwardedHeaders(request, bffSecret), ...trace };
}

/** Headers of the answer, as core-api gave them. */
export const responseHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => withoutHops(headers);
