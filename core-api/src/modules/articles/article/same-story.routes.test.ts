import type { DataSection } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { type ArticleParts, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic, type TestTheme, type TestTopic } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let reader: TestUser;
let restricted: TestUser;
let stranger: TestUser;
let open: TestTheme;
let closed: TestTheme;
let foreign: TestTheme;
let topic: TestTopic;
const ids: Record<string, string> = {};

/** One story of which each article is out of somebody's sight for another reason. */
beforeAll(async () => {
  const all: DataSection[] = [1, 2, 3, 5];
  const contract = await aContract(db.owner, { sections: all });
  reader = await aUser(db.owner, await aGroup(db.owner, contract, { sections: all }));
  const few = await aGroup(db.owner, contract, { sections: [1, 3] });
  restricted = await aUser(db.owner, few, { themeBrowsing: false });
  const elsewhere = await aContract(db.owner);
  stranger = await aUser(db.owner, await aGroup(db.owner, elsewhere));
  open = await aTheme(db.owner, contract);
  closed = await aTheme(db.owner, contract, { open: false });
  foreign = await aTheme(db.owner, elsewhere);
  topic = await aTopic(db.owner, contract, { groups: [few] });
  const parts: Record<string, ArticleParts> = {
    first: { themes: [open, foreign] },
    web: { dataSection: 3, themes: [open, closed] },
    magazine: { dataSection: 5, themes: [open] },
    closedTheme: { themes: [closed] },
    chosen: { topics: [topic] },
    earlier: { themes: [open], processDate: "2026-11-03" },
    hidden: { themes: [open], dispStatus: 1 },
    withdrawn: { themes: [open], columns: { withdrawn_at: NOON } },
    foreign: { themes: [foreign] },
    nowhere: {},
  };
  for (const [name, given] of Object.entries(parts)) ids[name] = (await anArticle(db.owner, given)).articleId;
  ids.alone = (await anArticle(db.owner, { themes: [open] })).articleId;
  for (const [name, articleId] of Object.entries(ids))
    await db.owner.query(
      "INSERT INTO article_story (article_id, same_story_id, media_code, day, signature) VALUES ($1, $2, 'm', '2026-11-20', '')",
      [articleId, name === "alone" ? articleId : ids.first],
    );
});

const named = (articles: { article_id: string }[]) =>
  articles.map(({ article_id }) => Object.keys(ids).find((name) => ids[name] === article_id)).sort();
const others = async (user: TestUser, name: string, query = {}) => {
  const answer = await api.get(user, "/same_story", { articleId: ids[name] ?? "", page_size: 100, ...query });
  expect(answer.statusCode).toBe(200);
  const { article_info, same_story_id, same_story_count } = answer.json().data;
  expect(same_story_count).toBe(article_info.length);
  return { names: named(article_info), id: same_story_id };
};

describe("GET /same_story", () => {
  it("marks the words of a search where it is unfolded from one", async () => {
    const hits = async (query = {}) => {
      const answer = await api.get(reader, "/same_story", { articleId: ids.first ?? "", ...query });
      return answer.json().data.article_info.map((article: { title_hits: unknown }) => article.title_hits);
    };
    expect(await hits({ marked_words: "出し" })).toEqual(Array(3).fill([[1, 3]]));
    expect(await hits()).toEqual(Array(3).fill([]));
  });

  it("lists the others of every theme, topic and source that the user may see in the period, and no more", async () => {
    expect(await others(reader, "first")).toEqual({ names: ["closedTheme", "magazine", "web"], id: ids.first });
    // theme_browsing 0, no magazines, but the topic is his group's.
    expect(await others(restricted, "first")).toEqual({ names: ["chosen", "web"], id: ids.first });
    expect((await others(stranger, "first")).names).toEqual(["foreign"]);
    const period = { process_date_start: "2026-11-01", process_date_end: "2026-11-19" };
    expect((await others(reader, "first", period)).names).toEqual(["earlier"]);
    expect((await others(reader, "alone")).names).toEqual([]);
  });

  it("pages, the newest first", async () => {
    const page = async (number: number) => {
      const query = { articleId: ids.first ?? "", page: number, page_size: 2 };
      return (await api.get(reader, "/same_story", query)).json().data;
    };
    const [first, second] = [await page(1), await page(2)];
    expect([first.article_info.length, second.article_info.length, second.same_story_count]).toEqual([2, 1, 3]);
    const shown = [...first.article_info, ...second.article_info].map(({ article_id }) => article_id);
    expect(shown).toEqual(shown.toSorted().reverse());
  });

  it("knows no article that the user has no way to, of whatever reason", async () => {
    for (const [user, name] of [
      [restricted, "closedTheme"],
      [reader, "foreign"],
      [reader, "nowhere"],
      [reader, "hidden"],
      [reader, "withdrawn"],
      [restricted, "magazine"],
    ] as const)
      expect([name, (await api.get(user, "/same_story", { articleId: ids[name] ?? "" })).statusCode]).toEqual([
        name,
        404,
      ]);
  });

  it.each([
    [{ articleId: "x" }, "articleId"],
    [{}, "articleId"],
    [{ articleId: "1", page: "0" }, "page"],
    [{ articleId: "1", process_date_start: "2026-13-01" }, "process_date_start"],
  ])("refuses %j", async (query, field) => {
    const answer = await api.get(reader, "/same_story", query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors[0].field).toBe(field);
  });
});

describe("same_story_count", () => {
  it("is in lists and article what /same_story lists, and changes no other count", async () => {
    for (const [path, key, name] of [
      ["/newspaper_articles", "article_info", "first"],
      ["/webnews", "web_news_article_info", "web"],
      ["/magazine_articles", "magazine_news_article_info", "magazine"],
    ] as const) {
      const { [key]: rows } = (await api.get(reader, path, { theme_id: open.themeId, page_size: 100 })).json().data;
      const row = rows.find(({ article_id }: { article_id: string }) => article_id === ids[name]);
      expect([row.same_story_id, row.same_story_count]).toEqual([ids.first, 3]);
      const article = (await api.get(reader, "/article", { articleId: ids[name] ?? "" })).json().data.article_info[0];
      expect([article.same_story_id, article.same_story_count]).toEqual([ids.first, 3]);
    }
    const list = (await api.get(reader, "/newspaper_articles", { theme_id: open.themeId })).json().data;
    expect([list.news_article_count, named(list.article_info)]).toEqual([2, ["alone", "first"]]);
    expect(list.article_info.find(({ article_id }: { article_id: string }) => article_id === ids.alone)).toMatchObject({
      same_story_id: ids.alone,
      same_story_count: 0,
    });
  });
});
