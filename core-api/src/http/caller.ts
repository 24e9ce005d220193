import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { BFF_HEADER } from "@kirinuki/schema/edge.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

/** The caller as the bff saw it, or as core-api sees it when the call did not come through the bff. */
export interface Caller {
  /** IPv4 or IPv6, one text for one host. */
  address: string;
  /** Host and port that the caller asked for. */
  host: string;
}

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller;
  }
}

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** An IPv4 address that came mapped into IPv6 is IPv4; a zone id names our own interface, not the caller. null for what is no address. */
function plainAddress(given: unknown): string | null {
  const address = String(given ?? "").split("%", 1)[0] ?? "";
  const plain = MAPPED.exec(address)?.[1] ?? address;
  return isIP(plain) === 0 ? null : plain.toLowerCase();
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

type Head = Pick<IncomingMessage, "headers" | "socket">;

/** null where nobody claims to be the bff, else whether the claim is true. */
function provesToBeBff({ headers }: Head, secrets: readonly string[]): boolean | null {
  const { [BFF_HEADER]: proof } = headers;
  if (proof === undefined) return null;
  return secrets.some((secret) => timingSafeEqual(digest(String(proof)), digest(secret)));
}

/** Whether it is the bff who calls, by one of its secrets. */
export const comesFromBff = (head: Head, secrets: readonly string[]): boolean => provesToBeBff(head, secrets) === true;

function callerOf(head: Head, secrets: readonly string[]): Caller {
  const { headers, socket } = head;
  const own = { address: plainAddress(socket.remoteAddress) ?? "0.0.0.0", host: headers.host ?? "" };
  if (!comesFromBff(head, secrets)) return own;
  return {
    address: plainAddress(headers["x-forwarded-for"]) ?? own.address,
    host: String(headers["x-forwarded-host"] ?? own.host),
  };
}

/**
 * Sets `request.caller`. Only the bff may name another address than its own. A wrong secret ends the call: if bff and
 * core-api had different secrets, all users would share one address and be locked out together.
 * @param secrets of the bff; two while one is exchanged for the other
 */
export function addCaller(app: FastifyInstance, secrets: readonly string[]): void {
  app.decorateRequest("caller", {
    getter(this: FastifyRequest) {
      return callerOf(this.raw, secrets);
    },
  });
  app.addHook("onRequest", async (request) => {
    if (provesToBeBff(request.raw, secrets) !== false) return;
    request.log.error(`${BFF_HEADER} is wrong: bff and core-api must have the same BFF_SECRET`);
    throw new AppError("FORBIDDEN");
  });
}
