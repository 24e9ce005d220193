import type { IncomingHttpHeaders } from "node:http";
import { traced, traceparent } from "@kirinuki/schema/process/tracing.ts";
import { type Dispatcher, Pool } from "undici";
import { isReset, unreachable } from "./core-error.ts";

/** Seconds of silence after which a screen's call is given up; core-api ends its statements after 15. */
const ANSWER_TIMEOUT_MS = 20_000;
const CONNECT_TIMEOUT_MS = 2_000;
/** Most calls and streams to core-api at the same time; further ones wait. */
const CONNECTIONS = 128;

/**
 * Milliseconds for which a connection may lie unused. Less than the balancer's (`timeout http-keep-alive`) and core-api's: a write over
 * a connection that the other side closes at that moment fails, and writes are not retried.
 */
export const IDLE_MS = 20_000;

/** Keep-alive connections to core-api, for the screens' calls and for the pass-through. */
export const openPool = (origin: string): Pool =>
  new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: IDLE_MS,
  });

export interface CoreCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path as the OpenAPI file writes it; the label of the call's figures. */
  path: string;
  /** Encoded query with its question mark, or empty. */
  search: string;
  headers: Record<string, string>;
  body?: string;
  /** Ends the call when the browser has gone away. */
  signal?: AbortSignal | undefined;
}

export interface CoreAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends one call and gives the whole answer, whatever its status. Throws BffError BAD_GATEWAY or GATEWAY_TIMEOUT. */
export type Transport = (call: CoreCall) => Promise<CoreAnswer>;

/** Called once per call to core-api: its path, HTTP status (0 where no answer came) and seconds. */
export type CallObserver = (call: CoreCall, status: number, seconds: number) => void;

/** Says in each call to core-api which trace it belongs to; nothing where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const here = traceparent();
  return here === undefined ? {} : { traceparent: here };
}

const send = (dispatcher: Dispatcher, call: CoreCall, timeout: number): Promise<CoreAnswer> =>
  traced(`${call.method} ${call.path}`, { kind: "client" }, () => ask(dispatcher, call, timeout));

async function ask(dispatcher: Dispatcher, call: CoreCall, timeout: number): Promise<CoreAnswer> {
  const { statusCode, headers, body } = await dispatcher.request({
    method: call.method,
    path: call.path + call.search,
    headers: { ...call.headers, ...traceHeaders() },
    body: call.body ?? null,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    ...(call.signal && { signal: call.signal }),
  });
  return { status: statusCode, headers, text: await body.text() };
}

/** Calls over the pool. A GET whose connection broke is retried, once; anything else is not. */
export function poolTransport(
  dispatcher: Dispatcher,
  observe: CallObserver = () => {},
  timeout = ANSWER_TIMEOUT_MS,
): Transport {
  return async (call) => {
    const start = performance.now();
    let status = 0;
    try {
      const answer = await send(dispatcher, call, timeout).catch((error: unknown) => {
        if (call.method === "GET" && isReset(error)) return send(dispatcher, call, timeout);
        throw error;
      });
      status = answer.status;
      return answer;
    } catch (error) {
      throw unreachable(error);
    } finally {
      observe(call, status, (performance.now() - start) / 1000);
    }
  };
}
