import { validationText as text } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser, TEST_PASSWORD, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { whyRefused } from "./refused-password.ts";

const db = await testDatabase();
const api = await testApi(db);
const { owner } = db;
let group: TestGroup;
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  group = await aGroup(owner, await aContract(owner, { code: "minato01" }));
  user = await aUser(owner, group, { userId: "sawada01" });
  admin = await aUser(owner, group, { userId: "kanri001", userAuthority: 1 });
});
beforeEach(() => owner.query("TRUNCATE mail_run CASCADE; TRUNCATE sign_in_throttle"));

const somebody = { id: "sawada01", company: ["Minato Foods 株式会社", "umikaze01"], hashes: [] };

describe("a password is refused", () => {
  it.each([
    ["p@ssw0rd", text.passwordLeaked],
    ["P@SSW0RD", text.passwordLeaked],
    ["Sawada01!", text.passwordHasId],
    ["xxSAWADA01!", text.passwordHasId],
    ["minato01#", text.passwordHasCompany],
    ["7!Minatoya", text.passwordHasCompany],
    ["FOODS#248x", text.passwordHasCompany],
    ["umikaze01#", text.passwordHasCompany],
    ["UmiKaze7#x", text.passwordHasCompany],
  ])("%s", async (password, message) => {
    expect(await whyRefused(somebody, password)).toBe(message);
  });

  it.each(["Password1!", "Atarashii2#", "Mattaku9$", "x7!kq29vLm", "dragonfly-tea1"])(
    "and %s is none",
    async (password) => {
      expect(await whyRefused(somebody, password)).toBeNull();
    },
  );
});

const change = async (current_password: string, password: string) => {
  const answer = await api.send({ ...user, browser: "own" }, "PUT", "/password", {
    ...{ current_password, password, confirmpassword: password },
  });
  const { result, data } = answer.json();
  return { code: result.msgCode, faults: data.fieldErrors };
};
const REFUSED = (message: string) => ({ code: "MSG0110", faults: [{ field: "password", message }] });
const GOOD = { code: "", faults: undefined };

it("the last five come back as the sixth only", async () => {
  const passwords = [TEST_PASSWORD, "Atarashii2#", "Mattaku9$", "Renewed22!", "Hoshizora5%", "Umibe77&x"];
  for (const [at, password] of passwords.entries())
    if (at > 0) expect(await change(passwords[at - 1] ?? "", password)).toEqual(GOOD);
  const last = passwords.at(-1) ?? "";
  for (const password of passwords.slice(1))
    expect(await change(last, password)).toEqual(REFUSED(text.passwordUsedBefore));
  const { rows } = await owner.query("SELECT count(*)::int AS n FROM former_password WHERE user_id = 'sawada01'");
  expect(rows).toEqual([{ n: 4 }]);
  expect(await change(last, TEST_PASSWORD)).toEqual(GOOD);
});

it("an Admin's form and a file refuse it at the password, and do nothing", async () => {
  const password = "P@ssw0rd";
  const put = await api.send(admin, "PUT", "/user", {
    ...{ user_id: "nakata01", user_group_id: String(group.userGroupId), name: "中田　太郎", email: "n@example.jp" },
    ...{ user_authority: 0, password, confirmpassword: password },
  });
  expect(put.json()).toMatchObject({
    result: { msgCode: "MSG0110" },
    data: { fieldErrors: [{ field: "password", message: text.passwordLeaked }] },
  });
  const { rows } = await owner.query("SELECT 1 FROM app_user WHERE user_id = 'nakata01'");
  expect(rows).toEqual([]);
});

describe("the code of the contract and its letters", () => {
  const refused = REFUSED(text.passwordHasCompany);
  const passwords = (password: string) => ({ password, confirmpassword: password });

  it.each(["Minato01#", "7!Minatoya"])("refuse %s, chosen by the user himself or by an Admin", async (password) => {
    const own = await aUser(owner, group);
    expect(await change(TEST_PASSWORD, password)).toEqual(refused);
    const put = await api.send(admin, "PUT", "/user", { user_id: own.userId, version: 1, ...passwords(password) });
    const { result, data } = put.json();
    expect({ code: result.msgCode, faults: data.fieldErrors }).toEqual(refused);
  });
});

const mails = async () =>
  (
    await owner.query(
      "SELECT m.mail_address, m.content FROM mail_message m JOIN mail_run r USING (contract_id, mail_run_id) WHERE r.kind = 'account'",
    )
  ).rows;

describe("a mail tells its user", () => {
  const signIn = (cookie?: string) =>
    api.app.inject({
      method: "POST",
      url: "/api/v1/login",
      payload: { contract_code: "minato01", user_id: "kanri001", password: TEST_PASSWORD },
      headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/150.0" },
      ...(cookie !== undefined && { cookies: { kirinuki_browser: cookie } }),
    });

  it("of a sign-in from a new browser, once, and not of the first one ever", async () => {
    const first = await signIn();
    expect(await mails()).toEqual([]);
    const known = first.cookies.find(({ name }) => name === "kirinuki_browser")?.value;
    await signIn(known);
    expect(await mails()).toEqual([]);
    await signIn();
    expect(await mails()).toMatchObject([
      {
        mail_address: "kanri001@example.com",
        content: { kind: "account", event: "new_browser", address: "127.0.0.1" },
      },
    ]);
  });

  it("of a changed password and address, at the address before", async () => {
    const other = await aUser(owner, group, { userId: "okada001" });
    const password = "Hoshizora5%";
    await api.send(admin, "PUT", "/user", {
      ...{ user_id: other.userId, version: 1, email: "new@example.jp", password, confirmpassword: password },
    });
    const found = (await mails()).map(({ mail_address, content }) => [mail_address, content.event, content.by]);
    expect(found.sort()).toEqual([
      ["okada001@example.com", "address", "admin"],
      ["okada001@example.com", "password", "admin"],
    ]);
  });

  it("of a token, and nobody who has no address", async () => {
    await api.send(admin, "POST", "/api_tokens", { token_name: "連携", user_id: user.userId });
    expect((await mails()).map(({ mail_address }) => mail_address).sort()).toEqual([
      "kanri001@example.com",
      "sawada01@example.com",
    ]);
    await owner.query("TRUNCATE mail_run CASCADE; UPDATE app_user SET email = ''");
    await api.send(admin, "POST", "/api_tokens", { token_name: "連携2", user_id: user.userId });
    const { rows } = await owner.query("SELECT count(*)::int AS runs FROM mail_run");
    expect({ mails: await mails(), rows }).toEqual({ mails: [], rows: [{ runs: 0 }] });
  });
});
