import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const { scope } = await newsDesk(db);

let admin: TestUser;
let theme: TestTheme;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const contract = await aContract(db.owner);
  admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  theme = await aTheme(db.owner, contract, { name: "灯台" });
  const topic = await aTopic(db.owner, contract);
  const made = async (title: string, parts: Parameters<typeof anArticle>[1]) => {
    ids[title] = (await anArticle(db.owner, { title, ...parts })).articleId;
  };
  await made("灯台が白に", { themes: [theme], dataSection: 1, body: "港" });
  await made("灯台の夜", { themes: [theme, await aTheme(db.owner, contract)], dataSection: 2, mediaName: "北央新聞" });
  await made("訃報", { themes: [theme], dataSection: 2 });
  await made("選んだ記事", { topics: [topic], dataSection: 3 });
  await made("号", { themes: [theme], dataSection: 5, columns: { del_flag: true } });
  await made("昔", { themes: [theme], dataSection: 3, processDate: "2026-10-01" });
  await made("他社", { themes: [await aTheme(db.owner, await aContract(db.owner))], dataSection: 3 });
  await api.send(admin, "PUT", "/article_target_setting", { article_info: [ids.訃報], disp_status: 1 });
  await api.send(admin, "PUT", "/article_comment_setting", { article_info: [ids.訃報, ids.灯台の夜], comment: "要点" });
  await reindex(scope);
});

const list = async (query = {}) => {
  const answer = await api.get(admin, "/managed_articles", query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const titles = async (query = {}) => (await list(query)).article_info.map(({ title }: { title: string }) => title);

describe("GET /managed_articles", () => {
  it("has every article of the contract's themes and topics, unpublished ones too, each once", async () => {
    const { article_info, state_count } = await list();
    expect(article_info.map(({ title }: { title: string }) => title)).toEqual([
      "号",
      "選んだ記事",
      "訃報",
      "灯台の夜",
      "灯台が白に",
    ]);
    expect(article_info[2]).toMatchObject({ disp_status: 1, comment: "要点", theme_name: ["灯台"], sale_flag: 1 });
    expect(article_info[0]).toMatchObject({ disp_status: 0, sale_flag: 0 });
    expect(state_count).toEqual([
      { data_section: 1, all: 1, published: 1, unpublished: 0, commented: 0 },
      { data_section: 2, all: 2, published: 1, unpublished: 1, commented: 2 },
      { data_section: 3, all: 1, published: 1, unpublished: 0, commented: 0 },
      { data_section: 5, all: 1, published: 1, unpublished: 0, commented: 0 },
    ]);
  });

  it("narrows by source, state, theme, medium, period and page", async () => {
    expect(await titles({ data_section: ["1", "2"] })).toEqual(["訃報", "灯台の夜", "灯台が白に"]);
    expect(await titles({ state: "unpublished" })).toEqual(["訃報"]);
    expect(await titles({ state: "published", data_section: 2 })).toEqual(["灯台の夜"]);
    expect(await titles({ state: "commented" })).toEqual(["訃報", "灯台の夜"]);
    expect(await titles({ theme_id: theme.themeId })).not.toContain("選んだ記事");
    expect(await titles({ media_code: "1-北央新聞" })).toEqual(["灯台の夜"]);
    expect(await titles({ process_date_start: "2026-10-01", process_date_end: "2026-10-01" })).toEqual(["昔"]);
    expect(await titles({ page: 2, page_size: 2 })).toEqual(["訃報", "灯台の夜"]);
    expect(await titles({ page: 9 })).toEqual([]);
  });

  it("searches words and expressions, in what is unpublished too", async () => {
    const found = await list({ keyword: "灯台" });
    expect(found.article_info.map(({ title }: { title: string }) => title)).toEqual(["灯台の夜", "灯台が白に"]);
    expect(found.article_info[0].title_hits).toEqual([[0, 2]]);
    expect(await titles({ expression: "訃報 OR 選んだ" })).toEqual(["選んだ記事", "訃報"]);
    expect(await titles({ keyword: "どこにもない" })).toEqual([]);
  });

  it("refuses what is no search", async () => {
    const refused = (await api.get(admin, "/managed_articles", { expression: "((" })).json();
    expect([refused.result.status, refused.data.fieldErrors[0].field]).toEqual([1, "expression"]);
    const query = { process_date_start: "2016-11-20", process_date_end: "2026-11-20" };
    expect((await api.get(admin, "/managed_articles", query)).statusCode).toBe(400);
    for (const bad of [{ state: "x" }, { expression: "灯台", keyword: "港" }, { nothing: "1" }])
      expect((await api.get(admin, "/managed_articles", bad)).statusCode).toBe(400);
    expect((await api.get(admin, "/managed_articles", { theme_id: "2147483647" })).statusCode).toBe(404);
  });
});
