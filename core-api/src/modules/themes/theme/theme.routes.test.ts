import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestContract,
  type TestGroup,
  type TestTheme,
} from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import type { SetupDateWire, ThemesWire, TodayWire } from "./theme.dto.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let sales: TestGroup;
let planning: TestGroup;
let everyThemeUser: TestUser;
let salesUser: TestUser;
let planningUser: TestUser;

beforeAll(async () => {
  contract = await aContract(db.owner, { configuration: { today_article_lookup: "1" } });
  sales = await aGroup(db.owner, contract);
  planning = await aGroup(db.owner, contract);
  everyThemeUser = await aUser(db.owner, sales);
  salesUser = await aUser(db.owner, sales, { themeBrowsing: false });
  planningUser = await aUser(db.owner, planning, { themeBrowsing: false });
});

async function themesOf(user: TestUser, query = {}): Promise<ThemesWire> {
  const answer = await api.get(user, "/themes", query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const names = (wire: ThemesWire) => wire.themes_info.map((theme) => theme.theme_name);

describe("GET /themes: what a user may browse", () => {
  let open: TestTheme;
  let inSalesGroup: TestTheme;
  let inEverybodysGroup: TestTheme;
  let inSalesTopic: TestTheme;
  let closed: TestTheme;

  beforeAll(async () => {
    open = await aTheme(db.owner, contract);
    inSalesGroup = await aTheme(db.owner, contract, { open: false });
    inEverybodysGroup = await aTheme(db.owner, contract, { open: false });
    inSalesTopic = await aTheme(db.owner, contract, { open: false });
    closed = await aTheme(db.owner, contract, { open: false });
    await aThemeGroup(db.owner, contract, { name: "営業", themes: [inSalesGroup], groups: [sales] });
    await aThemeGroup(db.owner, contract, { name: "全社", themes: [inEverybodysGroup, open] });
    const topic = await aTopic(db.owner, contract, { name: "営業の話題", themes: [inSalesTopic], groups: [sales] });
    const everybodys = await aTopic(db.owner, contract, { name: "全社の話題" });
    await aTopic(db.owner, contract, { name: "記事のない話題" });
    await anArticle(db.owner, { topics: [topic, everybodys], themes: [inSalesTopic] });
  });

  it("with theme_browsing 1 is every theme and group of the contract, and the topics for the user's group", async () => {
    const wire = await themesOf(everyThemeUser);
    expect(names(wire)).toEqual([open, inSalesGroup, inEverybodysGroup, inSalesTopic, closed].map((t) => t.themeName));
    expect(wire.theme_group_info.map((group) => group.theme_group_name)).toEqual(["営業", "全社"]);
    expect(wire.topics_info.map((topic) => topic.topics_name)).toEqual(["営業の話題", "全社の話題"]);
  });

  it("with theme_browsing 0 is what is open, in a group or in a topic for the user's group", async () => {
    const wire = await themesOf(salesUser);
    expect(names(wire)).toEqual([open, inSalesGroup, inEverybodysGroup, inSalesTopic].map((t) => t.themeName));
    expect(wire.theme_group_info.map((group) => group.theme_group_name)).toEqual(["営業", "全社"]);
  });

  it("leaves out groups and topics of other user groups, and the themes only they lead to", async () => {
    const wire = await themesOf(planningUser);
    expect(names(wire)).toEqual([open, inEverybodysGroup].map((theme) => theme.themeName));
    expect(wire.theme_group_info.map((group) => group.theme_group_name)).toEqual(["全社"]);
    expect(wire.topics_info.map((topic) => topic.topics_name)).toEqual(["全社の話題"]);
  });

  it("shows a topic of another group to nobody else, even with theme_browsing 1", async () => {
    const reader = await aUser(db.owner, planning, { themeBrowsing: true });
    expect((await themesOf(reader)).topics_info.map((topic) => topic.topics_name)).toEqual(["全社の話題"]);
  });

  it("gives a group's themes in the group's order, with their own figures", async () => {
    const group = (await themesOf(planningUser)).theme_group_info[0];
    expect(group?.themes_children.map((child) => child.themes_name_children)).toEqual([
      inEverybodysGroup.themeName,
      open.themeName,
    ]);
  });

  it("shows nothing of another contract", async () => {
    const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
    expect(await themesOf(stranger)).toEqual({
      themes_info: [],
      theme_group_info: [],
      topics_info: [],
      configuration_value: "0",
    });
  });

  it("tells by configuration whether today's articles are looked up", async () => {
    expect((await themesOf(salesUser)).configuration_value).toBe("1");
  });
});

describe("GET /themes: figures", () => {
  let other: TestContract;
  let user: TestUser;

  beforeAll(async () => {
    other = await aContract(db.owner, { sections: [1, 2, 3] });
    user = await aUser(db.owner, await aGroup(db.owner, other, { sections: [2, 3, 5] }));
  });

  it("count visible sources only, unpublished and withdrawn articles not, and a group's article once", async () => {
    const [first, second] = [await aTheme(db.owner, other), await aTheme(db.owner, other, { expressions: [2, 3] })];
    const group = await aThemeGroup(db.owner, other, { themes: [first, second] });
    const themes = [first, second];
    await anArticle(db.owner, { dataSection: 1, themes });
    await anArticle(db.owner, { dataSection: 2, themes });
    await anArticle(db.owner, { dataSection: 2, themes: [first], dispStatus: 1 });
    await anArticle(db.owner, { dataSection: 2, themes, columns: { withdrawn_at: NOON } });
    await anArticle(db.owner, { dataSection: 3, themes: [first] });
    await anArticle(db.owner, { dataSection: 3, themes: [second] });
    await anArticle(db.owner, { dataSection: 5, themes });
    const wire = await themesOf(user);
    const none = { news_article_count: 0, web_article_count: 0, magazine_article_count: 0 };
    expect(wire.themes_info).toMatchObject([
      { ...none, news_article_count: 1, web_article_count: 1, sc_search_condition_defined_flag: 0 },
      {
        ...none,
        news_article_count: 1,
        web_article_count: 1,
        mc_search_condition_defined_flag: 0,
        sc_search_condition_defined_flag: 1,
        web_news_search_condition_defined_flag: 1,
        magazine_search_condition_defined_flag: 0,
      },
    ]);
    expect(wire.theme_group_info).toMatchObject([
      {
        ...none,
        theme_group_id: String(group.themeGroupId),
        news_article_count: 1,
        web_article_count: 2,
        sc_search_condition_defined_flag: 1,
      },
    ]);
  });

  it("say of an expression without a source that it holds for all four", async () => {
    const mine = await aContract(db.owner);
    await aTheme(db.owner, mine, { expressions: [null] });
    const [theme] = (await themesOf(await aUser(db.owner, await aGroup(db.owner, mine)))).themes_info;
    expect(theme).toMatchObject({
      mc_search_condition_defined_flag: 1,
      sc_search_condition_defined_flag: 1,
      web_news_search_condition_defined_flag: 1,
      magazine_search_condition_defined_flag: 1,
    });
  });

  it("hold for the 14 days that end today in Tokyo, or for the period asked for", async () => {
    const mine = await aContract(db.owner);
    const theme = await aTheme(db.owner, mine);
    const reader = await aUser(db.owner, await aGroup(db.owner, mine));
    for (const processDate of ["2026-11-06", "2026-11-07", "2026-11-20", "2026-11-21"])
      await anArticle(db.owner, { themes: [theme], processDate });
    const count = async (query = {}) => (await themesOf(reader, query)).themes_info[0]?.news_article_count;
    expect(await count()).toBe(2);
    expect(await count({ process_date_start: "2026/11/06", process_date_end: "2026/11/06" })).toBe(1);
    expect(await count({ process_date_start: "2026-11-01", process_date_end: "2026-11-30" })).toBe(4);
    api.setNow(new Date("2026-11-20T15:00:00Z"));
    expect(await count()).toBe(2);
    api.setNow(new Date("2026-11-20T14:59:59Z"));
    expect(await count({ process_date_start: "2026-11-20" })).toBe(1);
    api.setNow(NOON);
  });

  it("leave out a topic that has nothing in a visible source", async () => {
    const mine = await aContract(db.owner, { sections: [3] });
    const reader = await aUser(db.owner, await aGroup(db.owner, mine, { sections: [3] }));
    const [webTopic, paperTopic] = [await aTopic(db.owner, mine, { name: "WEB" }), await aTopic(db.owner, mine)];
    await anArticle(db.owner, { dataSection: 3, topics: [webTopic] });
    await anArticle(db.owner, { dataSection: 1, topics: [paperTopic] });
    const { topics_info } = await themesOf(reader);
    expect(topics_info).toMatchObject([{ topics_name: "WEB", web_article_count: 1, news_article_count: 0 }]);
  });
});

describe("GET /setup_date", () => {
  async function datesOf(user: TestUser, query = {}): Promise<SetupDateWire["process_date_info"]> {
    const answer = await api.get(user, "/setup_date", query);
    expect(answer.statusCode).toBe(200);
    return answer.json().data.process_date_info;
  }

  it("lists the days of a theme, group, topic or of all, newest first, by visible source", async () => {
    const mine = await aContract(db.owner, { sections: [1, 3] });
    const reader = await aUser(db.owner, await aGroup(db.owner, mine, { sections: [1, 3, 5] }));
    const [first, second] = [await aTheme(db.owner, mine), await aTheme(db.owner, mine)];
    const group = await aThemeGroup(db.owner, mine, { themes: [first, second] });
    const topic = await aTopic(db.owner, mine);
    await anArticle(db.owner, { themes: [first], processDate: "2026-11-03" });
    await anArticle(db.owner, { themes: [first], processDate: "2026-10-20" });
    await anArticle(db.owner, { themes: [second], processDate: "2026-11-18", dataSection: 3 });
    await anArticle(db.owner, { themes: [second], processDate: "2026-11-19", dataSection: 5 });
    await anArticle(db.owner, { themes: [second], processDate: "2026-11-17", columns: { withdrawn_at: NOON } });
    await anArticle(db.owner, { topics: [topic], processDate: "2026-11-16" });
    const paper = { data_section: 1, process_date: ["2026-11-03", "2026-10-20"] };
    const web = { data_section: 3, process_date: ["2026-11-18"] };
    expect(await datesOf(reader)).toEqual([paper, web]);
    expect(await datesOf(reader, { theme_id: first.themeId })).toEqual([paper]);
    expect(await datesOf(reader, { data_kbn: 1, id: second.themeId })).toEqual([web]);
    expect(await datesOf(reader, { data_kbn: 2, id: group.themeGroupId })).toEqual([paper, web]);
    expect(await datesOf(reader, { topics_id: topic.topicsId })).toEqual([
      { data_section: 1, process_date: ["2026-11-16"] },
    ]);
  });
});

describe("GET /today_article_count", () => {
  it("counts today's articles over all themes, each once", async () => {
    const mine = await aContract(db.owner);
    const reader = await aUser(db.owner, await aGroup(db.owner, mine));
    const themes = [await aTheme(db.owner, mine), await aTheme(db.owner, mine)];
    await anArticle(db.owner, { themes });
    await anArticle(db.owner, { themes, dataSection: 2 });
    await anArticle(db.owner, { themes, dataSection: 3 });
    await anArticle(db.owner, { themes, dataSection: 5, columns: { withdrawn_at: NOON } });
    await anArticle(db.owner, { themes, processDate: "2026-11-19" });
    const today = async (query = {}): Promise<TodayWire["today_article_info"]> =>
      (await api.get(reader, "/today_article_count", query)).json().data.today_article_info;
    const counts = { news_article_count: 2, web_article_count: 1, magazine_article_count: 0 };
    expect(await today()).toEqual({ today_article_name: "本日の記事", ...counts });
    expect(await today({ process_date_start: "2026-11-19" })).toMatchObject({ news_article_count: 3 });
  });
});
