import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import excel from "exceljs";
import iconv from "iconv-lite";
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
  type TestTheme,
} from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let admin: TestUser;
let theme: TestTheme;
let newspaper: string, web: string, magazine: string;

beforeAll(async () => {
  contract = await aContract(db.owner);
  admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  theme = await aTheme(db.owner, contract, { name: "=半導体" });
  const article = async (parts: Parameters<typeof anArticle>[1]) =>
    (await anArticle(db.owner, { themes: [theme], searchWord: ["SiC", "基板"], ...parts })).articleId;
  newspaper = await article({
    dataSection: 1,
    title: '見出し, "髙﨑"',
    columns: { issue_type: 2, edition: "14版", frame_no: "3", head_no: "5", image_count: 1, char_count: 812 },
  });
  web = await article({
    dataSection: 3,
    title: "+WEBの記事",
    mediaName: "朝凪ニュース",
    columns: { published_at: new Date("2026-11-19T23:30:00Z"), url: "https://example.com/a", category: "経済" },
  });
  magazine = await article({
    dataSection: 5,
    mediaName: "週刊オボロ",
    columns: {
      published_on: "9999-12-31",
      start_page: 12,
      end_page: 15,
      sales_datetime_flag: false,
      redelivery_from_datetime: new Date("2026-12-01T00:00:00Z"),
    },
  });
  await db.owner.query("INSERT INTO article_setting (contract_id, article_id, comment) VALUES ($1, $2, $3)", [
    contract.contractId,
    newspaper,
    "確認のこと",
  ]);
});

const LIST = "/article_list_download";
const WEB = "/web_theme_download";
const send = (path: string, body: object = {}, user: TestUser | null = admin) => api.send(user, "POST", path, body);

async function rowsOf(path: string, body: object, user = admin): Promise<string[]> {
  const answer = await send(path, { encoding: "sjis", ...body }, user);
  expect(answer.statusCode).toBe(200);
  return iconv.decode(answer.rawPayload, "cp932").trimEnd().split("\r\n").slice(1);
}

describe("POST /article_list_download", () => {
  it("is CSV in UTF-8 with a mark: every source with what its screen shows, formulas defused", async () => {
    const answer = await send(LIST, { theme_id: String(theme.themeId), sort_key: "title" });
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toContain(encodeURIComponent("記事一覧_2026-11-20.csv"));
    const [head, ...rows] = answer.body.trimEnd().split("\r\n");
    expect(head).toBe(
      "\uFEFF処理日,情報源,媒体名,見出し,発行日,朝夕刊,版,面,段,写真,文字数,分類,開始ページ,終了ページ,提供期間,テーマ,検索語,コメント,URL,記事ID,論調,タグ,面積,広告換算（円）,主題度",
    );
    expect(rows).toContain(
      `2026/11/20,新聞（紙面）,東都新聞,"見出し, ""髙﨑""",2026/11/20,夕刊,14版,3,5,1,812,,,,,'=半導体,SiC / 基板,確認のこと,,${newspaper},,,,,`,
    );
    expect(rows).toContain(
      `2026/11/20,WEB,朝凪ニュース,'+WEBの記事,2026/11/20 08:30,,,,,,,経済,,,,'=半導体,SiC / 基板,,https://example.com/a,${web},,,,,`,
    );
    expect(rows).toContain(
      `2026/11/20,雑誌,週刊オボロ,見出し${magazine},,,,,,,,,12,15,-,'=半導体,SiC / 基板,,,${magazine},,,,,`,
    );
    expect(rows).toHaveLength(3);
  });

  it("is CP932, or an Excel file whose cells are what the lists say", async () => {
    expect((await rowsOf(LIST, { data_section: [1] }))[0]).toContain('"見出し, ""髙﨑"""');
    const answer = await send(LIST, { format: "xlsx", data_section: [3] });
    expect(answer.headers["content-disposition"]).toContain(".xlsx");
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(answer.rawPayload as never);
    const row = workbook.getWorksheet("記事一覧")?.getRow(2);
    expect(row?.getCell(4).value).toBe("+WEBの記事");
    expect(row?.getCell(20).value).toBe(web);
  });

  it("is of chosen articles in their order, or of a filter in the order of its list", async () => {
    const chosen = await rowsOf(LIST, { article_info: [{ article_id: magazine }, { article_id: newspaper }] });
    expect(chosen.map((row) => row.split(",").at(-6))).toEqual([magazine, newspaper]);
    for (const sort of [{}, { sort_key: "title" }, { sort_key: "date", sort_order: "asc" }]) {
      const ids = (await rowsOf(LIST, { data_section: [1], ...sort })).map((row) => row.split(",").at(-6));
      const list = await api.get(admin, "/newspaper_articles", { ...sort, data_section: 1, page_size: 100 });
      expect(ids).toEqual(list.json().data.article_info.map((each: { article_id: string }) => each.article_id));
    }
  });

  it("leaves out what the lists leave out, and leaves a trail", async () => {
    await anArticle(db.owner, { dataSection: 2, themes: [theme], dispStatus: 1 });
    await anArticle(db.owner, { dataSection: 2, themes: [theme], columns: { withdrawn_at: new Date() } });
    expect(await rowsOf(LIST, { data_section: [2] })).toEqual([]);
    const newest = async () => {
      const { rows } = await db.owner.query(
        "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'article_list.download' ORDER BY audit_id DESC LIMIT 1",
        [contract.contractId],
      );
      return rows[0]?.detail;
    };
    // The file is out a moment before its transaction ends.
    await expect.poll(newest).toEqual({ format: "csv", encoding: "sjis", data_section: [2] });
  });
});

describe("POST /web_theme_download", () => {
  it("has an article under each of its themes, in the themes' order", async () => {
    const own = await aContract(db.owner);
    const user = await aUser(db.owner, await aGroup(db.owner, own), { userAuthority: 1 });
    const [second, first] = [
      await aTheme(db.owner, own, { name: "後", order: 2 }),
      await aTheme(db.owner, own, { name: "先", order: 1 }),
    ];
    const both = await anArticle(db.owner, { dataSection: 3, themes: [second, first], searchWord: ["電池"] });
    await anArticle(db.owner, { dataSection: 1, themes: [second] });
    const rows = await rowsOf(WEB, {}, user);
    expect(rows.map((row) => [row.split(",")[0], row.split(",").at(-3)])).toEqual([
      ["先", both.articleId],
      ["後", both.articleId],
    ]);
    const { themeGroupId } = await aThemeGroup(db.owner, own, { themes: [second] });
    expect(await rowsOf(WEB, { theme_group_id: String(themeGroupId) }, user)).toHaveLength(1);
  });

  it("is empty for who is not linked to web news, and refuses a topic", async () => {
    const own = await aContract(db.owner, { sections: [1] });
    const user = await aUser(db.owner, await aGroup(db.owner, own, { sections: [1] }), { userAuthority: 1 });
    await anArticle(db.owner, { dataSection: 3, themes: [await aTheme(db.owner, own)] });
    expect(await rowsOf(WEB, {}, user)).toEqual([]);
    const { topicsId } = await aTopic(db.owner, contract);
    const answer = await send(WEB, { topics_id: String(topicsId) });
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, "topics_id"]);
  });
});

describe("both downloads", () => {
  it("are for administrators", async () => {
    const group = await aGroup(db.owner, contract);
    const [user, editor] = [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })];
    for (const path of [LIST, WEB]) {
      expect((await send(path, {}, null)).statusCode).toBe(401);
      for (const who of [user, editor]) expect((await send(path, {}, who)).statusCode).toBe(403);
    }
  });

  it("know nothing of another contract, and then send JSON, not a file", async () => {
    const other = await aTheme(db.owner, await aContract(db.owner));
    const foreign = await anArticle(db.owner, { dataSection: 3, themes: [other] });
    for (const [path, body] of [
      [LIST, { theme_id: String(other.themeId) }],
      [WEB, { theme_id: String(other.themeId) }],
      [LIST, { article_info: [newspaper, foreign.articleId] }],
    ] as const) {
      const answer = await send(path, body);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["content-disposition"]).toBeUndefined();
      expect(answer.json().result.status).toBe(1);
    }
  });

  it.each([
    [LIST, { format: "pdf" }, "format"],
    [LIST, { encoding: "utf16" }, "encoding"],
    [LIST, { article_info: ["1"], process_date: "2026-11-20" }, "process_date"],
    [LIST, { process_date_start: "2026-11-20", process_date_end: "2026-11-19" }, "process_date_end"],
    [WEB, { data_kbn: 3, id: "1" }, "data_kbn"],
    [WEB, { process_date: "x" }, "process_date"],
  ])("refuse %s %j", async (path, body, field) => {
    const answer = await send(path, body);
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, field]);
  });
});
