import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { Config } from "../../../config/config.ts";
import { anOffice, aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { checkedPasswords } from "./testing/checked-passwords.ts";

/** So few that a slow machine sends more within the minute; offices have the rate that they are installed with. */
const LOGIN_RATE_LIMIT = 5;
const { OFFICE_LOGIN_RATE_LIMIT } = new Config();
const db = await testDatabase();
const { app } = await testApi(db, { LOGIN_RATE_LIMIT, OFFICE_LOGIN_RATE_LIMIT });
const PEOPLE = 500;
const PASSWORD = "Kirinuki1!";
checkedPasswords(PASSWORD);
let template: TestUser;

beforeAll(async () => {
  template = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner, { code: "first01" })), {
    userId: "office000",
  });
  await db.owner.query(
    `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash)
     SELECT contract_id, 'office' || lpad(n::text, 3, '0'), user_group_id, name, email, password_hash
     FROM app_user, generate_series(1, $1) n WHERE user_id = 'office000'`,
    [PEOPLE],
  );
  await anOffice(db.owner, template, "192.0.2.0/24", "2001:db8:7::/48");
  await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner, { code: "second01" })), {
    userId: "branch01",
  });
});

/** HTTP statuses of so many calls from one address, with how many got each. */
async function statuses(count: number, call: (n: number) => Promise<{ statusCode: number }>, atOnce = 1) {
  const found = new Map<number, number>();
  for (let n = 0; n < count; n += atOnce) {
    const answers = await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, i) => call(n + i + 1)));
    for (const { statusCode } of answers) found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
  }
  return Object.fromEntries(found);
}

const login = (remoteAddress: string, contract_code: string, user_id: string) =>
  app.inject({
    method: "POST",
    url: "/api/v1/login",
    payload: { contract_code, user_id, password: PASSWORD },
    remoteAddress,
  });
const inOffice = (n: number): string => `office${String(n).padStart(3, "0")}`;

describe("500 people behind one address of their contract's ranges", { timeout: 300_000 }, () => {
  it("sign in within two minutes", async () => {
    expect(await statuses(PEOPLE, (n) => login("192.0.2.9", "first01", inOffice(n)), 20)).toEqual({ 200: PEOPLE });
  });

  it("leave the address's other callers the usual rate, which they are told to wait for", async () => {
    const others = () => login("192.0.2.10", "second01", "branch01");
    expect(await statuses(LOGIN_RATE_LIMIT, others)).toEqual({ 200: LOGIN_RATE_LIMIT });
    const refused = await others();
    expect([refused.statusCode, refused.json().result.msgCode]).toEqual([429, "MSG4290"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await login("192.0.2.10", "first01", inOffice(1))).statusCode).toBe(200);
  });

  it("sign in by their address, and by what their browsers remember", async () => {
    const byAddress = () => app.inject({ url: "/api/v1/pw_less_login", remoteAddress: "2001:db8:7::1" });
    expect(await statuses(20, byAddress)).toEqual({ 200: 20 });
    const remembered = `${template.contractId}.${"a".repeat(43)}`;
    const byCookie = (remoteAddress: string) =>
      app.inject({ method: "POST", url: "/api/v1/login", cookies: { kirinuki_remember: remembered }, remoteAddress });
    expect(await statuses(20, () => byCookie("2001:db8:7::2"))).toEqual({ 200: 20 });
    expect(await statuses(20, () => byCookie("203.0.113.9"))).toEqual({ 200: 5, 429: 15 });
  });

  it("are told from one caller elsewhere who names their contract", async () => {
    expect(await statuses(20, () => login("203.0.113.7", "first01", "nobody01"))).toEqual({ 200: 5, 429: 15 });
    const ask = () =>
      app.inject({
        method: "POST",
        url: "/api/v1/pw_reset",
        payload: { contract_code: "first01", user_id: "office001" },
        remoteAddress: "203.0.113.7",
      });
    expect(await statuses(20, ask)).toEqual({ 200: 5, 429: 15 });
  });
});
