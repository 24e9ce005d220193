import { once } from "node:events";
import { get } from "node:http";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { statusWhileClosing } from "@kirinuki/schema/process/testing/while-closing.ts";
import { Type as Convert } from "class-transformer";
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from "class-validator";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Config } from "../config/config.ts";
import { AppError } from "../errors/app-error.ts";
import { Refusal } from "./envelope.ts";
import type { Gate } from "./gate.ts";
import { requestMemory } from "./idempotency.ts";
import { Router } from "./route.ts";
import { buildServer } from "./server.ts";

class SampleQuery {
  @IsOptional()
  @Convert(() => Number)
  @Max(100, { message: "件数は100以下で指定してください。" })
  @Min(1, { message: "件数は1以上で指定してください。" })
  @IsInt({ message: "件数は整数で指定してください。" })
  page_size = 10;
}

class SampleBody {
  static readonly wireNames = { sample_name: "sampleName" };
  @MaxLength(5, { message: "名称は5文字以下で入力してください。" })
  @IsString({ message: "名称を入力してください。" })
  @IsNotEmpty({ message: "名称を入力してください。" })
  sampleName!: string;
}

const nobody: Gate = {
  user: async () => {
    throw new AppError("SIGNED_OUT");
  },
  operator: async () => {
    throw new AppError("SIGNED_OUT");
  },
};

let app: FastifyInstance;
const faults: Error[] = [];

beforeAll(async () => {
  const config = new Config();
  config.LOG_LEVEL = "silent";
  app = await buildServer(config);
  app.addHook("onError", async (_request, _reply, error) => {
    faults.push(error);
  });
  const router = new Router(
    app,
    "/api/v1",
    nobody,
    requestMemory(() => "a secret of the tests, of forty characters"),
  );
  router.public({
    method: "GET",
    path: "/sample",
    allow: "Public",
    summary: "",
    query: SampleQuery,
    data: Type.Object({ page_size: Type.Integer() }),
    run: async ({ query }) => ({ page_size: query.page_size, secret: "not in the schema" }),
  });
  router.public({
    method: "PUT",
    path: "/sample",
    allow: "Public",
    summary: "",
    body: SampleBody,
    data: Type.Object({ name: Type.String() }),
    run: async ({ body }) => ({ name: body.sampleName }),
  });
  router.public({
    method: "POST",
    path: "/refused",
    allow: "Public",
    summary: "",
    data: Type.Object({ must: Type.String() }),
    run: async () => new Refusal("LOGIN_FAILED", { some: 1 }),
  });
  router.public({
    method: "POST",
    path: "/broken",
    allow: "Public",
    summary: "",
    data: Type.Object({}),
    run: async () => {
      throw new Error("password=hunter2 at /var/lib/x.ts:3");
    },
  });
  router.user({
    method: "GET",
    path: "/mine",
    allow: ["Admin"],
    summary: "",
    data: Type.Object({}),
    run: async () => ({}),
  });
  router.public({
    method: "GET",
    path: "/endless",
    allow: "Public",
    summary: "",
    data: Type.Unknown(),
    run: async ({ reply }) => {
      const file = new Readable({ read: () => undefined });
      file.push("the first bytes");
      return reply.type("image/jpeg").send(file);
    },
  });
  router.public({
    method: "POST",
    path: "/rare",
    allow: "Public",
    summary: "",
    data: Type.Object({}),
    rateLimit: 2,
    run: async () => ({}),
  });
});
afterAll(() => app.close());

const put = (payload: string | Buffer, headers: Record<string, string | undefined> = {}) =>
  app.inject({
    method: "PUT",
    url: "/api/v1/sample",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

describe("answers", () => {
  it("carry the envelope and only what the schema names", async () => {
    const answer = await app.inject("/api/v1/sample");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ result: { status: 0, msgCode: "", msgDetail: "" }, data: { page_size: 10 } });
  });

  it("tell a business refusal as HTTP 200 with a status", async () => {
    const answer = await app.inject({ method: "POST", url: "/api/v1/refused" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      result: {
        status: 1,
        msgCode: "MSG0001",
        msgDetail: "企業コード、ユーザーIDまたはパスワードが正しくありません。",
      },
      data: { some: 1 },
    });
  });

  it("keep a usable request id and replace any other", async () => {
    const sent = await app.inject({ url: "/api/v1/sample", headers: { "x-request-id": "abc-12345" } });
    expect(sent.headers["x-request-id"]).toBe("abc-12345");
    const forged = await app.inject({ url: "/api/v1/sample", headers: { "x-request-id": "a b<script>" } });
    expect(forged.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("forbid caching, framing and sniffing", async () => {
    const { headers } = await app.inject("/api/v1/sample");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    });
  });
});

describe("bad input", () => {
  it.each([
    ["/api/v1/sample?page_size=0", "件数は1以上で指定してください。"],
    ["/api/v1/sample?page_size=10000", "件数は100以下で指定してください。"],
    ["/api/v1/sample?page_size=x", "件数は整数で指定してください。"],
    ["/api/v1/sample?page_size=1&page_size=2", "件数は整数で指定してください。"],
    ["/api/v1/sample?page_size=1e99", "件数は100以下で指定してください。"],
  ])("%s names the field", async (url, message) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      result: { status: 1, msgCode: "MSG4001", msgDetail: "入力内容に誤りがあります。" },
      data: { fieldErrors: [{ field: "page_size", message }] },
    });
  });

  it.each([
    ["no JSON", "{", 400, "MSG4000"],
    ["an array", "[1]", 400, "MSG4000"],
    ["a bare text", '"x"', 400, "MSG4000"],
    ["nothing", "", 400, "MSG4001"],
    ["null", "null", 400, "MSG4001"],
    ["a polluted prototype", '{"__proto__":{"x":1},"sample_name":"a"}', 400, "MSG4000"],
    ["a polluted constructor", '{"constructor":{"prototype":{"x":1}},"sample_name":"a"}', 400, "MSG4000"],
    ["another type", '{"sample_name":{"$gt":""}}', 400, "MSG4001"],
    ["a hundred thousand brackets", `{"sample_name":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 400, "MSG4001"],
    ["a NUL", '{"sample_name":"a\\u0000"}', 400, "MSG4001"],
    ["half a surrogate pair", '{"sample_name":"\\ud83d"}', 400, "MSG4001"],
    ["too long a text", '{"sample_name":"123456"}', 400, "MSG4001"],
    ["too large a body", `{"sample_name":"${"x".repeat(2_000_000)}"}`, 413, "MSG4130"],
  ])("%s is refused", async (_name, payload, status, msgCode) => {
    const answer = await put(payload);
    expect({ status: answer.statusCode, msgCode: answer.json().result.msgCode }).toEqual({ status, msgCode });
  });

  it("names a field as REST spells it", async () => {
    expect((await put("{}")).json().data.fieldErrors).toEqual([
      { field: "sample_name", message: "名称を入力してください。" },
    ]);
  });

  it("refuses broken UTF-8", async () => {
    const answer = await put(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect({ status: answer.statusCode, msgCode: answer.json().result.msgCode }).toEqual({
      status: 400,
      msgCode: "MSG4002",
    });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "refuses %s",
    async (type) => {
      const answer = await put("a=b", { "content-type": type });
      expect({ status: answer.statusCode, msgCode: answer.json().result.msgCode }).toEqual({
        status: 415,
        msgCode: "MSG4150",
      });
    },
  );

  it.each(["/api/v1/unknown", "/api/v1/sample/", "/", "/api/v1/%E0%A4%A", "/api/v1/../../etc/passwd"])(
    "answers %s with the envelope",
    async (url) => {
      const answer = await app.inject(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json().result.status).toBe(1);
    },
  );

  it("finds no fault in a caller who leaves in the middle of a file", async () => {
    const url = new URL("/api/v1/endless", await app.listen({ port: 0, host: "127.0.0.1" }));
    const left = once(app.server, "request").then(([, response]) => once(response, "close"));
    faults.length = 0;
    const call = get(url);
    const [answer] = await once(call, "response");
    await once(answer, "data");
    call.destroy();
    await left;
    await setImmediate();
    expect(faults).toEqual([]);
  });

  it("tells nothing of a fault inside but the request id", async () => {
    const answer = await app.inject({
      method: "POST",
      url: "/api/v1/broken",
      headers: { "x-request-id": "request-1" },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      result: {
        status: 1,
        msgCode: "MSG5000",
        msgDetail: "処理できませんでした。しばらくしてからもう一度お試しください。",
      },
      data: { request_id: "request-1" },
    });
  });
});

describe("callers", () => {
  it("are named by every route, or the server does not start with it", async () => {
    const bare = await buildServer(Object.assign(new Config(), { LOG_LEVEL: "silent" }));
    expect(() => bare.get("/api/v1/open_door", async () => "in")).toThrow(
      "/api/v1/open_door does not say who may call",
    );
    await bare.close();
  });

  it("without a session get 401 where one is needed", async () => {
    const answer = await app.inject("/api/v1/mine");
    expect({ status: answer.statusCode, msgCode: answer.json().result.msgCode }).toEqual({
      status: 401,
      msgCode: "MSG4010",
    });
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("from another site can't change anything: %o", async (headers) => {
    const answer = await put('{"sample_name":"a"}', { host: "kirinuki.example", ...headers });
    expect({ status: answer.statusCode, msgCode: answer.json().result.msgCode }).toEqual({
      status: 403,
      msgCode: "MSG4031",
    });
  });

  it.each([{ origin: "https://kirinuki.example", "sec-fetch-site": "same-origin" }, {}])(
    "from our own pages and from scripts can: %o",
    async (headers) => {
      expect((await put('{"sample_name":"a"}', { host: "kirinuki.example", ...headers })).statusCode).toBe(200);
    },
  );

  it("are slowed down past the limit, and told until when", async () => {
    const call = () => app.inject({ method: "POST", url: "/api/v1/rare", remoteAddress: "192.0.2.7" });
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 200]);
    const third = await call();
    expect(third.statusCode).toBe(429);
    expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    expect(third.json().result.msgCode).toBe("MSG4290");
  });
});

describe("the server", () => {
  it("counts by route", async () => {
    await app.inject("/api/v1/sample");
    const payload = await app.metrics.metrics();
    expect(payload).toMatch(
      /kirinuki_http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/sample",status="200"\} \d+/,
    );
  });

  it("answers what had begun to arrive when it closed", async () => {
    const other = await buildServer(Object.assign(new Config(), { LOG_LEVEL: "silent" }));
    other.get("/healthz", { schema: { hide: true } }, async () => "done");
    await other.listen({ host: "127.0.0.1", port: 0 });
    expect(await statusWhileClosing(other.server, () => other.close(), "/healthz")).toBe("HTTP/1.1 200 OK");
  });
});
