import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { renderError } from "../errors/render.ts";

/** `/pdf/:ticket` as a pattern of paths. */
const pattern = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll(/:[^/]+/g, "[^/]+")
      .replaceAll("*", ".*")}$`,
  );

/** Answers requests that no route handles: 405 with Allow if the path has other methods, else 404. */
export function refuseUnknownRoutes(app: FastifyInstance): void {
  const methodsOf = new Map<string, { path: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const known = methodsOf.get(url) ?? { path: pattern(url), methods: new Set() };
    for (const each of [method].flat()) known.methods.add(each);
    methodsOf.set(url, known);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?", 1);
    const methods = [...methodsOf.values()].flatMap((known) => (known.path.test(path) ? [...known.methods] : []));
    if (methods.length === 0) return renderError(new AppError("NOT_FOUND"), request, reply);
    reply.header("allow", [...new Set(methods)].sort().join(", "));
    return renderError(new AppError("METHOD_NOT_ALLOWED"), request, reply);
  });
}
