import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

/** /healthz: the process answers. /readyz: its databases answer too, so it may get traffic. */
export function addHealth(app: FastifyInstance, sources: DataSource[]): void {
  const hidden = { schema: { hide: true } };
  app.get("/healthz", hidden, async () => ({ status: "ok" }));
  app.get("/readyz", hidden, async (request, reply) => {
    try {
      await Promise.all(sources.map((source) => source.query("SELECT 1")));
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "not ready" });
    }
  });
}
