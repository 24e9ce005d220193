import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import type { Email } from "postal-mime";
import type { MailStore } from "./mail-store.ts";
import { listPage, type MailView, mailPage, messagePage } from "./pages.ts";
import { readMail } from "./received-mail.ts";
import { STYLE } from "./style.ts";
import { texts } from "./texts.ts";

const PAGE_SIZE = 50;
/** Source shown on the page; the whole of it can be downloaded. */
const SHOWN_SOURCE = 200_000;
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** For what came by mail: nothing runs, nothing is fetched from elsewhere, nothing is sent. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'";
const SAFE_IMAGES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

type MailRoute = { Params: { id: string; at: string }; Querystring: { view?: string; page?: string } };

/** The web page of received mails. Everything a mail contains is treated as hostile. */
export function mailPageServer(store: MailStore): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
  app.addHook("onSend", async (_request, reply) => {
    reply
      .header("x-content-type-options", "nosniff")
      .header("referrer-policy", "no-referrer")
      .header("cache-control", "no-store");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", PAGE_POLICY);
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), messagePage(texts.notFound)));
  app.setErrorHandler((_error, _request, reply) => sendPage(reply.code(500), messagePage(texts.failed)));

  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/style.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
  listRoutes(app, store);
  mailRoutes(app, store);
  return app;
}

function listRoutes(app: FastifyInstance, store: MailStore): void {
  app.get<MailRoute>("/", async (request, reply) => {
    const pages = Math.max(1, Math.ceil(store.count / PAGE_SIZE));
    const at = Math.min(pages, Math.max(1, Math.trunc(Number(request.query.page)) || 1));
    return sendPage(reply, listPage(store.page(at, PAGE_SIZE), store.count, at, pages));
  });
  app.get("/mails.json", async () => ({ total: store.count, mails: store.page(1, PAGE_SIZE) }));
  app.post("/delete", async (request, reply) => {
    // Another site's page may not empty the box through the browser.
    const site = request.headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin") return sendPage(reply.code(403), messagePage(texts.refused));
    await store.clear();
    return reply.redirect("/", 303);
  });
}

function mailRoutes(app: FastifyInstance, store: MailStore): void {
  app.get<MailRoute>("/mails/:id", async (request, reply) => {
    const { id } = request.params;
    const [summary, raw] = [store.find(id), await store.raw(id)];
    if (summary === undefined || raw === undefined) return reply.callNotFound();
    const mail = await readMail(raw);
    return sendPage(reply, mailPage(summary, mail, viewOf(request.query.view, mail), sourceText(raw)));
  });
  app.get<MailRoute>("/mails/:id/html", async (request, reply) => {
    const raw = await store.raw(request.params.id);
    if (raw === undefined) return reply.callNotFound();
    reply.header("content-security-policy", MAIL_POLICY);
    return sendPage(reply, mailBody(request.params.id, await readMail(raw)));
  });
  app.get<MailRoute>("/mails/:id/source", async (request, reply) => {
    const raw = await store.raw(request.params.id);
    return raw === undefined
      ? reply.callNotFound()
      : sendFile(reply, raw, "message/rfc822", `${request.params.id}.eml`);
  });
  app.get<MailRoute>("/mails/:id/attachments/:at", async (request, reply) => {
    const raw = await store.raw(request.params.id);
    const attachment = raw === undefined ? undefined : (await readMail(raw)).attachments[Number(request.params.at)];
    if (attachment === undefined) return reply.callNotFound();
    const content =
      typeof attachment.content === "string"
        ? Buffer.from(attachment.content)
        : Buffer.from(new Uint8Array(attachment.content));
    return sendFile(reply, content, attachment.mimeType, attachment.filename ?? "attachment");
  });
}

/** Mails are 7-bit or UTF-8; anything else is shown byte by byte. */
function sourceText(raw: Buffer): string {
  const shown = raw.subarray(0, SHOWN_SOURCE);
  const text = shown.toString("utf8");
  return text.includes("\ufffd") ? shown.toString("latin1") : text;
}

function viewOf(wanted: string | undefined, mail: Email): MailView {
  if (wanted === "source" || wanted === "text") return wanted;
  return mail.html === undefined ? "text" : "html";
}

/** The HTML part, with the pictures it carries along, and links that open in a tab of their own. */
function mailBody(id: string, mail: Email): string {
  const pictures = new Map(
    mail.attachments.flatMap(({ contentId }, at) =>
      contentId === undefined ? [] : [[contentId.replace(/^<|>$/g, ""), at]],
    ),
  );
  const markup = (mail.html ?? "").replace(/cid:([^"'\s)>]+)/gi, (whole, cid) => {
    const at = pictures.get(decode(cid));
    return at === undefined ? whole : `/mails/${id}/attachments/${at}`;
  });
  return `<!doctype html><base target="_blank">${markup}`;
}

function decode(cid: string): string {
  try {
    return decodeURIComponent(cid);
  } catch {
    return cid;
  }
}

function sendPage(reply: FastifyReply, markup: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(markup);
}

function sendFile(reply: FastifyReply, content: Buffer, type: string, name: string): FastifyReply {
  const isPicture = SAFE_IMAGES.has(type);
  return reply
    .header("content-security-policy", "sandbox; default-src 'none'")
    .header("content-disposition", `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${encodeName(name)}`)
    .type(isPicture ? type : "application/octet-stream")
    .send(content);
}

/** RFC 8187. Lone surrogates and control characters of hostile names do not survive. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
