import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Cookies travel with every request a browser makes, so a change asked for by another site's page must be refused; so must a sign-in,
 * of whatever method, which would put the browser into a session that nobody there asked for. Browsers name that site in Origin and
 * Sec-Fetch-Site; scripts and servers send neither and carry no ambient cookies. An address that somebody typed is `none`, and our own
 * page, wherever the link to it stood, is `same-origin`.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method) && !request.routeOptions.config.opensSession) return;
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") throw new AppError("FOREIGN_ORIGIN");
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.caller.host) throw new AppError("FOREIGN_ORIGIN");
}
