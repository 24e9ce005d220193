import { BFF_HEADER } from "@kirinuki/schema/edge.ts";
import type { FastifyInstance } from "fastify";
import type { Transport } from "../core-api/transport.ts";

/** /healthz: the process answers. /readyz: core-api is ready too and knows us, so that screens can be served. */
export function addHealth(app: FastifyInstance, transport: Transport, bffSecret: string): void {
  // Asked often, and no news unless it fails.
  const probe = { logLevel: "warn" } as const;
  app.get("/healthz", probe, async () => ({ status: "ok" }));
  app.get("/readyz", probe, async (request, reply) => {
    const headers = { "x-request-id": request.id, [BFF_HEADER]: bffSecret };
    const ready = await transport({ method: "GET", path: "/readyz", search: "", headers }).then(
      ({ status }) => status === 200,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
