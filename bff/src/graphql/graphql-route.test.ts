import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";
import { aProfile } from "../testing/wire.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-documents-"));

afterEach(stopServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const VIEWER = "{ viewer { userId } }";
const VIEWER_HASH = createHash("sha256").update(VIEWER).digest("hex");
const SIGNED_IN = { "/api/v1/session": [aProfile()], "/api/v1/login": [aProfile()], "/api/v1/logout": {} };

const post = (app: FastifyInstance, payload: unknown, over: Partial<InjectOptions> = {}) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json" },
    payload: typeof payload === "string" || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    ...over,
  });

/** The bff in production with VIEWER as its one persisted document. */
async function production(origin: string, prefix = "sha256:"): Promise<FastifyInstance> {
  const file = join(folder, "documents.json");
  await writeFile(file, JSON.stringify({ [prefix + VIEWER_HASH]: VIEWER }));
  return bffBefore(origin, { NODE_ENV: "production", PERSISTED_DOCUMENTS: file });
}

const byHash = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

describe("session pass-through", () => {
  it("gives core-api the browser's cookie, address and request id, and the browser core-api's cookies", async () => {
    const core = await coreAnswering(SIGNED_IN, { "set-cookie": ["s=2; HttpOnly", "r=3; HttpOnly"] });
    const answer = await post(
      await bffBefore(core.origin),
      { query: VIEWER },
      {
        headers: {
          "content-type": "application/json",
          cookie: "s=1",
          host: "news.example.jp",
          origin: "https://news.example.jp",
          "user-agent": "test",
          "x-request-id": "request-0001",
        },
      },
    );
    expect(answer.json()).toEqual({ data: { viewer: { userId: "user01" } } });
    expect(answer.headers["set-cookie"]).toEqual(["s=2; HttpOnly", "r=3; HttpOnly"]);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-request-id": "request-0001" });
    expect(core.received[0]?.headers).toMatchObject({
      cookie: "s=1",
      origin: "https://news.example.jp",
      "user-agent": "test",
      "x-request-id": "request-0001",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "news.example.jp",
    });
  });

  it("shares nothing between two browsers", async () => {
    const core = await coreAnswering(SIGNED_IN);
    const app = await bffBefore(core.origin);
    const headers = { "content-type": "application/json" };
    await post(app, { query: VIEWER }, { headers: { ...headers, cookie: "s=1" } });
    await post(app, { query: VIEWER }, { headers });
    expect(core.received.map((request) => request.headers.cookie)).toEqual(["s=1", undefined]);
  });
});

describe("documents", () => {
  it.each(["sha256:", ""])("runs a persisted document by its hash, written with prefix %j", async (prefix) => {
    const { origin } = await coreAnswering(SIGNED_IN);
    const app = await production(origin, prefix);
    for (const hash of [VIEWER_HASH, `sha256:${VIEWER_HASH}`]) {
      expect((await post(app, byHash(hash))).json()).toEqual({ data: { viewer: { userId: "user01" } } });
    }
  });

  it.each([
    [{ query: VIEWER }, "DOCUMENT_REQUIRED"],
    [{ query: VIEWER, ...byHash(VIEWER_HASH) }, "DOCUMENT_REQUIRED"],
    [{ query: "{ __schema { types { name } } }" }, "DOCUMENT_REQUIRED"],
    [byHash("0".repeat(64)), "UNKNOWN_DOCUMENT"],
    [byHash("constructor"), "UNKNOWN_DOCUMENT"],
    [byHash({}), "DOCUMENT_REQUIRED"],
    [{ extensions: null }, "DOCUMENT_REQUIRED"],
    [{}, "DOCUMENT_REQUIRED"],
  ])("refuses in production: %j", async (body, code) => {
    const { origin, received } = await coreAnswering(SIGNED_IN);
    const answer = await post(await production(origin), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ extensions: { code, requestId: answer.headers["x-request-id"] } }],
    });
    expect(received).toEqual([]);
  });

  it("does not start in production without documents", async () => {
    await expect(
      bffBefore("http://127.0.0.1:1", { NODE_ENV: "production", PERSISTED_DOCUMENTS: "/nowhere" }),
    ).rejects.toThrow(/nowhere/);
  });

  it("takes text during development", async () => {
    const { origin } = await coreAnswering(SIGNED_IN);
    expect((await post(await bffBefore(origin), { query: VIEWER, extensions: {} })).json()).toHaveProperty("data");
  });
});

const DEEP = `{ homeScreen(input: {}) ${"{ tree ".repeat(20)}{ __typename }${" }".repeat(20)} }`;
const CIRCULAR = "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }";
const wide = (count: number, field: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => field(index)).join(" ")} }`;

describe("limits", () => {
  it.each([
    ["depth", DEEP],
    ["aliases", wide(6, (index) => `a${index}: viewer { name }`)],
    [
      "aliases in a fragment",
      `{ ${"...F ".repeat(3)} } fragment F on Query ${wide(6, (index) => `a${index}: viewer { name }`)}`,
    ],
    [
      "sign-ins by alias",
      `mutation ${wide(6, (index) => `a${index}: login(form: { contractCode: "a", userId: "b", password: "c" }) { __typename }`)}`,
    ],
    [
      "cost",
      `{ homeScreen(input: {}) { page { articles ${wide(400, () => "themeNames id title ...on WebArticle { url }")} } } }`,
    ],
    ["tokens", wide(5_000, () => "__typename")],
    ["circular fragments", CIRCULAR],
  ])("refuses too much: %s", async (_what, query) => {
    const { origin, received } = await coreAnswering(SIGNED_IN);
    const answer = await post(await bffBefore(origin), { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.length).toBeGreaterThan(0);
    expect(received).toEqual([]);
  });

  it("hides the schema in production", async () => {
    const { origin } = await coreAnswering(SIGNED_IN);
    const open = await post(await bffBefore(origin), { query: "{ __schema { queryType { name } } }" });
    expect(open.json()).toHaveProperty("data");
    const closed = await post(await production(origin), { query: "{ __schema { queryType { name } } }" });
    expect(closed.json()).not.toHaveProperty("data");
  });
});

describe("requests that are none", () => {
  const json = { "content-type": "application/json" };

  it.each([
    ["a batch", "[]", json, 400],
    ["a batch of two", JSON.stringify([{ query: VIEWER }, { query: VIEWER }]), json, 400],
    ["nothing", "", json, 400],
    ["half of JSON", '{"query":', json, 400],
    ["a string", '"query"', json, 400],
    ["null", "null", json, 400],
    ["__proto__", '{"query":"{ viewer { userId } }","variables":{"__proto__":{"a":1}}}', json, 400],
    ["broken UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), json, 400],
    ["a query that is no text", '{"query":{"kind":"Document"}}', json, 400],
    ["variables in text", '{"query":"{ viewer { userId } }","variables":"{}"}', json, 400],
    ["a list of variables", '{"query":"{ viewer { userId } }","variables":[1]}', json, 400],
    [
      "a form of another site",
      "query=%7Bviewer%7BuserId%7D%7D",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
    ],
    ["text of another site", JSON.stringify({ query: VIEWER }), { "content-type": "text/plain" }, 415],
    ["no content type", JSON.stringify({ query: VIEWER }), {}, 415],
    ["too much", JSON.stringify({ query: VIEWER, variables: { a: "x".repeat(200_000) } }), json, 413],
    ["an operation that is not there", JSON.stringify({ query: VIEWER, operationName: "Nobody" }), json, 400],
  ])("refuses %s", async (_what, payload, headers, status) => {
    const { origin, received } = await coreAnswering(SIGNED_IN);
    const answer = await post(await bffBefore(origin), payload, { headers });
    expect([answer.statusCode, received]).toEqual([status, []]);
    expect(answer.json().errors[0].message).not.toBe("");
  });

  it.each([{ "x-forwarded-host": "/%0aSet-Cookie:s=evil" }, { "x-forwarded-proto": "javascript" }, { host: "a b" }])(
    "refuses %j, which makes no address",
    async (headers) => {
      const { origin, received } = await coreAnswering(SIGNED_IN);
      const app = await bffBefore(origin, { TRUSTED_PROXIES: "127.0.0.1" });
      const answer = await post(app, { query: VIEWER }, { headers: { ...json, ...headers } });
      expect([answer.statusCode, received]).toEqual([400, []]);
    },
  );

  it.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"] as const)("refuses %s", async (method) => {
    const { origin, received } = await coreAnswering(SIGNED_IN);
    const app = await bffBefore(origin);
    const answer = await app.inject({ method, url: `/graphql?query=${encodeURIComponent(VIEWER)}` });
    expect([answer.statusCode, answer.headers.allow, received]).toEqual([405, "POST", []]);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });
});
