import type { FastifyInstance } from "fastify";
import { StatementAccount } from "../db/statement-account.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What it has asked of the database so far. */
    statements?: StatementAccount;
  }
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** `Server-Timing` of each answer: how many statements it took and how long they ran, and the whole time until the answer began. */
export function addServerTiming(app: FastifyInstance): void {
  app.decorateRequest("statements");
  app.addHook("onRequest", (request, _reply, done) => {
    request.statements = new StatementAccount();
    request.statements.during(done);
  });
  // A body that is read in between loses what is asynchronously local.
  app.addHook("preHandler", (request, _reply, done) => (request.statements ?? new StatementAccount()).during(done));
  app.addHook("onSend", async (request, reply) => {
    const { statements = 0, milliseconds = 0 } = request.statements ?? {};
    const database = `db;dur=${tenths(milliseconds)};desc="${statements} statements"`;
    reply.header("server-timing", `${database}, total;dur=${tenths(reply.elapsedTime)}`);
  });
}
