import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { isOperatorRole, OPERATOR_ROLES, reaches } from "@kirinuki/schema/operator-roles.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { hashToken, newToken } from "../../../access/token.ts";
import { OPERATOR_COOKIE } from "../../../http/cookies.ts";
import { aSession, aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, routes } = await testApi(db);
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

  /** Ends the session that the walk is made with; it comes last. */
  const LOGOUT = `${BASE}/logout`;

  it.each(OPERATOR_ROLES)("are open to the role %s as their routes say, and closed beyond", async (role) => {
    const token = newToken();
    await db.owner.query(
      "INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ($1, $1, '-', $1)",
      [role],
    );
    await db.owner.query(
      `INSERT INTO operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at)
       VALUES ($1, $2, $3, $3, $3::timestamptz + interval '12 hours')`,
      [hashToken(token), role, NOON],
    );
    const refused: string[] = [];
    const expected: string[] = [];
    for (const { method, path, allow } of routes) {
      if (!isOperatorRole(allow) || path === LOGOUT) continue;
      const answer = await app.inject({
        method: method as "GET",
        url: path,
        cookies: { [OPERATOR_COOKIE]: token },
        ...(method !== "GET" && { payload: {} }),
      });
      expect([method, path, answer.statusCode]).not.toEqual([method, path, 401]);
      if (answer.statusCode === 403) refused.push(`${method} ${path}`);
      if (!reaches(role, allow)) expected.push(`${method} ${path}`);
    }
    expect(refused).toEqual(expected);
    expect(expected.length > 0).toBe(role !== "admin");
    const ended = await app.inject({ method: "POST", url: LOGOUT, cookies: { [OPERATOR_COOKIE]: token }, payload: {} });
    expect(ended.statusCode).toBe(200);
  });
});
