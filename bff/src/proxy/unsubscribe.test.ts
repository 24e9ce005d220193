import Fastify from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { CoreCall } from "../core-api/transport.ts";
import { unsubscribeRoute } from "./unsubscribe.ts";

const KEY = "7c0b2f0e-0000-4000-8000-000000000001";
const calls: CoreCall[] = [];
let status = 200;
const app = Fastify();
await app.register(unsubscribeRoute, {
  bffSecret: "secret",
  transport: async (call) => {
    calls.push(call);
    const result =
      status === 200 ? { status: 0, msgCode: "", msgDetail: "" } : { status: 1, msgCode: "MSG4040", msgDetail: "x" };
    return { status, headers: {}, text: JSON.stringify({ result, data: {} }) };
  },
});
afterAll(() => app.close());
beforeEach(() => {
  calls.splice(0);
  status = 200;
});

const post = (url: string, payload = "List-Unsubscribe=One-Click", type = "application/x-www-form-urlencoded") =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": type, cookie: "s=1" } });

describe("List-Unsubscribe", () => {
  it("opened in a browser asks and changes nothing", async () => {
    const answer = await app.inject(`/unsubscribe?key=${KEY}`);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.body).toContain(`<form method="post" action="/unsubscribe?key=${KEY}"><button>配信を停止する`);
    expect(answer.body).not.toMatch(/<script|<link|<img/);
    expect(calls).toEqual([]);
  });

  it.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"])(
    "posted as %s ends the mails, by the key alone and without the browser's cookies",
    async (type) => {
      const answer = await post(`/unsubscribe?key=${KEY.toUpperCase()}`, "List-Unsubscribe=One-Click", type);
      expect([answer.statusCode, answer.body.includes("配信を停止しました。")]).toEqual([200, true]);
      expect(JSON.parse(calls[0]?.body?.toString() ?? "")).toEqual({ mail_key: KEY });
      expect(calls[0]?.headers).not.toHaveProperty("cookie");
    },
  );

  it("of a mail that nobody knows, or by no key at all, says so", async () => {
    status = 404;
    expect((await post(`/unsubscribe?key=${KEY}`)).statusCode).toBe(404);
    calls.splice(0);
    for (const path of [
      "/unsubscribe",
      "/unsubscribe?key=x",
      `/unsubscribe?key=${KEY}&key=${KEY}`,
      "/unsubscribe?key=%22%3E",
    ]) {
      for (const answer of [await app.inject(path), await post(path)]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain("このリンクは使用できません。");
      }
    }
    expect(calls).toEqual([]);
  });

  it("is not put off by an endless body", async () => {
    expect((await post(`/unsubscribe?key=${KEY}`, "x".repeat(20_000))).statusCode).toBe(413);
    expect(calls).toEqual([]);
  });
});
