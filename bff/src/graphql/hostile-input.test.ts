import type { FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { bffBefore, coreAnswering, stopServers } from "../testing/servers.ts";
import { aProfile } from "../testing/wire.ts";

afterEach(stopServers);

/** Documents as attack collections have them: none may reach core-api, hang or count as our fault. */
const DOCUMENTS = [
  "{__schema}",
  "{}",
  "{thisdefinitelydoesnotexist}",
  "query { qname: Query { field1 } qname1: Query { field1 } }",
  "fragment+FullType+on+__Type+{++kind++}query+IntrospectionQuery+{++__schema+{++queryType+{++name++}++}++}",
  "query { user(name: \"patt';SELECT 1;SELECT pg_sleep(30);--'\") { id email } }",
  'mutation { login(pass: 1111, username: "bob") second: login(pass: 2222, username: "bob") }',
  'query { viewer @skip(if: "true") { name } }',
  "subscription { viewer { name } }",
  "{ viewer { name } } { viewer { name } }",
  `{ ${"viewer { ".repeat(5_000)}`,
  `{ a(b: ${"[".repeat(20_000)}) }`,
  "\u0000\u0001\u0002",
  "{ viewer { \ud800 } }",
  "#".repeat(90_000),
  `"""${"x".repeat(50_000)}`,
  "",
] as const;

/** Texts that some layer might take for more than text. */
const TEXTS = [
  "",
  "undefined",
  "__proto__",
  "constructor",
  "NaN",
  "-1",
  "99999999999999999999",
  "1; DROP TABLE app_user",
  "' OR '1'='1",
  "../../../etc/passwd",
  "%2e%2e%2f",
  "<script>alert(1)</script>",
  "\r\nSet-Cookie: s=evil",
  "\u0000",
  "\ud800",
  "\u202Etest\u202C",
  "田中さんにあげて下さい",
  "👩‍👩‍👧‍👦 🏳️‍🌈",
  "Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤",
  "{{7*7}}#{7*7}",
  "x".repeat(20_000),
] as const;

const post = (app: FastifyInstance, body: unknown) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });

describe("hostile documents", () => {
  it.each(DOCUMENTS.map((query) => [query.slice(0, 60), query]))("refuses %j", async (_start, query) => {
    const { origin, received } = await coreAnswering({});
    const answer = await post(await bffBefore(origin), { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.length).toBeGreaterThan(0);
    expect(received).toEqual([]);
  });
});

describe("hostile values", () => {
  const LOGIN = "mutation Login($form: LoginForm!) { login(form: $form) { __typename } }";
  const HOME = "query Home($input: HomeScreenInput!) { homeScreen(input: $input) { page { totalCount } } }";

  it.each(TEXTS.map((text) => [text.slice(0, 40), text]))("takes %j for text", async (_start, text) => {
    const { origin, received } = await coreAnswering({ "/api/v1/login": [aProfile()] });
    const app = await bffBefore(origin);
    const form = { contractCode: text, userId: text, password: text };
    const login = await post(app, { query: LOGIN, variables: { form } });
    expect(login.statusCode).toBe(200);
    const sent = received.map(({ body }) => JSON.parse(body) as { contract_code: string });
    expect(sent.every(({ contract_code }) => contract_code === text)).toBe(true);
    const home = await post(app, {
      query: HOME,
      variables: { input: { selection: { kind: "THEME", id: text }, period: { start: text } } },
    });
    expect(home.statusCode).toBeLessThan(500);
    expect(home.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code)).not.toContain(
      "INTERNAL_SERVER_ERROR",
    );
  });

  it.each([[1], [true], [null], [[]], [{}], [["a"]], [{ length: 1 }]])(
    "refuses %j where text belongs",
    async (value) => {
      const { origin, received } = await coreAnswering({ "/api/v1/login": [aProfile()] });
      const form = { contractCode: value, userId: "user01", password: "x" };
      const answer = await post(await bffBefore(origin), { query: LOGIN, variables: { form } });
      expect([answer.statusCode, received]).toEqual([400, []]);
    },
  );
});
