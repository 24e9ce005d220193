import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { accountKey } from "../session/throttle.ts";

const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let other: TestGroup;
let admin: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  const contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract);
  other = await aGroup(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
  for (const userId of ["suzuki01", "tanaka01"]) await aUser(db.owner, group, { userId });
});

const change = async (kind: string, user_ids: string[], more: object = {}, by = admin) => {
  const answer = await api.send(by, "PUT", "/users", { change: kind, user_ids, ...more });
  return { http: answer.statusCode, ...answer.json() };
};
const states = async () => {
  const { users } = (await api.get(admin, "/users")).json().data;
  return Object.fromEntries(
    users.map((user: { user_id: string; user_state: string }) => [user.user_id, user.user_state]),
  );
};

describe("a change of several users", () => {
  it("moves them, and leaves who is there already as he is", async () => {
    await aUser(db.owner, other, { userId: "yamada01" });
    const user_group_id = String(other.userGroupId);
    const { data } = await change("move", ["suzuki01", "tanaka01", "yamada01"], { user_group_id });
    expect(data).toEqual({ changed_count: 3, refused: [] });
    const { users } = (await api.get(admin, "/users", { user_group_id })).json().data;
    const versions = users.map(({ user_id, version }: { user_id: string; version: number }) => [user_id, version]);
    expect(versions).toEqual([
      ["suzuki01", 2],
      ["tanaka01", 2],
      ["yamada01", 1],
    ]);
  });

  it("stops them at once and lets them in again, but never the Admin himself", async () => {
    const reader: TestUser = { ...group, userId: "suzuki01", browser: "desk" };
    expect((await api.get(reader, "/themes")).statusCode).toBe(200);
    const { data } = await change("stop", ["admin01", "suzuki01", "nobody01"]);
    expect(data.changed_count).toBe(1);
    expect(data.refused).toEqual([
      { user_id: "admin01", name: "利用者admin01", message: "ご自身のログインは停止できません。" },
      { user_id: "nobody01", name: "", message: "このユーザーIDは登録されていません。" },
    ]);
    expect((await api.get(reader, "/themes")).statusCode).toBe(401);
    expect(await states()).toEqual({ admin01: "active", suzuki01: "stopped", tanaka01: "active" });
    await change("resume", ["suzuki01"]);
    expect((await states()).suzuki01).toBe("active");
  });

  it("leaves one who can sign in and administer, over the whole batch", async () => {
    // He acts by an address, without a password: he could not come back by one.
    await db.owner.query("UPDATE app_user SET password_hash = NULL WHERE contract_id = $1 AND user_id = 'admin01'", [
      group.contractId,
    ]);
    for (const userId of ["admin02", "admin03"]) await aUser(db.owner, group, { userId, userAuthority: 1 });
    const { data } = await change("stop", ["admin02", "admin03", "suzuki01"]);
    expect(data.changed_count).toBe(1);
    expect(data.refused.map(({ user_id }: { user_id: string }) => user_id)).toEqual(["admin02", "admin03"]);
    expect((await change("stop", ["admin02"])).data).toEqual({ changed_count: 1, refused: [] });
  });

  it("deletes them by the rules of one", async () => {
    const { data } = await change("delete", ["admin01", "suzuki01", "tanaka01"]);
    expect(data.changed_count).toBe(2);
    expect(data.refused).toMatchObject([{ user_id: "admin01", message: "ご自身のユーザーは削除できません。" }]);
    expect(await states()).toEqual({ admin01: "active" });
  });

  it("unlocks who typed too many wrong passwords", async () => {
    const credentials = { contract_code: group.contractCode, user_id: "suzuki01", password: "Kirinuki1!" };
    const sign = async () => (await api.send(null, "POST", "/login", credentials)).statusCode;
    await db.owner.query(
      `INSERT INTO sign_in_throttle (bucket, failures, window_ends_at, blocked_until)
       VALUES ($1, 100, $2::timestamptz + interval '1 hour', $2::timestamptz + interval '10 minutes')`,
      [accountKey(["user", group.contractCode, "suzuki01"]), NOON],
    );
    expect(await sign()).toBe(429);
    const { data } = (await api.get(admin, "/user", { user_id: "suzuki01" })).json();
    expect(data).toMatchObject({ user_state: "locked", locked_until_datetime: "2026-11-20T12:10:00+09:00" });
    await change("unlock", ["suzuki01"]);
    expect([await sign(), (await states()).suzuki01]).toEqual([200, "active"]);
  });

  it("notes each with what was before and after", async () => {
    await change("stop", ["suzuki01", "tanaka01"]);
    const { rows } = await db.owner.query(
      "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'user.save' ORDER BY detail->>'user_id'",
      [group.contractId],
    );
    expect(rows.map(({ detail }) => detail)).toEqual(
      ["suzuki01", "tanaka01"].map((user_id) => ({
        user_id,
        before: { login_stop_flag: false },
        after: { login_stop_flag: true },
      })),
    );
  });

  it("is of the contract's own users and groups, by its Admins, up to 1,000", async () => {
    const foreign = await aGroup(db.owner, await aContract(db.owner));
    await aUser(db.owner, foreign, { userId: "other001" });
    expect((await change("stop", ["other001"])).data).toMatchObject({ changed_count: 0 });
    expect((await change("move", ["suzuki01"], { user_group_id: String(foreign.userGroupId) })).http).toBe(404);
    expect((await change("move", ["suzuki01"])).http).toBe(404);
    expect((await change("ruin", ["suzuki01"])).http).toBe(400);
    expect(
      (
        await change(
          "stop",
          Array.from({ length: 1001 }, (_, at) => `user${at}`),
        )
      ).http,
    ).toBe(400);
    const topicUser = await aUser(db.owner, group, { topicsCreation: true });
    expect((await change("stop", ["suzuki01"], {}, topicUser)).http).toBe(403);
  });
});
