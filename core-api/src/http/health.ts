import type { Drain } from "@kirinuki/schema/process/drain.ts";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";

export interface Readiness {
  sources: DataSource[];
  drain: Drain;
  /** What /readyz waits for besides the databases. */
  isComplete?: (() => Promise<boolean>) | undefined;
}

const always = async (): Promise<boolean> => true;

/** /healthz: the process answers. /readyz: its databases answer too, and `isComplete`, and it does not stop: it may get traffic. */
export function addHealth(app: FastifyInstance, { sources, drain, isComplete = always }: Readiness): void {
  app.addHook("onSend", async (_request, reply) => {
    if (drain.hasBegun) reply.header("connection", "close");
  });
  // Asked often, and no news unless it fails.
  const probe = { schema: { hide: true }, logLevel: "warn" } as const;
  app.get("/healthz", probe, async () => ({ status: "ok" }));
  app.get("/readyz", probe, async (request, reply) => {
    try {
      await Promise.all(sources.map((source) => source.query("SELECT 1")));
      if (!drain.hasBegun && (await isComplete())) return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
    }
    return reply.code(503).send({ status: "not ready" });
  });
}
