import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { OPERATOR_ROLES, reaches } from "@kirinuki/schema/operator-roles.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { hashToken, newToken } from "../../../access/token.ts";
import { OPERATOR_COOKIE } from "../../../http/cookies.ts";
import { aUser, TEST_PASSWORD, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const { owner } = db;

let reader: TestUser;
let admin: TestUser;
let theme: TestTheme;
let articleId: string;

const at = (minutes: number) => api.setNow(new Date(NOON.getTime() + minutes * 60_000));

/** The cookie of an operator's session. */
async function operatorSession(role: string): Promise<string> {
  const token = newToken();
  await owner.query(
    `INSERT INTO operator_account (operator_id, name, password_hash, role) VALUES ($1, '須永 亮', '-', $1)
     ON CONFLICT (operator_id) DO UPDATE SET stop_flag = false, role = $1`,
    [role],
  );
  await owner.query(
    `INSERT INTO operator_session (token_hash, operator_id, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $3, $3::timestamptz + interval '12 hours')`,
    [hashToken(token), role, NOON],
  );
  return token;
}

const start = async (token: string, wish: object = {}) =>
  api.app.inject({
    method: "POST",
    url: "/admin/api/v1/support_view",
    cookies: { [OPERATOR_COOKIE]: token },
    payload: { contract_id: String(reader.contractId), user_id: reader.userId, reason: "問い合わせ 4821", ...wish },
  });

/** Looks as the reader; calls made with the cookie that comes of it. */
async function look(role = "support") {
  const operator = await operatorSession(role);
  const cookie = (await start(operator)).cookies.find(({ name }) => name === USER_COOKIE)?.value ?? "";
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/api/v1${path}`,
      cookies: { [USER_COOKIE]: cookie },
      ...(payload && { payload }),
    });
  return { operator, cookie, call };
}

beforeEach(async () => {
  at(0);
  await owner.query("TRUNCATE support_view");
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract);
  reader = await aUser(owner, group, { name: "水瀬 健吾", mcAuthority: 3, scAuthority: 5 });
  admin = await aUser(owner, group, { userAuthority: 1 });
  theme = await aTheme(owner, contract, { name: "半導体" });
  ({ articleId } = await anArticle(owner, { themes: [theme], dataSection: 2 }));
});

const trail = async (table: "audit" | "operator_audit", action: string) =>
  (
    await owner.query(`SELECT detail FROM ${table} WHERE action = $1 AND detail->>'user_id' = $2`, [
      action,
      reader.userId,
    ])
  ).rows;

describe("an operator who looks as a user", () => {
  it.each(OPERATOR_ROLES)("of the role %s may, from サポート on", async (role) => {
    const answer = await start(await operatorSession(role));
    expect(answer.statusCode).toBe(reaches(role, "support") ? 200 : 403);
  });

  it("sees what the user sees, and is told whose it is, why and until when", async () => {
    const { call } = await look();
    const [profile] = (await call("GET", "/session")).json().data;
    expect(profile).toMatchObject({
      user_id: reader.userId,
      support_view: {
        operator_name: "須永 亮",
        reason: "問い合わせ 4821",
        ends_datetime: "2026-11-20T12:30:00+09:00",
      },
    });
    const seen = await call("GET", `/newspaper_articles?theme_id=${theme.themeId}`);
    const own = await api.get(reader, "/newspaper_articles", { theme_id: theme.themeId });
    expect(seen.json()).toEqual(own.json());
    expect((await call("POST", "/all_articles", { data_section: [2] })).json().result.status).toBe(0);
    expect((await api.get(reader, "/session")).json().data[0]).not.toHaveProperty("support_view");
  });

  it("changes, counts and sends nothing: whatever is no reading is refused, whoever the user is", async () => {
    const { call } = await look();
    await owner.query("UPDATE app_user SET user_authority = 1 WHERE contract_id = $1", [reader.contractId]);
    const READS = new Set(["/article_search", "/try_search", "/all_articles"]);
    const before = await counted();
    const tried: [string, number, string][] = [];
    for (const { method, path, allow } of api.routes) {
      const [, name = ""] = /^\/api\/v1(\/.*)$/.exec(path) ?? [];
      if (!name || method === "GET" || !Array.isArray(allow)) continue;
      if (READS.has(name) || name === "/logout" || /^\/pdf_usage_by_\w+(period|daily)$/.test(name)) continue;
      const answer = await call(method as "POST", name, {});
      tried.push([`${method} ${name}`, answer.statusCode, answer.json().result.msgCode]);
    }
    expect(tried.length).toBeGreaterThan(30);
    expect(tried.filter(([, status, code]) => status !== 403 || code !== "MSG4033")).toEqual([]);
    // A reading that writes into the trail of the contract under the user's name.
    expect((await call("GET", `/user_view?user_id=${reader.userId}`)).statusCode).toBe(403);
    expect(await counted()).toEqual(before);
  });

  it("opens no original and changes no password, with all that the calls need", async () => {
    const { call } = await look();
    const before = await counted();
    const article_info = [{ article_id: articleId, data_section: 2 }];
    const passwords = { current_password: TEST_PASSWORD, password: "Hajimete2!", confirmpassword: "Hajimete2!" };
    for (const [method, path, body] of [
      ["POST", "/article", { pdf_flag: 1, article_info }],
      ["POST", "/pdf", { pdf_flag: 1, article_info }],
      ["PUT", "/read_marks", { article_ids: [articleId], read_flag: 1 }],
      ["PUT", "/search_condition", { title: "電池", keyword1: "電池" }],
      ["PUT", "/password", passwords],
    ] as const)
      expect([path, (await call(method, path, body)).json().result.msgCode]).toEqual([path, "MSG4033"]);
    expect(await counted()).toEqual(before);
  });

  it("leaves the user's last sign-in and his open browsers as they were", async () => {
    await look();
    const { rows } = await owner.query("SELECT last_login_at FROM app_user WHERE user_id = $1", [reader.userId]);
    expect(rows).toEqual([{ last_login_at: null }]);
    expect((await api.get(reader, "/sessions")).json().data.sessions).toHaveLength(1);
  });

  it("is noted with each step in both trails, once a step", async () => {
    const { call } = await look();
    for (let twice = 0; twice < 2; twice += 1) await call("GET", `/newspaper_articles?theme_id=${theme.themeId}`);
    await call("PUT", "/read_marks", {});
    await call("POST", "/logout");
    for (const table of ["audit", "operator_audit"] as const) {
      expect(await trail(table, "support.start")).toMatchObject([{ detail: { reason: "問い合わせ 4821" } }]);
      expect((await trail(table, "support.open")).map(({ detail }) => detail.call)).toEqual([
        `GET /api/v1/newspaper_articles theme_id=${theme.themeId}`,
        "PUT /api/v1/read_marks",
        "POST /api/v1/logout",
      ]);
      expect(await trail(table, "support.end")).toHaveLength(1);
    }
  });

  it("is out after 30 minutes, whatever he does", async () => {
    const { call } = await look();
    at(29);
    expect((await call("GET", "/session")).statusCode).toBe(200);
    at(30);
    expect((await call("GET", "/session")).statusCode).toBe(401);
  });

  it.each([
    ["he ends it", ({ call }: Look) => call("POST", "/logout")],
    ["he signs out", ({ operator }: Look) => asOperator(operator, "POST", "/logout")],
    ["he looks as somebody else", ({ operator }: Look) => start(operator, { user_id: admin.userId })],
    ["he is stopped", () => changeHelper({ stop_flag: 1 })],
    ["he may only look on", () => changeHelper({ role: "view" })],
    [
      "the user is stopped",
      () => owner.query("UPDATE app_user SET login_stop_flag = true WHERE user_id = $1", [reader.userId]),
    ],
    ["the contract's Admin forbids it", () => api.send(admin, "PUT", "/support_view_setting", { allowed_flag: 0 })],
  ])("is out once %s", async (_when, act) => {
    const looking = await look();
    expect((await looking.call("GET", "/session")).statusCode).toBe(200);
    await act(looking);
    expect((await looking.call("GET", "/session")).statusCode).toBe(401);
  });

  it("finds only users that there are, and needs a reason", async () => {
    const token = await operatorSession("support");
    const other = await aContract(owner);
    expect((await start(token, { user_id: "nobody01" })).statusCode).toBe(404);
    expect((await start(token, { contract_id: String(other.contractId) })).statusCode).toBe(404);
    for (const reason of ["", "  ", "長".repeat(201), undefined])
      expect((await start(token, { reason })).statusCode).toBe(400);
    await owner.query("UPDATE app_user SET login_stop_flag = true WHERE user_id = $1", [reader.userId]);
    expect((await start(token)).json().result.msgCode).toBe("MSG0081");
  });
});

describe("the contract's Admin", () => {
  const views = async (user = admin) => (await api.get(user, "/support_views")).json().data;

  it("sees who looked as whom, why and until when", async () => {
    const { call } = await look();
    expect(await views()).toMatchObject({ allowed_flag: 1, support_views: [{ open_flag: 1 }] });
    at(5);
    await call("POST", "/logout");
    expect((await views()).support_views).toMatchObject([
      {
        operator_name: "須永 亮",
        user_id: reader.userId,
        user_name: "水瀬 健吾",
        reason: "問い合わせ 4821",
        started_datetime: "2026-11-20T12:00:00+09:00",
        ended_datetime: "2026-11-20T12:05:00+09:00",
        open_flag: 0,
      },
    ]);
  });

  it("forbids it, which the operator is told, and allows it again", async () => {
    const token = await operatorSession("admin");
    for (let twice = 0; twice < 2; twice += 1)
      await api.send(admin, "PUT", "/support_view_setting", { allowed_flag: 0 });
    expect((await start(token)).json().result).toMatchObject({
      msgCode: "MSG0080",
      msgDetail: expect.stringContaining("許可"),
    });
    expect(await views()).toMatchObject({ allowed_flag: 0 });
    await api.send(admin, "PUT", "/support_view_setting", { allowed_flag: 1 });
    expect((await start(token)).json().result.status).toBe(0);
    const { rows } = await owner.query(
      "SELECT action FROM audit WHERE contract_id = $1 AND actor = $2 ORDER BY audit_id",
      [reader.contractId, admin.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual(["support.forbid", "support.allow"]);
  });

  it("alone is asked, of his contract alone", async () => {
    await look();
    expect((await api.get(reader, "/support_views")).statusCode).toBe(403);
    expect((await api.send(reader, "PUT", "/support_view_setting", { allowed_flag: 0 })).statusCode).toBe(403);
    const other = await aUser(owner, await aGroup(owner, await aContract(owner)), { userAuthority: 1 });
    expect((await views(other)).support_views).toEqual([]);
    await api.send(other, "PUT", "/support_view_setting", { allowed_flag: 0 });
    expect(await views()).toMatchObject({ allowed_flag: 1 });
  });
});

type Look = Awaited<ReturnType<typeof look>>;

const asOperator = (token: string, method: "POST" | "PUT", path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/admin/api/v1${path}`,
    cookies: { [OPERATOR_COOKIE]: token },
    ...(payload && { payload }),
  });

/** An operator of the role 管理 changes the one who looks. */
async function changeHelper(change: object): Promise<void> {
  const token = await operatorSession("admin");
  const { rows } = await owner.query("SELECT version FROM operator_account WHERE operator_id = 'support'");
  const body = { el_admin_id: "support", name: "須永 亮", email: "s@example.jp", version: rows[0]?.version, ...change };
  const answer = await asOperator(token, "PUT", "/el_admin", body);
  expect(answer.json().result).toMatchObject({ status: 0 });
}

/** Rows of everything that reading could leave behind. */
async function counted(): Promise<unknown> {
  const tables = ["read_mark", "original_use", "saved_condition", "mail_message", "session", "search_term"];
  const { rows } = await owner.query(
    tables.map((name) => `SELECT '${name}' AS name, count(*) FROM ${name}`).join(" UNION ALL "),
  );
  return rows;
}
