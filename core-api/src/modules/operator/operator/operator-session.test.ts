import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApi } from "../../../testing/test-api.ts";
import { hashPassword } from "../../people/session/password.ts";
import { checkedPasswords } from "../../people/session/testing/checked-passwords.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db);
const START = Date.parse("2026-11-20T00:00:00Z");
checkedPasswords("Operator1!");
const at = (minutes: number): void => setNow(new Date(START + minutes * 60_000));

beforeAll(async () => {
  await db.owner.query(
    "INSERT INTO operator_account (operator_id, name, department, password_hash, role) VALUES ('operator', '運用 太郎', '運用部', $1, 'edit')",
    [await hashPassword("Operator1!")],
  );
});
beforeEach(async () => {
  at(0);
  await db.owner.query("TRUNCATE sign_in_throttle, operator_audit");
});

const login = (payload: object, remoteAddress = "203.0.113.5", cookies: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/admin/api/v1/el_admin_login", payload, remoteAddress, cookies });
const signIn = async () => ({
  kirinuki_operator: (await login({ el_admin_id: "operator", password: "Operator1!" })).cookies[0]?.value ?? "",
});
const whoAmI = (cookies: Record<string, string>) => app.inject({ url: "/admin/api/v1/session", cookies });

describe("an operator", () => {
  it("signs in with an own cookie, and is told who he is", async () => {
    const answer = await login({ el_admin_id: "operator", password: "Operator1!" });
    const profile = {
      el_admin_id: "operator",
      name: "運用 太郎",
      department: "運用部",
      role: "edit",
      authenticator: "unset",
    };
    expect(answer.json()).toEqual({ result: { status: 0, msgCode: "", msgDetail: "" }, data: [profile] });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: "kirinuki_operator", httpOnly: true, sameSite: "Lax" }),
      expect.objectContaining({ name: "kirinuki_browser", httpOnly: true, sameSite: "Lax" }),
    ]);
    expect((await whoAmI(await signIn())).json().data).toEqual([profile]);
  });

  it.each([
    ["a wrong password", { el_admin_id: "operator", password: "Operator2!" }],
    ["an unknown id", { el_admin_id: "nobody", password: "Operator1!" }],
  ])("is refused alike for %s", async (_name, payload) => {
    const answer = await login(payload);
    expect(answer.json()).toEqual({
      result: { status: 1, msgCode: "MSG0003", msgDetail: "運用担当者IDまたはパスワードが正しくありません。" },
      data: [],
    });
    expect(answer.cookies).toEqual([]);
  });

  it("is kept from guessing, whether or not the id exists, and every try is on the trail", async () => {
    for (const el_admin_id of ["operator", "nobody"]) {
      for (let tries = 0; tries < 10; tries += 1) await login({ el_admin_id, password: "Wrong111!" });
      const blocked = await login({ el_admin_id, password: "Operator1!" });
      expect([blocked.statusCode, blocked.json().result.msgCode]).toEqual([429, "MSG4291"]);
    }
    at(15);
    expect((await login({ el_admin_id: "operator", password: "Operator1!" })).json().result.status).toBe(0);
    const { rows } = await db.owner.query(
      "SELECT operator_id, action, count(*)::int AS n FROM operator_audit GROUP BY 1, 2 ORDER BY 1, 2",
    );
    expect(rows).toEqual([
      { operator_id: "nobody", action: "session.refused", n: 10 },
      { operator_id: "operator", action: "session.login", n: 1 },
      { operator_id: "operator", action: "session.refused", n: 10 },
    ]);
  });

  it("guessed from one place at once is checked 10 times at most, and signs in from elsewhere", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => login({ el_admin_id: "operator", password: "Wrong111!" }, "203.0.113.9")),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect((await login({ el_admin_id: "operator", password: "Operator1!" })).json().result.status).toBe(0);
  });

  it("guessed from many places signs in with a known browser, and with no other", async () => {
    const right = { el_admin_id: "operator", password: "Operator1!" };
    const browser = (await login(right)).cookies.find(({ name }) => name === "kirinuki_browser")?.value ?? "";
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => login({ el_admin_id: "operator", password: "Wrong111!" }, `10.0.0.${n}`)),
    );
    expect((await login(right)).json().result.msgCode).toBe("MSG4291");
    expect((await login(right, "10.0.0.1", { kirinuki_browser: browser })).json().result.status).toBe(0);
  });

  it("can't be locked out from the customers' sign-in", async () => {
    for (const contract_code of ["operator", "-", " "])
      for (let tries = 0; tries < 11; tries += 1)
        await app.inject({
          method: "POST",
          url: "/api/v1/login",
          remoteAddress: "203.0.113.5",
          payload: { contract_code, user_id: "operator", password: "Wrong111!" },
        });
    expect((await login({ el_admin_id: "operator", password: "Operator1!" })).json().result.status).toBe(0);
  });

  it("is told both missing fields", async () => {
    expect((await login({})).json().data.fieldErrors).toEqual([
      { field: "el_admin_id", message: "運用担当者IDを入力してください。" },
      { field: "password", message: "パスワードを入力してください。" },
    ]);
  });

  it("is out after 30 idle minutes, after 12 hours, and by logout", async () => {
    const cookies = await signIn();
    at(29);
    expect((await whoAmI(cookies)).statusCode).toBe(200);
    at(60);
    expect((await whoAmI(cookies)).statusCode).toBe(401);
    const second = await signIn();
    await app.inject({ method: "POST", url: "/admin/api/v1/logout", cookies: second });
    expect((await whoAmI(second)).statusCode).toBe(401);
  });

  it("is nobody on the customers' base, and a customer nobody on this one", async () => {
    const { kirinuki_operator } = await signIn();
    expect(
      (
        await app.inject({
          url: "/api/v1/session",
          cookies: { kirinuki_session: `1.${kirinuki_operator}`, kirinuki_operator },
        })
      ).statusCode,
    ).toBe(401);
    expect((await whoAmI({ kirinuki_session: kirinuki_operator })).statusCode).toBe(401);
  });
});
