import type { FastifyRequest } from "fastify";

/** Where a sign-in comes from, for ranges, limits and the audit. */
export interface ClientInfo {
  address: string;
  userAgent: string | null;
  requestId: string;
}

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: request.caller.address,
  userAgent: request.headers["user-agent"] ?? null,
  requestId: request.id,
});
