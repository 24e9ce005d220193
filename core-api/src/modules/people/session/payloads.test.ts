import { validateHeaderValue } from "node:http";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { hashToken, newToken } from "../../../access/token.ts";
import { aSession, aUser, TEST_PASSWORD, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi, throughBff } from "../../../testing/test-api.ts";
import { hashPassword } from "./password.ts";
import { allPayloads } from "./testing/payloads.ts";
import { type Caller, SIGN_IN_CALLS, SIGN_IN_HEADERS, type SignInCall } from "./testing/sign-in-calls.ts";

/** The same function at its least cost: thousands of wrong passwords are tried here. */
vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...real, hash: (password: string) => real.hash(password, least) };
});

/** Every payload into every field takes an hour and more; a usual run sends each into one field of each call, in turns. */
const WHOLE = process.env.KIRINUKI_PAYLOADS === "all";
const TIMEOUT = WHOLE ? 9_000_000 : 600_000;
/** Requests under way at the same time. */
const AT_ONCE = 8;

const db = await testDatabase();
const { app } = await testApi(db);
let admin: TestUser;
let cookies: Record<Caller, string>;

beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner, { code: "first01" }));
  admin = await aUser(db.owner, group, { userId: "admin01", userAuthority: 1 });
  await db.owner.query(
    "INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ('operator', '運用', $1, 'admin')",
    [await hashPassword("Operator1!")],
  );
  const token = newToken();
  await db.owner.query(
    `INSERT INTO operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at)
     VALUES ($1, 'operator', $2, $2, $2::timestamptz + interval '12 hours')`,
    [hashToken(token), NOON],
  );
  cookies = {
    nobody: "",
    Admin: `kirinuki_session=${await aSession(db.owner, admin, NOON)}`,
    operator: `kirinuki_operator=${token}`,
  };
});

/** One field of one call, or one header, that takes a payload. */
interface Place {
  name: string;
  /** msgCode of the one HTTP 200 that it may get; any where undefined. */
  outcome?: string;
  /** undefined where no HTTP client could send it there. */
  request(payload: string): InjectOptions | undefined;
}

const as = (caller: Caller, options: InjectOptions): InjectOptions => ({
  ...options,
  headers: { ...(cookies[caller] && { cookie: cookies[caller] }), ...options.headers },
});

const fieldPlaces = (call: SignInCall): Place[] =>
  Object.keys(call.fields).map((field) => ({
    name: `${call.name} as ${call.as}: ${field}`,
    outcome: call.outcome,
    request: (payload) => as(call.as, call.request({ ...call.fields, [field]: payload })),
  }));

/** As a client writes text into a header: its UTF-8 bytes. */
function headerValue(payload: string): string | undefined {
  const value = Buffer.from(payload, "utf8").toString("latin1");
  try {
    validateHeaderValue("x", value);
    return value;
  } catch {
    return undefined;
  }
}

const headerPlaces: Place[] = SIGN_IN_HEADERS.map(({ name, as: caller, request, prefix = "" }) => ({
  name: `${name}: ${prefix}… on ${request.method ?? "GET"} ${request.url}`,
  request: (payload) => {
    const value = headerValue(payload);
    return value === undefined ? undefined : as(caller, { ...request, headers: { [name]: prefix + value } });
  },
}));

/** As it stands in the address, escaped by nobody. */
const rawQuery: Place = {
  name: "GET /api/v1/login_user, unescaped",
  request: (payload) =>
    /^[!-~]+$/.test(payload) && !payload.includes("#")
      ? { url: `/api/v1/login_user?password_reset_key=${payload}` }
      : undefined,
};

const places: Place[] = [...SIGN_IN_CALLS.flatMap(fieldPlaces), ...headerPlaces, rawQuery];

let count = 0;
/** Each request comes from another address, except where the address is the payload itself. */
async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  count += 1;
  if (count % 50 === 0) await db.owner.query("TRUNCATE sign_in_throttle");
  const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
  return app.inject({ ...options, headers: { ...throughBff(address), ...options.headers } });
}

const KNOWN = new Set([200, 400, 401, 403, 404, 409, 413, 415, 429]);
/** What our own answers are made of; a payload that is part of it tells nothing. */
let ours = "";

/** Whether what was sent comes back: as it is, or as JSON writes it. */
function isReflected(payload: string, { body, headers }: LightMyRequestResponse): boolean {
  // A request id is there to come back, and is letters, digits and hyphens.
  const { "x-request-id": id, ...others } = headers;
  const spoken = body + JSON.stringify(/^[\w-]+$/.test(String(id)) ? others : headers);
  const forms = [payload, JSON.stringify(payload).slice(1, -1), headerValue(payload) ?? payload];
  // Plain words and numbers come up by chance.
  return (
    /\W/.test(payload) && payload.length > 4 && forms.some((form) => spoken.includes(form) && !ours.includes(form))
  );
}

/** What is wrong with an answer; nothing for most. */
function faultsOf(payload: string, answer: LightMyRequestResponse, outcome?: string): string[] {
  const faults: string[] = [];
  if (outcome !== undefined && answer.statusCode === 200 && answer.json().result.msgCode !== outcome)
    faults.push(`answers ${answer.json().result.msgCode || "success"} instead of ${outcome || "success"}`);
  if (!KNOWN.has(answer.statusCode)) faults.push(`HTTP ${answer.statusCode}`);
  if (!answer.body.startsWith('{"result":{"status":')) faults.push("no envelope");
  if (isReflected(payload, answer)) faults.push("reflected");
  if (answer.cookies.some(({ value }) => value !== "")) faults.push("signed in");
  if (answer.body.includes('"fieldErrors"'))
    for (const { message } of answer.json().data.fieldErrors)
      if (!/[ぁ-んァ-ヶ一-龠][。!]?$/.test(message)) faults.push(`not Japanese: ${message}`);
  return faults;
}

describeCollections(["payloads"], "payloads", (collection) => {
  const payloads = allPayloads(collection);

  beforeAll(async () => {
    for (const call of SIGN_IN_CALLS) {
      const answer = await send(as(call.as, call.request(call.fields)));
      expect([call.name, KNOWN.has(answer.statusCode)]).toEqual([call.name, true]);
      ours += answer.body + JSON.stringify(answer.headers);
    }
  });

  it("break no call of the sign-in, sign nobody in, tell nothing and never come back", {
    timeout: TIMEOUT,
  }, async () => {
    const sent = payloads.flatMap((payload, index) =>
      (WHOLE ? places : [places[index % places.length] as Place]).map((place) => ({ payload, place })),
    );
    const faults: string[] = [];
    const work = async () => {
      // A few faults are enough to say what is wrong.
      for (let next = sent.pop(); next !== undefined && faults.length < 20; next = sent.pop()) {
        const { payload, place } = next;
        const request = place.request(payload);
        const found = request ? faultsOf(payload, await send(request), place.outcome) : [];
        faults.push(...found.map((fault) => `${fault} · ${place.name} · ${JSON.stringify(payload)}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(faults).toEqual([]);
  });

  it("have locked nobody out and changed nobody's password", async () => {
    await db.owner.query("TRUNCATE sign_in_throttle");
    const signIn = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
    const user = await signIn("/api/v1/login", {
      contract_code: "first01",
      user_id: "admin01",
      password: TEST_PASSWORD,
    });
    const operator = await signIn("/admin/api/v1/el_admin_login", { el_admin_id: "operator", password: "Operator1!" });
    expect([user, operator].map((answer) => answer.json().result.status)).toEqual([0, 0]);
  });
});

describe("values that are no text at all", () => {
  const SHAPES: unknown[] = [null, 0, -1, 1e308, true, [], ["x"], {}, { length: 1 }, { toString: "x" }, [[[]]]];
  const fields = SIGN_IN_CALLS.filter((call) => !call.name.startsWith("GET")).flatMap((call) =>
    Object.keys(call.fields).map((field) => ({ call, field })),
  );

  it.each(fields)("are no fault of ours: $call.name $field", async ({ call, field }) => {
    for (const shape of SHAPES) {
      const options = as(call.as, call.request({ ...call.fields, [field]: shape as unknown as string }));
      const answer = await send(options);
      expect([shape, faultsOf("", answer)]).toEqual([shape, []]);
    }
  });

  it.each(["[]", "1", "null", '"x"', "{", "", `${"[".repeat(100_000)}`, '{"__proto__":{"x":1}}', '{"constructor":1}'])(
    "nor is a body of %j",
    async (body) => {
      for (const call of SIGN_IN_CALLS.filter(({ name }) => !name.startsWith("GET"))) {
        const answer = await send({ ...as(call.as, call.request(call.fields)), payload: body });
        expect([call.name, faultsOf("", answer)]).toEqual([call.name, []]);
      }
    },
  );
});
