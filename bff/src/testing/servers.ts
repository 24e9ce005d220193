import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { Config } from "../config.ts";
import { type Bff, buildBff } from "../server.ts";
import { NOW } from "./run-operation.ts";

const cleanup: (() => unknown)[] = [];

/** Ends every server of a test, the last first. */
export async function stopServers(): Promise<void> {
  for (const end of cleanup.splice(0).reverse()) await end();
}

/** A server in core-api's place; gives its origin. */
export async function upstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanup.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => server.closeAllConnections(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** core-api that answers each path's data, 404 elsewhere, and keeps what it received. */
export async function coreAnswering(answers: Record<string, unknown>, headers: Record<string, string | string[]> = {}) {
  const received: Received[] = [];
  const origin = await upstream(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const { method = "" } = request;
    received.push({
      method,
      path: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    const data = answers[path];
    const found = data !== undefined;
    response.writeHead(found ? 200 : 404, { "content-type": "application/json", ...headers });
    const result = {
      status: found ? 0 : 1,
      msgCode: found ? "" : "MSG4040",
      msgDetail: found ? "" : "見つかりません。",
    };
    response.end(JSON.stringify({ result, data: data ?? {} }));
  });
  return { origin, received };
}

export const BFF_SECRET = "a secret of the tests, of forty characters";

const config = (over: Partial<Config>): Config =>
  Object.assign(new Config(), { LOG_LEVEL: "silent", NODE_ENV: "test", BFF_SECRET }, over);

/** The whole bff before a core-api, to be spoken to by `inject`: what browsers see and what operators see. */
export async function wholeBff(CORE_URL: string, over: Partial<Config> = {}): Promise<Bff> {
  const bff = await buildBff(config({ CORE_URL, ...over }), { now: () => NOW, pageWaitMs: 60_000 });
  cleanup.push(() => bff.app.close());
  return bff;
}

/** What browsers see of it. */
export async function bffBefore(CORE_URL: string, over: Partial<Config> = {}): Promise<FastifyInstance> {
  const { app } = await wholeBff(CORE_URL, over);
  return app;
}

/** The whole bff listening; gives its origin. */
export async function listeningBff(CORE_URL: string, over: Partial<Config> = {}): Promise<string> {
  const app = await bffBefore(CORE_URL, over);
  cleanup.push(() => app.server.closeAllConnections());
  return app.listen({ host: "127.0.0.1", port: 0 });
}
