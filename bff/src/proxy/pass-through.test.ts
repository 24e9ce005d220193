import { createHash, randomBytes } from "node:crypto";
import { once as event } from "node:events";
import { request as httpRequest, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import Fastify from "fastify";
import { Pool } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { BFF_SECRET, bffBefore, listeningBff, stopServers, upstream } from "../testing/servers.ts";
import { passThrough } from "./pass-through.ts";

afterEach(stopServers);

/** Answers with what it received. */
const echo: RequestListener = async (request, response) => {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of request) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  const { method, url, headers } = request;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ method, url, headers, bytes, sha256: hash.digest("hex") }));
};

describe("requests", () => {
  it.each(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const)(
    "passes %s on with path and query as written",
    async (method) => {
      const app = await bffBefore(await upstream(echo));
      const answer = await app.inject({ method, url: "/api/v1/themes?a=%E3%81%82&b=1%2F2&b=3" });
      expect(answer.json()).toMatchObject({ method, url: "/api/v1/themes?a=%E3%81%82&b=1%2F2&b=3" });
    },
  );

  it("serves the operator's base too, and nothing else of core-api", async () => {
    const reached: string[] = [];
    const app = await bffBefore(
      await upstream((request, response) => {
        reached.push(request.url ?? "");
        response.end("{}");
      }),
    );
    for (const url of [
      "/admin/api/v1/el_admins",
      "/api/v2/x",
      "/admin/x",
      "/api/v1",
      "/docs/json",
      "/docs",
      "/metrics",
    ])
      await app.inject(url);
    expect(reached).toEqual(["/admin/api/v1/el_admins"]);
  });

  it("streams a body of any type and size unchanged", async () => {
    const origin = await listeningBff(await upstream(echo));
    const body = randomBytes(5 * 1024 * 1024);
    const sha256 = createHash("sha256").update(body).digest("hex");
    for (const type of ["text/csv; charset=Shift_JIS", "application/json", "multipart/form-data; boundary=x"]) {
      const answer = await fetch(`${origin}/api/v1/users_upload`, {
        method: "PUT",
        body,
        headers: { "content-type": type },
      });
      expect(await answer.json()).toMatchObject({ bytes: body.length, sha256, headers: { "content-type": type } });
    }
  });

  it("streams a body whose length nobody knows", async () => {
    const origin = await listeningBff(await upstream(echo));
    const body = Readable.toWeb(Readable.from(["a", "b", "c"])) as ReadableStream;
    const answer = await fetch(`${origin}/api/v1/x`, { method: "POST", body, duplex: "half" } as RequestInit);
    expect(await answer.json()).toMatchObject({ bytes: 3 });
  });

  it("says whom it speaks for", async () => {
    const app = await bffBefore(await upstream(echo));
    const headers = {
      host: "news.example.jp",
      cookie: "s=1",
      origin: "https://news.example.jp",
      authorization: "Bearer t",
      "idempotency-key": "k",
      "x-request-id": "request-0001",
      forwarded: "for=198.51.100.1",
      te: "trailers",
      "keep-alive": "timeout=5",
      connection: "x-secret",
      "x-secret": "1",
    };
    const { headers: seen } = (await app.inject({ url: "/api/v1/session", headers })).json();
    expect(seen).toMatchObject({
      cookie: "s=1",
      origin: "https://news.example.jp",
      authorization: "Bearer t",
      "idempotency-key": "k",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "news.example.jp",
      "x-request-id": "request-0001",
    });
    for (const name of ["forwarded", "te", "keep-alive", "x-secret"]) expect(seen).not.toHaveProperty(name);
  });

  it("takes a length without a body, and Expect, without stumbling", async () => {
    const origin = await listeningBff(await upstream(echo));
    const { port } = new URL(origin);
    const ask = async (head: string): Promise<string> => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(head);
      const [chunk] = (await event(socket, "data")) as [Buffer];
      socket.destroy();
      return chunk.toString();
    };
    expect(await ask("GET /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab")).toContain("200 OK");
    const waiting = await ask(
      "POST /api/v1/x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nab",
    );
    expect(waiting).toMatch(/100 Continue|200 OK/);
  });

  it.each([
    "/api/v1/../../docs/json",
    "/api/v1/%2e%2e/%2e%2e/docs",
    "/admin/api/v1/../../../metrics",
    "/api/v1/%zz",
    "/api/v1/a%2F..%2Fb",
  ])("refuses %s", async (path) => {
    const reached: string[] = [];
    const origin = await listeningBff(
      await upstream((request, response) => {
        reached.push(request.url ?? "");
        response.end("{}");
      }),
    );
    const { port } = new URL(origin);
    const request = httpRequest({ port, host: "127.0.0.1", path });
    request.end();
    const [answer] = (await event(request, "response")) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, reached]).toEqual([400, []]);
  });
});

describe("answers", () => {
  it("gives status, type, cookies and ranges as core-api does", async () => {
    const app = await bffBefore(
      await upstream((request, response) => {
        response.writeHead(206, {
          "content-type": "application/pdf",
          "content-range": `${request.headers.range}/10`,
          "content-security-policy": "default-src 'none'",
          "set-cookie": ["s=2; HttpOnly", "r=3"],
          "x-request-id": request.headers["x-request-id"],
        });
        response.end("%PDF");
      }),
    );
    const answer = await app.inject({
      url: "/api/v1/pdf/t",
      headers: { range: "bytes=0-3", "accept-encoding": "gzip, br" },
    });
    expect([answer.statusCode, answer.body]).toEqual([206, "%PDF"]);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-range": "bytes=0-3/10",
      "content-security-policy": "default-src 'none'",
      "set-cookie": ["s=2; HttpOnly", "r=3"],
    });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  it.each([204, 304])("passes %i, which has no body", async (status) => {
    const app = await bffBefore(
      await upstream((_request, response) => response.writeHead(status, { etag: '"1"' }).end()),
    );
    const answer = await app.inject("/api/v1/image?key=a");
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([status, "", '"1"']);
  });

  it("passes HEAD with the length of what GET would give", async () => {
    const app = await bffBefore(
      await upstream((_request, response) => response.writeHead(200, { "content-length": "123" }).end()),
    );
    const answer = await app.inject({ method: "HEAD", url: "/api/v1/image?key=a" });
    expect([answer.statusCode, answer.headers["content-length"], answer.body]).toEqual([200, "123", ""]);
  });

  it("streams: the first part arrives before core-api has written the last", async () => {
    const { promise: firstSeen, resolve: seen } = Promise.withResolvers<void>();
    const origin = await listeningBff(
      await upstream(async (_request, response) => {
        response.write("first");
        await firstSeen;
        response.end("last");
      }),
    );
    const answer = await fetch(`${origin}/api/v1/users_download`);
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
    seen();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("last");
  });

  it("repeats a 503 of core-api to the browser instead of to core-api", async () => {
    let asked = 0;
    const app = await bffBefore(
      await upstream((_request, response) => {
        asked += 1;
        response.writeHead(503, { "retry-after": "1" }).end("{}");
      }),
    );
    const { statusCode, headers } = await app.inject("/api/v1/themes");
    expect([statusCode, headers["retry-after"], asked]).toEqual([503, "1", 1]);
  });
});

describe("a browser that goes away", () => {
  it.each([
    ["before the answer begins", false],
    ["in the middle of it", true],
  ])("ends the call to core-api %s", async (_when, begin) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const origin = await listeningBff(
      await upstream((request, response) => {
        request.socket.once("close", () => end());
        if (begin) response.write("first");
        arrive();
      }),
    );
    const controller = new AbortController();
    const answer = fetch(`${origin}/api/v1/users_download`, { signal: controller.signal }).then((begun) =>
      begun.text(),
    );
    const failed = expect(answer).rejects.toThrow();
    await arrived;
    controller.abort();
    await failed;
    await ended;
  });
});

describe("core-api away", () => {
  const envelope = (msgCode: string) => ({ result: { status: 1, msgCode }, data: { request_id: expect.any(String) } });

  it("is 502 with the envelope where nobody listens", async () => {
    const answer = await (await bffBefore("http://127.0.0.1:1")).inject("/api/v1/themes");
    expect(answer.statusCode).toBe(502);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.json()).toMatchObject(envelope("MSG5020"));
  });

  it("is 502 where the connection breaks, after one more try for what changes nothing", async () => {
    const asked: string[] = [];
    const app = await bffBefore(
      await upstream((request) => {
        asked.push(request.method ?? "");
        request.socket.destroy();
      }),
    );
    expect((await app.inject("/api/v1/themes")).json()).toMatchObject(envelope("MSG5020"));
    expect((await app.inject({ method: "POST", url: "/api/v1/logout" })).json()).toMatchObject(envelope("MSG5020"));
    expect(asked).toEqual(["GET", "GET", "POST"]);
  });

  it("is 504 where it stays silent", async () => {
    const coreUrl = await upstream(() => {});
    const pool = new Pool(coreUrl);
    const app = Fastify();
    await app.register(passThrough, { coreUrl, pool, bffSecret: BFF_SECRET, silence: 50 });
    const answer = await app.inject("/api/v1/themes");
    expect(answer.statusCode).toBe(504);
    await app.close();
    await pool.destroy();
  });
});
