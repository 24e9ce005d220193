import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic, type TestTheme, type TestTopic } from "../../../testing/builders.ts";
import { NOON, type Query, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let reader: TestUser;
let colleague: TestUser;
let theme: TestTheme;
let topic: TestTopic;

beforeAll(async () => {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  [reader, colleague] = [await aUser(db.owner, group), await aUser(db.owner, group)];
  theme = await aTheme(db.owner, contract);
  topic = await aTopic(db.owner, contract);
});

const articles = async (count: number, parts: Parameters<typeof anArticle>[1] = {}) => {
  const made: string[] = [];
  for (let at = 0; at < count; at += 1)
    made.push((await anArticle(db.owner, { themes: [theme], topics: [topic], ...parts })).articleId);
  return made;
};
const mark = (user: TestUser | null, ids: string[], read_flag?: number) =>
  api.send(user, "PUT", "/read_marks", { article_info: ids.map((article_id) => ({ article_id })), read_flag });
const list = async (user: TestUser, query: Query = {}) => {
  const answer = await api.get(user, "/newspaper_articles", { theme_id: theme.themeId, page_size: 100, ...query });
  expect(answer.statusCode).toBe(200);
  return answer.json().data as {
    article_info: { article_id: string; read_flag: number }[];
    news_article_count: number;
  };
};
const flags = async (user: TestUser, ids: string[]) => {
  const { article_info } = await list(user);
  return ids.map((id) => article_info.find(({ article_id }) => article_id === id)?.read_flag);
};
const marks = async () => Number((await db.owner.query("SELECT count(*) FROM read_mark")).rows[0].count);

describe("PUT /read_marks", () => {
  it("marks for the one user only, once however often it is sent, and takes the mark back", async () => {
    const [first = "", second = ""] = await articles(2);
    const before = await marks();
    for (let at = 0; at < 3; at += 1) expect((await mark(reader, [first, first])).statusCode).toBe(200);
    expect(await marks()).toBe(before + 1);
    expect(await flags(reader, [first, second])).toEqual([1, 0]);
    expect(await flags(colleague, [first, second])).toEqual([0, 0]);
    const answer = await mark(reader, [first], 0);
    expect(answer.json().data).toEqual({ article_info: [{ article_id: first, read_flag: 0 }] });
    expect(await flags(reader, [first])).toEqual([0]);
  });

  it("tells the reading pane too, and no GET marks anything", async () => {
    const [id = ""] = await articles(1);
    const before = await marks();
    const detail = async () => (await api.get(reader, "/article", { articleId: id })).json().data.article_info[0];
    expect((await detail()).read_flag).toBe(0);
    expect((await detail()).read_flag).toBe(0);
    expect(await marks()).toBe(before);
    await mark(reader, [id]);
    expect((await detail()).read_flag).toBe(1);
  });

  it("knows no article of another contract, and then marks none of the others either", async () => {
    const [mine = ""] = await articles(1);
    const other = await aContract(db.owner);
    const foreign = await anArticle(db.owner, { themes: [await aTheme(db.owner, other)] });
    const before = await marks();
    for (const ids of [[mine, foreign.articleId], ["999"], ["202611999999999", mine]])
      expect((await mark(reader, ids)).statusCode).toBe(404);
    expect(await marks()).toBe(before);
  });

  it.each([
    [{}, "article_info", "記事"],
    [{ article_info: [] }, "article_info", "記事"],
    [{ article_info: [{ article_id: "x" }] }, "article_info", "記事"],
    [{ article_info: Array.from({ length: 201 }, (_, at) => String(at + 1)) }, "article_info", "記事"],
    [{ article_info: ["1"], read_flag: 2 }, "read_flag", "既読"],
  ])("refuses %j", async (body, field, name) => {
    const answer = await api.send(reader, "PUT", "/read_marks", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors[0]).toMatchObject({ field, message: expect.stringContaining(name) });
  });

  it("is for signed-in users", async () => {
    expect((await mark(null, ["1"])).statusCode).toBe(401);
  });
});

describe("unread_only", () => {
  it.each([{}, { sort_key: "title" }, { theme_id: undefined, topics_id: 1 }])(
    "lists and counts what is unread: %j",
    async (query) => {
      const own: Query = "topics_id" in query ? { ...query, topics_id: topic.topicsId } : (query as Query);
      const day = { processDate: "2026-11-11" };
      const [first = "", second = "", third = ""] = await articles(3, day);
      await mark(reader, [second]);
      const unread = await list(reader, { ...own, process_date: "2026-11-11", unread_only: 1 });
      const ids = unread.article_info.map(({ article_id }) => article_id);
      expect(ids).toContain(first);
      expect(ids).toContain(third);
      expect(ids).not.toContain(second);
      expect(unread.news_article_count).toBe(ids.length);
    },
  );

  it("keeps its pages where they were for who reads on: marks after unread_as_of don't shift them", async () => {
    const ids = await articles(4, { processDate: "2026-11-12" });
    const query = { process_date: "2026-11-12", unread_only: 1, page_size: 2 };
    const asOf = "2026-11-20T11:59:59+09:00";
    const first = await list(reader, { ...query, unread_as_of: asOf });
    await mark(
      reader,
      first.article_info.map(({ article_id }) => article_id),
    );
    const second = await list(reader, { ...query, unread_as_of: asOf, page: 2 });
    const seen = [...first.article_info, ...second.article_info].map(({ article_id }) => article_id);
    expect(seen.sort()).toEqual([...ids].sort());
    expect(second.news_article_count).toBe(4);
    expect((await list(reader, { ...query, unread_as_of: NOON.toISOString() })).news_article_count).toBe(2);
  });

  it.each([
    [{ unread_only: 2 }, "unread_only"],
    [{ unread_as_of: "yesterday" }, "unread_as_of"],
    [{ unread_as_of: "2026-02-30T00:00:00+09:00" }, "unread_as_of"],
  ])("refuses %j", async (query, field) => {
    const answer = await api.get(reader, "/webnews", query);
    expect(answer.json().data.fieldErrors.map((fault: { field: string }) => fault.field)).toEqual([field]);
  });
});
