import { LONE_SCOPE, TOKEN_SCOPES, type TokenScope } from "@kirinuki/schema/token-scopes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeSessionCookie } from "../../../access/token.ts";
import { aSession, aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, setNow, get, send, routes } = await testApi(db);
const START = Date.parse("2026-11-20T00:00:00Z");
const at = (minutes: number): void => setNow(new Date(START + minutes * 60_000));
const NEVER_REVOKED = { token_name: "社内ポータル", user_id: "general01" };
let admin: TestUser;
let maker: TestUser;
let general: TestUser;

beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner, { code: "first01" }));
  admin = await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
  maker = await aUser(db.owner, group, { userId: "maker01", userAuthority: 1 });
  general = await aUser(db.owner, group, { userId: "general01" });
  await aUser(db.owner, group, { userId: "bound01" });
  await db.owner.query("UPDATE app_user SET ip_restriction_flag = true WHERE user_id = 'bound01'");
  await db.owner.query(
    "INSERT INTO contract_address_range (contract_id, addresses) VALUES ($1, '[192.0.2.0,192.0.2.255]')",
    [group.contractId],
  );
  await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner, { code: "second01" })), {
    userId: "branch01",
  });
});
beforeEach(() => at(0));

const make = (payload: object = NEVER_REVOKED, by = admin) => send(by, "POST", "/api_tokens", payload);
const tokenFor = async (payload: object = {}, by = admin): Promise<string> =>
  (await make({ ...NEVER_REVOKED, ...payload }, by)).json().data.token;
const whoAmI = (token: string, remoteAddress = "203.0.113.5") =>
  app.inject({ url: "/api/v1/session", headers: { authorization: `Bearer ${token}` }, remoteAddress });
const statusOf = async (token: string, remoteAddress?: string): Promise<number> =>
  (await whoAmI(token, remoteAddress)).statusCode;

describe("an API token", () => {
  it("calls as its user, from anywhere, until it is revoked", async () => {
    const { api_token_id, token } = (await make()).json().data;
    expect(token).toMatch(/^kirinuki_[1-9]\d*_[\w-]{43}$/);
    expect((await whoAmI(token)).json().data[0]).toMatchObject({ user_id: "general01", role: "User" });
    const listed = (await get(admin, "/api_tokens")).json().data.api_tokens[0];
    expect(listed).toEqual({
      api_token_id,
      ...NEVER_REVOKED,
      created_at: "2026-11-20T09:00:00+09:00",
      expires_at: "2027-11-21T00:00:00+09:00",
      last_used_at: "2026-11-20T09:00:00+09:00",
      ...{ scopes: ["lists"], purpose: "display", address_ranges: [] },
      made_by: "admin01",
    });
    expect((await send(admin, "DELETE", "/api_tokens", { api_token_id })).json().result.status).toBe(0);
    expect(await statusOf(token)).toBe(401);
    expect((await send(admin, "DELETE", "/api_tokens", { api_token_id })).statusCode).toBe(404);
  });

  it("holds too where it was made before tokens had their prefix", async () => {
    const token = await tokenFor();
    expect(await statusOf(writeSessionCookie({ contractId: admin.contractId, token: token.slice(-43) }))).toBe(200);
  });

  it("ends with its last day in Tokyo", async () => {
    const token = await tokenFor({ expires_at: "2026-11-20" });
    at(15 * 60 - 1);
    expect(await statusOf(token)).toBe(200);
    at(15 * 60);
    expect(await statusOf(token)).toBe(401);
  });

  it("is bound to its user's places", async () => {
    const token = await tokenFor({ user_id: "bound01" });
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(token, "192.0.2.3")).toBe(200);
  });

  it("is bound to its own addresses", async () => {
    const token = await tokenFor({ address_ranges: ["198.51.100.10-198.51.100.20", "2001:db8::/48", "198.51.100.12"] });
    expect((await get(admin, "/api_tokens")).json().data.api_tokens[0].address_ranges.toSorted()).toEqual([
      "198.51.100.10-198.51.100.20",
      "2001:db8::/48",
    ]);
    const places = ["198.51.100.10", "198.51.100.20", "2001:db8::7", "198.51.100.21", "2001:db9::1"];
    expect(await Promise.all(places.map((place) => statusOf(token, place)))).toEqual([200, 200, 200, 401, 401]);
  });

  it.each([
    ["stopped", "login_stop_flag = true", "login_stop_flag = false"],
    ["no Admin any more", "user_authority = 0", "user_authority = 1"],
  ])("does not hold while its maker is %s", async (_, change, back) => {
    const token = await tokenFor({}, maker);
    await db.owner.query(`UPDATE app_user SET ${change} WHERE user_id = 'maker01'`);
    expect(await statusOf(token)).toBe(401);
    await db.owner.query(`UPDATE app_user SET ${back} WHERE user_id = 'maker01'`);
    expect(await statusOf(token)).toBe(200);
  });

  it("ends for good when its maker is deleted, also where the id comes back", async () => {
    const token = await tokenFor({}, maker);
    const deleted = await send(admin, "DELETE", "/user", { user_id: "maker01" });
    expect(deleted.json().result).toMatchObject({ status: 0 });
    await aUser(db.owner, admin, { userId: "maker01", userAuthority: 1 });
    expect(await statusOf(token)).toBe(401);
  });

  it("does not hold while its user is stopped", async () => {
    const token = await tokenFor();
    await db.owner.query("UPDATE app_user SET login_stop_flag = true WHERE user_id = 'general01'");
    expect(await statusOf(token)).toBe(401);
    await db.owner.query("UPDATE app_user SET login_stop_flag = false WHERE user_id = 'general01'");
  });

  it("is an Admin's to give", async () => {
    expect((await make({ token_name: "x", user_id: "admin01" }, general)).statusCode).toBe(403);
    expect((await get(general, "/api_tokens")).statusCode).toBe(403);
  });

  it.each([
    [{ token_name: undefined, user_id: undefined }, ["token_name", "user_id"]],
    [{ expires_at: "2026-11-19" }, ["expires_at"]],
    [{ expires_at: "2026-02-30" }, ["expires_at"]],
    [{ expires_at: "2028-11-20" }, ["expires_at"]],
    [{ token_name: "x".repeat(51) }, ["token_name"]],
    [{ scopes: [] }, ["scopes"]],
    [{ scopes: ["lists", "everything"] }, ["scopes"]],
    [{ scopes: "lists" }, ["scopes"]],
    [{ scopes: ["provisioning", "usage"] }, ["scopes"]],
    [{ scopes: ["provisioning"] }, ["user_id"]],
    [{ purpose: "learning" }, ["purpose"]],
    [{ purpose: ["ai"] }, ["purpose"]],
    [{ address_ranges: ["10.0.0.300"] }, ["address_ranges"]],
    [{ address_ranges: ["0.0.0.0/0"] }, ["address_ranges"]],
    [{ address_ranges: "10.0.0.1" }, ["address_ranges"]],
    [{ address_ranges: Array.from({ length: 51 }, (_, at) => `10.0.0.${at}`) }, ["address_ranges"]],
  ])("is refused with its fields named: %j", async (payload, fields) => {
    const answer = await make({ ...NEVER_REVOKED, ...payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  it("may be chosen to end in two years", async () => {
    expect((await make({ ...NEVER_REVOKED, expires_at: "2028-11-19" })).json().result.status).toBe(0);
  });

  it("for a user that the contract does not have is a business outcome", async () => {
    const answer = await make({ token_name: "x", user_id: "branch01" });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        result: { status: 1, msgCode: "MSG0047", msgDetail: "このユーザーIDは登録されていません。" },
        data: { fieldErrors: [{ field: "user_id", message: "このユーザーIDは登録されていません。" }] },
      },
    ]);
  });

  it.each(["Basic abc", "Bearer", "Bearer x", "Bearer 1.x", "Bearer kirinuki_1_x", ""])(
    "is not had with %j, even beside a good cookie",
    async (authorization) => {
      const session = await aSession(db.owner, admin, new Date(START));
      const answer = await app.inject({
        url: "/api/v1/session",
        headers: { authorization, cookie: `kirinuki_session=${session}` },
      });
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe("what a token is for", () => {
  const TOGETHER = TOKEN_SCOPES.filter((scope) => scope !== LONE_SCOPE);
  const calls = routes.filter(({ allow, path }) => path.startsWith("/api/v1/") && allow !== "Public");
  const callAs = (token: string, { method, path }: (typeof calls)[number]) =>
    app.inject({ method: method as "GET", url: path, headers: { authorization: `Bearer ${token}` } });

  it("is said of every call", () => {
    expect(calls.length).toBeGreaterThan(100);
    const people = calls.filter(({ tokenScope }) => tokenScope === null);
    expect(people.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      "DELETE /api/v1/api_tokens",
      "DELETE /api/v1/article_feeds",
      "DELETE /api/v1/passkeys",
      "DELETE /api/v1/push_devices",
      "DELETE /api/v1/remembered_devices",
      "DELETE /api/v1/second_factor_authenticator",
      "DELETE /api/v1/sessions",
      "DELETE /api/v1/sso_provider",
      "DELETE /api/v1/user_second_factor",
      "GET /api/v1/api_tokens",
      "GET /api/v1/article_feeds",
      "GET /api/v1/provisioning",
      "GET /api/v1/push_devices",
      "GET /api/v1/second_factor",
      "GET /api/v1/sessions",
      "GET /api/v1/single_sign_on",
      "GET /api/v1/support_views",
      "POST /api/v1/api_tokens",
      "POST /api/v1/article_feeds",
      "POST /api/v1/logout",
      "POST /api/v1/passkey_options",
      "POST /api/v1/passkeys",
      "POST /api/v1/push_device_check",
      "POST /api/v1/push_device_test",
      "POST /api/v1/recovery_codes",
      "POST /api/v1/second_factor_authenticator",
      "PUT /api/v1/push_devices",
      "PUT /api/v1/second_factor_authenticator",
      "PUT /api/v1/second_factor_demand",
      "PUT /api/v1/sign_in_ways",
      "PUT /api/v1/sso_provider",
      "PUT /api/v1/support_view_setting",
    ]);
  });

  it.each([...TOGETHER, null])("%s: the calls of the others are refused, and named", async (missing) => {
    const scopes = TOGETHER.filter((scope) => scope !== missing);
    const token = await tokenFor({ user_id: "admin01", scopes });
    for (const call of calls) {
      const answer = await callAs(token, call);
      const isRefused = answer.body.includes("MSG4035");
      expect([call.path, isRefused]).toEqual([call.path, call.tokenScope === missing || !call.tokenScope]);
    }
  });

  it.each(TOGETHER)("%s does not reach past the rights of its user", async (scope: TokenScope) => {
    const token = await tokenFor({ scopes: [scope] });
    const forbidden = calls.filter(({ allow, tokenScope }) => tokenScope === scope && !allow.includes("User"));
    for (const call of forbidden) expect((await callAs(token, call)).json().result.msgCode).toBe("MSG4030");
  });

  it("never includes a password", async () => {
    const token = await tokenFor({ scopes: TOGETHER });
    const answer = await app.inject({
      method: "PUT",
      url: "/api/v1/password",
      headers: { authorization: `Bearer ${token}` },
      payload: { current_password: "Kirinuki1!", password: "Atarashii2#", confirmpassword: "Atarashii2#" },
    });
    expect([answer.statusCode, answer.json().result.msgCode]).toEqual([403, "MSG4035"]);
  });
});
