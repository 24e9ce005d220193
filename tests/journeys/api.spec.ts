import { type APIRequestContext, type APIResponse, expect, test } from "@playwright/test";
import { login } from "./fixtures.ts";

const JSON_TYPE = { "content-type": "application/json" };
const MEBIBYTE = 1024 * 1024;

/** Every refusal is the client's fault by its status, and says in Japanese what is wrong (api.md, Conventions). */
async function refused(answer: APIResponse, status: number, field?: string): Promise<void> {
  expect(answer.status(), `${answer.url()} ${await answer.text()}`).toBe(status);
  const { result, data } = await answer.json();
  expect(result).toMatchObject({ status: 1, msgCode: expect.stringMatching(/^MSG4\d{3}$/) });
  expect(result.msgDetail).toMatch(/[ぁ-ん]/);
  if (field === undefined) return;
  expect(data.fieldErrors).toEqual([{ field, message: expect.stringMatching(/[ぁ-ん]/) }]);
}

const raw = (request: APIRequestContext, body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  request.post("/api/v1/login", { headers, data: typeof body === "string" ? Buffer.from(body) : body });

test.beforeEach(({ request }) => login(request, "kirinuki", "user01"));

const QUERIES: readonly [path: string, status: number, field?: string][] = [
  ["nothing_here", 404],
  ["webnews?theme_id=999999999", 404],
  ["webnews?theme_id=abc", 400, "theme_id"],
  ["webnews?theme_id=1&page=0", 400, "page"],
  ["webnews?theme_id=1&page=-1", 400, "page"],
  ["webnews?theme_id=1&page=1e3", 400, "page"],
  ["webnews?theme_id=1&page_size=10000", 400, "page_size"],
  ["webnews?theme_id=1&process_date=2026-02-30", 400, "process_date"],
  ["webnews?theme_id=1&sort_key=__proto__", 400, "sort_key"],
  ["webnews?theme_id=%00", 400, "theme_id"],
  ["webnews?theme_id=%ff%fe", 400, "theme_id"],
  ["article?articleId=1&data_section=3", 404],
  ["article?articleId=99999999999999999999&data_section=3", 400, "articleId"],
  ["article?articleId=1&data_section=4", 400, "data_section"],
  ["images/..%2f..%2fsecret.key", 400],
];
for (const [path, status, field] of QUERIES)
  test(`GET ${path} is refused with ${status}`, async ({ request }) => {
    await refused(await request.get(`/api/v1/${path}`), status, field);
  });

const BODIES: readonly [what: string, body: string | Buffer, status: number][] = [
  ["half of JSON", '{"contract_code":', 400],
  ["a list", "[]", 400],
  ["null", "null", 400],
  ["__proto__", '{"__proto__":{"user_authority":1},"contract_code":"a","user_id":"b","password":"c"}', 400],
  ["a constructor", '{"constructor":{"prototype":{"a":1}},"contract_code":"a","user_id":"b","password":"c"}', 400],
  ["NUL", '{"contract_code":"a\\u0000","user_id":"b","password":"c"}', 400],
  ["broken UTF-8", Buffer.from('{"contract_code":"\xff\xfe","user_id":"b","password":"c"}', "latin1"), 400],
  ["too much", `{"contract_code":"${"x".repeat(2 * MEBIBYTE)}"}`, 413],
];
for (const [what, body, status] of BODIES)
  test(`a body with ${what} is refused with ${status}`, async ({ request }) => {
    await refused(await raw(request, body), status);
  });

for (const type of ["text/plain", "application/xml", "application"])
  test(`a body of type ${type} is refused with 415`, async ({ request }) => {
    await refused(await raw(request, '{"contract_code":"a"}', { "content-type": type }), 415);
  });

test("another contract's theme, group and topic are not there, whatever asks for them", async ({
  request,
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await login(other, "aozora01", "user01");
  const { data } = await (await other.get("/api/v1/themes")).json();
  await other.dispose();
  const foreign = [
    `theme_id=${data.themes_info[0].theme_id}`,
    `theme_group_id=${data.theme_group_info[0].theme_group_id}`,
    `topics_id=${data.topics_info[0].topics_id}`,
  ];
  for (const id of foreign)
    for (const list of ["webnews", "newspaper_articles", "magazine_articles"])
      await refused(await request.get(`/api/v1/${list}?${id}`), 404);
  await refused(await request.get(`/api/v1/setup_date?data_kbn=1&id=${data.themes_info[0].theme_id}`), 404);
});

test("without a session everything is refused with 401", async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  for (const path of ["themes", "webnews?theme_id=1", "article?articleId=1&data_section=3", "notice?contract_id=1"])
    await refused(await stranger.get(`/api/v1/${path}`), 401);
  const operators = await stranger.get("/admin/api/v1/contract_companies");
  await refused(operators, 401);
  await stranger.dispose();
});

test("a user's session opens nothing of the operators'", async ({ request }) => {
  await refused(await request.get("/admin/api/v1/contract_companies"), 401);
});

const DEEP = `{ homeScreen(input: {}) ${"{ tree ".repeat(40)}{ __typename }${" }".repeat(40)} }`;
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const GRAPHQL: readonly [what: string, body: unknown, code: string][] = [
  ["an unknown hash", byHash(`sha256:${"0".repeat(64)}`), "UNKNOWN_DOCUMENT"],
  ["a hash that every object has", byHash("__proto__"), "UNKNOWN_DOCUMENT"],
  ["a whole query", { query: "{ viewer { userId } }" }, "DOCUMENT_REQUIRED"],
  ["a question about the schema", { query: "{ __schema { types { name } } }" }, "DOCUMENT_REQUIRED"],
  ["a deep query", { query: DEEP }, "DOCUMENT_REQUIRED"],
  ["a batch", [{ query: "{ viewer { userId } }" }, { query: "{ viewer { userId } }" }], "BAD_REQUEST"],
];
for (const [what, body, code] of GRAPHQL)
  test(`GraphQL refuses ${what}`, async ({ request }) => {
    const answer = await request.post("/graphql", { headers: JSON_TYPE, data: JSON.stringify(body) });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({
      errors: [expect.objectContaining({ extensions: expect.objectContaining({ code }) })],
    });
  });
