import type { FastifyReply, FastifyRequest } from "fastify";
import { type CoreApi, coreApi } from "../core-api/core-api.ts";
import { CoreApiHttp } from "../core-api/http.ts";
import type { Transport } from "../core-api/transport.ts";
import { callerHeaders } from "../session/forwarded.ts";
import { goneSignal } from "../session/gone.ts";

export interface PageCoreOptions {
  transport: Transport;
  bffSecret: string;
  /** A page without what it could bring is better than one that waits longer for it. */
  mostWaitMs: number;
}

/** core-api on behalf of whoever asks for a page, with his own cookie and address. */
export type PageCore = (request: FastifyRequest, reply: FastifyReply) => CoreApi;

export const pageCore =
  ({ transport, bffSecret, mostWaitMs }: PageCoreOptions): PageCore =>
  (request, reply) =>
    coreApi(
      new CoreApiHttp(transport, {
        headers: callerHeaders(request, bffSecret),
        signal: AbortSignal.any([goneSignal(reply), AbortSignal.timeout(mostWaitMs)]),
        onSetCookie: (lines) => void reply.header("set-cookie", lines),
      }),
    );
