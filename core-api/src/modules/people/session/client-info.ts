import type { FastifyRequest } from "fastify";
import { BROWSER_COOKIE, DEVICE_COOKIE } from "../../../http/cookies.ts";

/** Where a sign-in comes from, for ranges, limits and the audit. */
export interface ClientInfo {
  address: string;
  userAgent: string | null;
  /** Cookie by which an account knows the browser again. */
  browserCookie: string | undefined;
  /** Cookie of a browser that is not asked for the second step. */
  deviceCookie?: string | undefined;
  requestId: string;
}

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: request.caller.address,
  userAgent: request.headers["user-agent"] ?? null,
  browserCookie: request.cookies[BROWSER_COOKIE],
  deviceCookie: request.cookies[DEVICE_COOKIE],
  requestId: request.id,
});
