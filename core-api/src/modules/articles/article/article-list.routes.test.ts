import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic, type TestContract } from "../../../testing/builders.ts";
import { NOON, type Query, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let user: TestUser;

beforeAll(async () => {
  contract = await aContract(db.owner);
  user = await aUser(db.owner, await aGroup(db.owner, contract));
});

async function list(reader: TestUser, path: string, query: Query = {}) {
  const answer = await api.get(reader, path, query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const newspapers = (reader: TestUser, query: Query = {}) => list(reader, "/newspaper_articles", query);
const titles = (data: { article_info: { title: string }[] }) => data.article_info.map((article) => article.title);

describe("an article in a list", () => {
  it("of newspapers has the spec's fields under REST's names", async () => {
    const theme = await aTheme(db.owner, contract, { name: "半導体" });
    const { articleId } = await anArticle(db.owner, {
      dataSection: 2,
      themes: [theme],
      title: "新型半導体の量産へ",
      body: "本文",
      searchWord: ["半導体", "量産"],
      images: [{ key: "photo/1 a.jpg".replace(" ", "-") }],
      columns: {
        issue_type: 1,
        edition: "14版",
        frame_no: "3",
        head_no: "トップ",
        char_count: 812,
        pdf_key: "pdf/1.pdf",
      },
    });
    await db.owner.query("INSERT INTO article_setting (contract_id, article_id, comment) VALUES ($1, $2, $3)", [
      contract.contractId,
      articleId,
      `𠮷${"あ".repeat(600)}`,
    ]);
    const data = await newspapers(user, { theme_id: theme.themeId, data_section: 2 });
    expect(data).toEqual({
      article_info: [
        {
          article_id: articleId,
          data_section: 2,
          title: "新型半導体の量産へ",
          comment: `𠮷${"あ".repeat(499)}`,
          media_name: "東都新聞",
          media_code: "1-東都新聞",
          article_class: null,
          issue_date: "2026-11-20",
          issue_type: 1,
          edition: "14版",
          frame_no: "3",
          head_no: "トップ",
          image_count: null,
          trace: null,
          note: null,
          free_keyword: null,
          subword: null,
          keyword: null,
          char_count: 812,
          image_info: [{ image_path: "/api/v1/image?key=photo%2F1-a.jpg" }],
          no_image_flag: 0,
          no_text_flag: 0,
          disp_status: 0,
          thumbnail_key: null,
          pdf_key: "pdf/1.pdf",
          search_word: ["半導体", "量産"],
          prominence: 0,
          theme_name: ["半導体"],
          process_date: "2026-11-20",
          title_hits: [
            [2, 5],
            [6, 8],
          ],
          same_story_id: articleId,
          same_story_count: 0,
          read_flag: 0,
          clip_folder_info: [],
          correction_info: null,
          tone: 0,
          tag_info: [],
          ad_info: null,
        },
      ],
      sc_aricle_info: data.article_info,
      news_article_count: 1,
      page: 1,
      page_size: 10,
    });
  });

  it("of the image type carries no PDF key, and flags say what is missing", async () => {
    const theme = await aTheme(db.owner, contract);
    await anArticle(db.owner, { dataSection: 1, themes: [theme], columns: { thumbnail_key: "t/1.jpg" } });
    const data = await newspapers(user, { theme_id: theme.themeId });
    expect(data.article_info[0]).toMatchObject({ no_image_flag: 1, no_text_flag: 1, thumbnail_key: "t/1.jpg" });
    expect(data.article_info[0]).not.toHaveProperty("pdf_key");
    expect(data).not.toHaveProperty("sc_aricle_info");
  });

  it("of web news tells the moment where it is known, else the day, as it is", async () => {
    const theme = await aTheme(db.owner, contract);
    const web = { dataSection: 3 as const, themes: [theme] };
    await anArticle(db.owner, {
      ...web,
      columns: { published_at: new Date("2026-11-19T23:30:00Z"), url: "https://example.com/a" },
    });
    await anArticle(db.owner, { ...web, columns: { published_on: "9999-12-31" } });
    const data = await list(user, "/webnews", { theme_id: theme.themeId });
    expect(data).toMatchObject({ web_news_article_count: 2, page: 1, page_size: 10 });
    expect(data.web_news_article_info).toMatchObject([
      { data_section: 3, reporting_date: "2026-11-20T08:30:00+09:00", url: "https://example.com/a", comment: "" },
      { reporting_date: "9999-12-31", url: null },
    ]);
  });

  it("of magazines has its sale period, and stays when it was deleted, marked", async () => {
    const theme = await aTheme(db.owner, contract);
    await anArticle(db.owner, {
      dataSection: 5,
      themes: [theme],
      mediaName: "週刊経済",
      columns: {
        del_flag: true,
        start_page: 12,
        contents_id: "C1",
        thumbnail_key: "epub/ab/c1.jpg",
        sales_from_datetime: new Date("2026-11-20T00:00:00Z"),
        sales_datetime_flag: true,
      },
    });
    const data = await list(user, "/magazine_articles", { theme_id: theme.themeId });
    expect(data.magazine_news_article_count).toBe(1);
    expect(data.magazine_news_article_info[0]).toMatchObject({
      magazine_name: "週刊経済",
      cover_date: "2026-11-20",
      start_page: 12,
      end_page: null,
      del_flag: 1,
      contents_id: "C1",
      thumbnail_key: "epub/ab/c1.jpg",
      sales_from_datetime: "2026-11-20T09:00:00+09:00",
      sales_to_datetime: null,
      sales_datetime_flag: 1,
    });
  });
});

describe("what a list holds", () => {
  it("an article of several themes once, with all themes the user may browse and the words of the list's themes", async () => {
    const mine = await aContract(db.owner);
    const group = await aGroup(db.owner, mine);
    const [battery, car, other, hidden] = [
      await aTheme(db.owner, mine, { name: "電池" }),
      await aTheme(db.owner, mine, { name: "自動車" }),
      await aTheme(db.owner, mine, { name: "その他" }),
      await aTheme(db.owner, mine, { name: "秘密", open: false }),
    ];
    const folder = await aThemeGroup(db.owner, mine, { themes: [battery, car] });
    const { articleId } = await anArticle(db.owner, { themes: [battery], searchWord: ["電池", "EV"] });
    const hit = { articleId, section: 1 as const, day: "2026-11-20" };
    await aHit(db.owner, car, { ...hit, words: ["EV", "自動車"] });
    await aHit(db.owner, other, { ...hit, words: ["工場"] });
    await aHit(db.owner, hidden, { ...hit, words: ["秘"] });
    const reader = await aUser(db.owner, group, { themeBrowsing: false });
    const query = { theme_group_id: folder.themeGroupId };
    const ofGroup = await newspapers(reader, query);
    expect(ofGroup.news_article_count).toBe(1);
    expect(ofGroup.article_info).toMatchObject([
      { search_word: ["電池", "EV", "自動車"], theme_name: ["電池", "自動車", "その他"] },
    ]);
    const all = await newspapers(await aUser(db.owner, group), query);
    expect(all.article_info[0].theme_name).toContain("秘密");
    const ofTheme = await newspapers(reader, { theme_id: car.themeId });
    expect(ofTheme.article_info[0].search_word).toEqual(["EV", "自動車"]);
  });

  it("neither unpublished, withdrawn nor other days' articles", async () => {
    const theme = await aTheme(db.owner, contract);
    const themes = [theme];
    await anArticle(db.owner, { themes, title: "見える" });
    await anArticle(db.owner, { themes, dispStatus: 1 });
    await anArticle(db.owner, { themes, columns: { withdrawn_at: NOON } });
    await anArticle(db.owner, { themes, processDate: "2026-11-06" });
    await anArticle(db.owner, { themes, dataSection: 3 });
    const data = await newspapers(user, { theme_id: theme.themeId });
    expect([titles(data), data.news_article_count]).toEqual([["見える"], 1]);
    const older = await newspapers(user, { theme_id: theme.themeId, process_date: "2026/11/06" });
    expect(older.article_info).toMatchObject([{ process_date: "2026-11-06" }]);
  });

  it("of a topic, the articles chosen for it, with the words of any theme", async () => {
    const theme = await aTheme(db.owner, contract);
    const topic = await aTopic(db.owner, contract);
    await anArticle(db.owner, { topics: [topic], themes: [theme], title: "選んだ", searchWord: ["選"] });
    await anArticle(db.owner, { topics: [topic], dispStatus: 3 });
    const data = await newspapers(user, { data_kbn: 3, id: topic.topicsId });
    expect(data.news_article_count).toBe(1);
    expect(data.article_info).toMatchObject([{ title: "選んだ", search_word: ["選"], title_hits: [[0, 1]] }]);
  });

  it("only sources that contract and group are linked to, whatever is asked for", async () => {
    const mine = await aContract(db.owner, { sections: [1, 3] });
    const reader = await aUser(db.owner, await aGroup(db.owner, mine, { sections: [1, 2] }));
    const themes = [await aTheme(db.owner, mine)];
    for (const dataSection of [1, 2, 3, 5] as const) await anArticle(db.owner, { themes, dataSection });
    expect(await newspapers(reader)).toMatchObject({ news_article_count: 1, article_info: [{ data_section: 1 }] });
    expect(await newspapers(reader, { data_section: 2 })).toMatchObject({
      news_article_count: 0,
      article_info: [],
      sc_aricle_info: [],
    });
    expect(await list(reader, "/webnews")).toMatchObject({ web_news_article_count: 0, web_news_article_info: [] });
    expect(await list(reader, "/magazine_articles")).toMatchObject({ magazine_news_article_count: 0 });
  });

  it("with no theme named, the articles of all themes the user may browse", async () => {
    const mine = await aContract(db.owner);
    const reader = await aUser(db.owner, await aGroup(db.owner, mine), { themeBrowsing: false });
    await anArticle(db.owner, { title: "公開", themes: [await aTheme(db.owner, mine)] });
    await anArticle(db.owner, { title: "非公開", themes: [await aTheme(db.owner, mine, { open: false })] });
    expect(titles(await newspapers(reader))).toEqual(["公開"]);
  });
});

describe("the order of a list", () => {
  async function aListOf(articles: { title: string; day?: string; at?: string; section?: 1 | 2 }[], scFirst = false) {
    const mine = await aContract(db.owner, { configuration: scFirst ? { sort_priority: "1" } : {} });
    const themes = [await aTheme(db.owner, mine)];
    const reader = await aUser(db.owner, await aGroup(db.owner, mine));
    for (const { title, day, at, section } of articles)
      await anArticle(db.owner, {
        title,
        themes,
        dataSection: section ?? 1,
        ...(day && { processDate: day }),
        columns: { published_on: at ?? "2026-11-01" },
      });
    return reader;
  }

  it("is newest set-up day, then newest published, then newest id, unless asked otherwise", async () => {
    const reader = await aListOf([
      { title: "昨日の新しい", day: "2026-11-19", at: "2026-11-19" },
      { title: "今日の日付なし", at: "9999-12-31" },
      { title: "今日の古い", at: "2026-11-02" },
      { title: "今日の新しい", at: "2026-11-20" },
      { title: "今日の新しい、後に届いた", at: "2026-11-20" },
    ]);
    expect(titles(await newspapers(reader))).toEqual([
      "今日の新しい、後に届いた",
      "今日の新しい",
      "今日の古い",
      "今日の日付なし",
      "昨日の新しい",
    ]);
  });

  it("puts SC before MC where the contract says so, without a sort key", async () => {
    const articles = [
      { title: "紙面・今日", section: 1 as const },
      { title: "本文・昨日", section: 2 as const, day: "2026-11-19" },
      { title: "本文・今日", section: 2 as const },
    ];
    const first = await aListOf(articles, true);
    expect(titles(await newspapers(first))).toEqual(["本文・今日", "本文・昨日", "紙面・今日"]);
    expect(titles(await newspapers(first, { page_size: 1, page: 3 }))).toEqual(["紙面・今日"]);
    expect(titles(await newspapers(await aListOf(articles)))).toEqual(["本文・今日", "紙面・今日", "本文・昨日"]);
  });

  it("by date follows the day of publication, unknown days last", async () => {
    const reader = await aListOf([
      { title: "二", at: "2026-11-02", day: "2026-11-20" },
      { title: "無", at: "9999-12-31" },
      { title: "三", at: "2026-11-03", day: "2026-11-18" },
    ]);
    expect(titles(await newspapers(reader, { sort_key: "date" }))).toEqual(["三", "二", "無"]);
    expect(titles(await newspapers(reader, { sort_key: "date", sort_order: "asc" }))).toEqual(["二", "三", "無"]);
  });

  it("by title follows Japanese rules: kana by sound whatever the script, then kanji", async () => {
    const reader = await aListOf(["漢字", "カメラ", "かばん", "ガス", "EV", "亜鉛"].map((title) => ({ title })));
    const byTitle = ["EV", "ガス", "かばん", "カメラ", "亜鉛", "漢字"];
    expect(titles(await newspapers(reader, { sort_key: "title" }))).toEqual(byTitle);
    expect(titles(await newspapers(reader, { sort_key: "title", sort_order: "desc" }))).toEqual([...byTitle].reverse());
  });

  it.each([{}, { sort_key: "date" }, { sort_key: "title" }])(
    "gives each article on one page only, sorted by %j",
    async (sort) => {
      const reader = await aListOf(
        Array.from({ length: 25 }, (_, at) => ({ title: `記事${at % 3}`, day: `2026-11-${18 + (at % 3)}` })),
      );
      const seen: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const data = await newspapers(reader, { ...sort, page, page_size: 7 });
        expect(data).toMatchObject({ news_article_count: 25, page, page_size: 7 });
        seen.push(...data.article_info.map((article: { article_id: string }) => article.article_id));
      }
      expect(seen).toHaveLength(25);
      expect(new Set(seen).size).toBe(25);
      const whole = await newspapers(reader, { ...sort, page_size: 100 });
      expect(whole.article_info.map((article: { article_id: string }) => article.article_id)).toEqual(seen);
    },
  );

  it("beyond the end is an empty page with the true count", async () => {
    const reader = await aListOf([{ title: "一" }, { title: "二" }]);
    for (const sort of [{}, { sort_key: "title" }])
      for (const page of [2, 2_147_483_647])
        expect(await newspapers(reader, { ...sort, page })).toMatchObject({
          article_info: [],
          news_article_count: 2,
          page,
        });
  });
});
