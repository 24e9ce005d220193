import { readUnsubscribeKey, UNSUBSCRIBE_PATH } from "@kirinuki/schema/mail-unsubscribe.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { CoreApiHttp } from "../core-api/http.ts";
import { mailClient } from "../core-api/mail.client.ts";
import type { Transport } from "../core-api/transport.ts";
import { BffError } from "../errors/bff-error.ts";
import { renderEnvelope } from "../errors/render.ts";
import { forwardedHeaders, refuseUnusableHost } from "../session/forwarded.ts";
import { askingPage, donePage, unknownPage } from "./unsubscribe-page.ts";

/** `List-Unsubscribe=One-Click` and little else. */
const BODY_LIMIT = 10_000;

interface Query {
  key?: unknown;
}

const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.status(status).header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);

const isUnknown = (error: unknown): boolean => error instanceof BffError && error.code === "NOT_FOUND";

/**
 * Where List-Unsubscribe of our mails leads (RFC 8058). A mail program posts, and so does the button of the page; opening the address
 * changes nothing. The mail's key is all that is needed, so that a page of another site, which does not know it, can't ask.
 */
export async function unsubscribeRoute(
  app: FastifyInstance,
  { transport, bffSecret }: { transport: Transport; bffSecret: string },
): Promise<void> {
  app.setErrorHandler(renderEnvelope);
  app.addHook("onRequest", refuseUnusableHost);
  app.removeAllContentTypeParsers();
  // What is posted says only what the address says: any type is taken, and nothing of it read.
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null));

  app.get<{ Querystring: Query }>(UNSUBSCRIBE_PATH, (request, reply) => {
    const key = readUnsubscribeKey(request.query.key);
    if (key === null) return show(reply, 404, unknownPage);
    return show(reply, 200, askingPage(`${UNSUBSCRIBE_PATH}?key=${key}`));
  });

  app.post<{ Querystring: Query }>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const key = readUnsubscribeKey(request.query.key);
    if (key === null) return show(reply, 404, unknownPage);
    const headers = { ...forwardedHeaders(request, bffSecret), accept: "application/json" };
    const mails = mailClient(new CoreApiHttp(transport, { headers, onSetCookie: () => undefined }));
    try {
      await mails.unsubscribe({ mail_key: key });
    } catch (error) {
      if (isUnknown(error)) return show(reply, 404, unknownPage);
      throw error;
    }
    return show(reply, 200, donePage);
  });
}
