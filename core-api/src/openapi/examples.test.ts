import { fileURLToPath } from "node:url";
import { OPERATOR_ACTION_LABELS, OPERATOR_DETAIL_LABELS } from "@kirinuki/schema/operator-log-labels.ts";
import { USER_DETAIL_LABELS } from "@kirinuki/schema/user-log-labels.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { codeAt } from "../modules/people/second-factor/totp.ts";
import { beginIdsAnew } from "../testing/ids.ts";
import { NOON, testApi } from "../testing/test-api.ts";
import { aSmallWorld, type SmallWorld } from "../testing/walk/a-small-world.ts";
import type { Ask, ExampleDesk } from "../testing/walk/example-desk.ts";
import { EXAMPLE_FIELDS } from "../testing/walk/example-values.ts";
import { type WalkedCall, walkedCalls } from "../testing/walk/openapi-fields.ts";
import { inTurn, type WalkedRequest, Walker } from "../testing/walk/walker.ts";
import { tokyoDateTime } from "../time/tokyo.ts";
import { type CallExample, EXAMPLES_FILE, WITHOUT_EXAMPLE } from "./examples.ts";

/** What changes from run to run stands in the file as these, of the same shape. */
const SECRETS: Record<string, string> = {
  token: `kirinuki_1_${"x".repeat(43)}`,
  session_id: "0123456789abcdef01234567",
  application_server_key: `B${"x".repeat(86)}`,
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  code: "123456",
  passkey_id: "x".repeat(43),
  ticket: "x".repeat(43),
  epub_ticket: "x".repeat(43),
};

const db = await testDatabase();
const { app, originals } = await testApi(db);
const desk: ExampleDesk = { owner: db.owner, originals, codeOf: (secret) => codeAt(secret, NOON) };
const calls = inTurn(walkedCalls(app));
const byName = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));

let world: SmallWorld;
let walker: Walker;
const begin = (given: SmallWorld) => {
  world = given;
  walker = new Walker(app, world);
};
beforeAll(async () => {
  beginIdsAnew();
  begin(await aSmallWorld(app, db.owner));
});

/** Versions that are text in the body, because one covers several rows. */
const TEXT_VERSIONS = new Set([
  "PUT /api/v1/mail_edition",
  "POST /api/v1/mail_edition_send",
  "POST /api/v1/edition_approval",
  "POST /api/v1/edition_approval_request",
  "DELETE /api/v1/edition_approval_request",
]);

const asNumber = ({ method, path }: WalkedCall, name: string, value: unknown): unknown =>
  name === "version" && typeof value === "string" && !TEXT_VERSIONS.has(`${method} ${path}`) ? Number(value) : value;

/** Each field where the call takes it. */
function placed(call: WalkedCall, fields: object): WalkedRequest {
  const isQuery = ([name]: [string, unknown]) =>
    call.method === "GET" || call.places.some((each) => each.kind === "query" && each.name === name);
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    query: Object.fromEntries(known.filter(isQuery).map(([name, value]) => [name, String(value)])),
    body: Object.fromEntries(
      known.filter((each) => !isQuery(each)).map(([name, value]) => [name, asNumber(call, name, value)]),
    ),
  };
}

const ask: Ask = async (name, fields = {}) => {
  const call = byName.get(name);
  if (!call) throw new Error(`${name} is no call`);
  const answer = await walker.send(call, placed(call, fields));
  const isJson = String(answer.headers["content-type"]).startsWith("application/json");
  return { ...(isJson && answer.json().data), text: answer.body };
};

/** With the least that a call takes, or all fields that have a sample; beside them its own. */
async function requestFor(call: WalkedCall, isWhole: boolean): Promise<WalkedRequest> {
  const { query, body } = walker.rightly(call, isWhole);
  const own = EXAMPLE_FIELDS[`${call.method} ${call.path}`] ?? {};
  const fields = typeof own === "function" ? await own(world.samples, ask, desk) : own;
  return placed(call, { ...query, ...body, ...fields });
}

async function answerTo(call: WalkedCall, isWhole: boolean) {
  const request = await requestFor(call, isWhole);
  return { request, answer: await walker.send(call, request) };
}

async function exampleOf(call: WalkedCall, isWhole = false): Promise<CallExample> {
  let { request, answer } = await answerTo(call, isWhole);
  if (answer.statusCode === 401) {
    begin(await world.signedInAgain());
    ({ request, answer } = await answerTo(call, isWhole));
  }
  if (answer.statusCode === 400 && !isWhole) return exampleOf(call, true);
  const [type = ""] = String(answer.headers["content-type"]).split(";");
  return { ...request, status: answer.statusCode, answer: type === "application/json" ? answer.json() : type };
}

const isGood = ({ status, answer }: CallExample): boolean =>
  status === 200 && (typeof answer === "string" || (answer as { result: { status: number } }).result.status === 0);

/** Secrets within addresses and other texts. */
const INNER_SECRETS: readonly [RegExp, string][] = [
  [/kirinukifeed_(\d+)_[\w-]{43}/g, `kirinukifeed_$1_${"x".repeat(43)}`],
  [/secret=[A-Z2-7]{32}/g, `secret=${SECRETS.secret}`],
  [/"challenge":"[\w-]{43}"/g, `"challenge":"${"x".repeat(43)}"`],
  [/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/g, "ABCD-EFGH-IJKL-MNOP-QRST-UVWX"],
  [/"(id|rawId|clientDataJSON|attestationObject)":"[\w-]{43,}"/g, `"$1":"${"x".repeat(43)}"`],
];

/** An example with the test's time for what the database's clock said, as it is sent and as it stands in sentences, and without secrets. */
function steady(example: CallExample, began: Date): CallExample {
  const days = [began, new Date()].map((moment) => tokyoDateTime(moment).slice(0, 10)).join("|");
  const sent = new RegExp(`(?:${days})T[\\d:]{8}\\+09:00`, "g");
  const inSentence = new RegExp(`(?:${days.replaceAll("-", "/")}) \\d\\d:\\d\\d`, "g");
  return JSON.parse(
    JSON.stringify(example, (name, value: unknown) => {
      if (typeof value !== "string") return value;
      const open = INNER_SECRETS.reduce((text, [secret, instead]) => text.replaceAll(secret, instead), value);
      return SECRETS[name] ?? open.replaceAll(sent, tokyoDateTime(NOON)).replaceAll(inSentence, "2026/11/20 12:00");
    }),
  );
}

describe("the examples of the OpenAPI file", () => {
  it("work when they are called again", async () => {
    const began = new Date();
    const examples: Record<string, CallExample> = {};
    const without: string[] = [];
    for (const call of calls) {
      const name = `${call.method} ${call.path}`;
      const example = await exampleOf(call);
      if (isGood(example)) examples[name] = steady(example, began);
      else without.push(name);
    }
    await expect(`${JSON.stringify(examples, null, 1)}\n`).toMatchFileSnapshot(fileURLToPath(EXAMPLES_FILE));
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT_EXAMPLE));
  });

  it("leave an audit log that has words for each action and each field", async () => {
    const { rows } = await db.owner.query<{ action: string; key: string }>(`
      SELECT DISTINCT action, key FROM audit, unnest(ARRAY[detail - 'before' - 'after', detail->'before', detail->'after']) AS part,
        jsonb_object_keys(CASE jsonb_typeof(part) WHEN 'object' THEN part ELSE '{}' END) AS key ORDER BY 1, 2`);
    expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(80);
    const hasWords = ({ action, key }: { action: string; key: string }) =>
      action in OPERATOR_ACTION_LABELS && (key in USER_DETAIL_LABELS || key in OPERATOR_DETAIL_LABELS);
    expect(rows.filter((row) => !hasWords(row))).toEqual([]);
  });
});
