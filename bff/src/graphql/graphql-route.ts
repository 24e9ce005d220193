import { isUtf8 } from "node:buffer";
import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { coreApi } from "../core-api/core-api.ts";
import { CoreApiHttp } from "../core-api/http.ts";
import type { Transport } from "../core-api/transport.ts";
import { BffError } from "../errors/bff-error.ts";
import { renderGraphql } from "../errors/render.ts";
import type { InstallationLink } from "../modules/installation/installation-link.type.ts";
import { type RequestContext, requestContext } from "../session/context.ts";
import { callerHeaders, refuseUnusableHost } from "../session/forwarded.ts";
import { goneSignal } from "../session/gone.ts";
import { BODY_LIMIT } from "./limits.ts";
import { type PersistedDocuments, withDocument } from "./persisted-documents.ts";

export interface GraphqlOptions {
  apollo: ApolloServer<RequestContext>;
  transport: Transport;
  bffSecret: string;
  documents: PersistedDocuments;
  links: readonly InstallationLink[];
  /** True: only documents of the screens are run. */
  persistedOnly: boolean;
  now: () => Date;
}

function contextFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { transport, bffSecret, links, now }: GraphqlOptions,
): RequestContext {
  const http = new CoreApiHttp(transport, {
    headers: callerHeaders(request, bffSecret),
    signal: goneSignal(reply),
    onSetCookie: (lines) => void reply.header("set-cookie", lines),
  });
  return requestContext({ core: coreApi(http), links, requestId: request.id, log: request.log, now });
}

/** JSON in UTF-8 only, and no `__proto__`. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!isUtf8(body) || body.length === 0) return done(new BffError("BAD_REQUEST"));
    return parse(request, body.toString("utf8"), (error, value) =>
      done(error ? new BffError("BAD_REQUEST") : null, value),
    );
  });
}

/** POST /graphql and nothing else there: a GET could be a link, which must not act. */
export async function graphqlRoute(app: FastifyInstance, options: GraphqlOptions): Promise<void> {
  readJson(app);
  app.setErrorHandler(renderGraphql);
  app.addHook("onRequest", refuseUnusableHost);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.post("/graphql", {
    bodyLimit: BODY_LIMIT,
    preHandler: async (request) => {
      request.body = withDocument(request.body, options.documents, options.persistedOnly);
    },
    handler: fastifyApolloHandler(options.apollo, {
      context: async (request, reply) => contextFor(request, reply, options),
    }),
  });
  app.route({
    method: ["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"],
    url: "/graphql",
    // The method is refused whatever comes with it.
    preParsing: async (_request, reply) => {
      reply.header("allow", "POST");
      throw new BffError("METHOD_NOT_ALLOWED");
    },
    handler: async () => {
      throw new BffError("METHOD_NOT_ALLOWED");
    },
  });
}
