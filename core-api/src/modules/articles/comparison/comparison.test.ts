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
  type TestContract,
  type TestTheme,
} from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const DAY = "2026-11-20";
const PERIOD = { process_date_start: "2026-11-19", process_date_end: DAY };

let contract: TestContract;
let [own, rival, closed]: TestTheme[] = [];
let admin: TestUser;
let reader: TestUser;
let editor: TestUser;
let narrow: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  own = await aTheme(db.owner, contract, { name: "自社" });
  rival = await aTheme(db.owner, contract, { name: "競合" });
  closed = await aTheme(db.owner, contract, { name: "非公開の案件", open: false });
  const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  admin = await aUser(db.owner, group, { userAuthority: 1, name: "管理者" });
  editor = await aUser(db.owner, group, { topicsCreation: true });
  reader = await aUser(db.owner, group, { themeBrowsing: false });
  narrow = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [3] }));
  stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

type Column = { data_kbn: number; id: string };
const theme = (of: TestTheme | undefined): Column => ({ data_kbn: 1, id: String(of?.themeId) });
async function save(body: object = {}, as: TestUser | null = admin) {
  const whole = { comparison_name: "競合2社", column_info: [theme(own), theme(rival)], ...body };
  const answer = await api.send(as, "PUT", "/comparison", whole);
  return { http: answer.statusCode, ...answer.json() };
}
const remove = async (body: object, as = admin) => (await api.send(as, "DELETE", "/comparison", body)).statusCode;
const list = async (as = admin) => (await api.get(as, "/comparisons")).json().data.comparisons;
const made = async (body: object = {}): Promise<string> => (await save(body)).data.comparison_id;
const show = async (id: string, as = admin, query: object = PERIOD) =>
  (await api.get(as, "/comparison", { comparison_id: id, ...query })).json().data;
const article = (parts: Parameters<typeof anArticle>[1]) =>
  anArticle(db.owner, { processDate: DAY, themes: own ? [own] : [], ...parts });
const tellsWith = (id: string, story: string) =>
  db.owner.query(
    `INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
     SELECT article_id, $2, media_code, $3, '\\x00' FROM article WHERE article_id = $1`,
    [id, story, DAY],
  );

describe("a comparison", () => {
  it("is an administrator's to keep and everybody's to read, with what was before in the trail", async () => {
    const { data } = await save();
    expect(data).toMatchObject({
      ...{ comparison_name: "競合2社", hidden_count: 0, version: 1 },
      column_info: [
        { ...theme(own), name: "自社" },
        { ...theme(rival), name: "競合" },
      ],
    });
    expect(await list(reader)).toEqual([data]);
    const { comparison_id } = data;
    const changed = await save({
      comparison_id,
      version: 1,
      comparison_name: "逆順",
      column_info: [theme(rival), theme(own)],
    });
    expect(changed.data).toMatchObject({
      comparison_id,
      version: 2,
      column_info: [{ name: "競合" }, { name: "自社" }],
    });
    const sql = "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'comparison.save' ORDER BY audit_id";
    const { rows } = await db.owner.query(sql, [contract.contractId]);
    expect(rows[1]?.detail).toMatchObject({
      before: { comparison_name: "競合2社", column_info: ["自社", "競合"] },
      after: { comparison_name: "逆順", column_info: ["競合", "自社"] },
    });
    for (const as of [editor, reader]) {
      expect((await save({}, as)).http).toBe(403);
      expect(await remove({ comparison_id, version: 2 }, as)).toBe(403);
    }
    expect((await save({}, null)).http).toBe(401);
  });

  it("is its contract's alone", async () => {
    const comparison_id = await made();
    expect(await list(stranger)).toEqual([]);
    expect((await api.get(stranger, "/comparison", { comparison_id })).statusCode).toBe(404);
    expect((await save({ comparison_id, version: 1 }, stranger)).http).toBe(404);
    expect(await remove({ comparison_id, version: 1 }, stranger)).toBe(404);
    expect((await save({ comparison_name: "盗み見" }, stranger)).data.fieldErrors[0].field).toBe("column_info");
  });

  it("leaves out what a user may not browse, and is not there where that is all", async () => {
    const id = await made({ column_info: [theme(own), theme(closed)] });
    expect(await list(reader)).toMatchObject([{ column_info: [{ name: "自社" }], hidden_count: 1 }]);
    expect(await show(id, reader)).toMatchObject({
      column_info: [{ name: "自社", article_count: 0 }],
      hidden_count: 1,
    });
    const asked = { comparison_id: id, ...theme(closed), ...PERIOD };
    expect((await api.get(reader, "/comparison_articles", asked)).statusCode).toBe(404);
    expect((await api.get(admin, "/comparison_articles", asked)).statusCode).toBe(200);
    await db.owner.query("UPDATE theme SET open_to_all_groups = false WHERE theme_id = $1", [own?.themeId]);
    expect(await list(reader)).toEqual([]);
    expect((await api.get(reader, "/comparison", { comparison_id: id })).statusCode).toBe(404);
  });

  it("keeps the columns that its administrator does not see, behind his own", async () => {
    const comparison_id = await made({ column_info: [theme(closed), theme(own)] });
    const halfBlind = await aUser(db.owner, await aGroup(db.owner, contract), {
      userAuthority: 1,
      themeBrowsing: false,
    });
    const { data } = await save({ comparison_id, version: 1, column_info: [theme(own), theme(rival)] }, halfBlind);
    expect(data).toMatchObject({ column_info: [{ name: "自社" }, { name: "競合" }], hidden_count: 1 });
    expect((await list())[0].column_info.map(({ name }: { name: string }) => name)).toEqual([
      "自社",
      "競合",
      "非公開の案件",
    ]);
  });

  it("loses the column of a theme that is removed, and is not overwritten unseen", async () => {
    const comparison_id = await made();
    await db.owner.query("DELETE FROM theme WHERE theme_id = $1", [rival?.themeId]);
    expect(await list()).toMatchObject([{ column_info: [{ name: "自社" }] }]);
    await db.owner.query("DELETE FROM theme WHERE theme_id = $1", [own?.themeId]);
    expect(await list(reader)).toEqual([]);
    expect(await list()).toMatchObject([{ comparison_id, column_info: [] }]);
    expect(await show(comparison_id)).toMatchObject({ column_info: [], media_info: [] });
    expect(await remove({ comparison_id, version: 2 })).toBe(409);
    expect(await remove({ comparison_id, version: 1 })).toBe(200);
    expect(await list()).toEqual([]);
  });

  it.each([
    ["comparison_name", { comparison_name: "　" }],
    ["comparison_name", { comparison_name: "あ".repeat(51) }],
    ["column_info", { column_info: [] }],
    ["column_info", { column_info: "1" }],
    ["column_info", { column_info: [null, null] }],
    [
      "column_info",
      {
        column_info: [
          { data_kbn: 4, id: "1" },
          { data_kbn: 1, id: "2" },
        ],
      },
    ],
    [
      "column_info",
      {
        column_info: [
          { data_kbn: 1, id: "2147483647" },
          { data_kbn: 2, id: "2147483647" },
        ],
      },
    ],
    ["comparison_id", { comparison_id: "x" }],
  ])("names a broken %s", async (field, body) => {
    const { http, data } = await save(body);
    expect([http, data.fieldErrors[0].field]).toEqual([400, field]);
  });

  it("has two to ten columns, each once, and a name of its own", async () => {
    const one = theme(own);
    expect((await save({ column_info: [one] })).data.fieldErrors[0].message).toContain("2～10件");
    expect((await save({ column_info: [one, one] })).data.fieldErrors[0].message).toContain("1回だけ");
    const many = await Promise.all(Array.from({ length: 10 }, async () => theme(await aTheme(db.owner, contract))));
    expect((await save({ column_info: [one, ...many] })).http).toBe(400);
    expect((await save({ column_info: many })).http).toBe(200);
    expect((await save()).data.fieldErrors).toMatchObject([{ field: "comparison_name" }]);
  });

  it("refuses a period that is none", async () => {
    const asked = { comparison_id: await made(), process_date_start: "2025-01-01", process_date_end: DAY };
    for (const path of ["/comparison", "/comparison_download"])
      expect((await api.get(admin, path, asked)).json().data.fieldErrors[0].field).toBe("process_date_start");
  });
});

describe("what it shows", () => {
  it("has articles, stories, first pages, sources, prominence, tone and media of themes, groups and topics", async () => {
    const group = await aThemeGroup(db.owner, contract, { name: "両社", themes: own && rival ? [own, rival] : [] });
    const topic = await aTopic(db.owner, contract, { name: "週報" });
    const both = own && rival ? [own, rival] : [];
    const front = await article({ dataSection: 1, columns: { frame_no: "１面" }, themes: both, topics: [topic] });
    const web = await article({ dataSection: 3, mediaName: "港通信" });
    for (const { articleId } of [front, web]) await tellsWith(articleId, front.articleId);
    await article({ dataSection: 5, processDate: "2026-11-19" });
    await article({ dispStatus: 1 });
    await article({ columns: { withdrawn_at: new Date() } });
    await db.owner.query("UPDATE theme_article SET prominence = 1 WHERE article_id = $1 AND theme_id = $2", [
      front.articleId,
      own?.themeId,
    ]);
    await db.owner.query("INSERT INTO article_tone (contract_id, article_id, tone) VALUES ($1, $2, 3)", [
      contract.contractId,
      front.articleId,
    ]);
    const column_info = [
      theme(own),
      { data_kbn: 2, id: String(group.themeGroupId) },
      { data_kbn: 3, id: String(topic.topicsId) },
    ];
    const id = await made({ column_info });
    const shown = await show(id);
    const first = { ...{ article_count: 3, story_count: 2, first_page_count: 1 }, counts: [1, 2] };
    expect(shown.column_info).toMatchObject([
      {
        ...{ name: "自社", news_article_count: 1, web_article_count: 1, magazine_article_count: 1, ...first },
        tone_info: [
          { article_count: 0 },
          { article_count: 0 },
          { tone: 3, article_count: 1 },
          { tone: 0, article_count: 2 },
        ],
      },
      { name: "両社", ...first },
      { name: "週報", article_count: 1, story_count: 1, first_page_count: 1, counts: [0, 1] },
    ]);
    for (const { prominence_info } of shown.column_info)
      expect(prominence_info[0]).toEqual({ prominence: 1, article_count: 1 });
    expect(shown.media_info[0]).toEqual({ media_code: "1-東都新聞", media_name: "東都新聞", counts: [1, 1, 1] });
    expect(shown.media_count).toBe(3);
    const ofStories = { comparison_id: id, ...theme(own), figure: "story", ...PERIOD };
    const { data } = (await api.get(admin, "/comparison_articles", ofStories)).json();
    expect(data).toMatchObject({
      article_count: 2,
      article_info: [{ article_id: front.articleId }, { data_section: 5 }],
    });
    expect((await api.get(admin, "/comparison_articles", { ...ofStories, page: 9 })).json().data).toEqual({
      article_info: [],
      article_count: 2,
    });
    expect((await show(id, narrow)).column_info[0]).toMatchObject({ article_count: 1, news_article_count: 0 });
  });

  it("is a file, of figures or days", async () => {
    await article({ dataSection: 3 });
    await article({ dataSection: 3, themes: rival ? [rival] : [] });
    await article({ dataSection: 1, columns: { frame_no: "1" } });
    const comparison_id = await made();
    const file = async (table: string) =>
      (await api.get(reader, "/comparison_download", { comparison_id, table, ...PERIOD })).body
        .replace("\ufeff", "")
        .split("\r\n");
    expect((await file("figures")).slice(0, 3)).toEqual([
      "比較対象,記事,シェア（%）,ニュース,一面,新聞,WEB,雑誌,見出し,冒頭,本文に複数,一度だけ,主題度なし,好意,中立,批判,論調なし",
      "自社,2,66.7,2,1,1,1,0,0,0,0,0,2,0,0,0,2",
      "競合,1,33.3,1,0,0,1,0,0,0,0,0,1,0,0,0,1",
    ]);
    expect((await file("days")).slice(0, 3)).toEqual(["処理日,自社,競合", "2026/11/19,0,0", "2026/11/20,2,1"]);
  });
});
