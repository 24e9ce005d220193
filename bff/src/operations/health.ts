import type { FastifyInstance } from "fastify";
import type { Transport } from "../core-api/transport.ts";

/** /healthz: the process answers. /readyz: core-api is ready too, so that screens can be served. */
export function addHealth(app: FastifyInstance, transport: Transport): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    const headers = { "x-request-id": request.id };
    const ready = await transport({ method: "GET", path: "/readyz", search: "", headers }).then(
      ({ status }) => status === 200,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
