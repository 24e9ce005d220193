import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { reindex } from "../../../search/reindex.ts";
import { aSession, aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, get } = await testApi(db);

async function send(who: TestUser, method: "PUT" | "DELETE", path: string, payload: object, key?: string) {
  const cookies = { [USER_COOKIE]: await aSession(db.owner, who, NOON) };
  const headers = key === undefined ? {} : { "idempotency-key": key };
  return app.inject({ method, url: `/api/v1${path}`, payload, cookies, headers });
}
const put = (who: TestUser, payload: object, key?: string) => send(who, "PUT", "/search_condition", payload, key);
const idOf = async (who: TestUser, payload: object) => (await put(who, payload)).json().data.condition_id as string;
const listed = async (who: TestUser) => (await get(who, "/search_conditions")).json().data.search_conditions;

const group = await aGroup(db.owner, await aContract(db.owner));
const newUser = () => aUser(db.owner, group);

describe("saved search conditions", () => {
  it("are kept, changed, resolved and deleted", async () => {
    const user = await newUser();
    const given = {
      title: "電池",
      keyword1: "電池 EV",
      keyword2: "中古",
      operator: "2",
      media_operator: 3,
      media_name_list: ["東都新聞", "経済日報"],
    };
    const condition_id = await idOf(user, given);
    const period = { period_days: null, process_date_start: null, process_date_end: null };
    const kept = {
      ...given,
      operator: 2,
      synonym_flag: 0,
      condition_id,
      tone: [],
      tag_id: [],
      data_section: [],
      ...period,
    };
    expect((await get(user, "/search_condition", { condition_id })).json().data).toEqual(kept);
    const { title, ...words } = given;
    const request = { ...words, operator: 2, synonym_flag: 0 };
    expect((await get(user, "/article_search_condition", { condition_id })).json().data).toEqual(request);
    expect(title).toBe("電池");
    await put(user, { condition_id, title: "蓄電池", keyword2: null });
    expect((await get(user, "/search_condition", { condition_id })).json().data).toEqual({
      ...kept,
      title: "蓄電池",
      keyword2: "",
    });
    expect(await listed(user)).toEqual([{ condition_id, title: "蓄電池", mail_kbn: 0 }]);
    expect((await send(user, "DELETE", `/search_condition?condition_id=${condition_id}`, {})).statusCode).toBe(200);
    expect(await listed(user)).toEqual([]);
  });

  it("keep sources and a period: days up to today, or always the same", async () => {
    const user = await newUser();
    const days = { title: "電池", keyword1: "電池", data_section: [1, 2], period_days: 30 };
    const condition_id = await idOf(user, days);
    const request = async () => (await get(user, "/article_search_condition", { condition_id })).json().data;
    expect(await request()).toMatchObject({
      data_section: [1, 2],
      process_date_start: "2026-10-22",
      process_date_end: "2026-11-20",
    });
    const fixed = { process_date_start: "2026-04-01", process_date_end: "2026-04-30" };
    await put(user, { condition_id, title: "電池", period_days: null, ...fixed, data_section: null });
    expect(await request()).toMatchObject(fixed);
    expect(await request()).not.toHaveProperty("data_section");
    await put(user, { condition_id, title: "蓄電池" });
    expect(await request()).toMatchObject(fixed);
    await put(user, { condition_id, title: "蓄電池", process_date_start: null, process_date_end: null });
    expect(await request()).not.toHaveProperty("process_date_start");
  });

  it("keep tones and tags, which follow when two tags become one and when one is deleted", async () => {
    const contract = await aContract(db.owner);
    const owner = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
    const tags = async (list: object[]): Promise<{ tag_id: string }[]> =>
      (await send(owner, "PUT", "/tags", { tags: list })).json().data.tags;
    const [first, second, third] = await tags([{ tag_name: "決算" }, { tag_name: "業績" }, { tag_name: "人事" }]);
    const ids = [first?.tag_id ?? "", second?.tag_id ?? "", third?.tag_id ?? ""];
    const condition_id = await idOf(owner, { title: "批判", tone: [3, 0], tag_id: ids });
    const kept = async (path: string) => (await get(owner, path, { condition_id })).json().data;
    expect(await kept("/article_search_condition")).toMatchObject({ tone: [3, 0], tag_id: ids });
    await tags([
      { tag_id: ids[0], tag_name: "決算" },
      { tag_id: ids[1], tag_name: "決算" },
    ]);
    expect(await kept("/search_condition")).toMatchObject({ tone: [3, 0], tag_id: [ids[0]] });
    await put(owner, { condition_id, title: "批判", tag_id: [] });
    expect(await kept("/search_condition")).toMatchObject({ tone: [3, 0], tag_id: [] });
    expect(await kept("/article_search_condition")).not.toHaveProperty("tag_id");
    const unknown = await put(owner, { title: "なし", tag_id: ["999999"] });
    expect([unknown.statusCode, unknown.json().data.fieldErrors[0].field]).toEqual([400, "tag_id"]);
    const wordless = await put(owner, { title: "なし", tone: [] });
    expect(wordless.json().result.status).toBe(1);
  });

  it("answer a request that finds what they stand for when it is posted as it is", async () => {
    const contract = await aContract(db.owner);
    const reader = await aUser(db.owner, await aGroup(db.owner, contract));
    const themes = [await aTheme(db.owner, contract)];
    const article = (title: string, mediaName: string) =>
      anArticle(db.owner, { themes, title, body: "", mediaName, processDate: "2026-11-20" });
    await article("中古の電池", "東都新聞");
    await article("電池の話", "経済日報");
    const found = await article("電池の話", "東都新聞");
    await reindex((await newsDesk(db)).scope);
    for (const more of [
      { keyword2: "中古", media_operator: 3 },
      { keyword1: "電池 話", operator: 1 },
    ]) {
      const condition = {
        title: `電池${Object.keys(more)}`,
        keyword1: "電池 EV",
        operator: 2,
        media_name_list: ["東都新聞"],
      };
      const condition_id = await idOf(reader, { ...condition, ...more });
      const request = (await get(reader, "/article_search_condition", { condition_id })).json().data;
      const cookies = { [USER_COOKIE]: await aSession(db.owner, reader, NOON) };
      const answer = await app.inject({ method: "POST", url: "/api/v1/article_search", payload: request, cookies });
      expect(answer.json().data.article_info.map(({ article_id }: { article_id: string }) => article_id)).toEqual([
        found.articleId,
      ]);
    }
  });

  it("are each user's own", async () => {
    const [user, colleague] = [await newUser(), await newUser()];
    const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
    const condition_id = await idOf(user, { title: "私の", keyword1: "電池" });
    for (const other of [colleague, stranger]) {
      expect(await listed(other)).toEqual([]);
      expect((await get(other, "/search_condition", { condition_id })).statusCode).toBe(404);
      expect((await get(other, "/article_search_condition", { condition_id })).statusCode).toBe(404);
      expect((await put(other, { condition_id, title: "奪う", keyword1: "電池" })).statusCode).toBe(404);
      expect((await send(other, "DELETE", "/search_condition", { condition_id })).statusCode).toBe(404);
      expect((await get(other, "/search_conditions", { user_id: user.userId })).statusCode).toBe(404);
    }
    const own = { contract_id: user.contractId, user_id: user.userId };
    expect((await get(user, "/search_conditions", own)).json().data.search_conditions).toHaveLength(1);
    expect((await get(null, "/search_conditions")).statusCode).toBe(401);
  });

  it.each([
    [
      { title: "空", keyword1: " " },
      { field: "keyword1", code: "EMPTY", position: 0 },
    ],
    [
      { title: "除外だけ", keyword1: "電池", operator: 3 },
      { field: "keyword1", code: "NOT_ANCHORED" },
    ],
  ])("refuse %j", async (payload, fault) => {
    const user = await newUser();
    const answer = await put(user, payload);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ result: { status: 1 }, data: { fieldErrors: [fault] } });
    expect(await listed(user)).toEqual([]);
  });

  it.each([
    [{ keyword1: "電池" }, "title"],
    [{ title: "長".repeat(51), keyword1: "電池" }, "title"],
    [{ title: "a", keyword1: "電".repeat(1001) }, "keyword1"],
    [{ title: "a", keyword1: "電池", operator: 4 }, "operator"],
    [{ title: "a", keyword1: "電池", media_operator: "x" }, "media_operator"],
    [{ title: "a", media_name_list: "東都新聞" }, "media_name_list"],
    [{ title: "a", keyword1: "電池", condition_id: "x" }, "condition_id"],
    [{ title: "a", keyword1: "電池", data_section: [4] }, "data_section"],
    [{ title: "a", keyword1: "電池", period_days: 367 }, "period_days"],
    [
      { title: "a", keyword1: "電池", process_date_start: "2026-02-30", process_date_end: "2026-03-01" },
      "process_date_start",
    ],
    [{ title: "a", keyword1: "電池", process_date_start: "2026-04-01" }, "process_date_end"],
    [
      { title: "a", keyword1: "電池", process_date_start: "2026-04-02", process_date_end: "2026-04-01" },
      "process_date_end",
    ],
    [
      {
        title: "a",
        keyword1: "電池",
        period_days: 3,
        process_date_start: "2026-04-01",
        process_date_end: "2026-04-02",
      },
      "period_days",
    ],
  ])("name the field at fault of %j", async (payload, field) => {
    const answer = await put(await newUser(), payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it("have titles of their own, and a limit", async () => {
    const user = await newUser();
    const first = await idOf(user, { title: "同じ", keyword1: "電池" });
    expect((await put(user, { title: "同じ", keyword1: "EV" })).json().result).toMatchObject({
      status: 1,
      msgCode: "MSG0021",
    });
    expect((await put(user, { condition_id: first, title: "同じ", keyword1: "EV" })).json().result.status).toBe(0);
    await db.owner.query(
      "INSERT INTO saved_condition (contract_id, user_id, title) SELECT $1, $2, 't' || n FROM generate_series(1, 99) n",
      [user.contractId, user.userId],
    );
    expect((await put(user, { title: "多すぎる", keyword1: "EV" })).json().result).toMatchObject({
      status: 1,
      msgCode: "MSG0023",
    });
    expect((await put(user, { condition_id: first, title: "まだ直せる", keyword1: "EV" })).json().result.status).toBe(
      0,
    );
  });

  it("are kept once by a repeated call", async () => {
    const user = await newUser();
    const payload = { title: "一度", keyword1: "電池" };
    const answers = [await put(user, payload, "once"), await put(user, payload, "once")].map((answer) => answer.json());
    expect(answers[1]).toEqual(answers[0]);
    expect(await listed(user)).toHaveLength(1);
  });
});
