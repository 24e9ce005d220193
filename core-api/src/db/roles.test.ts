import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { ensureRoles } from "./roles.ts";
import { withClient } from "./with-client.ts";

const db = await testDatabase();

const attributes = "rolcanlogin, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole";
const asRole = (url: string) =>
  withClient(
    url,
    async (client) =>
      (await client.query(`SELECT rolname, ${attributes} FROM pg_roles WHERE rolname = current_user`)).rows[0],
  );

describe("the two roles", () => {
  it("sign in with what is derived from the secret, and may bypass nothing", async () => {
    const harmless = {
      rolcanlogin: true,
      rolsuper: false,
      rolbypassrls: false,
      rolcreatedb: false,
      rolcreaterole: false,
    };
    expect(await asRole(db.apiUrl)).toEqual({ rolname: "kirinuki_api", ...harmless });
    expect(await asRole(db.operatorUrl)).toEqual({ rolname: "kirinuki_operator", ...harmless });
  });

  it("can be made by several starts at once", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => ensureRoles(db.ownerUrl, db.secret)));
    expect(new Set(all.map(({ apiUrl }) => apiUrl))).toEqual(new Set([db.apiUrl]));
  });

  it("have different passwords, other ones with another secret, and never the secret itself", async () => {
    const other = new URL(db.ownerUrl);
    expect(new URL(db.apiUrl).password).not.toBe(new URL(db.operatorUrl).password);
    expect(db.apiUrl + db.operatorUrl).not.toContain(encodeURIComponent(db.secret));
    other.username = "kirinuki_api";
    other.password = "guessed";
    await expect(asRole(other.href)).rejects.toThrow(/password authentication failed/);
  });
});
