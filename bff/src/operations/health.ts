import { BFF_HEADER } from "@kirinuki/schema/edge.ts";
import type { Drain } from "@kirinuki/schema/process/drain.ts";
import type { FastifyInstance } from "fastify";
import type { Transport } from "../core-api/transport.ts";

export interface Readiness {
  transport: Transport;
  bffSecret: string;
  drain: Drain;
}

/** /healthz: the process answers. /readyz: it does not stop, and core-api is ready too and knows us: screens can be served. */
export function addHealth(app: FastifyInstance, { transport, bffSecret, drain }: Readiness): void {
  app.addHook("onSend", async (_request, reply) => {
    if (drain.hasBegun) reply.header("connection", "close");
  });
  // Asked often, and no news unless it fails.
  const probe = { logLevel: "warn" } as const;
  app.get("/healthz", probe, async () => ({ status: "ok" }));
  app.get("/readyz", probe, async (request, reply) => {
    const headers = { "x-request-id": request.id, [BFF_HEADER]: bffSecret };
    const answers = await transport({ method: "GET", path: "/readyz", search: "", headers }).then(
      ({ status }) => status === 200,
      () => false,
    );
    const ready = answers && !drain.hasBegun;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
