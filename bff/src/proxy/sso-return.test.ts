import Fastify from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { CoreCall } from "../core-api/transport.ts";
import { ssoReturn } from "./sso-return.ts";

const calls: CoreCall[] = [];
const app = Fastify();
await app.register(ssoReturn, {
  bffSecret: "secret",
  transport: async (call) => {
    calls.push(call);
    const text = JSON.stringify({ result: { status: 0, msgCode: "", msgDetail: "" }, data: {} });
    return { status: 200, headers: {}, text };
  },
});
afterAll(() => app.close());
beforeEach(() => void calls.splice(0));

const post = (url: string, payload: string) =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": "application/x-www-form-urlencoded" } });

describe("coming back from a provider", () => {
  it("leads to our own screen with the provider's key, whatever the query says", async () => {
    const answer = await app.inject({ url: "/sso/callback/1-3?code=a&state=b&sso_key=9-9&next=//evil.example" });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/sso?code=a&state=b&sso_key=1-3&next=%2F%2Fevil.example");
    expect(calls).toEqual([]);
  });

  it("hands a SAML response to core-api without the browser's cookies, and leads on", async () => {
    const answer = await post("/sso/acs/1-3", "SAMLResponse=PHg%2BPC94Pg%3D%3D&RelayState=1.abc");
    expect(answer.headers.location).toBe("/sso?state=1.abc&sso_key=1-3");
    expect(JSON.parse(calls[0]?.body?.toString() ?? "")).toEqual({
      sso_key: "1-3",
      saml_response: "PHg+PC94Pg==",
      relay_state: "1.abc",
    });
    expect(calls[0]?.headers).not.toHaveProperty("cookie");
  });

  it.each(["https://evil.example", "//evil.example", "/el", "javascript:alert(1)"])(
    "never leads where the RelayState says: %s",
    async (state) => {
      const answer = await post("/sso/acs/1-3", `SAMLResponse=eA%3D%3D&RelayState=${encodeURIComponent(state)}`);
      expect(answer.headers.location).toBe(`/sso?${new URLSearchParams({ state, sso_key: "1-3" })}`);
    },
  );

  it("knows no provider by a key that is none, and takes no response without its parts", async () => {
    for (const key of ["1", "x-1", "1-0", "..%2f..", "1-3-4"])
      expect((await app.inject({ url: `/sso/callback/${key}` })).statusCode).toBe(404);
    for (const payload of ["", "SAMLResponse=eA", "RelayState=1.a"])
      expect((await post("/sso/acs/1-3", payload)).statusCode).toBe(400);
    expect(calls).toEqual([]);
  });
});
