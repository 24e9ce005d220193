import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { anOffice, aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let admin: TestUser;
let leaver: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  group = await aGroup(db.owner, await aContract(db.owner));
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  leaver = { ...(await aUser(db.owner, group, { userId: "leaver01" })), browser: "desk" };
});

const remove = async (user_id: string, by = admin, more: object = {}) => {
  const answer = await api.send(by, "DELETE", "/user", { user_id, ...more });
  return { http: answer.statusCode, ...answer.json() };
};
const again = async () => {
  const passwords = { password: "Atarashii2#", confirmpassword: "Atarashii2#" };
  const more = { name: "新しい人です", email: "new@example.jp", user_authority: 0 };
  const user_group_id = String(group.userGroupId);
  return (await api.send(admin, "PUT", "/user", { user_id: "leaver01", user_group_id, ...passwords, ...more })).json();
};
const count = async (table: string, where = "user_id = 'leaver01'") => {
  const sql = `SELECT count(*)::int AS n FROM ${table} WHERE contract_id = $1 AND ${where}`;
  return (await db.owner.query<{ n: number }>(sql, [group.contractId])).rows[0]?.n;
};

describe("a deleted user", () => {
  it("is out at once, with everything that he could come back by", async () => {
    expect((await api.get(leaver, "/themes")).statusCode).toBe(200);
    const credentials = { contract_code: group.contractCode, user_id: "leaver01", password: "Kirinuki1!" };
    await api.send(null, "POST", "/login", { ...credentials, Remember_me: true });
    await api.send(admin, "POST", "/api_tokens", { user_id: "leaver01", token_name: "連携" });
    const ways = ["session", "remember_token", "known_browser", "api_token"];
    for (const way of ways.slice(0, 3)) expect(await count(way), way).toBeGreaterThan(0);
    expect(await remove("leaver01")).toMatchObject({ http: 200, result: { status: 0 } });
    for (const way of ways) expect(await count(way), way).toBe(0);
    expect((await api.get(leaver, "/themes")).statusCode).toBe(401);
    expect((await api.send(null, "POST", "/login", credentials)).json().result.status).toBe(1);
    expect((await api.get(admin, "/user", { user_id: "leaver01" })).statusCode).toBe(404);
  });

  it("leaves his trail and his uses under his id", async () => {
    await db.owner.query(`INSERT INTO audit (contract_id, actor, action) VALUES ($1, 'leaver01', 'session.login')`, [
      group.contractId,
    ]);
    await remove("leaver01");
    expect(await count("audit", "actor = 'leaver01'")).toBe(1);
    expect(await count("audit", "action = 'user.delete' AND detail->>'user_id' = 'leaver01'")).toBe(1);
    expect(await count("deleted_user")).toBe(1);
  });

  it("lets his id rest for 400 days", async () => {
    await remove("leaver01");
    api.setNow(new Date(NOON.getTime() + 400 * DAY_MS - 1000));
    const refused = await again();
    expect([refused.result.status, refused.data.fieldErrors[0].field]).toEqual([1, "user_id"]);
    expect(refused.result.msgDetail).toContain("400日");
    api.setNow(new Date(NOON.getTime() + 400 * DAY_MS + 1000));
    expect((await again()).result.status).toBe(0);
  });

  describe("gets no more mail", () => {
    const destine = async (mail_address: string) => {
      const { themeId } = await aTheme(db.owner, group);
      const setting = { data_kbn: 1, id: String(themeId), mail_address };
      const looks = { template_file_id: "0", subject_Type: 1, attach_Type: 1 };
      await api.send(admin, "PUT", "/mail_delivery_destination", { ...setting, ...looks });
    };

    it("at his address; other addresses keep theirs", async () => {
      await destine("leaver01@example.com");
      await destine("soto@example.jp");
      await remove("leaver01");
      const { rows } = await db.owner.query("SELECT mail_address FROM mail_address WHERE contract_id = $1", [
        group.contractId,
      ]);
      expect(rows).toEqual([{ mail_address: "soto@example.jp" }]);
      expect(await count("mail_setting", "true")).toBe(1);
    });

    it("and an address that he shared passes to who is left", async () => {
      const heir = await aUser(db.owner, group);
      await db.owner.query(
        "UPDATE app_user SET email = 'leaver01@example.com' WHERE contract_id = $1 AND user_id = $2",
        [group.contractId, heir.userId],
      );
      await destine("leaver01@example.com");
      await remove("leaver01");
      expect([await count("mail_setting", "true"), await count("mail_address", `user_id = '${heir.userId}'`)]).toEqual([
        1, 1,
      ]);
    });
  });
});

describe("who can't be deleted", () => {
  it("is the Admin himself", async () => {
    await aUser(db.owner, group, { userAuthority: 1 });
    expect(await remove(admin.userId)).toMatchObject({ http: 200, result: { status: 1, msgCode: "MSG0063" } });
    expect((await api.get(admin, "/users")).json().data.user_count).toBe(3);
  });

  it("is the last Admin, when two delete each other at once", async () => {
    const second = await aUser(db.owner, group, { userAuthority: 1 });
    for (const each of [admin, second]) await api.get(each, "/users");
    const answers = await Promise.all([remove(second.userId, admin), remove(admin.userId, second)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 401]);
    expect(await count("app_user", "user_authority = 1")).toBe(1);
  });

  it("is whom an office signs in as: its addresses would go with him", async () => {
    await anOffice(db.owner, leaver, "192.0.2.0/24");
    expect(await remove("leaver01")).toMatchObject({ http: 200, result: { status: 1, msgCode: "MSG0064" } });
    expect(await count("contract", "ip_login_user_id = 'leaver01'")).toBe(1);
  });

  it("is another contract's, or one that changed meanwhile; and nobody but Admins may", async () => {
    const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userId: "other001" });
    expect((await remove(other.userId)).http).toBe(404);
    expect((await remove("leaver01", admin, { version: 2 })).http).toBe(409);
    const topicUser = await aUser(db.owner, group, { topicsCreation: true });
    for (const user of [topicUser, leaver]) expect((await remove(topicUser.userId, user)).http).toBe(403);
    expect((await api.send(admin, "DELETE", "/user", {})).json().data.fieldErrors).toEqual([
      { field: "user_id", message: "ユーザーIDを指定してください。" },
    ]);
    expect(await count("app_user", "true")).toBe(3);
  });
});
