import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { type Query, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let press: TestGroup;
let sales: TestGroup;
let foreign: TestGroup;
let admin: TestUser;
beforeAll(async () => {
  const contract = await aContract(db.owner);
  press = await aGroup(db.owner, contract, { name: "広報部" });
  sales = await aGroup(db.owner, contract, { name: "営業部" });
  admin = await aUser(db.owner, press, { userAuthority: 1, userId: "a-admin", name: "管理太郎" });
  await aUser(db.owner, press, { userId: "b-sato", name: "佐藤ＡＢＣ" });
  await aUser(db.owner, sales, { userId: "c-ito", name: "伊藤100%", loginStop: true });
  await aUser(db.owner, sales, { userId: "d-kato", name: "ｶﾄｳ_ジロウ" });
  foreign = await aGroup(db.owner, await aContract(db.owner));
  await aUser(db.owner, foreign, { userId: "e-sato", name: "佐藤よその人" });
  await db.owner.query("UPDATE app_user SET last_login_at = '2026-11-01' WHERE user_id = 'c-ito'");
});

const list = async (query: Query = {}) => {
  const answer = await api.get(admin, "/users", query);
  const { users = [], user_count } = answer.json().data;
  return { http: answer.statusCode, ids: users.map((user: { user_id: string }) => user.user_id), user_count };
};

describe("the list of users", () => {
  it("is the contract's, by id, ten to a page", async () => {
    expect(await list()).toEqual({ http: 200, ids: ["a-admin", "b-sato", "c-ito", "d-kato"], user_count: 4 });
    expect(await list({ page: 2, page_size: 3 })).toEqual({ http: 200, ids: ["d-kato"], user_count: 4 });
    expect(await list({ page: 9, page_size: 3 })).toEqual({ http: 200, ids: [], user_count: 4 });
    expect((await list({ page_size: 101 })).http).toBe(400);
  });

  it("is of one group; another contract's does not exist", async () => {
    expect((await list({ user_group_id: sales.userGroupId })).ids).toEqual(["c-ito", "d-kato"]);
    expect((await list({ user_group_id: foreign.userGroupId })).http).toBe(404);
  });

  it.each([
    ["佐藤", ["b-sato"]],
    ["abc", ["b-sato"]],
    ["ＳＡＴＯ", ["b-sato"]],
    ["カトウ", ["d-kato"]],
    ["example.com TO", ["b-sato", "c-ito", "d-kato"]],
    ["0%", ["c-ito"]],
    ["%", ["c-ito"]],
    ["_", ["d-kato"]],
    ["\\", []],
  ])("is searched for each word of %j in id, name and address, whatever its width", async (keyword, ids) => {
    expect(await list({ keyword })).toEqual({ http: 200, ids, user_count: ids.length });
  });

  it("is narrowed to a role or a state", async () => {
    expect((await list({ role: "Admin" })).ids).toEqual(["a-admin"]);
    expect((await list({ role: "User" })).ids).toEqual(["b-sato", "c-ito", "d-kato"]);
    expect((await list({ role: "TopicUser" })).ids).toEqual([]);
    expect((await list({ user_state: "stopped" })).ids).toEqual(["c-ito"]);
    expect((await list({ user_state: "active", user_group_id: sales.userGroupId })).ids).toEqual(["d-kato"]);
    expect((await list({ user_state: "invited" })).ids).toEqual([]);
    expect((await list({ role: "King" })).http).toBe(400);
  });

  it("is sorted both ways; who never signed in comes last", async () => {
    expect((await list({ sort_key: "user_group_name", sort_order: "desc" })).ids.slice(0, 2)).toEqual([
      "a-admin",
      "b-sato",
    ]);
    expect((await list({ sort_key: "last_login_datetime", sort_order: "desc" })).ids[0]).toBe("c-ito");
    expect((await list({ sort_key: "login_stop_flag", sort_order: "desc" })).ids[0]).toBe("c-ito");
    expect((await list({ sort_key: "password_hash" })).http).toBe(400);
  });

  it("is for Admins, and shows nothing to sign in with", async () => {
    for (const parts of [{}, { topicsCreation: true }]) {
      const user = await aUser(db.owner, foreign, parts);
      expect((await api.get(user, "/users")).statusCode).toBe(403);
    }
    expect((await api.get(null, "/users")).statusCode).toBe(401);
    expect((await api.get(admin, "/users")).body).not.toMatch(/argon2|"password"|password_hash|sc_user_pw"/);
  });
});
