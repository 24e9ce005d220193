import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import reference from "@scalar/fastify-api-reference";
import { fastify } from "fastify";
import type { Plugin } from "vite";

/** Where the bff shows the page, and where generators of clients find the file that it shows. */
const PAGE = "api-reference";
const DOCUMENT = `${PAGE}/openapi.json`;
const SOURCES = join(import.meta.dirname, "api-reference");
const OPENAPI = join(import.meta.dirname, "../schema/core-api.openapi.json");
const HASH_LENGTH = 7;

interface OpenApi {
  info: Record<string, unknown>;
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, { security?: object[] }>>;
  components: Record<string, Record<string, unknown>>;
  [other: string]: unknown;
}

const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g;

/** The components that something names, through others too. */
function namedComponents(document: Pick<OpenApi, "paths" | "components">): OpenApi["components"] {
  const named = new Map<string, unknown>();
  const pending = [JSON.stringify(document.paths)];
  for (let text = pending.pop(); text !== undefined; text = pending.pop())
    for (const [, kind = "", name = ""] of text.matchAll(REFERENCE)) {
      const key = `${kind}/${name}`;
      if (named.has(key)) continue;
      const component = document.components[kind]?.[name];
      named.set(key, component);
      pending.push(JSON.stringify(component));
    }
  const kept = Object.entries(document.components).map(([kind, all]) => [
    kind,
    Object.fromEntries(
      Object.entries(all).filter(([name]) => kind === "securitySchemes" || named.has(`${kind}/${name}`)),
    ),
  ]);
  return Object.fromEntries(kept);
}

/** Calls that a token may make are shown with it, not with a session's cookie. */
function tokensFirst(paths: OpenApi["paths"]): void {
  for (const call of Object.values(paths).flatMap((calls) => Object.values(calls)))
    call.security?.sort((a, b) => Number("token" in b) - Number("token" in a));
}

/** The Japanese name that its description begins with. */
const withName = (tag: OpenApi["tags"][number]) => ({
  ...tag,
  "x-displayName": tag.description?.split(". ", 1)[0] ?? tag.name,
});

/** The calls of customers: without those of Kirinuki's operators and what only they need. */
export function customersDocument(text: string): OpenApi {
  const document: OpenApi = JSON.parse(text);
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => !path.startsWith("/admin/")));
  const { operatorSession: _, ...securitySchemes } = document.components.securitySchemes ?? {};
  const tags = document.tags.filter(({ name }) => name !== "operator").map(withName);
  tokensFirst(paths);
  const components = namedComponents({ paths, components: { ...document.components, securitySchemes } });
  return { ...document, tags, paths, components };
}

/** Scalar's program for browsers as its package serves it: one file that asks no other host. */
async function scalarProgram(): Promise<string> {
  const app = fastify();
  await app.register(reference, { routePrefix: "/scalar", configuration: { url: `/${DOCUMENT}` } });
  const { statusCode, body } = await app.inject("/scalar/js/scalar.js");
  await app.close();
  if (statusCode !== 200) throw new Error(`@scalar/fastify-api-reference serves its program elsewhere: ${statusCode}`);
  return body;
}

/** All files of the page by their paths below web/dist. Those below assets/ stand in a folder with a hash of them all. */
export async function apiReferenceFiles(): Promise<Record<string, string>> {
  const own = (name: string) => readFile(join(SOURCES, name), "utf8");
  const names = ["before.js", "start.js", "japanese.js", "page.css"];
  const texts = await Promise.all([...names.map(own), scalarProgram()]);
  const hash = createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, HASH_LENGTH);
  const folder = `assets/${PAGE}-${hash}/`;
  const files = [...names, "scalar.js"].map((name, at) => [folder + name, texts[at] ?? ""]);
  return {
    ...Object.fromEntries(files),
    [`${PAGE}.html`]: (await own("page.html")).replaceAll("%FOLDER%", `/${folder}`),
    [DOCUMENT]: JSON.stringify(customersDocument(await readFile(OPENAPI, "utf8"))),
  };
}

const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  html: "text/html",
};

/** The page that shows the REST calls and lets one try them, apart from the screens: in the build, and while developing. */
export const apiReference = (): Plugin => ({
  name: "kirinuki-api-reference",
  async generateBundle() {
    for (const [fileName, source] of Object.entries(await apiReferenceFiles()))
      this.emitFile({ type: "asset", fileName, source });
  },
  configureServer(server) {
    let files: ReturnType<typeof apiReferenceFiles> | undefined;
    server.middlewares.use(async (request, response, next) => {
      const path = (request.url ?? "").split("?", 1)[0]?.slice(1) ?? "";
      if (!path.includes(PAGE)) return next();
      files ??= apiReferenceFiles();
      const name = path === PAGE ? `${PAGE}.html` : path;
      const text = (await files)[name];
      if (text === undefined) return next();
      response.setHeader("content-type", `${TYPES[name.slice(name.lastIndexOf(".") + 1)]}; charset=utf-8`);
      response.end(text);
    });
  },
});
