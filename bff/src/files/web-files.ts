import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BffError } from "../errors/bff-error.ts";
import { renderEnvelope } from "../errors/render.ts";
import { type BringingOptions, bringing } from "../first-page/brought.ts";
import { LATER, preloads } from "../first-page/preloads.ts";
import { pagePolicy, referencePolicy } from "../operations/security-headers.ts";

/** Vite puts a hash of the content into the names of what lies here, so it never changes. */
const HASHED = "/assets/";
const IMMUTABLE = "public, max-age=31536000, immutable";
const INDEX = "index.html";
/** Where the program shows itself. */
const PLACE = '<div id="root"></div>';
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

interface Screens {
  root: string;
  broughtBy: ReturnType<typeof bringing>;
  preloadsOf: ReturnType<typeof preloads>;
}

/** index.html names the program's first file so. Where a form is painted first, its script starts the program (web/public/first-sign-in.js). */
const PROGRAM = /<script type="module" crossorigin src="[^"]+"><\/script>/;

/** index.html with what its first screen needs: its files, and what core-api says of it. */
async function sendScreen(request: FastifyRequest, reply: FastifyReply, screens: Screens): Promise<FastifyReply> {
  const { screen, head, before, after, isShown, isLaidOut } = await screens.broughtBy(request, reply);
  const index = await readFile(join(screens.root, INDEX), "utf8");
  const files = screen ? screens.preloadsOf({ screen, isLaidOut }) : "";
  const page = (isLaidOut && files !== "" ? index.replace(PROGRAM, "") : index)
    .replace("</head>", () => `${head}${files}</head>`)
    .replace(PLACE, () => before + PLACE + after);
  return sendPage(request, reply, page, { policy: pagePolicy, cacheControl: isShown ? "no-store" : REVALIDATE });
}

async function sendWeb(request: FastifyRequest, reply: FastifyReply, screens: Screens): Promise<FastifyReply> {
  const { root } = screens;
  const path = request.url.split("?", 1)[0] ?? "/";
  if (!existsSync(join(root, INDEX))) return renderEnvelope(new BffError("SERVICE_UNAVAILABLE"), request, reply);
  if (REFERENCE.test(path)) {
    const page = await readFile(join(root, REFERENCE_PAGE), "utf8");
    return sendPage(request, reply, page, { policy: referencePolicy, cacheControl: REVALIDATE });
  }
  if (isScreen(path)) return sendScreen(request, reply, screens);
  // A folder has no page of its own, and the plugin would take it for a malformed path.
  return path.endsWith("/") ? notFound(request, reply) : reply.sendFile(decodeURIComponent(path).slice(1));
}

const NEED_NONCE = new RegExp(`<script|<link rel="(?:modulepreload"|${LATER}"|preload" as="script")`, "g");
const NONCE_BYTES = 16;
const toGzip = promisify(gzip);

interface Sent {
  policy: (nonce: string) => string;
  cacheControl: string;
}

/**
 * The page with a nonce of its own at each of its scripts. It is made anew each time, so there is nothing to compare it with (304), and
 * compressed each time: with a screen in it, it would be more than the first answer of a connection holds.
 */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  { policy, cacheControl }: Sent,
): Promise<FastifyReply> {
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  const text = page.replaceAll(NEED_NONCE, (tag) => `${tag} nonce="${nonce}"`);
  reply
    .header("content-security-policy", policy(nonce))
    .header("cache-control", cacheControl)
    .header("vary", "accept-encoding")
    .type("text/html; charset=utf-8");
  if (!/\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(text);
  return reply.header("content-encoding", "gzip").send(await toGzip(text));
}

/** The built screens: hashed files for ever, in the compressed form the build made; index.html for every app route. */
export async function serveWeb(app: FastifyInstance, root: string, options: BringingOptions): Promise<void> {
  const screens: Screens = { root, broughtBy: bringing(root, options), preloadsOf: preloads(root) };
  app.setNotFoundHandler(notFound);
  app.get("/*", (request, reply) => sendWeb(request, reply, screens));
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
