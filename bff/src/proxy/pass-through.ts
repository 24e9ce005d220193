import replyFrom from "@fastify/reply-from";
import { FEEDS_PATH } from "@kirinuki/schema/article-feed.ts";
import { SCIM_PATH } from "@kirinuki/schema/provisioning.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dispatcher } from "undici";
import { codeOf, isReset, unreachable } from "../core-api/core-error.ts";
import { BffError } from "../errors/bff-error.ts";
import { renderEnvelope } from "../errors/render.ts";
import { refuseUnusableHost } from "../session/forwarded.ts";
import { goneSignal } from "../session/gone.ts";
import { CancellableDispatcher } from "./cancellable.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";

/** Silence of core-api after which the call is given up: a merged PDF or an export may take its time to begin. */
const SILENCE_MS = 60_000;

export interface PassThroughOptions {
  coreUrl: string;
  pool: Dispatcher;
  bffSecret: string;
  silence?: number;
}

/** Methods that change nothing, so that they may be sent again on a broken connection. */
const SAFE = new Set(["GET", "HEAD"]);

/** Faults of the browser's own request that only show while it is sent on. */
const REQUEST_FAULTS = new Set(["UND_ERR_REQ_CONTENT_LENGTH_MISMATCH", "UND_ERR_INVALID_ARG"]);

function failureOf(error: Error): BffError {
  const cause = error.cause ?? error;
  return REQUEST_FAULTS.has(codeOf(cause)) ? new BffError("BAD_REQUEST", { cause }) : unreachable(cause);
}

/**
 * /api/v1, /admin/api/v1, /scim/v2 and /feeds as core-api answers them: files, downloads, integrations and feed readers. Bodies stream both ways and are
 * never held, parsed or changed.
 */
export async function passThrough(
  app: FastifyInstance,
  { coreUrl, pool, bffSecret, silence = SILENCE_MS }: PassThroughOptions,
): Promise<void> {
  const dispatcher = new CancellableDispatcher(pool);
  await app.register(replyFrom, {
    base: coreUrl,
    undici: { request: dispatcher.request.bind(dispatcher) as Dispatcher["request"] },
    disableCache: true,
    disableRequestLogging: true,
  });
  app.setErrorHandler(renderEnvelope);
  app.addHook("onRequest", refuseUnusableHost);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));

  const forward = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    dispatcher.during(goneSignal(reply), () =>
      reply.from(undefined, {
        timeout: silence,
        rewriteRequestHeaders: (_raw, headers) => requestHeaders(request, headers, bffSecret),
        rewriteHeaders: (headers) => responseHeaders(headers),
        // The default would also repeat what core-api answers with 503.
        retryDelay: ({ err, attempt }) => (SAFE.has(request.method) && attempt === 0 && isReset(err) ? 1 : null),
        onError: (failed, { error }) => void failed.send(failureOf(error)),
      }),
    );
  for (const base of ["/api/v1", "/admin/api/v1", SCIM_PATH, FEEDS_PATH])
    app.all(`${base}/*`, { bodyLimit: Number.MAX_SAFE_INTEGER }, forward);
}
