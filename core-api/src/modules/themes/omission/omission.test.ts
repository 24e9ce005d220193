import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { noteOmissions } from "./note-omissions.ts";

const db = await testDatabase();
const { owner } = db;
const api = await testApi(db);
const operator = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
await operator.initialize();
afterAll(() => operator.destroy());
const scope = new TransactionScope(operator);

const DAY = "2026-11-20";
const contract = await aContract(owner, { sections: [1, 3] });
const group = await aGroup(owner, contract, { sections: [1, 3] });
const [admin, reader] = [await aUser(owner, group, { userAuthority: 1 }), await aUser(owner, group)];
const narrow = await aUser(owner, await aGroup(owner, contract, { sections: [1] }), { userAuthority: 1 });
const other = await aContract(owner);
const stranger = await aUser(owner, await aGroup(owner, other), { userAuthority: 1 });

async function aThemeOf(name: string, expression: string, of = contract) {
  const theme = await aTheme(owner, of, { name });
  await owner.query("INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)", [
    of.contractId,
    theme.themeId,
    expression,
  ]);
  return theme;
}
const power = await aThemeOf("電力", "東京電力 NOT 広告");
const battery = await aThemeOf("電池", "全固体電池");
const rail = await aThemeOf("鉄道", "新幹線");

const ids: Record<string, string> = {};
interface Parts {
  themes?: TestTheme[];
  section?: 1 | 3 | 5;
  day?: string;
  story?: number;
  own?: number;
}
async function article(title: string, { themes = [], section = 3, day = DAY, story, own }: Parts = {}) {
  const columns = { lead: title, ...(own !== undefined && { own_contract_id: own }) };
  const { articleId } = await anArticle(owner, {
    title,
    body: title,
    dataSection: section,
    themes,
    processDate: day,
    columns,
  });
  ids[title] = articleId;
  if (story !== undefined)
    await owner.query(
      `INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
       SELECT article_id, $2, media_code, $3, '' FROM article WHERE article_id = $1`,
      [articleId, story, day],
    );
}

beforeAll(async () => {
  for (let at = 0; at < 150; at += 1) await article(`地域の催し${"あ".repeat(at)}`, { day: "2026-11-18" });
  await owner.query(
    `INSERT INTO theme_day_words (contract_id, theme_id, process_date, data_section, words) VALUES ($1, $2, $3, 3, '{"東京電力": 8, "柏崎刈羽": 6}')`,
    [contract.contractId, power.themeId, "2026-11-19"],
  );
  await owner.query(
    "INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine) VALUES ($1, $2, $3, 0, 0, 8, 0)",
    [contract.contractId, power.themeId, "2026-11-19"],
  );
  await article("東電、柏崎刈羽を再開へ");
  await article("東電、柏崎刈羽の広告");
  await article("雑誌の東電と柏崎刈羽", { section: 5 });
  await article("他社だけの東電、柏崎刈羽", { own: other.contractId });
  await article("全固体電池の新工場", { themes: [battery], story: 1 });
  await article("次世代蓄電の新工場", { story: 1 });
  await article("リニアの駅が決まる");
  await owner.query(
    `INSERT INTO missing_article (contract_id, user_id, asked_at, keyword, article_id, cause, message)
     VALUES ($1, $2, $3, 'リニア', $4, 'no_words', '検索語がありません。')`,
    [contract.contractId, reader.userId, "2026-11-20T10:00:00+09:00", ids.リニアの駅が決まる],
  );
  await owner.query(
    `INSERT INTO theme_day_words (contract_id, theme_id, process_date, data_section, words) VALUES ($1, $2, $3, 3, '{"新幹線": 9, "リニア": 2}')`,
    [contract.contractId, rail.themeId, "2026-11-19"],
  );
  await reindex(scope);
  await noteOmissions(scope, DAY);
});

const as = (user: TestUser) => ({
  list: async (query: Record<string, string> = {}) =>
    (await api.get(user, "/theme_omissions", { page_size: 50, ...query })).json(),
  try: (id: string) => api.get(user, "/theme_omission_trial", { theme_omission_id: id }),
  settle: (id: string, decision: string) =>
    api.send(user, "PUT", "/theme_omission", { theme_omission_id: id, decision }),
});
const listed = async (user = admin, query: Record<string, string> = {}) =>
  (await as(user).list(query)).data.omission_info as Record<string, string>[];
const idOf = async (term: string, query: Record<string, string> = {}) =>
  (await listed(admin, query)).find((each) => each.term === term)?.theme_omission_id ?? "";
const expressionOf = async ({ themeId }: TestTheme) =>
  (await owner.query("SELECT expression, expanded FROM expression WHERE theme_id = $1", [themeId])).rows[0];

describe("the list", () => {
  it("has each of the three causes, with article and words", async () => {
    const all = await listed();
    expect(all.find(({ cause }) => cause === "variant")).toMatchObject({
      ...{ theme_name: "電力", term: "東電", own_term: "東京電力", title: "東電、柏崎刈羽を再開へ", process_date: DAY },
      message: "検索語「東京電力」の別の書き方です。",
    });
    expect(all.find(({ theme_name }) => theme_name === "電池")).toMatchObject({
      cause: "same_story",
      title: "次世代蓄電の新工場",
    });
    expect(all.find(({ cause }) => cause === "reported")).toMatchObject({ theme_name: "鉄道", term: "リニア" });
  });

  it("has at most five a theme and day, of articles that the contract may have", async () => {
    const { rows } = await owner.query(
      `SELECT count(*)::int AS n, array_agg(article_id::text) AS articles FROM theme_omission GROUP BY contract_id, theme_id, process_date`,
    );
    for (const { n } of rows) expect(n).toBeLessThanOrEqual(5);
    const suggested = rows.flatMap(({ articles }) => articles);
    for (const title of ["雑誌の東電と柏崎刈羽", "他社だけの東電、柏崎刈羽", "東電、柏崎刈羽の広告"])
      expect(suggested).not.toContain(ids[title]);
  });

  it("counts what is open by theme, and is narrowed by theme", async () => {
    const { data } = await as(admin).list({ theme_id: String(battery.themeId) });
    expect(new Set(data.omission_info.map((each: { theme_name: string }) => each.theme_name))).toEqual(
      new Set(["電池"]),
    );
    const open = data.theme_info.find((each: { theme_name: string }) => each.theme_name === "電池");
    expect(open.open_count).toBe(data.omission_count);
  });

  it("is for Admins, by contract and by source", async () => {
    expect((await api.get(reader, "/theme_omissions")).statusCode).toBe(403);
    expect((await as(stranger).list()).data).toMatchObject({ omission_info: [], omission_count: 0, theme_info: [] });
    expect(await listed(narrow)).toEqual([]);
  });

  it("is the same after a second run of the night", async () => {
    const before = (await listed()).map(({ theme_id, term }) => `${theme_id} ${term}`);
    await noteOmissions(scope, DAY);
    expect((await listed()).map(({ theme_id, term }) => `${theme_id} ${term}`)).toEqual(before);
  });

  it("names a wrong parameter", async () => {
    expect((await api.get(admin, "/theme_omissions", { state: "9" })).json().data.fieldErrors[0].field).toBe("state");
  });
});

describe("a trial and a decision", () => {
  it("tell what the term would bring, to whoever may see it", async () => {
    const id = await idOf("東電");
    const { data } = (await as(admin).try(id)).json();
    expect(data).toMatchObject({ added_count: 1, removed_count: 0 });
    expect(data.added[0].title).toBe("東電、柏崎刈羽を再開へ");
    expect((await as(stranger).try(id)).statusCode).toBe(404);
    expect((await as(narrow).try(id)).statusCode).toBe(404);
    expect((await as(reader).try(id)).statusCode).toBe(403);
    expect((await as(stranger).settle(id, "dismiss")).statusCode).toBe(404);
    expect((await as(narrow).settle(id, "dismiss")).statusCode).toBe(404);
    expect((await as(reader).settle(id, "dismiss")).statusCode).toBe(403);
  });

  it("can't make a synonym of what is none", async () => {
    const id = await idOf("リニア");
    expect((await as(admin).settle(id, "add_synonym")).json().data.fieldErrors[0]).toMatchObject({ field: "decision" });
    expect((await as(admin).settle(id, "later")).json().data.fieldErrors[0].field).toBe("decision");
  });

  it("dismiss for good, until it is taken back", async () => {
    const id = await idOf("リニア");
    expect((await as(admin).settle(id, "dismiss")).statusCode).toBe(200);
    await noteOmissions(scope, DAY);
    expect(await idOf("リニア")).toBe("");
    expect(await idOf("リニア", { state: "dismissed" })).toBe(id);
    expect((await as(admin).settle(id, "dismiss")).statusCode).toBe(404);
    expect((await as(admin).settle(id, "reopen")).statusCode).toBe(200);
    expect(await idOf("リニア")).toBe(id);
  });

  it("add a word to the expression, with its history and the audit", async () => {
    const id = await idOf("リニア");
    expect((await as(admin).settle(id, "add_word")).statusCode).toBe(200);
    expect((await expressionOf(rail)).expression).toBe("新幹線 OR リニア");
    const { rows: past } = await owner.query("SELECT expression, ended_by FROM past_expression WHERE theme_id = $1", [
      rail.themeId,
    ]);
    expect(past).toEqual([{ expression: "新幹線", ended_by: `user:${admin.userId}` }]);
    const { rows: noted } = await owner.query(
      "SELECT action FROM audit WHERE contract_id = $1 AND actor = $2 ORDER BY audit_id DESC LIMIT 2",
      [contract.contractId, admin.userId],
    );
    expect(noted.map(({ action }) => action)).toEqual(["omission.settle", "expression.save"]);
    await noteOmissions(scope, DAY);
    expect(await idOf("リニア")).toBe("");
  });

  it("add a synonym of the contract, which the expression then asks for", async () => {
    const id = await idOf("東電");
    expect((await as(admin).settle(id, "add_synonym")).statusCode).toBe(200);
    expect(await expressionOf(power)).toEqual({
      expression: "syn:東京電力 AND NOT 広告",
      expanded: "(東京電力 OR 東電) AND NOT 広告",
    });
    const { rows } = await owner.query(
      "SELECT l.own_contract_id, s.terms FROM synonym_set s JOIN synonym_list l USING (synonym_list_id) WHERE l.own_contract_id IS NOT NULL",
    );
    expect(rows).toEqual([{ own_contract_id: contract.contractId, terms: ["東京電力", "東電"] }]);
  });
});
