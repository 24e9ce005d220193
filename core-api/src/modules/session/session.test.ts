import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../../tests/support/test-database.ts";
import { Config } from "../../config/config.ts";
import { createDataSource } from "../../db/data-source.ts";
import { TransactionScope } from "../../db/tenant.ts";
import type { Gate } from "../../http/gate.ts";
import { Router } from "../../http/route.ts";
import { buildServer } from "../../http/server.ts";
import type { Clock } from "../../time/tokyo.ts";
import { hashPassword } from "./password.ts";
import { sessionRoutes } from "./session.routes.ts";
import { SessionService } from "./session.service.ts";

const db = await testDatabase();
const source = createDataSource({ url: db.apiUrl, poolSize: 4, statementTimeout: 10_000, applicationName: "test" });
const START = Date.parse("2026-11-20T00:00:00Z");
const MINUTE = 60_000;
const time = { now: START };
const clock: Clock = { now: () => new Date(time.now) };
const PASSWORD = "Kirinuki1!";
let app: FastifyInstance;

beforeAll(async () => {
  await source.initialize();
  const hash = await hashPassword(PASSWORD);
  await db.owner.query(`
    INSERT INTO contract (contract_id, contract_code, company_name) VALUES (1, 'first01', '切り抜き商事'), (2, 'second01', '青空');
    INSERT INTO user_group (contract_id, user_group_id, user_group_name) VALUES (1, 1, '広報部'), (2, 1, '広報部');
    INSERT INTO contract_linkage VALUES (1, 1), (1, 3); INSERT INTO user_group_linkage VALUES (1, 1, 3, true);`);
  const add = `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, user_authority, topics_creation_flag, mc_user_authority, sc_user_authority, login_stop_flag)
               VALUES ($1, $2, 1, '佐久間 遥', 'a@example.jp', $3, $4, $5, $6, $7, $8)`;
  await db.owner.query(add, [1, "admin01", hash, 1, false, 3, 5, false]);
  await db.owner.query(add, [1, "topic01", hash, 0, true, 2, 3, false]);
  await db.owner.query(add, [1, "stopped01", hash, 0, false, 1, 2, true]);
  await db.owner.query(add, [2, "admin01", await hashPassword("Another1!"), 1, false, 1, 2, false]);

  const config = new Config();
  config.LOG_LEVEL = "silent";
  app = await buildServer(config);
  const sessions = new SessionService(new TransactionScope(source), clock);
  const gate: Gate = {
    user: (request) => sessions.authenticate(request),
    operator: () => Promise.reject(new Error("no operator here")),
  };
  sessionRoutes(new Router(app, "/api/v1", gate), sessions, config, clock);
});
afterAll(async () => {
  await app.close();
  await source.destroy();
});
beforeEach(() => {
  time.now = START;
});

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
        contract_id: "1",
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
      "SELECT action FROM audit WHERE contract_id = 1 AND actor = 'topic01' ORDER BY audit_id",
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
    time.now += 29 * MINUTE;
    expect((await whoAmI(cookie)).statusCode).toBe(200);
    time.now += 29 * MINUTE;
    expect((await whoAmI(cookie)).statusCode).toBe(200);
    time.now += 31 * MINUTE;
    expect((await whoAmI(cookie)).statusCode).toBe(401);
  });

  it("ends after 12 hours however it is used", async () => {
    const cookie = await cookieOf();
    for (let used = 0; used < 12 * 60 - 20; used += 20) {
      time.now += 20 * MINUTE;
      expect((await whoAmI(cookie)).statusCode).toBe(200);
    }
    time.now = START + 12 * 60 * MINUTE;
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
    expect(answer.cookies).toEqual([expect.objectContaining({ name: "kirinuki_session", value: "" })]);
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
