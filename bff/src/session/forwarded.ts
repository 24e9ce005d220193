import { isIP } from "node:net";
import { BFF_HEADER } from "@kirinuki/schema/edge.ts";
import type { FastifyRequest } from "fastify";
import { BffError } from "../errors/bff-error.ts";

/**
 * The browser's address: what the nearest proxy that is not trusted, or the browser itself, was seen with. Fastify reads
 * X-Forwarded-For from the right, through the proxies of TRUSTED_PROXIES only; where one of them passed on what is no address, it is
 * itself the last that is known. Empty after the connection is gone.
 */
export const clientAddress = ({ ips, ip }: Pick<FastifyRequest, "ips" | "ip">): string =>
  (ips ?? [ip]).findLast((entry) => isIP(entry ?? "") !== 0) ?? "";

/**
 * What core-api must know of the browser behind us: one address, which we answer for by our secret; host and scheme are those that
 * the browser sees, which is what core-api compares Origin with.
 */
export const forwardedHeaders = (request: FastifyRequest, bffSecret: string): Record<string, string> => ({
  [BFF_HEADER]: bffSecret,
  "x-forwarded-for": clientAddress(request),
  "x-forwarded-host": request.host,
  "x-forwarded-proto": request.protocol,
  "x-request-id": request.id,
});

/**
 * Host and scheme come from headers; what makes no address would only fail later, as a fault of ours.
 * @throws BffError BAD_REQUEST
 */
export async function refuseUnusableHost(request: FastifyRequest): Promise<void> {
  const { host, protocol } = request;
  if (!/^https?$/.test(protocol) || !URL.canParse(`${protocol}://${host}/`)) throw new BffError("BAD_REQUEST");
}

/** Headers of the browser that mean something to core-api beside those of forwardedHeaders. */
const PASSED_ON = ["cookie", "authorization", "user-agent", "origin", "sec-fetch-site"] as const;

/** Headers of a screen's calls to core-api. */
export function callerHeaders(request: FastifyRequest, bffSecret: string): Record<string, string> {
  const own = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(own), ...forwardedHeaders(request, bffSecret), accept: "application/json" };
}
