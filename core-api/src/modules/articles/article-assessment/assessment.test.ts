import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { reindex } from "../../../search/reindex.ts";
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
let theme: TestTheme;
let admin: TestUser;
let editor: TestUser;
let reader: TestUser;
let results: string;
let person: string;

async function tagsOf(user: TestUser, ...names: string[]): Promise<string[]> {
  const { tags } = (await api.send(user, "PUT", "/tags", { tags: names.map((tag_name) => ({ tag_name })) })).json()
    .data;
  return tags.map(({ tag_id }: { tag_id: string }) => tag_id);
}

beforeEach(async () => {
  contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  editor = await aUser(db.owner, group, { topicsCreation: true, themeBrowsing: false });
  reader = await aUser(db.owner, group);
  theme = await aTheme(db.owner, contract);
  await aThemeGroup(db.owner, contract, { themes: [theme], groups: [group] });
  [results = "", person = ""] = await tagsOf(admin, "決算", "人事");
});

const article = async (parts: Parameters<typeof anArticle>[1] = {}) =>
  (await anArticle(db.owner, { dataSection: 3, themes: [theme], ...parts })).articleId;
const send = (body: object, user: TestUser | null = editor) => api.send(user, "PUT", "/article_assessment", body);
const assess = async (articleIds: string[], more: object, user = editor) => {
  const answer = await send({ article_info: articleIds.map((article_id) => ({ article_id })), ...more }, user);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const seen = async (articleId: string, user = reader) => {
  const { tone, tag_info } = (await api.get(user, "/article", { articleId })).json().data.article_info[0];
  return [tone, ...tag_info.map(({ tag_name }: { tag_name: string }) => tag_name)];
};
const history = async (articleId: string) =>
  (await api.get(admin, "/article_history", { article_id: articleId }))
    .json()
    .data.history.map(({ user_id, action, detail }: Record<string, string>) => [user_id, action, detail]);

describe("PUT /article_assessment", () => {
  it("sets tone and tags, which every reader of the contract sees, and takes them away again", async () => {
    const id = await article();
    expect(await assess([id], { tone: 3, add_tag_ids: [person, results] })).toEqual({
      changed_count: 1,
      article_info: [],
    });
    expect(await seen(id)).toEqual([3, "決算", "人事"]);
    const { web_news_article_info } = (await api.get(reader, "/webnews", { theme_id: theme.themeId })).json().data;
    expect(web_news_article_info[0]).toMatchObject({ tone: 3, tag_info: [{ tag_name: "決算" }, { tag_name: "人事" }] });
    await assess([id], { remove_tag_ids: [person] });
    expect(await seen(id)).toEqual([3, "決算"]);
    await assess([id], { tone: 0 }, admin);
    expect(await seen(id)).toEqual([0, "決算"]);
    expect(await history(id)).toEqual([
      [admin.userId, "untone", ""],
      [editor.userId, "untag", "人事"],
      [editor.userId, "tag", "人事、決算"],
      [editor.userId, "tone", "批判"],
    ]);
  });

  it("counts what is so already as changed, and writes nothing of it", async () => {
    const id = await article();
    await assess([id], { tone: 1, add_tag_ids: [results] });
    expect(await assess([id], { tone: 1, add_tag_ids: [results], remove_tag_ids: [person] })).toMatchObject({
      changed_count: 1,
    });
    expect(await history(id)).toHaveLength(2);
    const { rows } = await db.owner.query(
      "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'article.assess'",
      [contract.contractId],
    );
    expect(rows).toEqual([{ detail: { tone: 1, add_tag_ids: [results], articleIds: [id] } }]);
  });

  it("names those of a batch that can't be changed, and changes the others", async () => {
    const elsewhere = await aContract(db.owner);
    const [good, withdrawn, offSale, hidden, foreign, last] = [
      await article(),
      await article({ title: "取消", columns: { withdrawn_at: new Date() } }),
      await article({ dataSection: 5, title: "号", columns: { del_flag: true } }),
      await article({ title: "非公開" }),
      await article({
        themes: [await aTheme(db.owner, elsewhere)],
        columns: { own_contract_id: elsewhere.contractId },
      }),
      await article(),
    ];
    await api.send(admin, "PUT", "/article_target_setting", { article_info: [hidden], disp_status: 1 });
    const ids = [good, withdrawn, offSale, hidden, foreign, "9".repeat(18), last];
    const { changed_count, article_info } = await assess(ids, { tone: 2 });
    expect(changed_count).toBe(2);
    expect(
      article_info.map(({ article_id, title, reason }: Record<string, string>) => [article_id, title, reason]),
    ).toEqual([
      [withdrawn, "取消", "配信元が取り消した記事です。"],
      [offSale, "号", "提供期間外の記事です。"],
      [hidden, "", "記事が見つかりません。"],
      [foreign, "", "記事が見つかりません。"],
      ["9".repeat(18), "", "記事が見つかりません。"],
    ]);
    expect([await seen(good), await seen(last)]).toEqual([[2], [2]]);
    expect((await assess([hidden], { tone: 2 }, admin)).changed_count).toBe(1);
  });

  it("takes 1,000 articles at once and refuses more", async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => String(202611000900000 + at));
    expect((await assess(ids.slice(1), { tone: 1 })).article_info).toHaveLength(1000);
    expect((await send({ article_info: ids, tone: 1 })).statusCode).toBe(400);
  });

  it("lets a TopicUser reach what he can open or fills a topic with, an Admin all of the contract", async () => {
    const other = await aTheme(db.owner, contract, { open: false });
    await aThemeGroup(db.owner, contract, { themes: [other], groups: [await aGroup(db.owner, contract)] });
    const id = await article({ themes: [other] });
    expect((await assess([id], { tone: 1 })).changed_count).toBe(0);
    expect((await assess([id], { tone: 1 }, admin)).changed_count).toBe(1);
    const topic = await aTopic(db.owner, contract);
    await db.owner.query("INSERT INTO topic_user (contract_id, topics_id, user_id) VALUES ($1, $2, $3)", [
      contract.contractId,
      topic.topicsId,
      editor.userId,
    ]);
    const chosen = await article({ themes: [other], topics: [topic] });
    expect((await assess([chosen], { tone: 1 })).changed_count).toBe(1);
  });

  it("puts on no more than 20 tags, none that is retired, and none of another contract", async () => {
    const id = await article();
    const many = await tagsOf(admin, ...Array.from({ length: 21 }, (_, at) => `タグ${at}`));
    await assess([id], { add_tag_ids: many.slice(0, 20) });
    expect((await assess([id], { add_tag_ids: many.slice(20) })).article_info[0].reason).toBe(
      "1記事のタグは20件までです。",
    );
    expect((await assess([id], { add_tag_ids: many.slice(20), remove_tag_ids: many.slice(0, 1) })).changed_count).toBe(
      1,
    );
    await api.send(admin, "PUT", "/tags", { tags: [{ tag_name: "新しい" }] });
    const retired = await send({ article_info: [id], add_tag_ids: many.slice(20) });
    expect([retired.statusCode, retired.json().data.fieldErrors[0].message]).toEqual([
      400,
      "タグ「タグ20」は使用を終了しています。",
    ]);
    const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
    const [theirs = ""] = await tagsOf(stranger, "他社");
    for (const tag of [theirs, "9".repeat(18)])
      expect((await send({ article_info: [id], add_tag_ids: [tag] })).statusCode).toBe(404);
  });

  it("is the contract's own, never another's", async () => {
    const otherContract = await aContract(db.owner);
    const group = await aGroup(db.owner, otherContract);
    const other = await aUser(db.owner, group, { userAuthority: 1 });
    const id = await article({ themes: [theme, await aTheme(db.owner, otherContract)] });
    await assess([id], { tone: 3, add_tag_ids: [results] });
    expect(await seen(id, other)).toEqual([0]);
    await assess([id], { tone: 1 }, other);
    expect([await seen(id), await seen(id, other)]).toEqual([[3, "決算"], [1]]);
  });

  it.each([
    ["nothing", {}, "tone"],
    ["an unknown tone", { tone: 4 }, "tone"],
    ["a tone in words", { tone: "良い" }, "tone"],
    ["no tag", { add_tag_ids: [] }, "add_tag_ids"],
    ["HTML for a tag", { add_tag_ids: ["<b>"] }, "add_tag_ids"],
    ["501 tags", { add_tag_ids: Array.from({ length: 501 }, (_, at) => at + 1) }, "add_tag_ids"],
    ["a tag on and off", { add_tag_ids: ["1"], remove_tag_ids: ["1"] }, "remove_tag_ids"],
  ])("refuses %s", async (_, body, field) => {
    const answer = await send({ article_info: ["202611000000001"], ...body });
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, field]);
  });

  it("is for who fills topics, and for administrators", async () => {
    const id = await article();
    expect((await send({ article_info: [id], tone: 1 }, null)).statusCode).toBe(401);
    expect((await send({ article_info: [id], tone: 1 }, reader)).statusCode).toBe(403);
    expect(await seen(id)).toEqual([0]);
  });
});

describe("lists", () => {
  it("are narrowed by tone and tags, with counts to match", async () => {
    const [good, bad, plain] = [
      await article({ title: "好意の記事", body: "灯台" }),
      await article({ title: "批判の記事", body: "灯台" }),
      await article({ title: "論調なし", body: "灯台" }),
    ];
    await assess([good], { tone: 1, add_tag_ids: [results] });
    await assess([bad], { tone: 3, add_tag_ids: [results, person] });
    const titles = async (query: Record<string, string | string[]>) => {
      const lists = {
        webnews: (await api.get(reader, "/webnews", { ...query, sort_key: "title" })).json().data,
        all: (await api.send(reader, "POST", "/all_articles", { ...query, sort_key: "title" })).json().data,
        search: (await api.get(reader, "/article_search", { ...query, sort_key: "title" })).json().data,
        managed: (await api.get(admin, "/managed_articles", query)).json().data,
      };
      const ids = lists.webnews.web_news_article_info.map(({ article_id }: { article_id: string }) => article_id);
      expect(lists.webnews.web_news_article_count).toBe(ids.length);
      for (const { web_news_article_info, web_news_article_count } of [lists.all, lists.search]) {
        expect(web_news_article_info.map(({ article_id }: { article_id: string }) => article_id)).toEqual(ids);
        expect(web_news_article_count).toBe(ids.length);
      }
      const managed = lists.managed.article_info.map(({ article_id }: { article_id: string }) => article_id);
      expect(managed.sort()).toEqual([...ids].sort());
      return ids;
    };
    expect((await titles({ tone: "3" })).sort()).toEqual([bad]);
    expect((await titles({ tone: ["1", "3"] })).sort()).toEqual([good, bad].sort());
    expect(await titles({ tone: "0" })).toEqual([plain]);
    expect((await titles({ tag_id: results })).sort()).toEqual([good, bad].sort());
    expect(await titles({ tag_id: [person, results], tone: ["0", "3"] })).toEqual([bad]);
    expect(await titles({ tag_id: "9".repeat(18) })).toEqual([]);
    expect((await api.get(reader, "/webnews", { tone: "5" })).statusCode).toBe(400);
    const csv = await api.send(admin, "POST", "/article_list_download", { tone: [3] });
    expect(csv.body.trimEnd().split("\r\n")).toHaveLength(2);
    expect(csv.body).toContain("批判,決算 / 人事");
  });

  it("are found by tag: among the words of a search; each narrows it", async () => {
    const [one, both] = [await article({ title: "灯台の話" }), await article({ title: "灯台の話" })];
    const plain = await article({ title: "灯台の話" });
    await assess([one, both], { add_tag_ids: [results] });
    await assess([both], { add_tag_ids: [person] });
    await reindex((await newsDesk(db)).scope);
    const found = async (query: Record<string, string>) =>
      (await api.get(reader, "/article_search", query))
        .json()
        .data.web_news_article_info.map(({ article_id }: { article_id: string }) => article_id)
        .sort();
    expect(await found({ keyword1: "灯台" })).toEqual([one, both, plain].sort());
    expect(await found({ keyword1: "tag:決算" })).toEqual([one, both].sort());
    expect(await found({ keyword1: '灯台　タグ：決算 tag:"人事"' })).toEqual([both]);
    expect(await found({ keyword1: "灯台 岬 tag:決算", operator: "2" })).toEqual([one, both].sort());
    expect(await found({ keyword1: "岬 tag:決算" })).toEqual([]);
    const refused = async (query: Record<string, string>) => {
      const answer = await api.get(reader, "/article_search", query);
      return [answer.statusCode, answer.json().data.fieldErrors[0].field];
    };
    expect(await refused({ keyword1: "灯台 tag:決算書" })).toEqual([400, "keyword1"]);
    expect(await refused({ keyword1: "灯台", keyword2: "tag:決算", media_operator: "3" })).toEqual([400, "keyword2"]);
  });
});
