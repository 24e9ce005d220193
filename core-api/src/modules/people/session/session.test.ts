import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { hashPassword } from "./password.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db);
const START = Date.parse("2026-11-20T00:00:00Z");
const MINUTE = 60_000;
const PASSWORD = "Kirinuki1!";
/** Moves the clock to so many minutes after the start. */
const at = (minutes: number): void => setNow(new Date(START + minutes * MINUTE));

beforeAll(async () => {
  const first = await aContract(db.owner, { code: "first01", companyName: "切り抜き商事", sections: [1, 3] });
  const group = await aGroup(db.owner, first, { name: "広報部", sections: [3] });
  await aUser(db.owner, group, { userId: "admin01", userAuthority: 1, mcAuthority: 3, scAuthority: 5 });
  await aUser(db.owner, group, { userId: "topic01", topicsCreation: true, mcAuthority: 2, scAuthority: 3 });
  await aUser(db.owner, group, { userId: "stopped01", loginStop: true });
  const second = await aContract(db.owner, { code: "second01" });
  await aUser(db.owner, await aGroup(db.owner, second), { userId: "admin01", userAuthority: 1 });
  await db.owner.query("UPDATE app_user SET password_hash = $1 WHERE contract_id = $2", [
    await hashPassword("Another1!"),
    second.contractId,
  ]);
});
beforeEach(() => at(0));

const login = (body: Record<string, unknown>) => app.inject({ method: "POST", url: "/api/v1/login", payload: body });
const as = (contract_code: string, user_id: string, password = PASSWORD) => login({ contract_code, user_id, password });

async function cookieOf(contractCode = "first01", userId = "admin01"): Promise<string> {
  const [cookie] = (await as(contractCode, userId)).cookies;
  return `${cookie?.name}=${cookie?.value}`;
}
const whoAmI = (cookie: string) => app.inject({ url: "/api/v1/session", headers: { cookie } });

describe("signing in", () => {
  it("answers with the profile and an HttpOnly, SameSite cookie", async () => {
    const answer = await as("first01", "admin01");
    expect(answer.json().result).toEqual({ status: 0, msgCode: "", msgDetail: "" });
    expect(answer.json().data).toEqual([
      expect.objectContaining({
        contract_code: "first01",
        user_id: "admin01",
        company_name: "切り抜き商事",
        user_group_name: "広報部",
        role: "Admin",
        visible_sections: [3],
        service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
        user_group_linkage_info: [{ data_section: 3, all_articles_selectable_flag: 1 }],
        process_date: "2026-11-20",
      }),
    ]);
    expect(answer.payload).not.toContain("argon2");
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: "kirinuki_session", httpOnly: true, sameSite: "Lax", path: "/" }),
      expect.objectContaining({ name: "kirinuki_browser", httpOnly: true, sameSite: "Lax", path: "/" }),
    ]);
  });

  it.each([
    ["an unknown contract", "nobody01", "admin01", PASSWORD],
    ["an unknown user", "first01", "nobody01", PASSWORD],
    ["a wrong password", "first01", "admin01", "Kirinuki2!"],
    ["another contract's password", "first01", "admin01", "Another1!"],
    ["another contract's user", "second01", "topic01", PASSWORD],
    ["other letters' case in the code", "FIRST01", "admin01", PASSWORD],
  ])("tells the same of %s", async (_name, contractCode, userId, password) => {
    const answer = await as(contractCode, userId, password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      result: {
        status: 1,
        msgCode: "MSG0001",
        msgDetail: "企業コード、ユーザーIDまたはパスワードが正しくありません。",
      },
      data: [],
    });
    expect(answer.cookies).toEqual([]);
  });

  it("is refused to a stopped user, but only once the password is right", async () => {
    expect((await as("first01", "stopped01")).json().result.msgCode).toBe("MSG0002");
    expect((await as("first01", "stopped01", "Kirinuki2!")).json().result.msgCode).toBe("MSG0001");
  });

  it("names every missing field", async () => {
    expect((await login({})).json().data.fieldErrors).toEqual([
      { field: "contract_code", message: expect.stringContaining("企業コード") },
      { field: "user_id", message: "ユーザーIDを入力してください。" },
      { field: "password", message: expect.stringContaining("パスワード") },
    ]);
  });

  it.each([true, 1, "1", "true", false, 0, "0", ""])("takes Remember_me as %j", async (Remember_me) => {
    const answer = await login({ contract_code: "first01", user_id: "admin01", password: PASSWORD, Remember_me });
    expect(answer.json().result.status).toBe(0);
  });

  it("leaves a trace of success and of refusal", async () => {
    await as("first01", "topic01");
    await as("first01", "topic01", "Kirinuki2!");
    const { rows } = await db.owner.query(
      "SELECT action FROM audit WHERE actor = 'topic01' AND contract_id = (SELECT contract_id FROM contract WHERE contract_code = 'first01') ORDER BY audit_id",
    );
    expect(rows).toEqual([{ action: "session.login" }, { action: "session.refused" }]);
  });

  it("stores the token's hash only, and a new one each time", async () => {
    const [first, second] = [await cookieOf(), await cookieOf()];
    expect(first).not.toBe(second);
    const token = first.split(".")[1] ?? "";
    const { rows } = await db.owner.query("SELECT encode(token_hash, 'escape') AS stored FROM session");
    expect(rows.some(({ stored }) => stored.includes(token))).toBe(false);
  });
});

describe("a session", () => {
  it("tells who is signed in, with rights as booleans", async () => {
    const [profile] = (await whoAmI(await cookieOf("first01", "topic01"))).json().data;
    expect(profile.role).toBe("TopicUser");
    expect(profile.abilities).toEqual({
      mc: { thumbnail: true, view_pdf: true, print_pdf: false, view_text: true, print_text: false },
      sc: { thumbnail: true, view_pdf: true, print_pdf: false, view_text: true, print_text: true },
      send_mail: true,
      manage_topics: true,
      administer: false,
    });
  });

  it("ends when it is not used for 30 minutes, and use keeps it", async () => {
    const cookie = await cookieOf();
    at(29);
    expect((await whoAmI(cookie)).statusCode).toBe(200);
    at(58);
    expect((await whoAmI(cookie)).statusCode).toBe(200);
    at(89);
    expect((await whoAmI(cookie)).statusCode).toBe(401);
  });

  it("ends after 12 hours however it is used", async () => {
    const cookie = await cookieOf();
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      at(minutes);
      expect((await whoAmI(cookie)).statusCode).toBe(200);
    }
    at(12 * 60);
    expect((await whoAmI(cookie)).statusCode).toBe(401);
  });

  it("ends for a user whose sign-in is stopped", async () => {
    const cookie = await cookieOf("first01", "topic01");
    await db.owner.query("UPDATE app_user SET login_stop_flag = true WHERE user_id = 'topic01'");
    expect((await whoAmI(cookie)).statusCode).toBe(401);
    await db.owner.query("UPDATE app_user SET login_stop_flag = false WHERE user_id = 'topic01'");
  });

  it("ends with logout, for that cookie only", async () => {
    const [first, second] = [await cookieOf(), await cookieOf()];
    const answer = await app.inject({ method: "POST", url: "/api/v1/logout", headers: { cookie: first } });
    expect(answer.json().result.status).toBe(0);
    expect(answer.cookies.map(({ name, value }) => ({ name, value }))).toEqual([
      { name: "kirinuki_session", value: "" },
      { name: "kirinuki_remember", value: "" },
    ]);
    expect((await whoAmI(first)).statusCode).toBe(401);
    expect((await whoAmI(second)).statusCode).toBe(200);
  });

  it.each(["", "x", "1.short", "0.", "99999999999.", "1.\u0000", "-1.", "1; DROP TABLE session.", "2."])(
    "is not had with a forged cookie %j",
    async (prefix) => {
      const token = (await cookieOf()).split(".")[1];
      const forged = prefix.endsWith(".") ? `${prefix}${token}` : prefix;
      const answer = await whoAmI(`kirinuki_session=${encodeURIComponent(forged)}`);
      expect(answer.statusCode).toBe(401);
    },
  );
});
