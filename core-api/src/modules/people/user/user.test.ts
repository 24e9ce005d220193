import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { SealedTexts } from "../../../db/sealed-text.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { externalPasswordPlace } from "./save-user.ts";

const KIRINUKI_SECRET = "a secret of the tests, of forty characters";
const db = await testDatabase();
const api = await testApi(db, { KIRINUKI_SECRET });

let group: TestGroup;
let admin: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
  admin = await aUser(db.owner, group, { userAuthority: 1, name: "管理　太郎" });
});

const aNewUser = (parts: object = {}) => ({
  user_id: "yamada01",
  user_group_id: String(group.userGroupId),
  password: "Atarashii2#",
  confirmpassword: "Atarashii2#",
  name: "山田　花子",
  email: "yamada@example.jp",
  user_authority: 0,
  ...parts,
});
const put = async (body: object, user = admin) => {
  const answer = await api.send(user, "PUT", "/user", body);
  return { http: answer.statusCode, ...answer.json() };
};
const read = async (user_id: string) => (await api.get(admin, "/user", { user_id })).json().data;
const signIn = async (user_id: string, password: string) => {
  const answer = await api.send(null, "POST", "/login", { contract_code: group.contractCode, user_id, password });
  return answer.json().result.status;
};
const fields = (data: { fieldErrors: { field: string }[] }) => data.fieldErrors.map(({ field }) => field);

describe("a new user", () => {
  it("has what was given, the usual for the rest, and signs in with the given password", async () => {
    expect(await put(aNewUser())).toMatchObject({ http: 200, data: { user_id: "yamada01", version: 1 } });
    expect(await read("yamada01")).toEqual({
      user_id: "yamada01",
      user_group_id: String(group.userGroupId),
      user_group_name: "広報部",
      name: "山田　花子",
      email: "yamada@example.jp",
      user_authority: 0,
      mc_user_authority: 1,
      sc_user_authority: 2,
      topics_creation_flag: 0,
      theme_browsing: 1,
      ip_restriction_flag: 0,
      login_stop_flag: 0,
      pass_change_stop_flag: 0,
      system_mail_stop_flag: 0,
      sc_user_id: "",
      sc_user_pw_set_flag: 0,
      password_set_flag: 1,
      second_factor_flag: 0,
      invited_datetime: null,
      last_login_datetime: null,
      user_state: "active",
      invitation_end_datetime: null,
      invitation_fault: null,
      locked_until_datetime: null,
      changed_datetime: "2026-11-20T12:00:00+09:00",
      changed_by: "管理　太郎",
      version: 1,
    });
    expect(await signIn("yamada01", "Atarashii2#")).toBe(0);
    expect((await read("yamada01")).last_login_datetime).toBe("2026-11-20T12:00:00+09:00");
  });

  it("has an id of his own in his contract only", async () => {
    await put(aNewUser());
    const { http, result, data } = await put(aNewUser({ name: "別の人　二郎" }));
    expect([http, result.status, fields(data)]).toEqual([200, 1, ["user_id"]]);
    expect((await read("yamada01")).name).toBe("山田　花子");
    const other = await aGroup(db.owner, await aContract(db.owner));
    const stranger = await aUser(db.owner, other, { userAuthority: 1 });
    expect((await put(aNewUser({ user_group_id: String(other.userGroupId) }), stranger)).result.status).toBe(0);
  });

  it("has one of the given id when two are made at once", async () => {
    const answers = await Promise.all([put(aNewUser()), put(aNewUser())]);
    expect(answers.map(({ result }) => result.status).sort()).toEqual([0, 1]);
  });

  it.each([
    ["user_group_id", "", "所属ユーザーグループを選んでください"],
    ["user_id", "", "ユーザーIDを入力してください。"],
    ["user_id", "abcd", "ユーザーIDの桁数が不正です。5～20桁数で入力してください。"],
    ["user_id", "a".repeat(21), "ユーザーIDの桁数が不正です。5～20桁数で入力してください。"],
    ["user_id", "ｙａｍａｄａ", /使用できるのは半角/],
    ["user_id", "=yamada", /先頭には/],
    ["name", "", "ユーザー名を入力してください。"],
    ["name", "　　　　　", "ユーザー名を入力してください。"],
    ["name", "山田子", /半角8～20文字/],
    ["name", "山".repeat(11), /半角8～20文字/],
    ["name", "山田\u202e花子です", "使用できない文字が含まれています。"],
    ["name", "山田\ufeff花子です", "使用できない文字が含まれています。"],
    ["email", "", "メールアドレスを入力してください"],
    ["email", "yamada@", "有効なメールアドレスを入力してください"],
    ["email", "ｙ@example.jp", "メールアドレスは半角英数字を入力してください。"],
    ["confirmpassword", "Atarashii3#", "2つの入力が一致する必要があります!"],
    ["user_authority", 2, "ユーザー区分を選択してください。"],
    ["mc_user_authority", 4, /1、2、3/],
    ["sc_user_authority", 1, /2、3、5/],
    ["login_stop_flag", 2, "選択の値が正しくありません。"],
    ["sc_user_id", "abc", /半角5～20文字/],
    ["sc_user_pw", "abcdefgh", /外部パスワード/],
  ])("is refused for %s %j, in the words of the spec", async (field, value, message) => {
    const { http, data } = await put(aNewUser({ [field]: value }));
    expect(http).toBe(400);
    const words = typeof message === "string" ? message : expect.stringMatching(message);
    expect(data.fieldErrors).toEqual([{ field, message: words }]);
  });

  it("must have a password by the rules of passwords", async () => {
    for (const password of ["", "short1!", "nodigits!!", "nosymbol11", "かな12345678!"])
      expect(fields((await put(aNewUser({ password, confirmpassword: password }))).data)).toContain("password");
  });

  it.each(["abcdefgh", "ﾔﾏﾀﾞﾊﾅｺ1", "山田花子", "山".repeat(10), "👩‍👩‍👧山田花"])(
    "may be named %j: a full-width character counts two, an emoji as well",
    async (name) => {
      expect((await put(aNewUser({ name }))).result.status).toBe(0);
    },
  );
});

describe("a change of a user", () => {
  it("leaves what is absent, clears what is empty, and counts the version", async () => {
    await put(aNewUser({ sc_user_id: "gaibu01", sc_user_pw: "Shinbun1!" }));
    const { data } = await put({ user_id: "yamada01", version: 1, name: "山田　桃子", sc_user_id: "" });
    expect(data).toEqual({ user_id: "yamada01", version: 2 });
    expect(await read("yamada01")).toMatchObject({ name: "山田　桃子", email: "yamada@example.jp", sc_user_id: "" });
    expect(await signIn("yamada01", "Atarashii2#")).toBe(0);
  });

  it("is never lost: another version is 409, of two at once one", async () => {
    await put(aNewUser());
    const change = (name: string) => put({ user_id: "yamada01", version: 1, name });
    const answers = await Promise.all([change("山田　桃子"), change("山田　梅子")]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await read("yamada01")).version).toBe(2);
    const late = answers.find(({ http }) => http === 409);
    expect(late?.data).toEqual({ changed_by: "管理　太郎", changed_at: "2026-11-20T12:00:00+09:00" });
  });

  it("holds at the next call of a running session", async () => {
    const reader = { ...(await aUser(db.owner, group, { userId: "suzuki01" })), browser: "desk" };
    const status = async (path: string) => (await api.get(reader, path)).statusCode;
    expect(await status("/users")).toBe(403);
    await put({ user_id: "suzuki01", version: 1, user_authority: 1 });
    expect(await status("/users")).toBe(200);
    await put({ user_id: "suzuki01", version: 2, user_authority: 0, topics_creation_flag: 1 });
    expect([await status("/users"), await status("/mail_addresses")]).toEqual([403, 200]);
    await put({ user_id: "suzuki01", version: 3, login_stop_flag: 1 });
    expect(await status("/themes")).toBe(401);
  });

  it("of the password ends what was open under the old one", async () => {
    const reader = { ...(await aUser(db.owner, group, { userId: "suzuki01" })), browser: "desk" };
    expect((await api.get(reader, "/themes")).statusCode).toBe(200);
    const passwords = { password: "Mattaku9$", confirmpassword: "Mattaku9$" };
    await put({ user_id: "suzuki01", version: 1, ...passwords });
    expect((await api.get(reader, "/themes")).statusCode).toBe(401);
    expect(await signIn("suzuki01", "Mattaku9$")).toBe(0);
  });

  it("of the Admin's own password leaves him signed in", async () => {
    const self = { ...admin, browser: "desk" };
    const passwords = { password: "Mattaku9$", confirmpassword: "Mattaku9$" };
    expect((await put({ user_id: admin.userId, version: 1, ...passwords }, self)).http).toBe(200);
    expect((await api.get(self, "/users")).statusCode).toBe(200);
  });

  it("is for Admins, within their contract", async () => {
    const other = await aGroup(db.owner, await aContract(db.owner));
    const stranger = await aUser(db.owner, other, { userAuthority: 1, userId: "other001" });
    expect((await put({ user_id: "other001", version: 1, name: "山田　桃子" })).http).toBe(404);
    expect((await put(aNewUser({ user_group_id: String(other.userGroupId) }))).http).toBe(404);
    expect((await api.get(admin, "/user", { user_id: "other001" })).statusCode).toBe(404);
    expect((await api.get(stranger, "/user", { user_id: admin.userId })).statusCode).toBe(404);
    for (const user of [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })]) {
      expect((await put(aNewUser(), user)).http).toBe(403);
      expect((await api.get(user, "/user", { user_id: admin.userId })).statusCode).toBe(403);
    }
    expect((await api.send(null, "PUT", "/user", aNewUser())).statusCode).toBe(401);
  });
});

describe("the last Admin who can sign in", () => {
  it.each([
    [{ user_authority: 0 }, "user_authority"],
    [{ login_stop_flag: 1 }, "login_stop_flag"],
  ])("stays one: %j is refused", async (change, field) => {
    await aUser(db.owner, group, { userAuthority: 1, loginStop: true });
    const { http, result, data } = await put({ user_id: admin.userId, version: 1, ...change });
    expect([http, result.status, fields(data)]).toEqual([200, 1, [field]]);
    expect(await read(admin.userId)).toMatchObject({ user_authority: 1, login_stop_flag: 0, version: 1 });
  });

  it("is left when two take each other's rights at once", async () => {
    const second = await aUser(db.owner, group, { userAuthority: 1 });
    const demote = (user_id: string, by: TestUser) => put({ user_id, version: 1, user_authority: 0 }, by);
    const answers = await Promise.all([demote(second.userId, admin), demote(admin.userId, second)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 403]);
    const { rows } = await db.owner.query("SELECT 1 FROM app_user WHERE contract_id = $1 AND user_authority = 1", [
      group.contractId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("the password of the external newspaper service", () => {
  const stored = async () => {
    const { rows } = await db.owner.query(
      "SELECT sc_user_pw FROM app_user WHERE contract_id = $1 AND user_id = 'yamada01'",
      [group.contractId],
    );
    return rows[0].sc_user_pw;
  };

  it("is stored sealed, never answered, and known only as set", async () => {
    const answer = await put(aNewUser({ sc_user_id: "gaibu01", sc_user_pw: "Shinbun1!" }));
    const user = await read("yamada01");
    expect(user).toMatchObject({ sc_user_id: "gaibu01", sc_user_pw_set_flag: 1 });
    expect(JSON.stringify([answer, user])).not.toContain("Shinbun1!");
    const place = externalPasswordPlace(group.contractId, "yamada01");
    expect(new SealedTexts(() => KIRINUKI_SECRET).open(await stored(), place)).toBe("Shinbun1!");
  });

  it("is taken away by an empty one and left by an absent one", async () => {
    await put(aNewUser({ sc_user_pw: "Shinbun1!" }));
    await put({ user_id: "yamada01", version: 1, name: "山田　桃子" });
    expect((await read("yamada01")).sc_user_pw_set_flag).toBe(1);
    await put({ user_id: "yamada01", version: 2, sc_user_pw: "" });
    expect([(await read("yamada01")).sc_user_pw_set_flag, await stored()]).toEqual([0, null]);
  });
});

it("every change is in the trail, by field with what it was before, and without a password", async () => {
  await put(aNewUser({ sc_user_pw: "Shinbun1!" }));
  await put({ user_id: "yamada01", version: 1, email: "hanako@example.jp", name: "山田　花子" });
  const { rows } = await db.owner.query(
    "SELECT actor, detail FROM audit WHERE contract_id = $1 AND action = 'user.save' ORDER BY audit_id",
    [group.contractId],
  );
  expect(rows.map(({ actor }) => actor)).toEqual([admin.userId, admin.userId]);
  const secrets = { password: "changed", sc_user_pw: "changed" };
  expect(rows[0].detail).toMatchObject({ user_id: "yamada01", before: {}, after: { user_authority: 0, ...secrets } });
  expect(rows[1].detail).toEqual({
    user_id: "yamada01",
    before: { email: "yamada@example.jp" },
    after: { email: "hanako@example.jp" },
  });
  expect(JSON.stringify(rows)).not.toMatch(/Atarashii|Shinbun/);
});
