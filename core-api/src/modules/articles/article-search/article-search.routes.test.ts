import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { reindex } from "../../../search/reindex.ts";
import { aSession, aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, get, statementsOf } = await testApi(db);
const { scope } = await newsDesk(db);

async function post(user: TestUser, path: string, payload: object) {
  const cookies = { [USER_COOKIE]: await aSession(db.owner, user, NOON) };
  return app.inject({ method: "POST", url: `/api/v1${path}`, payload, cookies });
}
const hits = async (user: TestUser, payload: object) => (await post(user, "/article_search", payload)).json().data;
const titles = (data: { article_info: { title: string }[] }) => data.article_info.map(({ title }) => title);

const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const user = await aUser(db.owner, group);
const limited = await aUser(db.owner, group, { themeBrowsing: false });
const webOnly = await aUser(
  db.owner,
  await aGroup(db.owner, await aContract(db.owner, { sections: [3] }), { sections: [3] }),
);
const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
const themes: Record<"battery" | "closed" | "foreign", TestTheme> = {
  battery: await aTheme(db.owner, contract),
  closed: await aTheme(db.owner, contract, { open: false }),
  foreign: await aTheme(db.owner, stranger),
};
const topic = await aTopic(db.owner, contract);

beforeAll(async () => {
  const { owner } = db;
  const { battery, closed, foreign } = themes;
  const day = (n: number) => ({ processDate: `2026-11-${n}` });
  await anArticle(owner, {
    ...day(18),
    title: "全固体電池の量産",
    body: "トヨタがEVを売る",
    themes: [battery],
    dataSection: 1,
  });
  await anArticle(owner, {
    ...day(19),
    title: "蓄電池とEV",
    body: "AIが制御する。",
    themes: [battery],
    dataSection: 2,
  });
  await anArticle(owner, {
    ...day(20),
    title: "いまMAIL電池",
    body: "電気自動車",
    themes: [battery, closed],
    dataSection: 3,
  });
  await anArticle(owner, {
    ...day(20),
    title: "あの電池特集",
    body: "本文",
    themes: [closed],
    dataSection: 5,
    topics: [topic],
  });
  await anArticle(owner, { ...day(20), title: "誰のものでもない電池", body: "", dataSection: 3 });
  await anArticle(owner, { ...day(20), title: "他社の電池", body: "", themes: [foreign], dataSection: 3 });
  await anArticle(owner, {
    ...day(20),
    title: "取り下げた電池",
    body: "",
    themes: [battery],
    dataSection: 3,
    columns: { withdrawn_at: NOON },
  });
  const hidden = await anArticle(owner, {
    ...day(20),
    title: "隠した電池",
    body: "",
    themes: [battery],
    dispStatus: 1,
  });
  await owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 1)", [
    contract.contractId,
    hidden.articleId,
  ]);
  // Arrived long ago, found by a theme that was made later.
  const old = await anArticle(owner, { processDate: "2026-03-05", title: "昔の電池", body: "", dataSection: 3 });
  await aHit(owner, battery, { articleId: old.articleId, section: 3, day: "2026-11-19" });
  await reindex(scope);
});

describe("article_search", () => {
  it("says why the search found an article: its words, and the line where they stand, of newspapers as far as they may be read", async () => {
    const { article_info } = await hits(user, { keyword1: "電池 電気自動車 EV", operator: 2 });
    const of = (title: string) => article_info.find((each: { title: string }) => each.title === title);
    expect(of("いまMAIL電池")).toMatchObject({
      search_word: ["電池", "電気自動車"],
      snippet: { text: "電気自動車", hits: [[0, 5]] },
    });
    expect(of("全固体電池の量産")).toMatchObject({ search_word: ["電池", "EV"], snippet: null });
  });

  it("finds what the contract's themes found and the user may browse, newest first, with exact counts", async () => {
    const data = await hits(user, { expression: "電池", page_size: 2 });
    expect(data).toMatchObject({
      news_article_count: 2,
      web_news_article_count: 2,
      magazine_article_count: 1,
      sort_priorty: "0",
      page: 1,
      page_size: 2,
    });
    expect(titles(data)).toHaveLength(2);
    const all = await hits(user, { expression: "電池" });
    expect(titles(all).sort()).toEqual(
      ["あの電池特集", "いまMAIL電池", "全固体電池の量産", "昔の電池", "蓄電池とEV"].sort(),
    );
    expect(titles({ article_info: all.mc_article_info })).toEqual(["全固体電池の量産"]);
    expect(titles({ article_info: all.sc_article_info })).toEqual(["蓄電池とEV"]);
    expect(titles({ article_info: all.magazine_article_info })).toEqual(["あの電池特集"]);
  });

  it("puts texts of newspapers first where the contract wants them so, unless an order is asked for", async () => {
    const mine = await aContract(db.owner, { configuration: { sort_priority: "1" } });
    const reader = await aUser(db.owner, await aGroup(db.owner, mine));
    const theme = await aTheme(db.owner, mine);
    const title = (n: number) => `優先する論点${n}`;
    for (const [n, dataSection] of [2, 1, 2, 1].entries())
      await anArticle(db.owner, {
        processDate: `2026-11-1${n}`,
        title: title(n),
        themes: [theme],
        dataSection: dataSection === 1 ? 1 : 2,
      });
    await reindex(scope);
    const page = await hits(reader, { expression: "優先する論点", page_size: 3 });
    expect([page.sort_priorty, titles(page)]).toEqual(["1", [title(2), title(0), title(3)]]);
    const dated = await hits(reader, { expression: "優先する論点", sort_key: "title", sort_order: "asc" });
    expect(titles(dated)).toEqual([0, 1, 2, 3].map(title));
    await db.owner.query("DELETE FROM contract_configuration WHERE contract_id = $1", [mine.contractId]);
    const usual = await hits(reader, { expression: "優先する論点" });
    expect([usual.sort_priorty, titles(usual)]).toEqual(["0", [3, 2, 1, 0].map(title)]);
  });

  it("marks the words that were searched in the titles", async () => {
    const [first] = (await hits(user, { expression: "蓄電池 OR body:EV", sort_key: "title" })).sc_article_info;
    expect(first).toMatchObject({ title: "蓄電池とEV", title_hits: [[0, 3]] });
  });

  it("names the searched words to be marked in what is opened, as many as an address can carry", async () => {
    const marked = async (expression: string) => (await hits(user, { expression })).marked_words;
    expect(await marked("蓄電池 OR (body:EV -広告) OR media:東都新聞")).toEqual(["蓄電池", "EV"]);
    const words = Array.from({ length: 25 }, (_, n) => `語${n}`);
    expect(await marked([`"${"長".repeat(65)}"`, ...words].join(" OR "))).toEqual(words.slice(0, 20));
  });

  it.each([
    [{ keyword1: "電池 EV" }, 2],
    [{ keyword1: "トヨタ 制御", operator: 2 }, 2],
    [{ keyword1: "電池", keyword2: "EV", media_operator: 3 }, 3],
    [{ keyword1: "ai" }, 1],
    [{ keyword1: "池" }, 5],
    [{ keyword1: "電池", media_name_list: ["東都新聞"] }, 5],
    [{ keyword1: "電池", media_name_list: ["ない新聞"] }, 0],
    [{ expression: "title:EV" }, 1],
    [{ expression: "電池 -title:電池" }, 0],
    [{ expression: "body:全固体" }, 0],
    [{ keyword1: "電池", data_section: [3, 5] }, 3],
    [{ keyword1: "電池", data_section: "1" }, 1],
    [{ keyword1: "電池", process_date_start: "2026/11/20", process_date_end: "2026-11-20" }, 2],
    [{ keyword1: "電池", issue_date_start: "2026-11-19" }, 3],
    [{ keyword1: "電池", issue_date_end: "2026-03-31" }, 1],
  ])("%j finds %i", async (payload, expected) => {
    const data = await hits(user, payload);
    const { news_article_count, web_news_article_count, magazine_article_count } = data;
    expect(news_article_count + web_news_article_count + magazine_article_count).toBe(expected);
    expect(data.article_info).toHaveLength(expected);
  });

  it("sorts by title as Japanese dictionaries do, and by date", async () => {
    const names = ["あの電池特集", "いまMAIL電池", "昔の電池", "全固体電池の量産", "蓄電池とEV"];
    const ascending = titles(await hits(user, { expression: "電池", sort_key: "title" }));
    expect(ascending.slice(0, 2)).toEqual(names.slice(0, 2));
    expect(titles(await hits(user, { expression: "電池", sort_key: "title", sort_order: "desc" }))).toEqual(
      ascending.toReversed(),
    );
    const dates = titles(await hits(user, { expression: "電池", sort_key: "date", sort_order: "asc" }));
    expect(dates[0]).toBe("昔の電池");
  });

  it("stays inside a theme or topic, and knows none of another contract or group", async () => {
    expect(titles(await hits(user, { expression: "電池", topics_id: String(topic.topicsId) }))).toEqual([
      "あの電池特集",
    ]);
    expect(titles(await hits(user, { expression: "電池", theme_id: themes.closed.themeId })).sort()).toEqual([
      "あの電池特集",
      "いまMAIL電池",
    ]);
    for (const theme_id of [themes.foreign.themeId, 2_000_000_000])
      expect((await post(user, "/article_search", { expression: "電池", theme_id })).statusCode).toBe(404);
    expect(
      (await post(limited, "/article_search", { expression: "電池", theme_id: themes.closed.themeId })).statusCode,
    ).toBe(404);
    expect(titles(await hits(limited, { expression: "特集" }))).toEqual([]);
    expect(titles(await hits(stranger, { expression: "電池" }))).toEqual(["他社の電池"]);
  });

  it.each([
    [{ expression: "電池 (EV" }, { field: "expression", code: "UNBALANCED_OPEN", position: 3 }],
    [{ expression: "-電池" }, { field: "expression", code: "NOT_ANCHORED", position: 0 }],
    [{}, { field: "keyword1", code: "EMPTY", position: 0 }],
    [
      { keyword2: "電池", media_operator: 3 },
      { field: "keyword2", code: "NOT_ANCHORED", position: 0 },
    ],
    [{ expression: "あ".repeat(20_001) }, { field: "expression", code: "TOO_LONG", position: 20_000 }],
  ])("refuses %j with code and place", async (payload, fault) => {
    const answer = await post(user, "/article_search", payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ result: { status: 1 }, data: { fieldErrors: [fault] } });
    expect(answer.json().data.fieldErrors[0].message).toMatch(/。$/);
  });

  it.each([
    { expression: "a", keyword1: "b" },
    { expression: "a", data_section: [4] },
    { expression: "a", page_size: 101 },
    { expression: "a", issue_date_start: "2026-02-02", issue_date_end: "2026-02-01" },
    { keyword1: ["a"] },
    { keyword1: "a", media_name_list: [{}] },
    { keyword1: "a\u0000" },
  ])("calls %j malformed", async (payload) => {
    const answer = await post(user, "/article_search", payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors).not.toEqual([]);
  });

  it("answers GET without writing anything", async () => {
    const query = { keyword1: "電池", data_section: ["1", "2"], page_size: 1 };
    const answer = await get(user, "/article_search", query);
    expect(answer.json().data).toMatchObject({ news_article_count: 2, web_news_article_count: 0 });
    const bracketed = await get(user, "/article_search", { keyword1: "電池", "data_section[]": ["3", "5"] });
    expect(bracketed.json().data).toMatchObject({ news_article_count: 0, web_news_article_count: 2 });
    const statements = await statementsOf(() => get(user, "/article_search", { keyword1: "未知の語句" }));
    expect(statements.filter((sql) => /INSERT|UPDATE|remember/.test(sql))).toEqual([]);
  });
});

describe("try_search", () => {
  const tried = async (who: TestUser, payload: object) => (await post(who, "/try_search", payload)).json().data;

  it("searches all that the contract may see, as headlines of at most 100 full-width characters", async () => {
    const long = "電".repeat(120);
    await anArticle(db.owner, { processDate: "2026-11-20", title: long, body: "", dataSection: 3 });
    await reindex(scope);
    const data = await tried(user, { expression: "電池", page_size: 100 });
    expect(titles(data)).toContain("誰のものでもない電池");
    expect(titles(data)).toContain("他社の電池");
    expect(titles(data)).not.toContain("取り下げた電池");
    expect(titles(data)).not.toContain("隠した電池");
    expect(titles(data)).not.toContain("昔の電池");
    const [cut] = (await tried(user, { expression: "電電電" })).article_info;
    expect(cut).toMatchObject({ title: `${"電".repeat(99)}…`, media_name: "東都新聞", data_section: 3 });
    expect(cut).not.toHaveProperty("comment");
  });

  it("leaves out what another contract's own feed brought, and web articles of domains that the contract excluded", async () => {
    const { owner } = db;
    const day = { processDate: "2026-11-20", body: "" };
    await anArticle(owner, {
      ...day,
      title: "自社の羅針盤",
      dataSection: 3,
      columns: { own_contract_id: contract.contractId },
    });
    await anArticle(owner, {
      ...day,
      title: "他社の羅針盤",
      dataSection: 1,
      columns: { own_contract_id: stranger.contractId },
    });
    for (const [host, dataSection] of [
      ["outside.example", 3],
      ["www.outside.example", 3],
      ["notoutside.example", 3],
      ["outside.example", 2],
    ] as const)
      await anArticle(owner, { ...day, title: `羅針盤 ${dataSection} ${host}`, dataSection, columns: { host } });
    await owner.query(
      "INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'outside.example'), ($1, 'b_c%.example')",
      [contract.contractId],
    );
    await reindex(scope);
    const [mine, theirs] = [
      await tried(user, { expression: "羅針盤" }),
      await tried(stranger, { expression: "羅針盤" }),
    ];
    expect(titles(mine).sort()).toEqual(["羅針盤 2 outside.example", "羅針盤 3 notoutside.example", "自社の羅針盤"]);
    expect(mine).toMatchObject({ news_article_count: 1, web_news_article_count: 2, magazine_article_count: 0 });
    expect(titles(theirs)).toHaveLength(5);
    expect(theirs).toMatchObject({ news_article_count: 2, web_news_article_count: 3, magazine_article_count: 0 });
    expect(titles(theirs)).toContain("他社の羅針盤");
  });

  it("leaves out sources that the contract is not linked to", async () => {
    const data = await tried(webOnly, { expression: "電池" });
    expect(data).toMatchObject({ news_article_count: 0, magazine_article_count: 0 });
    expect(data.web_news_article_count).toBeGreaterThan(0);
  });

  it("remembers the words that were searched, once", async () => {
    await tried(user, { expression: "水素ステーション OR AI OR 電池" });
    await tried(user, { expression: "水素ステーション" });
    const { rows } = await db.owner.query("SELECT term FROM search_term ORDER BY term");
    expect(rows.map(({ term }) => term)).toContain("水素ステーション");
    expect(rows.map(({ term }) => term)).toContain("ai");
    expect(rows.map(({ term }) => term)).not.toContain("電池");
  });
});
