import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let user: TestUser;
let theme: TestTheme;
/** One a source, in the order of their codes. */
let mc: string, sc: string, web: string, magazine: string;

beforeAll(async () => {
  contract = await aContract(db.owner);
  user = await aUser(db.owner, await aGroup(db.owner, contract));
  theme = await aTheme(db.owner, contract);
  const made = async (dataSection: 1 | 2 | 3 | 5) =>
    (await anArticle(db.owner, { dataSection, themes: [theme], searchWord: ["電池"] })).articleId;
  [mc, sc, web, magazine] = [await made(1), await made(2), await made(3), await made(5)];
});

const ask = (body: object, reader: TestUser | null = user) => api.send(reader, "POST", "/all_articles", body);
const ids = (list: { article_id: string }[]) => list.map(({ article_id }) => article_id);
async function data(body: object, reader = user) {
  const answer = await ask(body, reader);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

describe("POST /all_articles with a mail's articles", () => {
  it("gives them by source, in the mail's order, with the counts and what the lists say of them", async () => {
    const second = (await anArticle(db.owner, { dataSection: 1, themes: [theme] })).articleId;
    const article_info = [second, web, mc, magazine, sc].map((article_id) => ({ article_id, data_section: 1 }));
    const answer = await data({ article_info });
    expect(ids(answer.mc_article_info)).toEqual([second, mc]);
    expect(answer).toMatchObject({
      sc_article_info: [{ article_id: sc, search_word: ["電池"], theme_name: [theme.themeName], read_flag: 0 }],
      web_news_article_info: [{ article_id: web, process_date: "2026-11-20" }],
      magazine_article_info: [{ article_id: magazine }],
      news_article_count: 3,
      web_news_article_count: 1,
      magazine_article_count: 1,
      sort_priorty: "0",
      unavailable_article_ids: [],
    });
  });

  it("leaves out, and names, what can't be displayed any more or not to this user", async () => {
    const withdrawn = await anArticle(db.owner, { themes: [theme], columns: { withdrawn_at: new Date() } });
    const hidden = await anArticle(db.owner, { themes: [theme], dispStatus: 1 });
    const other = await anArticle(db.owner, { themes: [await aTheme(db.owner, await aContract(db.owner))] });
    const gone = [withdrawn.articleId, hidden.articleId, other.articleId];
    const answer = await data({ article_info: [mc, ...gone] });
    expect(ids(answer.mc_article_info)).toEqual([mc]);
    expect(answer.unavailable_article_ids).toEqual(gone);
    expect(answer.news_article_count).toBe(1);
    expect((await ask({ article_info: [other.articleId] })).statusCode).toBe(404);
  });

  it("keeps to the sources of the contract and the group", async () => {
    const webOnly = await aContract(db.owner, { sections: [3] });
    const reader = await aUser(db.owner, await aGroup(db.owner, webOnly, { sections: [3] }));
    const own = await aTheme(db.owner, webOnly);
    const newspaper = await anArticle(db.owner, { dataSection: 1, themes: [own] });
    const page = await anArticle(db.owner, { dataSection: 3, themes: [own] });
    const answer = await data({ article_info: [newspaper.articleId, page.articleId] }, reader);
    expect([ids(answer.mc_article_info), ids(answer.web_news_article_info)]).toEqual([[], [page.articleId]]);
    expect(answer.news_article_count).toBe(0);
  });
});

describe("POST /all_articles with a filter", () => {
  it("pages over all sources together and counts each whole; SC first where the contract says so", async () => {
    const scFirst = await aContract(db.owner, { configuration: { sort_priority: "1" } });
    const reader = await aUser(db.owner, await aGroup(db.owner, scFirst));
    const own = await aTheme(db.owner, scFirst);
    for (const dataSection of [1, 1, 2, 3, 5] as const) await anArticle(db.owner, { dataSection, themes: [own] });
    const first = await data({ theme_id: String(own.themeId), page_size: 2 }, reader);
    expect(first.sc_article_info).toHaveLength(1);
    expect(first).toMatchObject({ news_article_count: 3, web_news_article_count: 1, magazine_article_count: 1 });
    expect(first).toMatchObject({ sort_priorty: "1", page: 1, page_size: 2 });
    const rest = await data({ theme_id: String(own.themeId), page_size: 3, page: 2, data_section: [1, 3, 5] }, reader);
    expect(rest).toMatchObject({ sc_article_info: [], news_article_count: 2 });
  });

  it.each([
    [{ article_info: [] }, "article_info"],
    [{ article_info: "x" }, "article_info"],
    [{ article_info: Array.from({ length: 1001 }, (_, at) => String(at + 1)) }, "article_info"],
    [{ article_info: ["1"], theme_id: "1" }, "theme_id"],
    [{ data_section: [4] }, "data_section"],
    [{ process_date: "2026-13-01" }, "process_date"],
    [{ page: 0 }, "page"],
    [{ theme_id: "1", topics_id: "1" }, "topics_id"],
  ])("refuses %j", async (body, field) => {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().data.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });

  it("is for signed-in users, and another contract's theme is not found", async () => {
    expect((await ask({}, null)).statusCode).toBe(401);
    const foreign = await aTheme(db.owner, await aContract(db.owner));
    expect((await ask({ theme_id: String(foreign.themeId) })).statusCode).toBe(404);
  });
});
