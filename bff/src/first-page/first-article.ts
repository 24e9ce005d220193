import type { FastifyReply, FastifyRequest } from "fastify";
import { coreApi } from "../core-api/core-api.ts";
import { CoreRefusal } from "../core-api/core-error.ts";
import { CoreApiHttp } from "../core-api/http.ts";
import type { Transport } from "../core-api/transport.ts";
import { articleLoader } from "../modules/article/article.loader.ts";
import { toArticleDetail } from "../modules/article/article.mapper.ts";
import { callerHeaders } from "../session/forwarded.ts";
import { goneSignal } from "../session/gone.ts";
import { articleMarkup } from "./article-markup.ts";
import type { NamedArticle } from "./named-article.ts";

export interface FirstArticleOptions {
  transport: Transport;
  bffSecret: string;
  /** A page without its article is better than one that waits longer for it. */
  mostWaitMs: number;
}

/** Markup of an article for the caller of a page, where core-api shows it to him; null for every other outcome. It counts and marks nothing. */
export type FirstArticle = (
  named: NamedArticle,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<string | null>;

export const firstArticle =
  ({ transport, bffSecret, mostWaitMs }: FirstArticleOptions): FirstArticle =>
  async (named, request, reply) => {
    const http = new CoreApiHttp(transport, {
      headers: callerHeaders(request, bffSecret),
      signal: AbortSignal.any([goneSignal(reply), AbortSignal.timeout(mostWaitMs)]),
      onSetCookie: (lines) => void reply.header("set-cookie", lines),
    });
    // Whatever fails here, the program tells of it when it asks itself.
    return articleLoader(coreApi(http))
      .load(named)
      .then((wire) => (wire === null || wire instanceof CoreRefusal ? null : articleMarkup(toArticleDetail(wire))))
      .catch(() => null);
  };
