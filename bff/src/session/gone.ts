import type { FastifyReply } from "fastify";
import { BffError } from "../errors/bff-error.ts";

/** Aborts, with CLIENT_GONE for a reason, when the connection to the browser ends before its answer is out. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(new BffError("CLIENT_GONE"));
  });
  return controller.signal;
}
