import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aSession, aUser, TEST_PASSWORD, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { bucketsOfAccount } from "../../people/session/throttle.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { customerUserRoutes } from "./customer-user.routes.ts";

const db = await testDatabase();
const sent: { name: string; data: Record<string, string> }[] = [];
const jobs = { send: async (name: string, data: Record<string, string>) => void sent.push({ name, data }) };
const { call, owner } = await operatorApp(db, (router, parts) => customerUserRoutes(router, { ...parts, jobs }));
const api = await testApi(db);
let user: TestUser;
let key: { contract_id: string; user_id: string };

beforeEach(async () => {
  sent.length = 0;
  await owner.query("TRUNCATE sign_in_throttle");
  const group = await aGroup(owner, await aContract(owner, { companyName: "ツムギ重工" }), { name: "広報部" });
  user = await aUser(owner, group, { name: "水瀬 健吾" });
  key = { contract_id: String(user.contractId), user_id: user.userId };
});

const find = async (query: string) => (await call("GET", `/el_users?${query}`)).data;
const look = async () =>
  (await call("GET", `/el_user?contract_id=${key.contract_id}&user_id=${key.user_id}`)).data as {
    user: { state: string };
    session_count: number;
    sign_ins: { action: string; detail: string; datetime: string }[];
    support: { actor: string; action: string; datetime: string }[];
  };
const signIn = async (password = TEST_PASSWORD) => {
  const payload = { contract_code: user.contractCode, user_id: user.userId, password };
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/v1/login",
    payload,
    remoteAddress: "198.51.100.22",
  });
  return answer.json().result.msgCode;
};

describe("users of all contracts", () => {
  it("are found by id, name and address, whatever the width", async () => {
    for (const keyword of [user.userId, "水瀬", `${user.userId}＠ＥＸＡＭＰＬＥ.com`])
      expect(await find(`contract_id=${key.contract_id}&keyword=${encodeURIComponent(keyword)}`)).toMatchObject({
        user_count: 1,
        users: [{ ...key, company_name: "ツムギ重工", user_group_name: "広報部", state: "active" }],
      });
    expect(await find(`keyword=${encodeURIComponent(`${user.userId} 皆瀬`)}`)).toMatchObject({ user_count: 0 });
  });

  it("are found by their state", async () => {
    await owner.query("UPDATE app_user SET login_stop_flag = true WHERE user_id = $1", [user.userId]);
    expect(await find(`contract_id=${key.contract_id}&state=stopped`)).toMatchObject({ user_count: 1 });
    expect(await find(`contract_id=${key.contract_id}&state=active`)).toMatchObject({ user_count: 0 });
  });

  it("tell why somebody can't get in, and are let in again", async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn("Wrong111!");
    expect(await signIn()).toBe("MSG4291");
    expect(await look()).toMatchObject({ user: { state: "locked" } });
    expect((await look()).sign_ins[0]).toMatchObject({
      action: "ログインの拒否",
      detail: expect.stringContaining("198.51.100.22"),
    });
    expect(await find(`contract_id=${key.contract_id}`)).toMatchObject({ users: [{ state: "locked" }] });
    expect(await call("POST", "/el_user_unlock", key)).toMatchObject({ status: 0 });
    expect([await signIn(), (await look()).user.state]).toEqual(["", "active"]);
    expect((await look()).support).toMatchObject([{ actor: "試験係", action: "ログインのロックの解除" }]);
  });

  it("show their newest sign-ins and the newest help first, also where ids get a digit more", async () => {
    await owner.query(
      `INSERT INTO audit (contract_id, audit_id, actor, action, detail, occurred_at) OVERRIDING SYSTEM VALUE
       SELECT $1, 999999990 + n, CASE WHEN helped THEN 'operator:tester' ELSE $2 END, CASE WHEN helped THEN 'user.stop' ELSE 'session.login' END,
         jsonb_build_object('user_id', $2::text), timestamptz '2026-11-01 09:00+09' + n * interval '1 minute'
       FROM generate_series(1, 15) n, unnest(ARRAY[true, false]) helped WHERE n % 2 = helped::int`,
      [key.contract_id, user.userId],
    );
    const { sign_ins, support } = await look();
    const times = (lines: { datetime: string }[]) => lines.map(({ datetime }) => datetime.slice(11, 16));
    expect(times(sign_ins)).toEqual(["09:14", "09:12", "09:10", "09:08", "09:06", "09:04", "09:02"]);
    expect(times(support)).toEqual(["09:15", "09:13", "09:11", "09:09", "09:07", "09:05", "09:03", "09:01"]);
  });

  it("are let in again in a browser that they used before", async () => {
    await owner.query("INSERT INTO known_browser VALUES ($1, '\\x01', $2, $3)", [user.contractId, user.userId, NOON]);
    const account = ["user", user.contractCode, user.userId] as const;
    const [, bucket] = bucketsOfAccount(account, { addresses: [], browsers: [Buffer.from([1])] });
    await owner.query("INSERT INTO sign_in_throttle VALUES ($1, 10, $2, $2)", [
      bucket,
      new Date(NOON.getTime() + 60_000),
    ]);
    expect((await look()).user.state).toBe("locked");
    await call("POST", "/el_user_unlock", key);
    expect((await look()).user.state).toBe("active");
  });

  it("get a mail for a new password, unless they may get none", async () => {
    expect(await call("POST", "/el_user_reset_mail", key)).toMatchObject({ status: 0 });
    expect(sent).toEqual([
      { name: "password-reset", data: { contract_code: user.contractCode, user_id: user.userId } },
    ]);
    await owner.query("UPDATE app_user SET system_mail_stop_flag = true WHERE user_id = $1", [user.userId]);
    expect(await call("POST", "/el_user_reset_mail", key)).toMatchObject({ status: 1 });
    expect(sent).toHaveLength(1);
  });

  it("are stopped, which ends what they do, and let in again", async () => {
    await call("PUT", "/el_user_stop", { ...key, login_stop_flag: 1 });
    expect([await signIn(), (await look()).user.state]).toEqual(["MSG0002", "stopped"]);
    const { rows } = await owner.query("SELECT changed_by FROM app_user WHERE user_id = $1", [user.userId]);
    expect(rows).toEqual([{ changed_by: "operator:tester" }]);
    await call("PUT", "/el_user_stop", { ...key, login_stop_flag: 0 });
    expect(await signIn()).toBe("");
    expect((await look()).support.map(({ action }) => action)).toEqual(["利用者の再開", "利用者の停止"]);
  });

  it("are signed out everywhere", async () => {
    await aSession(owner, user, NOON);
    expect((await look()).session_count).toBe(1);
    await call("POST", "/el_user_sign_out", key);
    expect((await look()).session_count).toBe(0);
  });

  it.each(["/el_user_unlock", "/el_user_reset_mail", "/el_user_sign_out"])(
    "who are nobody's are not found: %s",
    async (path) => {
      expect(await call("POST", path, { ...key, user_id: "nobody01" })).toMatchObject({ http: 404 });
      expect(await call("POST", path, { user_id: user.userId })).toMatchObject({ http: 400 });
    },
  );
});
