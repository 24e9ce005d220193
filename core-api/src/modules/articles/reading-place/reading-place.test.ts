import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestTheme,
  type TestTopic,
} from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let reader: TestUser;
let colleague: TestUser;
let theme: TestTheme;
let other: TestTheme;
let topic: TestTopic;
let themeGroupId: string;
beforeEach(async () => {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  [reader, colleague] = [await aUser(db.owner, group), await aUser(db.owner, group)];
  [theme, other] = [await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
  topic = await aTopic(db.owner, contract, { groups: [group] });
  themeGroupId = String(
    (await aThemeGroup(db.owner, contract, { themes: [theme, other], groups: [group] })).themeGroupId,
  );
});

const anId = async (parts: Partial<Parameters<typeof anArticle>[1]> = {}): Promise<string> =>
  (await anArticle(db.owner, { themes: [theme], ...parts })).articleId;
const read = (who: TestUser, ids: string[]) => api.send(who, "PUT", "/read_marks", { article_info: ids });
const places = async (who: TestUser, query = {}) => {
  const answer = await api.get(who, "/reading_places", query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.place_info;
};
const place = (data_kbn: number, id: string | number, newspaper: number, web: number, seen: string | null = null) => ({
  ...{ data_kbn, id: String(id), news_read_count: newspaper, web_read_count: web, magazine_read_count: 0 },
  seen_article_id: seen,
});

describe("GET /reading_places", () => {
  it("counts what one user has read of each list, an article of two themes once in their group", async () => {
    const [a, b] = [await anId({ themes: [theme, other], topics: [topic] }), await anId({ dataSection: 3 })];
    await anId();
    await read(reader, [a, b]);
    expect(await places(reader)).toEqual([
      place(1, theme.themeId, 1, 1),
      place(1, other.themeId, 1, 0),
      place(2, themeGroupId, 1, 1),
      place(3, topic.topicsId, 1, 0),
    ]);
    expect(await places(colleague)).toEqual([]);
  });

  it("leaves out what the counts of the tree leave out: other days, withdrawn and unpublished articles", async () => {
    const [old, gone, hidden] = [await anId({ processDate: "2026-10-01" }), await anId(), await anId()];
    await read(reader, [old, gone, hidden]);
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [gone]);
    await db.owner.query("UPDATE theme_article SET disp_status = 1 WHERE article_id = $1", [hidden]);
    expect(await places(reader)).toEqual([]);
    const october = { process_date_start: "2026-10-01", process_date_end: "2026-10-02" };
    expect(await places(reader, october)).toMatchObject([{ id: String(theme.themeId) }, { id: themeGroupId }]);
  });

  it("tells the newest article of the last visit, which only moves forwards", async () => {
    const [a, b] = [await anId(), await anId()];
    const visit = (who: TestUser | null, article_id: string, id: string | number = theme.themeId) =>
      api.send(who, "PUT", "/list_visit", { data_kbn: 1, id: String(id), article_id });
    await visit(reader, b);
    await visit(reader, a);
    expect(await places(reader)).toEqual([place(1, theme.themeId, 0, 0, b)]);
    expect(await places(colleague)).toEqual([]);
    expect((await visit(reader, a, "999999")).statusCode).toBe(404);
    expect((await visit(null, a)).statusCode).toBe(401);
    expect((await api.send(reader, "PUT", "/list_visit", { data_kbn: 4, id: "x" })).statusCode).toBe(400);
  });
});

describe("PUT /list_read", () => {
  it("marks a list of a period as read, and takes back exactly that", async () => {
    const [a, b, old] = [await anId(), await anId({ dataSection: 3 }), await anId({ processDate: "2026-10-01" })];
    await read(reader, [a]);
    const list = { data_kbn: 1, id: String(theme.themeId) };
    const { data } = (await api.send(reader, "PUT", "/list_read", list)).json();
    expect(data).toMatchObject({ marked_count: 1 });
    expect(await places(reader)).toContainEqual(place(1, theme.themeId, 1, 1));
    expect((await api.send(reader, "PUT", "/list_read", list)).json().data).toEqual({
      marked_count: 0,
      marked_datetime: null,
    });
    const back = { marked_datetime: data.marked_datetime };
    expect((await api.send(colleague, "DELETE", "/list_read", back)).json().data).toEqual({ unmarked_count: 0 });
    expect((await api.send(reader, "DELETE", "/list_read", back)).json().data).toEqual({ unmarked_count: 1 });
    const { rows } = await db.owner.query(
      "SELECT article_id::text AS id FROM read_mark WHERE user_id = $1 AND article_id = ANY ($2)",
      [reader.userId, [a, b, old]],
    );
    expect(rows).toEqual([{ id: a }]);
  });

  it("is refused for what the user does not browse, and without its fields", async () => {
    const foreign = await aTheme(db.owner, await aContract(db.owner));
    const list = (body: object) => api.send(reader, "PUT", "/list_read", body);
    expect((await list({ data_kbn: 1, id: String(foreign.themeId) })).statusCode).toBe(404);
    expect((await list({})).statusCode).toBe(400);
    expect((await api.send(reader, "DELETE", "/list_read", { marked_datetime: "x" })).statusCode).toBe(400);
    expect((await api.send(null, "PUT", "/list_read", { data_kbn: 1, id: "1" })).statusCode).toBe(401);
  });
});
