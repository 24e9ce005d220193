import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestContract,
  type TestTheme,
  type TestTopic,
} from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let admin: TestUser;
let reader: TestUser;
let theme: TestTheme;
let topic: TestTopic;

beforeEach(async () => {
  contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1, scAuthority: 5 });
  reader = await aUser(db.owner, group, { scAuthority: 5 });
  theme = await aTheme(db.owner, contract);
  await aThemeGroup(db.owner, contract, { themes: [theme] });
  topic = await aTopic(db.owner, contract, { themes: [theme] });
});

const article = (title: string, columns = {}, dataSection: 1 | 2 | 3 | 5 = 3) =>
  anArticle(db.owner, { themes: [theme], topics: [topic], title, body: title, dataSection, columns });
const send = async (path: string, body: object, user = admin) => {
  const answer = await api.send(user, "PUT", path, body);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const infoOf = (...ids: string[]) => ids.map((article_id) => ({ article_id, data_section: 3 }));
const setState = (disp_status: number, ...ids: string[]) =>
  send("/article_target_setting", { article_info: infoOf(...ids), disp_status });
const setComment = (comment: string | null, ids: string[], more = {}) =>
  send("/article_comment_setting", { article_info: infoOf(...ids), comment, ...more });
const data = async (path: string, query = {}, user = reader) => (await api.get(user, path, query)).json().data;

describe("an unpublished article", () => {
  it("is nowhere for readers, and back at once when it is published", async () => {
    const { articleId } = await article("灯台が白に", {}, 2);
    const other = await article("港の朝", {}, 2);
    const seen = async (user = reader) => {
      const tree = await data("/themes", {}, user);
      const byTheme = await data("/newspaper_articles", { theme_id: theme.themeId }, user);
      const search = await data("/article_search", { keyword1: "灯台" }, user);
      const named = await api.send(user, "POST", "/all_articles", { article_info: infoOf(articleId, other.articleId) });
      return {
        counts: [tree.themes_info[0], tree.theme_group_info[0], tree.topics_info[0]].map(
          (node) => node.news_article_count,
        ),
        list: byTheme.article_info.length,
        topic: (await data("/newspaper_articles", { topics_id: topic.topicsId }, user)).news_article_count,
        search: search.news_article_count,
        named: named.json().data.unavailable_article_ids,
        detail: (await api.get(user, "/article", { articleId })).json().result.msgDetail,
        text: (
          await api.send(user, "POST", "/article", {
            article_info: [{ article_id: articleId, data_section: 2 }],
            pdf_flag: 1,
          })
        ).json().data.article_text,
        traces: (await api.get(user, "/traces", { article_id: articleId })).json().result.status,
      };
    };
    const before = await seen();
    expect(before).toMatchObject({ counts: [2, 2, 2], list: 2, topic: 2, named: [], detail: "", text: "灯台が白に" });
    expect(await setState(1, articleId)).toEqual({ changed_count: 1, article_info: [] });
    expect(await seen()).toEqual({
      counts: [1, 1, 1],
      list: 1,
      topic: 1,
      search: 0,
      named: [articleId],
      detail: "要求された記事は表示できません。",
      text: undefined,
      traces: 1,
    });
    expect(await wrongCounts(db.owner)).toEqual([]);
    expect((await data("/article", { articleId }, admin)).article_info[0]).toMatchObject({ disp_status: 1 });
    expect(await seen(admin)).toMatchObject({ counts: [1, 1, 1], list: 1, text: undefined });
    await setState(0, articleId);
    expect(await seen()).toEqual(before);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });

  it("begins hidden in a theme or topic that it comes to later, and stays another contract's", async () => {
    const { articleId } = await article("灯台が白に");
    await setState(1, articleId);
    const later = await aTheme(db.owner, contract);
    await api.send(admin, "POST", "/article_themes", {
      article_info: infoOf(articleId),
      theme_ids: [String(later.themeId)],
    });
    expect((await data("/webnews", { theme_id: later.themeId })).web_news_article_count).toBe(0);
    const newTopic = await aTopic(db.owner, contract);
    await db.owner.query("INSERT INTO topic_article VALUES ($1, $2, $3, '2026-11-20', 3)", [
      contract.contractId,
      newTopic.topicsId,
      articleId,
    ]);
    expect((await data("/webnews", { topics_id: newTopic.topicsId })).web_news_article_count).toBe(0);
    const elsewhere = await aContract(db.owner);
    const foreign = await aUser(db.owner, await aGroup(db.owner, elsewhere));
    const theirs = await aTheme(db.owner, elsewhere);
    await aHit(db.owner, theirs, { articleId, section: 3, day: "2026-11-20" });
    expect((await data("/webnews", { theme_id: theirs.themeId }, foreign)).web_news_article_count).toBe(1);
  });

  it("keeps the code for which its source's rules hide it", async () => {
    const { articleId } = await article("訃報");
    await db.owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 3)", [
      contract.contractId,
      articleId,
    ]);
    expect(await setState(1, articleId)).toMatchObject({ changed_count: 1 });
    const { rows } = await db.owner.query("SELECT disp_status FROM article_setting WHERE article_id = $1", [articleId]);
    expect(rows).toEqual([{ disp_status: 3 }]);
  });
});

describe("a comment", () => {
  it("is shown in list and pane, replaced, added to, and deleted", async () => {
    const { articleId } = await article("港の朝");
    const shown = async () => (await data("/webnews", { theme_id: theme.themeId })).web_news_article_info[0].comment;
    await setComment("一行目\r\n<b>二行目</b>", [articleId]);
    expect(await shown()).toBe("一行目\n<b>二行目</b>");
    await setComment("追記", [articleId], { append_flag: 1 });
    expect(await shown()).toBe("一行目\n<b>二行目</b>\n追記");
    await setComment("別", [articleId]);
    expect((await data("/article", { articleId })).article_info[0].comment).toBe("別");
    expect(await setComment(null, [articleId])).toEqual({ changed_count: 1, article_info: [] });
    expect(await shown()).toBe("");
  });

  it("has 500 characters as they are seen, and no more", async () => {
    const { articleId } = await article("港の朝");
    const seen = "か\u3099".repeat(499);
    expect(await setComment(`${seen}👨‍👩‍👧`, [articleId])).toMatchObject({ changed_count: 1 });
    const body = (comment: unknown) => ({ article_info: infoOf(articleId), comment });
    for (const refused of ["あ".repeat(501), `あ${"\u0301".repeat(9000)}`, "あ\u0007", 5, {}]) {
      const answer = await api.send(admin, "PUT", "/article_comment_setting", body(refused));
      expect(answer.statusCode).toBe(400);
      expect(answer.json().data.fieldErrors).toMatchObject([{ field: "comment" }]);
    }
    const [first, second] = [await article("一"), await article("二")];
    await setComment("短い", [first.articleId]);
    expect(await setComment("長".repeat(499), [first.articleId, second.articleId], { append_flag: 1 })).toEqual({
      changed_count: 1,
      article_info: [
        { article_id: first.articleId, data_section: 3, title: "一", reason: "加えるとコメントが500文字を超えます。" },
      ],
    });
  });
});

describe("a batch", () => {
  it("changes what it can and names what it can't, each with the reason", async () => {
    const good = [await article("一"), await article("二")];
    const withdrawn = await article("取消", { withdrawn_at: NOON });
    const offSale = await article(
      "号",
      { sales_to_datetime: new Date("2026-11-01T00:00:00Z"), sales_datetime_flag: true },
      5,
    );
    const feed = await article("他社のフィード", { own_contract_id: (await aContract(db.owner)).contractId });
    const ids = [good[0], withdrawn, offSale, feed, good[1], good[0]].map((one) => one?.articleId ?? "");
    const answer = await setState(1, ...ids, "202611999999999");
    expect(answer.changed_count).toBe(2);
    expect(answer.article_info).toEqual([
      { article_id: withdrawn.articleId, data_section: 3, title: "取消", reason: "配信元が取り消した記事です。" },
      { article_id: offSale.articleId, data_section: 5, title: "号", reason: "提供期間外の記事です。" },
      { article_id: feed.articleId, data_section: null, title: "", reason: "記事が見つかりません。" },
      { article_id: "202611999999999", data_section: null, title: "", reason: "記事が見つかりません。" },
    ]);
    const { rows } = await db.owner.query(
      "SELECT article_id::text AS id FROM article_setting WHERE contract_id = $1 ORDER BY 1",
      [contract.contractId],
    );
    expect(rows.map(({ id }) => id)).toEqual(good.map(({ articleId }) => articleId));
  });

  it("is refused as a whole where it is no batch", async () => {
    const { articleId } = await article("一");
    const refused: object[] = [
      { article_info: [], disp_status: 1 },
      { article_info: infoOf(articleId), disp_status: 2 },
      { article_info: infoOf(articleId) },
      { article_info: [...infoOf(articleId), { article_id: "x" }], disp_status: 1 },
      { article_info: Array.from({ length: 1001 }, (_, at) => ({ article_id: String(at + 1) })), disp_status: 1 },
    ];
    for (const body of refused)
      expect((await api.send(admin, "PUT", "/article_target_setting", body)).statusCode).toBe(400);
    expect((await data("/webnews", { theme_id: theme.themeId })).web_news_article_count).toBe(1);
  });

  it("is for administrators only", async () => {
    const { articleId } = await article("一");
    const editor = await aUser(db.owner, { ...contract, userGroupId: admin.userGroupId }, { topicsCreation: true });
    for (const user of [reader, editor]) {
      for (const path of ["/article_target_setting", "/article_comment_setting"])
        expect((await api.send(user, "PUT", path, { article_info: infoOf(articleId) })).statusCode).toBe(403);
      for (const path of ["/managed_articles", "/article_history"])
        expect((await api.get(user, path, { article_id: articleId })).statusCode).toBe(403);
    }
  });

  it("is told in the article's history and the contract's trail, once each", async () => {
    const { articleId } = await article("一");
    for (const state of [1, 1, 0]) await setState(state, articleId);
    await setComment("要点", [articleId]);
    const { history } = await data("/article_history", { article_id: articleId }, admin);
    expect(history.map(({ action, detail, user_id }: Record<string, string>) => [action, detail, user_id])).toEqual(
      [
        ["comment", "要点"],
        ["publish", ""],
        ["unpublish", ""],
      ].map((event) => [...event, admin.userId]),
    );
    const { rows } = await db.owner.query("SELECT action, detail FROM audit WHERE contract_id = $1 ORDER BY audit_id", [
      contract.contractId,
    ]);
    expect(rows).toMatchObject([
      { action: "article.target", detail: { disp_status: 1, articleIds: [articleId] } },
      { action: "article.target", detail: { disp_status: 0 } },
      { action: "article.comment", detail: { comment: "要点" } },
    ]);
  });
});
