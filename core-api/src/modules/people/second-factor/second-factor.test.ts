import type { SecondFactorDemand } from "@kirinuki/schema/second-factor.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser, TEST_PASSWORD } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { checkedPasswords } from "../session/testing/checked-passwords.ts";
import { SoftAuthenticator } from "./testing/soft-authenticator.ts";
import { codeAt } from "./totp.ts";

const ORIGIN = "https://kirinuki.example";
const RP = "kirinuki.example";
const db = await testDatabase();
const { app, setNow } = await testApi(db, { PUBLIC_URL: ORIGIN });
const { owner } = db;
checkedPasswords(TEST_PASSWORD);
let group: TestGroup;

let now = NOON;
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
  setNow(now);
};
const demand = (wanted: SecondFactorDemand) => owner.query("UPDATE contract SET second_factor_demand = $1", [wanted]);

beforeAll(async () => {
  group = await aGroup(owner, await aContract(owner, { code: "minato01" }));
  for (const userId of ["sawada01", "okada001"]) await aUser(owner, group, { userId });
  await aUser(owner, group, { userId: "kanri001", userAuthority: 1 });
});
beforeEach(async () => {
  now = NOON;
  setNow(now);
  await owner.query(
    `TRUNCATE session, session_sso, sign_in_throttle, user_authenticator, user_passkey, user_recovery_code, passkey_challenge, remembered_device,
       remember_token, known_browser; TRUNCATE api_token CASCADE; TRUNCATE mail_run CASCADE; UPDATE contract SET second_factor_demand = 'none'`,
  );
});

type Cookies = Record<string, string>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

async function call(cookies: Cookies, method: Method, path: string, payload?: object) {
  const answer = await app.inject({ method, url: `/api/v1${path}`, cookies, ...(payload && { payload }) });
  const { result, data } = answer.json();
  return { http: answer.statusCode, code: result.msgCode, data };
}

async function signIn(userId: string, more: object = {}, cookies: Cookies = {}) {
  const payload = { contract_code: "minato01", user_id: userId, password: TEST_PASSWORD, ...more };
  const answer = await app.inject({ method: "POST", url: "/api/v1/login", payload, cookies });
  const { result, data } = answer.json();
  const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return {
    code: result.msgCode,
    http: answer.statusCode,
    data,
    set,
    cookies: { "__Host-kirinuki_session": set["__Host-kirinuki_session"] ?? "" },
  };
}

/** A user with an authenticator app; the next code is of a later step. */
async function withApp(userId: string) {
  const { cookies } = await signIn(userId);
  const { data } = await call(cookies, "POST", "/second_factor_authenticator", { password: TEST_PASSWORD });
  const taken = await call(cookies, "PUT", "/second_factor_authenticator", { code: codeAt(data.secret, now) });
  later(60);
  return { cookies, secret: data.secret as string, recovery: taken.data.recovery_codes as string[] };
}

/** A user with a passkey. */
async function withPasskey(userId: string) {
  const { cookies } = await signIn(userId);
  const { data } = await call(cookies, "POST", "/passkey_options", { password: TEST_PASSWORD });
  const key = new SoftAuthenticator(ORIGIN, RP);
  const answer = key.register({ options: data.options });
  const added = await call(cookies, "POST", "/passkeys", { passkey_name: "会社のPC", answer });
  return { cookies, key, added, answer };
}
const asked = async (userId: string): Promise<string> => (await signIn(userId)).data.second_step.passkey_options;

describe("an authenticator app", () => {
  it("is asked for after the right password only, and each code opens once", async () => {
    const { secret } = await withApp("sawada01");
    expect(await signIn("sawada01")).toMatchObject({
      code: "MSG0111",
      set: {},
      data: { second_step: { authenticator_flag: 1, passkey_options: null } },
    });
    const code = codeAt(secret, now);
    expect((await signIn("sawada01", { password: "Chigau99!", code })).code).toBe("MSG0001");
    expect((await signIn("sawada01", { code })).code).toBe("");
    expect((await signIn("sawada01", { code })).code).toBe("MSG0112");
    expect((await signIn("okada001")).code).toBe("");
  });

  it("lets one of 200 in who try the same code at once", async () => {
    const { secret } = await withApp("sawada01");
    const code = codeAt(secret, now);
    await owner.query("TRUNCATE session, session_sso");
    const tries = await Promise.all(Array.from({ length: 200 }, () => signIn("sawada01", { code })));
    expect(tries.filter((each) => each.code === "")).toHaveLength(1);
    expect((await owner.query("SELECT count(*)::int AS n FROM session")).rows).toEqual([{ n: 1 }]);
  });

  it("gives recovery codes that open once each", async () => {
    const { recovery } = await withApp("sawada01");
    const [first = ""] = recovery;
    expect(new Set(recovery).size).toBe(10);
    for (const code of recovery) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect((await signIn("sawada01", { code: first.toLowerCase() })).code).toBe("");
    expect((await signIn("sawada01", { code: first })).code).toBe("MSG0112");
  });

  it("is not guessed: right passwords in between forgive nothing", async () => {
    const { secret } = await withApp("sawada01");
    for (let tries = 0; tries < 10; tries += 1) {
      await signIn("sawada01", { code: "000000" });
      await signIn("sawada01");
    }
    expect((await signIn("sawada01", { code: codeAt(secret, now) })).code).toBe("MSG4291");
  });

  it("changes by the password only, ends what is signed in elsewhere, and is told by mail", async () => {
    const elsewhere = await signIn("sawada01", { Remember_me: true });
    const { cookies } = await withApp("sawada01");
    expect((await call(elsewhere.cookies, "GET", "/session")).http).toBe(401);
    const remembered = { "__Host-kirinuki_remember": elsewhere.set["__Host-kirinuki_remember"] ?? "" };
    const again = await app.inject({ method: "POST", url: "/api/v1/login", cookies: remembered });
    expect(again.json().result.msgCode).toBe("MSG0004");
    const wrong = await call(cookies, "DELETE", "/second_factor_authenticator", { password: "Chigau99!" });
    expect(wrong).toMatchObject({ code: "MSG0007", data: { fieldErrors: [{ field: "password" }] } });
    expect((await call(cookies, "DELETE", "/second_factor_authenticator", { password: TEST_PASSWORD })).code).toBe("");
    expect((await signIn("sawada01")).code).toBe("");
    const { rows } = await owner.query(
      "SELECT content->>'event' AS event FROM mail_message WHERE content->>'event' LIKE 'factor%' ORDER BY 1",
    );
    expect(rows.map(({ event }) => event)).toEqual(["factor_removed", "factor_set"]);
  });

  it("keeps nothing that opens the second step as it is", async () => {
    const { secret, recovery } = await withApp("sawada01");
    const { rows } = await owner.query(
      "SELECT secret FROM user_authenticator UNION ALL SELECT code_hash FROM user_recovery_code",
    );
    const kept = Buffer.concat(rows.map((row) => row.secret)).toString("latin1");
    for (const plain of [secret, ...recovery]) expect(kept).not.toContain(plain);
  });
});

describe("a passkey", () => {
  it("opens the second step, and its answer only once", async () => {
    const { key, added } = await withPasskey("sawada01");
    expect(added.data.recovery_codes).toHaveLength(10);
    const passkey = key.authenticate({ options: await asked("sawada01") });
    expect((await signIn("sawada01", { passkey })).code).toBe("");
    expect((await signIn("sawada01", { passkey })).code).toBe("MSG0112");
  });

  it("is refused from another address, for another site, and to a challenge of ours that is over", async () => {
    const { key } = await withPasskey("sawada01");
    const origin = "https://kirinuki.example.evil.test";
    for (const odd of [{ origin }, { rpId: "evil.test" }])
      expect(
        (await signIn("sawada01", { passkey: key.authenticate({ options: await asked("sawada01"), ...odd }) })).code,
      ).toBe("MSG0112");
    const options = await asked("sawada01");
    later(5 * 60 + 1);
    expect((await signIn("sawada01", { passkey: key.authenticate({ options }) })).code).toBe("MSG0112");
    const invented = JSON.stringify({ challenge: "aW52ZW50ZWQ" });
    expect((await signIn("sawada01", { passkey: key.authenticate({ options: invented }) })).code).toBe("MSG0112");
  });

  it("is refused where its counter goes back: it was copied", async () => {
    const { key } = await withPasskey("sawada01");
    key.counter = 9;
    expect((await signIn("sawada01", { passkey: key.authenticate({ options: await asked("sawada01") }) })).code).toBe(
      "",
    );
    key.counter = 4;
    expect((await signIn("sawada01", { passkey: key.authenticate({ options: await asked("sawada01") }) })).code).toBe(
      "MSG0112",
    );
  });

  it("of another user opens nothing, nor his challenge", async () => {
    const own = await withPasskey("sawada01");
    const other = await withPasskey("okada001");
    const options = await asked("sawada01");
    expect((await signIn("sawada01", { passkey: other.key.authenticate({ options }) })).code).toBe("MSG0112");
    const foreign = own.key.authenticate({ options: await asked("okada001") });
    expect((await signIn("sawada01", { passkey: foreign })).code).toBe("MSG0112");
  });

  it("is registered once by an answer, and not by one from another address", async () => {
    const { cookies, answer } = await withPasskey("sawada01");
    const again = await call(cookies, "POST", "/passkeys", { passkey_name: "二つ目", answer });
    expect(again.code).toBe("MSG0112");
    const { data } = await call(cookies, "POST", "/passkey_options", { password: TEST_PASSWORD });
    const elsewhere = new SoftAuthenticator("https://evil.test", RP).register({ options: data.options });
    expect((await call(cookies, "POST", "/passkeys", { passkey_name: "偽物", answer: elsewhere })).code).toBe(
      "MSG0112",
    );
  });

  it.each(["{", "null", "[]", '{"id":"x"}', '{"id":"x","response":{"clientDataJSON":"e30"}}', "x".repeat(20_000)])(
    "that is nonsense is refused in words",
    async (passkey) => {
      await withPasskey("sawada01");
      expect([200, 400]).toContain((await signIn("sawada01", { passkey })).http);
    },
  );

  it("lets one of 50 in who bring the same answer at once", async () => {
    const { key } = await withPasskey("sawada01");
    const passkey = key.authenticate({ options: await asked("sawada01") });
    const tries = await Promise.all(Array.from({ length: 50 }, () => signIn("sawada01", { passkey })));
    expect(tries.filter((each) => each.code === "")).toHaveLength(1);
  });
});

describe("a remembered device", () => {
  const remembered = async (userId: string, secret: string) => {
    const { set } = await signIn(userId, { code: codeAt(secret, now), remember_device: true });
    return { "__Host-kirinuki_device": set["__Host-kirinuki_device"] ?? "" };
  };

  it("is asked for nothing for 30 days, as that user only", async () => {
    const { secret } = await withApp("sawada01");
    const other = await withApp("okada001");
    const device = await remembered("sawada01", secret);
    expect((await signIn("sawada01", {}, device)).code).toBe("");
    expect((await signIn("okada001", {}, device)).code).toBe("MSG0111");
    expect(other.recovery).toHaveLength(10);
    later(30 * 24 * 3600 + 1);
    expect((await signIn("sawada01", {}, device)).code).toBe("MSG0111");
  });

  it("is listed, ends by its user, and with every change of the factor", async () => {
    const { secret, cookies } = await withApp("sawada01");
    const device = await remembered("sawada01", secret);
    const { data } = await call(cookies, "GET", "/second_factor");
    expect(data).toMatchObject({
      authenticator_flag: 1,
      recovery_code_count: 10,
      devices: [{ client_address: "127.0.0.1" }],
    });
    const ended = await call(cookies, "DELETE", "/remembered_devices", { device_id: data.devices[0].device_id });
    expect(ended.data).toEqual({ ended_count: 1 });
    expect((await signIn("sawada01", {}, device)).code).toBe("MSG0111");
    later(60);
    const next = await remembered("sawada01", secret);
    await call(cookies, "POST", "/second_factor_authenticator", { password: TEST_PASSWORD });
    expect((await signIn("sawada01", {}, next)).code).toBe("");
    await call(cookies, "DELETE", "/second_factor_authenticator", { password: TEST_PASSWORD });
    expect((await owner.query("SELECT 1 FROM remembered_device")).rows).toEqual([]);
  });
});

describe("a contract that demands one", () => {
  it("answers nothing but setting one up, to whoever has none", async () => {
    await demand("all");
    const { cookies } = await signIn("sawada01");
    for (const [method, path] of [
      ["GET", "/themes"],
      ["GET", "/sessions"],
      ["DELETE", "/remembered_devices"],
      ["PUT", "/password"],
    ] as const) {
      const payload = { current_password: TEST_PASSWORD, password: "Mattaku9$", confirmpassword: "Mattaku9$" };
      const answer = await call(
        cookies,
        method,
        path,
        method === "GET" ? undefined : path === "/password" ? payload : {},
      );
      expect(answer, path).toMatchObject({ http: 403, code: "MSG4036" });
    }
    expect((await call(cookies, "GET", "/session")).data).toMatchObject([{ second_factor_needed_flag: 1 }]);
    const { data } = await call(cookies, "POST", "/second_factor_authenticator", { password: TEST_PASSWORD });
    await call(cookies, "PUT", "/second_factor_authenticator", { code: codeAt(data.secret, now) });
    expect((await call(cookies, "GET", "/session")).data).toMatchObject([{ second_factor_needed_flag: 0 }]);
    expect((await call(cookies, "GET", "/sessions")).http).toBe(200);
    const last = await call(cookies, "DELETE", "/second_factor_authenticator", { password: TEST_PASSWORD });
    expect(last.code).toBe("MSG0113");
  });

  it("of its Admins leaves the others alone", async () => {
    await demand("admins");
    expect((await call((await signIn("sawada01")).cookies, "GET", "/sessions")).http).toBe(200);
    expect((await call((await signIn("kanri001")).cookies, "GET", "/sessions")).http).toBe(403);
  });

  it("lets nobody in by address", async () => {
    await owner.query(
      "UPDATE contract SET ip_login_user_id = 'sawada01'; INSERT INTO contract_address_range (contract_id, addresses) SELECT contract_id, '[192.0.2.7,192.0.2.7]' FROM contract",
    );
    const byAddress = () =>
      app
        .inject({ url: "/api/v1/pw_less_login", remoteAddress: "192.0.2.7" })
        .then((answer) => answer.json().result.msgCode);
    expect(await byAddress()).toBe("");
    await demand("admins");
    expect(await byAddress()).toBe("");
    await demand("all");
    expect(await byAddress()).toBe("MSG0114");
    await demand("none");
    await withApp("sawada01");
    expect(await byAddress()).toBe("MSG0114");
  });

  it("stops a token until its maker has one", async () => {
    const { cookies } = await signIn("kanri001");
    const made = await call(cookies, "POST", "/api_tokens", { token_name: "連携", user_id: "sawada01" });
    const byToken = async () =>
      (await app.inject({ url: "/api/v1/session", headers: { authorization: `Bearer ${made.data.token}` } }))
        .statusCode;
    expect(await byToken()).toBe(200);
    await demand("admins");
    expect(await byToken()).toBe(401);
    await withApp("kanri001");
    expect(await byToken()).toBe(200);
  });

  it("does not ask whoever came from an identity provider", async () => {
    await demand("all");
    const { cookies } = await signIn("sawada01");
    await owner.query("UPDATE session SET is_assured_elsewhere = true");
    expect((await call(cookies, "GET", "/sessions")).http).toBe(200);
  });

  it("is made so by its Admin, in the trail with what it was", async () => {
    const { cookies } = await signIn("kanri001");
    expect(
      (await call((await signIn("sawada01")).cookies, "PUT", "/second_factor_demand", { demand: "all" })).http,
    ).toBe(403);
    expect((await call(cookies, "PUT", "/second_factor_demand", { demand: "some" })).http).toBe(400);
    expect((await call(cookies, "PUT", "/second_factor_demand", { demand: "all" })).code).toBe("");
    const { rows } = await owner.query("SELECT actor, detail FROM audit WHERE action = 'second_factor.demand'");
    expect(rows).toEqual([{ actor: "kanri001", detail: { before: { demand: "none" }, after: { demand: "all" } } }]);
  });
});

it("an Admin resets a user's factor: he is signed out, told, and signs in by the password alone", async () => {
  const user = await withApp("sawada01");
  const admin = await signIn("kanri001");
  const listed = async (state: string) =>
    (await call(admin.cookies, "GET", `/users?sign_in_state=${state}`)).data.users.map(
      ({ user_id }: { user_id: string }) => user_id,
    );
  expect(await listed("second_factor")).toEqual(["sawada01"]);
  expect(await listed("no_second_factor")).toEqual(["kanri001", "okada001"]);
  const reset = (user_id: string) => call(admin.cookies, "DELETE", "/user_second_factor", { user_id });
  expect((await reset("nobody01")).http).toBe(404);
  expect((await reset("okada001")).http).toBe(404);
  expect((await reset("sawada01")).code).toBe("");
  expect((await call(user.cookies, "GET", "/session")).http).toBe(401);
  expect((await signIn("sawada01")).code).toBe("");
  const { rows } = await owner.query("SELECT actor, detail FROM audit WHERE action = 'second_factor.reset'");
  expect(rows).toMatchObject([{ actor: "kanri001", detail: { user_id: "sawada01" } }]);
  const mails = await owner.query("SELECT user_id FROM mail_message WHERE content->>'event' = 'factor_reset'");
  expect(mails.rows).toEqual([{ user_id: "sawada01" }]);
});
