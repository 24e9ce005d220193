import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { BffError } from "../errors/bff-error.ts";

/**
 * The addresses that proxies before us wrote, from the right up to the first that is none: whatever stands left of it
 * can't be believed, and core-api must not take the rest of a broken header for an address.
 */
function addressesOf(header: string | string[] | undefined): string[] {
  const entries = String(header ?? "")
    .split(",")
    .map((entry) => entry.trim());
  return entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
}

/**
 * What core-api must know of the browser behind us. The address is appended, so that core-api reads it from the right
 * through the proxies that it trusts (design.md 8); host and scheme are those that the browser sees, which is what
 * core-api compares Origin with.
 */
export function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  const { remoteAddress } = request.socket;
  const before = addressesOf(request.headers["x-forwarded-for"]);
  return {
    "x-forwarded-for": (remoteAddress ? [...before, remoteAddress] : before).join(", "),
    "x-forwarded-host": request.host,
    "x-forwarded-proto": request.protocol,
    "x-request-id": request.id,
  };
}

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
export function callerHeaders(request: FastifyRequest): Record<string, string> {
  const own = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return { ...Object.fromEntries(own), ...forwardedHeaders(request), accept: "application/json" };
}
