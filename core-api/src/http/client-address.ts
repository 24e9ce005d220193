import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The caller's address as one text for one host: Fastify has read X-Forwarded-For from the right, through trusted proxies only.
 * An IPv4 address that came mapped into IPv6 is IPv4; a zone id names our own interface, not the caller.
 */
export function clientAddress(request: Pick<FastifyRequest, "ip" | "socket">): string {
  const given = request.ip.split("%", 1)[0] ?? "";
  const plain = MAPPED.exec(given)?.[1] ?? given;
  return isIP(plain) === 0 ? (request.socket.remoteAddress?.replace(MAPPED, "$1") ?? "0.0.0.0") : plain.toLowerCase();
}
