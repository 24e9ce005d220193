import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** Requests a minute from one place: an office has many people behind one address. */
export interface OfficeRate {
  elsewhere: number;
  office: number;
  /** Asked only of requests beyond the rate for elsewhere. */
  isOffice(request: FastifyRequest): Promise<boolean>;
}

/** Route options of this rate; a route without them has the server's own rate. */
export function limitsOf(app: FastifyInstance, rate: number | OfficeRate | undefined) {
  if (rate === undefined) return { config: {} };
  if (typeof rate === "number") return { config: { rateLimit: { max: rate } } };
  return {
    config: { rateLimit: { max: Math.max(rate.office, rate.elsewhere) } },
    preHandler: refuseBeyondRate(app, rate),
  };
}

/**
 * Refuses what is beyond the rate for elsewhere, unless it comes from an office. It runs when the body is read, which says whose office
 * that would be; the rate of offices, which holds for all, has been checked by then.
 */
function refuseBeyondRate(app: FastifyInstance, rate: OfficeRate): preHandlerAsyncHookHandler {
  const count = app.createRateLimit({ max: rate.elsewhere, timeWindow: "1 minute" });
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded || (await rate.isOffice(request))) return;
    throw new AppError("TOO_MANY_REQUESTS", [], counted.ttlInSeconds);
  };
}
