import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { USER_COOKIE } from "../../../http/cookies.ts";
import { aSession, aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app } = await testApi(db);
const BASE = "/admin/api/v1";
const PUBLIC = new Set([`${BASE}/el_admin_login`]);
const METHODS = ["get", "post", "put", "delete"] as const;

const calls = Object.entries(app.swagger().paths ?? {})
  .filter(([path]) => path.startsWith(BASE) && !PUBLIC.has(path))
  .flatMap(([path, item]) => METHODS.filter((method) => item && method in item).map((method) => ({ method, path })));

describe("the operator's calls", () => {
  it("are closed to everybody but operators, a customer's administrator included", async () => {
    const admin = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
    const cookie = await aSession(db.owner, admin, NOON);
    expect(calls.length).toBeGreaterThan(40);
    for (const { method, path } of calls)
      for (const headers of [{}, { cookie: `${USER_COOKIE}=${cookie}` }, { authorization: `Bearer ${cookie}` }]) {
        const answer = await app.inject({ method, url: path, headers, ...(method !== "get" && { payload: {} }) });
        expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
      }
  });
});
