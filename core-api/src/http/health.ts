import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

const always = async (): Promise<boolean> => true;

/** /healthz: the process answers. /readyz: its databases answer too, and `isComplete`, so it may get traffic. */
export function addHealth(app: FastifyInstance, sources: DataSource[], isComplete = always): void {
  // Asked often, and no news unless it fails.
  const probe = { schema: { hide: true }, logLevel: "warn" } as const;
  app.get("/healthz", probe, async () => ({ status: "ok" }));
  app.get("/readyz", probe, async (request, reply) => {
    try {
      await Promise.all(sources.map((source) => source.query("SELECT 1")));
      if (await isComplete()) return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
    }
    return reply.code(503).send({ status: "not ready" });
  });
}
