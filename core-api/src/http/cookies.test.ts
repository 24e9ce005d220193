import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser } from "../testing/a-user.ts";
import { aContract, aGroup } from "../testing/builders.ts";
import { testApi } from "../testing/test-api.ts";

const db = await testDatabase();
const { app } = await testApi(db, { PUBLIC_URL: "https://news.example.jp" });
const PASSWORD = "Kirinuki1!";

beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner, { code: "first01" }));
  await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
});

const signIn = () =>
  app.inject({
    method: "POST",
    url: "/api/v1/login",
    payload: { contract_code: "first01", user_id: "admin01", password: PASSWORD, remember: true },
  });
const whoAmI = (cookies: Record<string, string>) => app.inject({ url: "/api/v1/session", cookies });

describe("cookies over https", () => {
  it("are all of this host alone: __Host-, Secure, for the path /, without a domain", async () => {
    const { cookies } = await signIn();
    expect(cookies.length).toBeGreaterThan(1);
    for (const { name, secure, path, domain, httpOnly } of cookies) {
      expect(name).toMatch(/^__Host-kirinuki_/);
      expect({ secure, path, domain, httpOnly }).toEqual({
        secure: true,
        path: "/",
        domain: undefined,
        httpOnly: true,
      });
    }
  });

  it("sign in by the name that the browser vouches for, and not by the plain one, which a neighbour's page could set", async () => {
    const { cookies } = await signIn();
    const value = cookies.find(({ name }) => name === "__Host-kirinuki_session")?.value ?? "";
    expect((await whoAmI({ "__Host-kirinuki_session": value })).statusCode).toBe(200);
    expect((await whoAmI({ kirinuki_session: value })).statusCode).toBe(401);
    const both = { kirinuki_session: "1.of-a-stranger", "__Host-kirinuki_session": value };
    expect((await whoAmI(both)).statusCode).toBe(200);
  });

  it("are taken back under the same name", async () => {
    const { cookies } = await signIn();
    const value = cookies.find(({ name }) => name === "__Host-kirinuki_session")?.value ?? "";
    const out = await app.inject({
      method: "POST",
      url: "/api/v1/logout",
      cookies: { "__Host-kirinuki_session": value },
      payload: {},
    });
    expect(out.cookies).toContainEqual(
      expect.objectContaining({ name: "__Host-kirinuki_session", value: "", secure: true, path: "/" }),
    );
    expect((await whoAmI({ "__Host-kirinuki_session": value })).statusCode).toBe(401);
  });
});
