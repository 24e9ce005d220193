import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApi } from "../../../testing/test-api.ts";
import { codeAt } from "../../people/second-factor/totp.ts";
import { hashPassword } from "../../people/session/password.ts";
import { checkedPasswords } from "../../people/session/testing/checked-passwords.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db, { OPERATOR_AUTHENTICATOR: "required" });
const { owner } = db;
const START = Date.parse("2026-11-20T00:00:00Z");
const PASSWORD = "Operator1!";
checkedPasswords(PASSWORD);

let now = new Date(START);
const at = (seconds: number): void => {
  now = new Date(START + seconds * 1000);
  setNow(now);
};

beforeAll(async () => {
  const hash = await hashPassword(PASSWORD);
  for (const [id, role] of [
    ["chief", "admin"],
    ["deputy", "admin"],
    ["editor", "edit"],
  ])
    await owner.query("INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ($1, $1, $2, $3)", [
      id,
      hash,
      role,
    ]);
});

beforeEach(async () => {
  at(0);
  await owner.query("TRUNCATE sign_in_throttle, operator_audit, operator_authenticator, operator_session");
});

type Method = "GET" | "POST" | "PUT" | "DELETE";

const call = async (cookie: string, method: Method, path: string, payload?: object) => {
  const url = `/admin/api/v1${path}`;
  const answer = await app.inject({ method, url, cookies: { kirinuki_operator: cookie }, ...(payload && { payload }) });
  const { result, data } = answer.json();
  return { http: answer.statusCode, code: result.msgCode, data };
};

async function signIn(id: string, code?: string) {
  const payload = { el_admin_id: id, password: PASSWORD, ...(code !== undefined && { code }) };
  const answer = await app.inject({ method: "POST", url: "/admin/api/v1/el_admin_login", payload });
  const { result, data } = answer.json();
  const cookie = answer.cookies.find(({ name }) => name === "kirinuki_operator")?.value ?? "";
  return { cookie, code: result.msgCode, profile: data[0] };
}

/** An operator with an authenticator app; the next code is of a later step. */
async function enrolled(id: string) {
  const { cookie } = await signIn(id);
  const begun = await call(cookie, "POST", "/el_authenticator", { password: PASSWORD });
  const { secret, uri } = begun.data as { secret: string; uri: string };
  const taken = await call(cookie, "PUT", "/el_authenticator", { code: codeAt(secret, now) });
  at((now.getTime() - START) / 1000 + 60);
  return { cookie, secret, uri, recovery: taken.data.recovery_codes as string[] };
}

describe("an operator of the role 管理", () => {
  it("is told the same secret under the same key of a request, which keeps it sealed", async () => {
    const { cookie } = await signIn("chief");
    const begin = () =>
      app.inject({
        method: "POST",
        url: "/admin/api/v1/el_authenticator",
        cookies: { kirinuki_operator: cookie },
        headers: { "idempotency-key": "begin" },
        payload: { password: PASSWORD },
      });
    const { secret } = (await begin()).json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await begin()).json().data).toMatchObject({ secret });
    const { rows } = await owner.query("SELECT response FROM operator_idempotency_key WHERE key = 'begin'");
    expect(rows).toEqual([{ response: expect.stringMatching(/^sealed:/) }]);
  });

  it("may set up his authenticator app and sign out, and nothing else before", async () => {
    const { cookie, profile } = await signIn("chief");
    expect(profile).toMatchObject({ el_admin_id: "chief", authenticator: "needed" });
    expect(await call(cookie, "GET", "/contract_companies")).toMatchObject({ http: 403, code: "MSG4034" });
    expect((await call(cookie, "GET", "/session")).data).toMatchObject([{ authenticator: "needed" }]);
    expect((await signIn("editor")).profile).toMatchObject({ authenticator: "unset" });
    const { cookie: same } = await enrolled("chief");
    expect((await call(same, "GET", "/contract_companies")).http).toBe(200);
    expect((await call(same, "GET", "/session")).data).toMatchObject([{ authenticator: "set" }]);
  });

  it("gets a secret for his password, and recovery codes for a code of it", async () => {
    const { cookie } = await signIn("chief");
    expect(await call(cookie, "PUT", "/el_authenticator", { code: "123456" })).toMatchObject({ http: 404 });
    expect(await call(cookie, "POST", "/el_authenticator", { password: "Wrong111!" })).toMatchObject({
      code: expect.any(String),
      data: { fieldErrors: [{ field: "password" }] },
    });
    const { data } = await call(cookie, "POST", "/el_authenticator", { password: PASSWORD });
    expect(data.uri).toBe(
      `otpauth://totp/Kirinuki:chief?issuer=Kirinuki&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await call(cookie, "PUT", "/el_authenticator", { code: "000000" })).code).toBe("MSG0083");
    const taken = await call(cookie, "PUT", "/el_authenticator", { code: codeAt(data.secret, now) });
    expect(taken.data.recovery_codes).toHaveLength(10);
    for (const code of taken.data.recovery_codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  });

  it("is asked for a code after the right password only", async () => {
    const { secret } = await enrolled("chief");
    expect(await signIn("chief")).toMatchObject({ code: "MSG0082", cookie: "" });
    const payload = { el_admin_id: "chief", password: "Wrong111!", code: codeAt(secret, now) };
    const wrong = await app.inject({ method: "POST", url: "/admin/api/v1/el_admin_login", payload });
    expect(wrong.json().result.msgCode).toBe("MSG0003");
    expect((await signIn("chief", codeAt(secret, now))).profile).toMatchObject({ authenticator: "set" });
  });

  it("uses each code once, of the steps beside now and no others", async () => {
    const { secret } = await enrolled("chief");
    const code = codeAt(secret, now);
    const both = await Promise.all([signIn("chief", code), signIn("chief", code)]);
    expect(both.map((each) => each.code).sort()).toEqual(["", "MSG0083"]);
    expect((await signIn("chief", code)).code).toBe("MSG0083");
    const [earlier, next, far] = [-30, 30, 90].map((seconds) => new Date(now.getTime() + seconds * 1000));
    if (!earlier || !next || !far) throw new Error("three moments");
    expect((await signIn("chief", codeAt(secret, earlier))).code).toBe("MSG0083");
    expect((await signIn("chief", codeAt(secret, far))).code).toBe("MSG0083");
    const typed = `${codeAt(secret, next).slice(0, 3)} ${codeAt(secret, next).slice(3)}`;
    expect((await signIn("chief", typed)).code).toBe("");
  });

  it("gets in once by each recovery code, however it is typed", async () => {
    const { recovery } = await enrolled("chief");
    const [first = "", second = ""] = recovery;
    expect((await signIn("chief", first.toLowerCase().replaceAll("-", ""))).code).toBe("");
    expect((await signIn("chief", first)).code).toBe("MSG0083");
    expect((await signIn("chief", second)).code).toBe("");
    const { rows } = await owner.query(
      "SELECT detail->>'way' AS way FROM operator_audit WHERE action = 'session.login'",
    );
    expect(rows.filter(({ way }) => way === "recovery_code")).toHaveLength(2);
  });

  it("is kept from guessing codes, which right passwords in between do not help", async () => {
    const { secret } = await enrolled("chief");
    for (let tries = 0; tries < 10; tries += 1) {
      await signIn("chief", "000000");
      await signIn("chief");
    }
    expect((await signIn("chief", codeAt(secret, now))).code).toBe("MSG4291");
  });

  it("keeps the app that he has until a code of a new one was typed", async () => {
    const { cookie, secret } = await enrolled("chief");
    await call(cookie, "POST", "/el_authenticator", { password: PASSWORD });
    expect((await signIn("chief", codeAt(secret, now))).code).toBe("");
  });

  it("resets another's app, whose sessions end, and never his own", async () => {
    const chief = await enrolled("chief");
    const deputy = await enrolled("deputy");
    const reset = (id: string) => call(chief.cookie, "DELETE", "/el_authenticator", { el_admin_id: id });
    expect(await reset("chief")).toMatchObject({ code: "MSG0077" });
    expect(await reset("editor")).toMatchObject({ http: 404 });
    expect(await reset("deputy")).toMatchObject({ http: 200 });
    expect((await call(deputy.cookie, "GET", "/session")).http).toBe(401);
    expect((await signIn("deputy")).profile).toMatchObject({ authenticator: "needed" });
    const { rows } = await owner.query(
      "SELECT operator_id, detail FROM operator_audit WHERE action = 'authenticator.reset'",
    );
    expect(rows).toMatchObject([{ operator_id: "chief", detail: { el_admin_id: "deputy" } }]);
  });

  it("is shown with or without an app in the list", async () => {
    const { cookie } = await enrolled("chief");
    const { data } = await call(cookie, "GET", "/el_admins");
    const flags = Object.fromEntries(
      data.el_admins.map((each: { el_admin_id: string; authenticator_flag: number }) => [
        each.el_admin_id,
        each.authenticator_flag,
      ]),
    );
    expect(flags).toEqual({ chief: 1, deputy: 0, editor: 0 });
  });
});

it("nothing that opens the second step is kept as it is", async () => {
  const { secret, recovery } = await enrolled("chief");
  const { rows } = await owner.query("SELECT secret, recovery_hashes FROM operator_authenticator");
  const kept = Buffer.concat([rows[0].secret, ...rows[0].recovery_hashes]).toString("latin1");
  for (const plain of [secret, ...recovery]) expect(kept).not.toContain(plain);
  const trail = JSON.stringify((await owner.query("SELECT detail FROM operator_audit")).rows);
  expect(trail).not.toContain(secret);
});
