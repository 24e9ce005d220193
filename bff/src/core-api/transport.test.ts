import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { Pool } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { BffError } from "../errors/bff-error.ts";
import { stopServers, upstream } from "../testing/servers.ts";
import { IDLE_MS, openPool, poolTransport } from "./transport.ts";

const pools: Pool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.destroy();
  await stopServers();
});

function transportTo(origin: string, timeout?: number) {
  const pool = openPool(origin);
  pools.push(pool);
  const observed: number[] = [];
  return { transport: poolTransport(pool, (_call, status) => observed.push(status), timeout), observed };
}

const call = (method: "GET" | "POST") => ({ method, path: "/x", search: "?a=1", headers: {} });

/** Breaks the connection of the first `broken` requests. */
function breaking(broken: number) {
  const seen: (string | undefined)[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (seen.length <= broken) request.socket.destroy();
    else response.end("ok");
  };
  return { seen, listener };
}

describe("poolTransport", () => {
  it("gives status, headers and text, and reports the call", async () => {
    const origin = await upstream((_request, response) => response.writeHead(404, { "x-a": "b" }).end("日本"));
    const { transport, observed } = transportTo(origin);
    expect(await transport(call("GET"))).toMatchObject({ status: 404, headers: { "x-a": "b" }, text: "日本" });
    expect(observed).toEqual([404]);
  });

  it("tries a GET once more when its connection breaks", async () => {
    const { seen, listener } = breaking(1);
    const { transport } = transportTo(await upstream(listener));
    expect(await transport(call("GET"))).toMatchObject({ status: 200 });
    expect(seen).toEqual(["GET /x?a=1", "GET /x?a=1"]);
  });

  it("gives up after the second break", async () => {
    const { seen, listener } = breaking(9);
    const { transport, observed } = transportTo(await upstream(listener));
    await expect(transport(call("GET"))).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    expect(seen).toHaveLength(2);
    expect(observed).toEqual([0]);
  });

  it("never repeats what changes something", async () => {
    const { seen, listener } = breaking(1);
    const { transport } = transportTo(await upstream(listener));
    await expect(transport(call("POST"))).rejects.toMatchObject({ code: "BAD_GATEWAY" });
    expect(seen).toHaveLength(1);
  });

  it("lets no connection lie unused until the balancer closes it: a write over it would fail", () => {
    const balancer = readFileSync(new URL("../../../deploy/haproxy/haproxy.cfg", import.meta.url), "utf8");
    const seconds = Number(/^ +timeout http-keep-alive (\d+)s$/m.exec(balancer)?.[1]);
    expect(IDLE_MS).toBeLessThan(seconds * 1000);
  });

  it("gives up on an upstream that stays silent", async () => {
    const { transport } = transportTo(await upstream(() => {}), 50);
    await expect(transport(call("GET"))).rejects.toMatchObject({ code: "GATEWAY_TIMEOUT" });
  });

  it("ends with the browser, and says so", async () => {
    const controller = new AbortController();
    const { transport } = transportTo(await upstream(() => controller.abort(new BffError("CLIENT_GONE"))));
    await expect(transport({ ...call("GET"), signal: controller.signal })).rejects.toMatchObject({
      code: "CLIENT_GONE",
    });
  });

  it("says that core-api is away where nobody listens", async () => {
    const { transport } = transportTo("http://127.0.0.1:1");
    await expect(transport(call("GET"))).rejects.toMatchObject({ code: "BAD_GATEWAY" });
  });
});
