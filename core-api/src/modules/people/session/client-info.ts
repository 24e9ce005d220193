import type { FastifyRequest } from "fastify";
import { BROWSER_COOKIE } from "../../../http/cookies.ts";

/** Where a sign-in comes from, for ranges, limits and the audit. */
export interface ClientInfo {
  address: string;
  userAgent: string | null;
  /** Cookie by which an account knows the browser again. */
  browserCookie: string | undefined;
  requestId: string;
}

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: request.caller.address,
  userAgent: request.headers["user-agent"] ?? null,
  browserCookie: request.cookies[BROWSER_COOKIE],
  requestId: request.id,
});
