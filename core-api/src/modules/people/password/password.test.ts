import { validationText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import argon2 from "@node-rs/argon2";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { sendPasswordReset } from "../../../jobs/password-reset.job.ts";
import type { MailMessage } from "../../../mail/mail-transport.ts";
import { PASSWORD_RESET_JOB } from "../../../runs/job-sender.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, setNow, sent } = await testApi(db);
const operator = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
const MINUTE = 60_000;
const OLD = "Kirinuki1!";
const NEW = "Atarashii2#";
let now = NOON;
const at = (minutes: number): void => {
  now = new Date(NOON.getTime() + minutes * MINUTE);
  setNow(now);
};
const mails: MailMessage[] = [];
const taking = { send: async (message: MailMessage) => void mails.push(message), close: () => {} };
const refusing = { send: () => Promise.reject(new Error("451 later")), close: () => {} };

beforeAll(async () => {
  await operator.initialize();
  const group = await aGroup(db.owner, await aContract(db.owner, { code: "first01" }));
  for (const userId of ["user01", "fixed01", "quiet01"]) await aUser(db.owner, group, { userId, name: "佐久間 遥" });
  await db.owner.query(
    "UPDATE app_user SET pass_change_stop_flag = true WHERE user_id = 'fixed01'; UPDATE app_user SET system_mail_stop_flag = true WHERE user_id = 'quiet01'",
  );
  await db.owner.query("CREATE TABLE first_hash AS SELECT contract_id, user_id, password_hash FROM app_user");
});
afterAll(() => operator.destroy());
beforeEach(async () => {
  at(0);
  mails.length = 0;
  await db.owner.query(`TRUNCATE password_reset, sign_in_throttle, session, session_sso, known_browser, former_password;
    UPDATE app_user u SET password_hash = f.password_hash FROM first_hash f WHERE f.contract_id = u.contract_id AND f.user_id = u.user_id`);
});

const outcome = (answer: LightMyRequestResponse) => ({ http: answer.statusCode, code: answer.json().result.msgCode });
const GOOD = { http: 200, code: "" };
const login = (password: string, user_id = "user01", remoteAddress = "127.0.0.1") =>
  app.inject({
    method: "POST",
    url: "/api/v1/login",
    payload: { contract_code: "first01", user_id, password },
    remoteAddress,
  });
const runJob = (user_id: string, transport = taking as typeof taking | typeof refusing) =>
  sendPasswordReset(
    aJobContext({ scope: new TransactionScope(operator), clock: { now: () => now } }),
    { transport, publicUrl: "https://kirinuki.example" },
    { contract_code: "first01", user_id },
  );
async function linkKey(user_id = "user01"): Promise<string> {
  await runJob(user_id);
  const url = mails
    .at(-1)
    ?.text.split("\n")
    .find((line) => line.startsWith("https://"));
  return new URL(url ?? "").searchParams.get("password_reset_key") ?? "";
}
const look = (password_reset_key: string) => app.inject({ url: "/api/v1/login_user", query: { password_reset_key } });
const set = (payload: object, cookies: Record<string, string> = {}) =>
  app.inject({ method: "PUT", url: "/api/v1/password", payload, cookies });
const byLink = (password_reset_key: string, password = NEW) =>
  set({ password_reset_key, password, confirmpassword: password });

describe("asking for a link", () => {
  it.each([
    ["POST", "user01"],
    ["POST", "nobody01"],
    ["GET", "user01"],
    ["GET", "nobody01"],
  ] as const)("by %s gets the same answer and one job for %s", async (method, user_id) => {
    sent.length = 0;
    const fields = { contract_code: "first01", user_id };
    const answer = await app.inject({
      method,
      url: "/api/v1/pw_reset",
      ...(method === "GET" ? { query: fields } : { payload: fields }),
    });
    expect(answer.json()).toEqual({ result: { status: 0, msgCode: "", msgDetail: "" }, data: {} });
    expect(sent).toEqual([{ name: PASSWORD_RESET_JOB, data: fields }]);
  });

  it("names the fields that are missing or too long", async () => {
    const answer = await app.inject({ method: "POST", url: "/api/v1/pw_reset", payload: { user_id: "x".repeat(21) } });
    expect(answer.json().data.fieldErrors).toEqual([
      { field: "contract_code", message: "企業コードを入力してください。" },
      { field: "user_id", message: "ユーザーIDは20文字以下で入力してください。" },
    ]);
  });

  it("mails a link to the user, and one in ten minutes at most", async () => {
    await runJob("user01");
    expect(mails[0]).toMatchObject({ to: "user01@example.com", subject: "【Kirinuki】パスワード再設定のご案内" });
    expect(mails[0]?.text).toMatch(/\nhttps:\/\/kirinuki\.example\/0020\?password_reset_key=\d+\.[\w-]{43}\n/);
    at(9);
    await runJob("user01");
    expect(mails).toHaveLength(1);
    at(11);
    await runJob("user01");
    expect(mails).toHaveLength(2);
  });

  it.each(["nobody01", "fixed01", "quiet01"])("mails nothing to %s", async (userId) => {
    await runJob(userId);
    expect(mails).toEqual([]);
  });

  it("leaves no link behind when the mail was not taken, so that the retry mails one", async () => {
    await expect(runJob("user01", refusing)).rejects.toThrow("451");
    await runJob("user01");
    expect(mails).toHaveLength(1);
  });
});

const WHOSE = { contract_code: "first01", user_id: "user01", invitation_flag: 0 };

describe("a link", () => {
  it("tells whose it is as often as it is looked at, and is spent by a new password only", async () => {
    const key = await linkKey();
    expect((await look(key)).json().data).toEqual(WHOSE);
    expect((await look(key)).json().data).toEqual(WHOSE);
    expect(outcome(await byLink(key))).toEqual(GOOD);
    expect(outcome(await look(key))).toEqual({ http: 200, code: "MSG0006" });
    expect(outcome(await byLink(key))).toEqual({ http: 200, code: "MSG0006" });
    expect(outcome(await login(OLD))).toEqual({ http: 200, code: "MSG0001" });
    expect(outcome(await login(NEW))).toEqual(GOOD);
  });

  it("is good once under ten submissions at the same time", async () => {
    const key = await linkKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => byLink(key)));
    expect(answers.filter((answer) => answer.json().result.status === 0)).toHaveLength(1);
  });

  it("takes no password with the contract code in it, and is not spent by one", async () => {
    const key = await linkKey();
    const refused = await byLink(key, "First01#x");
    expect(outcome(refused)).toEqual({ http: 200, code: "MSG0110" });
    expect(refused.json().data.fieldErrors).toEqual([
      { field: "password", message: validationText.passwordHasCompany },
    ]);
    expect(outcome(await byLink(key))).toEqual(GOOD);
  });

  it("ends after 30 minutes", async () => {
    const key = await linkKey();
    at(30);
    expect(outcome(await look(key))).toEqual({ http: 200, code: "MSG0006" });
    expect(outcome(await byLink(key))).toEqual({ http: 200, code: "MSG0006" });
  });

  it("ends every session, and opens an account that guessing had locked", async () => {
    const [session] = (await login(OLD)).cookies;
    for (let tries = 0; tries < 10; tries += 1) await login("Wrong111!");
    expect((await login(OLD)).statusCode).toBe(429);
    expect(outcome(await byLink(await linkKey()))).toEqual(GOOD);
    expect(
      (await app.inject({ url: "/api/v1/session", cookies: { kirinuki_session: session?.value ?? "" } })).statusCode,
    ).toBe(401);
    expect(outcome(await login(NEW))).toEqual(GOOD);
  });

  it.each(["", "x", `1.${"a".repeat(43)}`, `999.${"a".repeat(43)}`, "x".repeat(101)])(
    "that was forged is refused: %j",
    async (key) => {
      expect(["MSG0006", "MSG4001"]).toContain(outcome(await look(key)).code);
      expect(["MSG0006", "MSG4001"]).toContain(outcome(await byLink(key)).code);
    },
  );
});

describe("a signed-in user", () => {
  const cookies = async (user_id = "user01") => ({
    kirinuki_session: (await login(OLD, user_id)).cookies[0]?.value ?? "",
  });
  const change = async (
    own: Record<string, string>,
    current_password = OLD,
    password = NEW,
    confirmpassword = password,
  ) => set({ current_password, password, confirmpassword }, own);

  it("changes the password and stays signed in here, nowhere else", async () => {
    const [here, there] = [await cookies(), await cookies()];
    expect(outcome(await change(here))).toEqual(GOOD);
    expect((await app.inject({ url: "/api/v1/session", cookies: here })).statusCode).toBe(200);
    expect((await app.inject({ url: "/api/v1/session", cookies: there })).statusCode).toBe(401);
  });

  it("must know the current one, and can't guess it", async () => {
    const own = await cookies();
    for (let tries = 0; tries < 10; tries += 1)
      expect(outcome(await change(own, "Wrong111!"))).toEqual({ http: 200, code: "MSG0007" });
    expect((await change(own)).statusCode).toBe(429);
  });

  it("guesses at once no more than 10 times, and keeps nobody from signing in by that", async () => {
    const own = await cookies();
    const answers = await Promise.all(Array.from({ length: 30 }, () => change(own, "Wrong111!")));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(outcome(await login(OLD))).toEqual(GOOD);
  });

  it("changes it while others guess it from many places", async () => {
    const own = await cookies();
    const checking = vi.spyOn(argon2, "verify").mockResolvedValue(false);
    await Promise.all(Array.from({ length: 100 }, (_, n) => login("Wrong111!", "user01", `10.0.0.${n}`)));
    checking.mockRestore();
    expect((await login(OLD, "user01", "203.0.113.9")).statusCode).toBe(429);
    expect(outcome(await change(own))).toEqual(GOOD);
    expect(outcome(await login(NEW, "user01", "203.0.113.9"))).toEqual(GOOD);
  });

  it("makes browsers elsewhere unknown again by a new password, and all of them by a link", async () => {
    const known = async () => (await db.owner.query("SELECT count(*)::int AS n FROM known_browser")).rows[0].n;
    const [here] = [await login(OLD), await login(OLD)];
    expect(await known()).toBe(2);
    expect(outcome(await change(Object.fromEntries(here.cookies.map(({ name, value }) => [name, value]))))).toEqual(
      GOOD,
    );
    expect(await known()).toBe(1);
    expect(outcome(await byLink(await linkKey(), "Mattaku9$"))).toEqual(GOOD);
    expect(await known()).toBe(0);
  });

  it("may be stopped from changing it", async () => {
    expect(outcome(await change(await cookies("fixed01")))).toEqual({ http: 200, code: "MSG0008" });
  });

  it.each([
    ["short1!", "パスワードは8～20文字で入力してください。"],
    [`${"x".repeat(19)}1!`, "パスワードは8～20文字で入力してください。"],
    ["日本語123!abc", "パスワードに使用できるのは半角英数字と記号（!@#$%^&*）です。"],
    ["abcdefg1-", "パスワードに使用できるのは半角英数字と記号（!@#$%^&*）です。"],
    ["abcdefgh!", "パスワードには数字と記号（!@#$%^&*）をそれぞれ1文字以上含めてください。"],
    ["abcdefg12", "パスワードには数字と記号（!@#$%^&*）をそれぞれ1文字以上含めてください。"],
  ])("can't choose %s", async (password, message) => {
    const answer = await change(await cookies(), OLD, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors).toEqual([{ field: "password", message }]);
  });

  it("gets all faults at once", async () => {
    const answer = await set({ confirmpassword: "other" }, await cookies());
    expect(
      answer
        .json()
        .data.fieldErrors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(["confirmpassword", "current_password", "password"]);
  });

  it("must be signed in", async () => {
    expect((await change({})).statusCode).toBe(401);
  });
});
