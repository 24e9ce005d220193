import type { FastifyRequest } from "fastify";
import { clientAddress } from "../../../http/client-address.ts";

/** Where a sign-in comes from, for ranges, limits and the audit. */
export interface ClientInfo {
  address: string;
  userAgent: string | null;
  requestId: string;
}

export const clientOf = (request: FastifyRequest): ClientInfo => ({
  address: clientAddress(request),
  userAgent: request.headers["user-agent"] ?? null,
  requestId: request.id,
});
