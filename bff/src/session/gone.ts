import type { FastifyReply } from "fastify";

/** Aborts when the connection to the browser ends before its answer is out. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
