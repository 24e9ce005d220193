import { OPERATOR_ACTION_LABELS, OPERATOR_DETAIL_LABELS } from "@kirinuki/schema/operator-log-labels.ts";
import { isOperatorRole } from "@kirinuki/schema/operator-roles.ts";
import { USER_DETAIL_LABELS } from "@kirinuki/schema/user-log-labels.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { aSession } from "../../testing/a-user.ts";
import { aMultipart } from "../../testing/multipart.ts";
import { NOON, testApi } from "../../testing/test-api.ts";
import { aSmallWorld } from "../../testing/walk/a-small-world.ts";
import { type ChangingWorld, OPERATOR_CHANGES } from "../../testing/walk/operator-changes.ts";
import { codeAt } from "../people/second-factor/totp.ts";

const db = await testDatabase();
const { app, routes } = await testApi(db);
const { owner } = db;
const BASE = "/admin/api/v1";

const writes = routes
  .filter(({ path, allow, writes }) => path.startsWith(BASE) && isOperatorRole(allow) && writes)
  .map(({ method, path }) => `${method} ${path.slice(BASE.length)}`);

let world: ChangingWorld;
let cookie = "";
beforeAll(async () => {
  const { operatorCookie, samples } = await aSmallWorld(app, owner);
  cookie = operatorCookie;
  const user = { contractId: Number(samples.contract_id), contractCode: String(samples.contract_code), userGroupId: 0 };
  world = {
    owner,
    samples,
    call: async (name, body) => (await send(name, { body })).json().data,
    signIn: (userId) => aSession(owner, { ...user, userId }, NOON),
    codeOf: (secret) => codeAt(secret, NOON),
  };
});

function send(name: string, { body, file }: { body?: object; file?: string }) {
  const [method, path] = name.split(" ");
  const request = { method: method as "PUT", url: `${BASE}${path}`, headers: { cookie } };
  if (file === undefined) return app.inject({ ...request, payload: body ?? {} });
  const form = aMultipart({ name: "a.csv", bytes: Buffer.from(file) });
  return app.inject({ ...request, payload: form.payload, headers: { cookie, ...form.headers } });
}

interface Line {
  who: string;
  action: string;
  detail: Record<string, unknown>;
  request_id: string | null;
}

/** Lines of both trails by the order in which they were written; `place` is the last one of before. */
const LINES = `
  SELECT actor AS who, action, detail, request_id FROM audit WHERE audit_id > $1
  UNION ALL SELECT 'operator:' || operator_id, action, detail, request_id FROM operator_audit WHERE operator_audit_id > $2`;

/** Lines that come by an act, of which one must have this. */
async function linesOf(act: () => Promise<unknown>, wanted: object): Promise<Line[]> {
  const { rows } = await owner.query(
    "SELECT (SELECT coalesce(max(audit_id), 0) FROM audit) AS a, (SELECT coalesce(max(operator_audit_id), 0) FROM operator_audit) AS o",
  );
  await act();
  // A file is noted when its last byte has left.
  return vi.waitFor(async () => {
    const { rows: lines } = await owner.query<Line>(LINES, [rows[0].a, rows[0].o]);
    expect(lines).toContainEqual(expect.objectContaining(wanted));
    return lines;
  });
}

const SECRETS = new Set([
  "password",
  "current_password",
  "webhook_url",
  "secret",
  "client_secret",
  "uri",
  "recovery_codes",
  "code",
]);

/** Texts of a form or an answer that no trail may have. */
const secretsIn = (value: object): string[] =>
  Object.entries(value).flatMap(([name, each]) => (SECRETS.has(name) ? [each].flat().map(String) : []));

const labelled = (key: string): boolean => key in USER_DETAIL_LABELS || key in OPERATOR_DETAIL_LABELS;
const keysOf = (value: unknown): string[] =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];

/** Each of the states has at least these fields; a list is the whole list. */
const withStates = (states: Record<string, object | undefined>) =>
  expect.objectContaining(
    Object.fromEntries(
      Object.entries(states).flatMap(([name, state]) =>
        state === undefined ? [] : [[name, Array.isArray(state) ? state : expect.objectContaining(state)]],
      ),
    ),
  );

/** Makes the change, which must hold. @returns texts of the form and the answer that are secret */
async function change(name: string, sent: { body?: object; file?: string }): Promise<string[]> {
  const answer = await send(name, sent);
  expect(answer.statusCode, answer.body).toBe(200);
  if (!String(answer.headers["content-type"]).includes("application/json")) return [];
  const { result, data } = answer.json();
  expect(result, answer.body).toMatchObject({ status: 0 });
  return [...secretsIn(sent.body ?? {}), ...secretsIn(data)];
}

function expectWords({ action, detail }: Line): void {
  expect(OPERATOR_ACTION_LABELS).toHaveProperty([action]);
  const keys = [detail, detail.before, detail.after].flatMap(keysOf);
  expect(keys.filter((key) => !labelled(key))).toEqual([]);
}

describe("every call of operators that writes", () => {
  it("is walked", () => {
    expect(Object.keys(OPERATOR_CHANGES).sort()).toEqual(writes.toSorted());
  });

  it.each(Object.entries(OPERATOR_CHANGES))("%s leaves who, what, before and after", async (name, make) => {
    const { before, after, ...sent } = await make(world);
    let secrets: string[] = [];
    const lines = await linesOf(
      async () => {
        secrets = await change(name, sent);
      },
      { who: "operator:walker", request_id: expect.any(String), detail: withStates({ before, after }) },
    );
    for (const line of lines) expectWords(line);
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
