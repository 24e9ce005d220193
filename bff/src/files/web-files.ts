import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BffError } from "../errors/bff-error.ts";
import { renderEnvelope } from "../errors/render.ts";
import { pagePolicy, referencePolicy } from "../operations/security-headers.ts";

/** Vite puts a hash of the content into the names of what lies here, so it never changes. */
const HASHED = "/assets/";
const IMMUTABLE = "public, max-age=31536000, immutable";
const INDEX = "index.html";
/** The page that shows the REST calls (web/api-reference.ts): no screen, and with a program that is not ours. */
const REFERENCE = /^\/api-reference\/?$/;
const REFERENCE_PAGE = "api-reference.html";
/** Ask each time whether it changed; the answer is 304 while it did not. */
const REVALIDATE = "no-cache";

/** Paths of servers, which must not be answered with a screen. */
const NOT_SCREENS = /^\/(?:api|admin\/api|graphql|assets|metrics|docs|healthz|readyz)(?:\/|$)/;

/** An app route: anything that may be opened in a browser and has no file's ending. */
const isScreen = (path: string): boolean => !NOT_SCREENS.test(path) && !path.slice(path.lastIndexOf("/")).includes(".");

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  renderEnvelope(new BffError("NOT_FOUND"), request, reply);

async function sendWeb(request: FastifyRequest, reply: FastifyReply, root: string): Promise<FastifyReply> {
  const path = request.url.split("?", 1)[0] ?? "/";
  if (!existsSync(join(root, INDEX))) return renderEnvelope(new BffError("SERVICE_UNAVAILABLE"), request, reply);
  if (REFERENCE.test(path)) return sendPage(reply, join(root, REFERENCE_PAGE), referencePolicy);
  if (isScreen(path)) return sendPage(reply, join(root, INDEX), pagePolicy);
  // A folder has no page of its own, and the plugin would take it for a malformed path.
  return path.endsWith("/") ? notFound(request, reply) : reply.sendFile(decodeURIComponent(path).slice(1));
}

const NONCE_BYTES = 16;

/** The page with a nonce of its own at each of its scripts. It is made anew each time, so there is nothing to compare it with (304). */
async function sendPage(reply: FastifyReply, file: string, policy: (nonce: string) => string): Promise<FastifyReply> {
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const page = (await readFile(file, "utf8")).replaceAll("<script", `<script nonce="${nonce}"`);
  return reply
    .header("content-security-policy", policy(nonce))
    .header("cache-control", REVALIDATE)
    .type("text/html; charset=utf-8")
    .send(page);
}

/** The built screens: hashed files for ever, in the compressed form the build made; index.html for every app route. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  app.setNotFoundHandler(notFound);
  app.get("/*", (request, reply) => sendWeb(request, reply, root));
  if (!existsSync(root)) {
    app.log.warn("the screens are not built: web/dist is missing");
    return;
  }
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.slice(root.length).replaceAll("\\", "/").startsWith(HASHED);
      reply.header("cache-control", hashed ? IMMUTABLE : REVALIDATE);
    },
  });
}
