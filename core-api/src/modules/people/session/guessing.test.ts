import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { KNOWN_BROWSERS_OF_ONE_ACCOUNT } from "../../../config/sign-in-limits.ts";
import { anOffice, aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { checkedPasswords } from "./testing/checked-passwords.ts";

const db = await testDatabase();
const { app, setNow } = await testApi(db);
const START = Date.parse("2026-11-20T00:00:00Z");
const PASSWORD = "Kirinuki1!";
const checked = checkedPasswords(PASSWORD);
const WRONG = "Wrong111!";
const OWNER = "203.0.113.5";
const OFFICE = "192.0.2.9";
const at = (minutes: number): void => setNow(new Date(START + minutes * 60_000));
let contractId: number;

beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner, { code: "first01" }));
  const admin = await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
  await anOffice(db.owner, await aUser(db.owner, group, { userId: "user01" }), "192.0.2.0/24");
  await aUser(db.owner, group, { userId: "user02" });
  await aUser(db.owner, group, { userId: "stopped01", loginStop: true });
  contractId = admin.contractId;
  const other = await aGroup(db.owner, await aContract(db.owner, { code: "second01" }));
  await aUser(db.owner, other, { userId: "branch01" });
});
beforeEach(async () => {
  at(0);
  await db.owner.query("TRUNCATE sign_in_throttle, known_browser");
});

interface Try {
  code?: string;
  user?: string;
  password?: string;
  from?: string;
  browser?: string;
}

const login = ({ code = "first01", user = "admin01", password = PASSWORD, from = OWNER, browser }: Try = {}) =>
  app.inject({
    method: "POST",
    url: "/api/v1/login",
    payload: { contract_code: code, user_id: user, password },
    remoteAddress: from,
    ...(browser !== undefined && { cookies: { kirinuki_browser: browser } }),
  });
const guess = (more: Try = {}) => login({ ...more, password: WRONG });
const times = async (count: number, act: (n: number) => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < count; n += 1) await act(n);
};
const code = (answer: LightMyRequestResponse): string => answer.json().result.msgCode;
const IN = "";
const FAILED = "MSG0001";
const BLOCKED = "MSG4291";
const browserOf = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => name === "kirinuki_browser")?.value ?? "";
const elsewhere = (n: number): string => `10.0.${n >> 8}.${n & 255}`;
/** Guesses from as many places as it takes to stop an account. */
const attack = (more: Try = {}) =>
  Promise.all(Array.from({ length: 100 }, (_, n) => guess({ ...more, from: elsewhere(n) })));

describe("guesses from one place", () => {
  it("are stopped after 10, for the right password too, and not elsewhere", async () => {
    await times(10, async () => expect((await guess()).statusCode).toBe(200));
    const blocked = await login();
    expect([blocked.statusCode, code(blocked)]).toEqual([429, BLOCKED]);
    expect(Number(blocked.headers["retry-after"])).toBe(15 * 60);
    expect(code(await login({ from: "203.0.113.99" }))).toBe(IN);
    at(15);
    expect(code(await login())).toBe(IN);
  });

  it("made at once are checked 10 times at most, and the owner signs in meanwhile from elsewhere", async () => {
    const guesses = Array.from({ length: 200 }, () => guess({ from: "198.51.100.1" }));
    const owner = await login();
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => code(answer) === FAILED)).toHaveLength(10);
    expect(answers.filter((answer) => code(answer) === BLOCKED)).toHaveLength(190);
    expect(checked).toHaveLength(11);
    expect(code(owner)).toBe(IN);
    expect(code(await login())).toBe(IN);
  });

  it("tell nothing of whether the account exists", async () => {
    const nobody = { user: "nobody01" };
    const nowhere = { code: "nowhere01", user: "user01" };
    for (const account of [nobody, nowhere]) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => guess(account)));
      expect(answers.map(code).sort()).toEqual([...Array(10).fill(FAILED), BLOCKED, BLOCKED]);
      expect(checked).toHaveLength(10);
      checked.length = 0;
    }
  });

  it("start anew after a success", async () => {
    for (let round = 0; round < 3; round += 1) {
      await times(9, () => guess());
      expect(code(await login())).toBe(IN);
    }
  });

  it("do not count where the password was right and its user is stopped", async () => {
    await times(20, async () => expect(code(await login({ user: "stopped01" }))).toBe("MSG0002"));
  });

  it("come from one place anywhere in an IPv6 network of 64 bits", async () => {
    await times(10, (n) => guess({ from: `2001:db8:5:1::${n + 1}` }));
    expect(code(await login({ from: "2001:db8:5:1:ffff::1" }))).toBe(BLOCKED);
    expect(code(await login({ from: "2001:db8:5:2::1" }))).toBe(IN);
  });

  it("are stopped after 100 of whatever accounts, which a success of its own does not forgive", async () => {
    await times(99, (n) => guess({ user: `guessed${n}` }));
    expect(code(await login({ user: "user01" }))).toBe(IN);
    await guess({ user: "guessed99" });
    expect(code(await login({ user: "user02" }))).toBe(BLOCKED);
    expect(code(await login({ user: "user02", from: "203.0.113.6" }))).toBe(IN);
  });
});

describe("an account that is guessed from many places", () => {
  it("is stopped for ten minutes to browsers that it does not know", async () => {
    await attack();
    expect(code(await login())).toBe(BLOCKED);
    at(10);
    expect(code(await login())).toBe(IN);
  });

  it("is stopped after 100 guesses, however often its owner signs in between", async () => {
    await times(100, async (n) => {
      await guess({ from: elsewhere(n) });
      if (n % 10 === 5) expect(code(await login())).toBe(IN);
    });
    expect(code(await login({ from: "203.0.113.77" }))).toBe(BLOCKED);
  });

  it("lets its known browsers in, from wherever they are", async () => {
    const browser = browserOf(await login());
    await attack();
    expect(code(await login({ browser }))).toBe(IN);
    expect(code(await login({ browser, from: elsewhere(1) }))).toBe(IN);
  });

  it("lets the addresses of its contract in, and those of no other", async () => {
    await attack();
    expect(code(await login({ from: OFFICE }))).toBe(IN);
    await attack({ code: "second01", user: "branch01" });
    expect(code(await login({ code: "second01", user: "branch01", from: OFFICE }))).toBe(BLOCKED);
  });
});

describe("a known browser", () => {
  it("is told by a cookie that scripts can't read, kept as a hash", async () => {
    const answer = await login();
    expect(answer.cookies.find(({ name }) => name === "kirinuki_browser")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
      maxAge: 180 * 24 * 60 * 60,
    });
    const { rows } = await db.owner.query("SELECT encode(token_hash, 'escape') AS stored FROM known_browser");
    expect(rows).toHaveLength(1);
    expect(rows[0].stored).not.toContain(browserOf(answer));
    expect(browserOf(await guess())).toBe("");
  });

  it("is not stopped by a guesser beside it, and has 10 guesses of its own", async () => {
    const browser = browserOf(await login());
    await times(10, () => guess());
    expect(code(await login({ browser }))).toBe(IN);
    await times(10, () => guess({ browser }));
    expect(code(await login({ browser }))).toBe(BLOCKED);
    expect(code(await login({ browser, from: "203.0.113.6" }))).toBe(BLOCKED);
  });

  it("is known to each user who signed in there, and to no other", async () => {
    const browser = browserOf(await login());
    expect(browserOf(await login({ user: "user01", browser }))).toBe(browser);
    await attack();
    await attack({ user: "user02" });
    expect(code(await login({ browser }))).toBe(IN);
    expect(code(await login({ user: "user02", browser }))).toBe(BLOCKED);
  });

  it.each(["planted", "x".repeat(43), "", "\u0000".repeat(3)])(
    "takes no value that we never gave out: %j",
    async (planted) => {
      const given = browserOf(await login({ browser: planted }));
      expect(given).toMatch(/^[\w-]{43}$/);
      expect(given).not.toBe(planted);
    },
  );

  it("of another contract is not known in this one", async () => {
    const browser = browserOf(await login());
    expect(browserOf(await login({ code: "second01", user: "branch01", browser }))).not.toBe(browser);
  });

  it("is forgotten after 180 days without a sign-in, and where its user ends all other sessions", async () => {
    const browser = browserOf(await login());
    const here = await login();
    const cookies = Object.fromEntries(here.cookies.map(({ name, value }) => [name, value]));
    await app.inject({ method: "DELETE", url: "/api/v1/sessions", cookies, payload: {} });
    await attack();
    expect(code(await login({ browser }))).toBe(BLOCKED);
    expect(code(await login({ browser: browserOf(here) }))).toBe(IN);
    at(180 * 24 * 60);
    await attack();
    expect(code(await login({ browser: browserOf(here) }))).toBe(BLOCKED);
  });

  it("is one of 50 at most, the newest", async () => {
    await db.owner.query(
      `INSERT INTO known_browser (contract_id, user_id, token_hash, last_sign_in_at)
       SELECT $1, 'admin01', sha256(n::text::bytea), $2::timestamptz - make_interval(hours => n) FROM generate_series(1, $3) n`,
      [contractId, new Date(START), KNOWN_BROWSERS_OF_ONE_ACCOUNT],
    );
    await login();
    const { rows } = await db.owner.query(
      "SELECT count(*)::int AS n, bool_or(token_hash = sha256('50')) AS oldest FROM known_browser",
    );
    expect(rows).toEqual([{ n: KNOWN_BROWSERS_OF_ONE_ACCOUNT, oldest: false }]);
  });
});
