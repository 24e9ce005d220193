import { readSsoKey, SSO_PATHS } from "@kirinuki/schema/single-sign-on.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { CoreApiHttp } from "../core-api/http.ts";
import { singleSignOnClient } from "../core-api/single-sign-on.client.ts";
import type { Transport } from "../core-api/transport.ts";
import { BffError } from "../errors/bff-error.ts";
import { renderEnvelope } from "../errors/render.ts";
import { forwardedHeaders, refuseUnusableHost } from "../session/forwarded.ts";

/** A SAML response with many groups; core-api's own limit. */
const RESPONSE_LIMIT = 1024 * 1024;

interface KeyParams {
  key: string;
}

/** On to our own page, which has the browser's cookies; never anywhere else. */
const toScreen = (reply: FastifyReply, key: string, query: URLSearchParams): FastifyReply => {
  query.set("sso_key", key);
  return reply.header("cache-control", "no-store").redirect(`${SSO_PATHS.screen}?${query}`, 303);
};

/** @throws BffError NOT_FOUND */
function demandKey({ key }: KeyParams): string {
  if (readSsoKey(key) === null) throw new BffError("NOT_FOUND");
  return key;
}

/**
 * Where identity providers send browsers back to. Each has an address of its own, so that none answers in another's place. The page
 * that follows signs in, by a call of its own: what other sites make a browser open or post changes nothing.
 */
export async function ssoReturn(
  app: FastifyInstance,
  { transport, bffSecret }: { transport: Transport; bffSecret: string },
): Promise<void> {
  app.setErrorHandler(renderEnvelope);
  app.addHook("onRequest", refuseUnusableHost);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  app.get<{ Params: KeyParams }>(`${SSO_PATHS.callback}/:key`, (request, reply) => {
    const at = request.url.indexOf("?");
    const query = new URLSearchParams(at < 0 ? "" : request.url.slice(at + 1));
    return toScreen(reply, demandKey(request.params), query);
  });

  app.post<{ Params: KeyParams; Body: URLSearchParams | undefined }>(
    `${SSO_PATHS.response}/:key`,
    { bodyLimit: RESPONSE_LIMIT },
    async (request, reply) => {
      const key = demandKey(request.params);
      const state = request.body?.get("RelayState") ?? "";
      const response = request.body?.get("SAMLResponse") ?? "";
      if (state === "" || response === "") throw new BffError("BAD_REQUEST");
      const headers = { ...forwardedHeaders(request, bffSecret), accept: "application/json" };
      const core = singleSignOnClient(new CoreApiHttp(transport, { headers, onSetCookie: () => undefined }));
      // A response that is refused leaves an attempt without an answer, which the page is told of as any other refusal.
      await core.takeResponse({ sso_key: key, saml_response: response, relay_state: state });
      return toScreen(reply, key, new URLSearchParams({ state }));
    },
  );
}
