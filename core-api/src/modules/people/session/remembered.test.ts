import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { checkedPasswords } from "./testing/checked-passwords.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db);
const START = Date.parse("2026-11-20T00:00:00Z");
const DAY = 24 * 60;
const PASSWORD = "Kirinuki1!";
checkedPasswords(PASSWORD);
const at = (minutes: number): void => setNow(new Date(START + minutes * 60_000));

beforeAll(async () => {
  await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner, { code: "first01" })), { userId: "admin01" });
});
beforeEach(async () => {
  at(0);
  await db.owner.query("TRUNCATE remember_token, session, session_sso, audit");
});

type Cookies = Record<string, string>;
const login = (payload: object | undefined, cookies: Cookies = {}, userAgent = "Firefox") =>
  app.inject({
    method: "POST",
    url: "/api/v1/login",
    ...(payload && { payload }),
    cookies,
    headers: { "user-agent": userAgent },
  });
const byPassword = (Remember_me: boolean) =>
  login({ contract_code: "first01", user_id: "admin01", password: PASSWORD, Remember_me });
const outcome = (answer: LightMyRequestResponse) => ({ http: answer.statusCode, code: answer.json().result.msgCode });
const cookie = (answer: LightMyRequestResponse, name: string) =>
  answer.cookies.find((each) => each.name === name)?.value ?? "";
const tokenOf = (answer: LightMyRequestResponse) => cookie(answer, "kirinuki_remember");
const IN = { http: 200, code: "" };
const REFUSED = { http: 200, code: "MSG0004" };

describe("a remembered sign-in", () => {
  const remember = async () => tokenOf(await byPassword(true));
  const again = (kirinuki_remember: string, more: Cookies = {}, userAgent?: string) =>
    login(undefined, { kirinuki_remember, ...more }, userAgent);
  const isIn = async (answer: LightMyRequestResponse) => {
    const cookies = { kirinuki_session: cookie(answer, "kirinuki_session") };
    return (await app.inject({ url: "/api/v1/session", cookies })).statusCode === 200;
  };

  it("is only kept where it was wished, for 90 days, out of scripts' reach", async () => {
    expect(tokenOf(await byPassword(false))).toBe("");
    const answer = await byPassword(true);
    expect(answer.cookies.find(({ name }) => name === "kirinuki_remember")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      maxAge: 90 * DAY * 60,
    });
  });

  it("signs in without a form and changes its token each time", async () => {
    const first = await remember();
    const answer = await again(first);
    expect(answer.json().data[0].user_id).toBe("admin01");
    const second = tokenOf(answer);
    expect(cookie(answer, "kirinuki_browser")).toBe("");
    expect(second).not.toBe(first);
    at(2 * DAY);
    expect((await again(second)).json().result.status).toBe(0);
  });

  it("ends for thief and owner when an old token comes again, with every session that came from it", async () => {
    const began = await byPassword(true);
    const other = await byPassword(true);
    const first = tokenOf(began);
    const second = await again(first);
    at(5);
    const third = await again(tokenOf(second));
    expect(await Promise.all([began, second, third, other].map(isIn))).toEqual([true, true, true, true]);
    expect(outcome(await again(first))).toEqual(REFUSED);
    expect(await Promise.all([began, second, third, other].map(isIn))).toEqual([false, false, false, true]);
    expect(outcome(await again(tokenOf(third)))).toEqual(REFUSED);
    expect(outcome(await again(tokenOf(other)))).toEqual(IN);
    const { rows } = await db.owner.query(
      "SELECT count(*)::int AS n FROM audit WHERE action = 'session.remember_reused'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("is good once more within 30 seconds for the same browser: two tabs, or an answer that was lost", async () => {
    const first = await remember();
    const tabs = await Promise.all([again(first), again(first)]);
    expect(tabs.map(outcome)).toEqual([IN, IN]);
    expect(new Set(tabs.map(tokenOf)).size).toBe(2);
    at(60);
    for (const tab of tabs) expect(outcome(await again(tokenOf(tab)))).toEqual(IN);
  });

  it.each([
    ["after 30 seconds", 31, {}, "Firefox"],
    ["from a browser of another kind", 1, {}, "curl"],
    ["from a browser that brings another cookie", 1, { kirinuki_browser: "another" }, "Firefox"],
  ])("ends when its used token comes again %s", async (_name, seconds, more, userAgent) => {
    const began = await byPassword(true);
    const next = await again(tokenOf(began));
    at(seconds / 60);
    expect(outcome(await again(tokenOf(began), more, userAgent))).toEqual(REFUSED);
    expect(await isIn(next)).toBe(false);
    expect(outcome(await again(tokenOf(next)))).toEqual(REFUSED);
  });

  it("ends when its used token comes a third time", async () => {
    const first = await remember();
    const answers = [await again(first), await again(first), await again(first)];
    expect(answers.map(outcome)).toEqual([IN, IN, REFUSED]);
    expect(await Promise.all(answers.map(isIn))).toEqual([false, false, false]);
  });

  it("ends 90 days after the password was given, however often it is used", async () => {
    let token = await remember();
    for (const day of [30, 60, 89]) {
      at(day * DAY);
      const answer = await again(token);
      expect(answer.cookies.find(({ name }) => name === "kirinuki_remember")?.maxAge).toBe((90 - day) * DAY * 60);
      token = tokenOf(answer);
    }
    at(90 * DAY);
    expect(outcome(await again(token))).toEqual(REFUSED);
  });

  it("is over after 90 days, and its cookie is taken away", async () => {
    const first = await remember();
    at(90 * DAY);
    const answer = await again(first);
    expect(outcome(answer)).toEqual(REFUSED);
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: "kirinuki_remember", value: "" }));
  });

  it("ends with the logout of that browser", async () => {
    const answer = await byPassword(true);
    const cookies = {
      kirinuki_session: cookie(answer, "kirinuki_session"),
      kirinuki_remember: tokenOf(answer),
    };
    await app.inject({ method: "POST", url: "/api/v1/logout", cookies });
    expect(outcome(await again(cookies.kirinuki_remember))).toEqual(REFUSED);
  });

  it.each([{}, { Remember_me: true }])("is no excuse for an empty form without a cookie: %j", async (body) => {
    const answer = await login(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      "contract_code",
      "user_id",
      "password",
    ]);
  });

  it.each(["", "x", "1.x", `2147483647.${"a".repeat(43)}`])("is not had with a forged cookie %j", async (forged) => {
    expect(outcome(await again(forged))).toEqual(REFUSED);
  });
});
