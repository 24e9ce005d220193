import { BFF_HEADER } from "@kirinuki/schema/edge.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anOffice, aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi, throughBff } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db);
const START = Date.parse("2026-11-20T00:00:00Z");
const MINUTE = 60_000;
const PASSWORD = "Kirinuki1!";
const at = (minutes: number): void => setNow(new Date(START + minutes * MINUTE));
let _admin: TestUser;
let office: TestUser;

beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner, { code: "first01" }));
  _admin = await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
  office = await aUser(db.owner, group, { userId: "office01" });
  await aUser(db.owner, group, { userId: "general01" });
  await aUser(db.owner, group, { userId: "bound01" });
  await db.owner.query("UPDATE app_user SET ip_restriction_flag = true WHERE user_id = 'bound01'");
  await anOffice(db.owner, office, "192.0.2.0/24", "2001:db8:1::/48");
  const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner, { code: "second01" })), {
    userId: "branch01",
  });
  await anOffice(db.owner, other, "198.51.100.0/24");
  const unused = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner, { code: "third001" })));
  await anOffice(db.owner, unused, "198.51.101.0/24");
  await db.owner.query("UPDATE contract SET ip_login_user_id = NULL WHERE contract_code = 'third001'");
});
beforeEach(async () => {
  at(0);
  await db.owner.query("TRUNCATE sign_in_throttle");
});

const login = (
  payload: Record<string, unknown> | undefined,
  cookies: Record<string, string> = {},
  remoteAddress = "203.0.113.5",
) => app.inject({ method: "POST", url: "/api/v1/login", ...(payload && { payload }), cookies, remoteAddress });
const as = (user_id: string, password = PASSWORD, remoteAddress?: string) =>
  login({ contract_code: "first01", user_id, password }, {}, remoteAddress);
const outcome = (answer: LightMyRequestResponse) => ({ http: answer.statusCode, code: answer.json().result.msgCode });
const cookie = (answer: LightMyRequestResponse, name: string) =>
  answer.cookies.find((each) => each.name === name)?.value ?? "";
const whoAmI = (headers: Record<string, string>, remoteAddress = "203.0.113.5") =>
  app.inject({ url: "/api/v1/session", headers, remoteAddress });

describe("an office address", () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: "/api/v1/pw_less_login", remoteAddress, headers });

  it.each([
    ["in a range", "192.0.2.1", "office01"],
    ["mapped into IPv6", "::ffff:192.0.2.1", "office01"],
    ["of IPv6", "2001:db8:1::7", "office01"],
    ["of another contract", "198.51.100.65", "branch01"],
  ])("%s signs its user in", async (_name, address, userId) => {
    const answer = await from(address);
    expect(answer.json().data[0].user_id).toBe(userId);
    expect((await whoAmI({ cookie: `kirinuki_session=${cookie(answer, "kirinuki_session")}` })).statusCode).toBe(200);
  });

  it.each([
    ["outside every range", "203.0.113.5"],
    ["of a contract that signs nobody in by address", "198.51.101.7"],
  ])("%s is refused with MSG0005", async (_name, address) => {
    expect(outcome(await from(address))).toEqual({ http: 200, code: "MSG0005" });
  });

  it.each(["192.0.2.1", "::ffff:192.0.2.1", "2001:db8:1::7"])("is what the bff says: %s", async (address) => {
    expect((await from("127.0.0.1", throughBff(address))).json().data[0].user_id).toBe("office01");
  });

  it.each(["203.0.113.5", "127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.9", "172.18.0.3", "192.168.1.9", "fd00::9"])(
    "is not forged by a header from %s",
    async (peer) => {
      expect(outcome(await from(peer, { "x-forwarded-for": "192.0.2.1" }))).toEqual({ http: 200, code: "MSG0005" });
    },
  );

  it("is not had with a wrong secret, which ends the call", async () => {
    for (const secret of ["", "x".repeat(40)])
      expect(outcome(await from("127.0.0.1", { ...throughBff("192.0.2.1"), [BFF_HEADER]: secret }))).toEqual({
        http: 403,
        code: "MSG4030",
      });
  });

  it.each(["garbage", "192.0.2.1:80", "', '1", "999.1.1.1", "192.0.2.1, ", "192.0.2.1, 192.0.2.2", ""])(
    "is one address; of %j nothing is taken",
    async (header) => {
      expect(outcome(await from("127.0.0.1", throughBff(header)))).toEqual({ http: 200, code: "MSG0005" });
    },
  );

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    [
      "another site's link",
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    ],
    ["a neighbour's page", { "sec-fetch-site": "same-site" }],
    ["a foreign origin", { origin: "https://elsewhere.example" }],
    ["an origin that is hidden", { origin: "null" }],
  ])("signs nobody in for %s", async (_name, headers) => {
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await app.inject({ method, url: "/api/v1/pw_less_login", remoteAddress: "192.0.2.1", headers });
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    }
  });

  it.each([
    [
      "our own page, wherever the link to it stood",
      { "sec-fetch-site": "same-origin", host: "kirinuki.example", origin: "http://kirinuki.example" },
    ],
    ["somebody who typed the address", { "sec-fetch-site": "none" }],
    ["a script", {}],
  ])("signs in for %s", async (_name, headers) => {
    expect(outcome(await from("192.0.2.1", headers))).toEqual({ http: 200, code: "" });
  });

  it("is the only place for a user with ip_restriction_flag", async () => {
    expect(outcome(await as("bound01"))).toEqual({ http: 200, code: "MSG0009" });
    expect((await as("bound01", PASSWORD, "192.0.2.9")).json().result.status).toBe(0);
    expect(outcome(await as("bound01", "Wrong111!"))).toEqual({ http: 200, code: "MSG0001" });
  });
});

describe("sessions", () => {
  it("are listed to their user, and ended one by one or all but this one", async () => {
    await db.owner.query("DELETE FROM session WHERE user_id = 'general01'");
    const cookies = [await as("general01"), await as("general01"), await as("general01")].map(
      (answer) => `kirinuki_session=${cookie(answer, "kirinuki_session")}`,
    );
    const own = { cookie: cookies[0] ?? "" };
    const list = async () => (await app.inject({ url: "/api/v1/sessions", headers: own })).json().data.sessions;
    const end = (payload: object) => app.inject({ method: "DELETE", url: "/api/v1/sessions", headers: own, payload });
    const before = await list();
    expect(before.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
    expect(before[0]).toMatchObject({
      client_address: "203.0.113.5",
      user_agent: expect.any(String),
      created_at: "2026-11-20T09:00:00+09:00",
    });
    expect((await end({ session_id: before[1].session_id })).json().data).toEqual({ ended_count: 1 });
    expect((await end({ session_id: before[1].session_id })).statusCode).toBe(404);
    expect((await end({})).json().data).toEqual({ ended_count: 1 });
    expect(await list()).toHaveLength(1);
    expect((await whoAmI({ cookie: cookies[2] ?? "" })).statusCode).toBe(401);
  });

  it("of another user can't be ended", async () => {
    const theirs = cookie(await as("admin01"), "kirinuki_session");
    const [first] = (await app.inject({ url: "/api/v1/sessions", cookies: { kirinuki_session: theirs } })).json().data
      .sessions;
    const own = cookie(await as("general01"), "kirinuki_session");
    const answer = await app.inject({
      method: "DELETE",
      url: "/api/v1/sessions",
      cookies: { kirinuki_session: own },
      payload: { session_id: first.session_id },
    });
    expect(answer.statusCode).toBe(404);
  });
});
