import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { HOST_PREFIX, REMEMBER_COOKIE, USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BffError } from "../errors/bff-error.ts";
import { renderEnvelope } from "../errors/render.ts";
import { firstArticle } from "../first-page/first-article.ts";
import { firstNotices } from "../first-page/first-notices.ts";
import { namedArticle } from "../first-page/named-article.ts";
import type { PageCore } from "../first-page/page-core.ts";
import { firstScreen, preloads } from "../first-page/preloads.ts";
import type { InstallationLink } from "../modules/installation/installation-link.type.ts";
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

/** The caller brings a session, or what makes one without a sign-in. Whether it holds is core-api's to say. */
const KNOWN = new RegExp(`(?:^|;\\s*)(?:${HOST_PREFIX})?(?:${USER_COOKIE}|${REMEMBER_COOKIE})=`);

export interface WebOptions {
  core: PageCore;
  links: readonly InstallationLink[];
}

interface Screens extends WebOptions {
  root: string;
  preloadsOf: ReturnType<typeof preloads>;
}

/** index.html with what its first screen needs: its files, and the article that the address names or the notices of the sign-in. */
async function sendScreen(request: FastifyRequest, reply: FastifyReply, screens: Screens): Promise<FastifyReply> {
  const [path = "/", query = ""] = request.url.split("?", 2);
  const isKnown = KNOWN.test(request.headers.cookie ?? "");
  const named = isKnown ? namedArticle(path, new URLSearchParams(query)) : null;
  const screen = named ? "article" : firstScreen(path, isKnown);
  const article = named && (await firstArticle(screens.core(request, reply), named));
  const notices = screen === "signIn" ? await firstNotices(screens.core(request, reply), screens.links) : null;
  const page = (await readFile(join(screens.root, INDEX), "utf8"))
    .replace("</head>", () => `${screen ? screens.preloadsOf(screen) : ""}</head>`)
    .replace('<div id="root">', (place) => (article ?? notices ?? "") + place);
  return sendPage(reply, page, { policy: pagePolicy, cacheControl: article === null ? REVALIDATE : "no-store" });
}

async function sendWeb(request: FastifyRequest, reply: FastifyReply, screens: Screens): Promise<FastifyReply> {
  const { root } = screens;
  const path = request.url.split("?", 1)[0] ?? "/";
  if (!existsSync(join(root, INDEX))) return renderEnvelope(new BffError("SERVICE_UNAVAILABLE"), request, reply);
  if (REFERENCE.test(path)) {
    const page = await readFile(join(root, REFERENCE_PAGE), "utf8");
    return sendPage(reply, page, { policy: referencePolicy, cacheControl: REVALIDATE });
  }
  if (isScreen(path)) return sendScreen(request, reply, screens);
  // A folder has no page of its own, and the plugin would take it for a malformed path.
  return path.endsWith("/") ? notFound(request, reply) : reply.sendFile(decodeURIComponent(path).slice(1));
}

const NONCE_BYTES = 16;

interface Sent {
  policy: (nonce: string) => string;
  cacheControl: string;
}

/** The page with a nonce of its own at each of its scripts. It is made anew each time, so there is nothing to compare it with (304). */
function sendPage(reply: FastifyReply, page: string, { policy, cacheControl }: Sent): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString("base64");
  return reply
    .header("content-security-policy", policy(nonce))
    .header("cache-control", cacheControl)
    .type("text/html; charset=utf-8")
    .send(page.replaceAll(/<script|<link rel="modulepreload"/g, (tag) => `${tag} nonce="${nonce}"`));
}

/** The built screens: hashed files for ever, in the compressed form the build made; index.html for every app route. */
export async function serveWeb(app: FastifyInstance, root: string, options: WebOptions): Promise<void> {
  const screens: Screens = { ...options, root, preloadsOf: preloads(root) };
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
