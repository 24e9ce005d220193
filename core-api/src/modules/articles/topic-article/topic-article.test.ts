import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aTopic,
  type TestContract,
  type TestGroup,
  type TestTopic,
} from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let group: TestGroup;
let admin: TestUser;
let editor: TestUser;
let topic: TestTopic;

beforeEach(async () => {
  contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract);
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  editor = await anEditor();
  topic = await aTopic(db.owner, contract, { name: "今朝のまとめ" });
  await fills(editor, topic);
});

const anEditor = () => aUser(db.owner, group, { topicsCreation: true });
const fills = (user: TestUser, { topicsId }: TestTopic) =>
  db.owner.query("INSERT INTO topic_user (contract_id, topics_id, user_id) VALUES ($1, $2, $3)", [
    contract.contractId,
    topicsId,
    user.userId,
  ]);
const article = async (title: string, parts: Parameters<typeof anArticle>[1] = {}) =>
  (await anArticle(db.owner, { title, dataSection: 3, ...parts })).articleId;
const send = (method: "POST" | "DELETE", article_info: unknown, { user = editor, of = topic, more = {} } = {}) =>
  api.send(user, method, "/topic_articles", { topics_id: String(of.topicsId), article_info, ...more });
const post = async (article_info: unknown, more: Parameters<typeof send>[2] = {}) => {
  const answer = await send("POST", article_info, more);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
type Wire = { title: string; display_order: number };
const orderOf = (list: Wire[]) =>
  list
    .toSorted((a, b) => a.display_order - b.display_order)
    .map(({ title, display_order }) => `${display_order} ${title}`);
const list = async (user = editor) =>
  (await api.get(user, "/topic_articles", { topics_id: topic.topicsId })).json().data;

describe("a topic's articles", () => {
  it("are added at the end of their source, once, and shown on home in their order", async () => {
    const [paper, text, first, second] = [
      await article("紙面", { dataSection: 1 }),
      await article("本文", { dataSection: 2 }),
      await article("一"),
      await article("二"),
    ];
    const added = await post([text, paper, first, { article_id: second, data_section: 3 }, first]);
    expect(added.num).toBe(4);
    expect(orderOf([...added.sc_news_info, ...added.mc_news_info])).toEqual(["1 本文", "2 紙面"]);
    expect(orderOf(added.web_news_info)).toEqual(["1 一", "2 二"]);
    await post([{ article_id: second, display_order: 1 }]);
    expect(orderOf((await list()).web_news_info)).toEqual(["1 二", "2 一"]);
    const home = (await api.get(editor, "/webnews", { topics_id: topic.topicsId })).json().data;
    expect(home.web_news_article_info.map(({ title }: Wire) => title)).toEqual(["二", "一"]);
    const { topics_info } = (await api.get(editor, "/themes")).json().data;
    expect(topics_info[0]).toMatchObject({ news_article_count: 2, web_article_count: 2 });
    const mail = await api.send(admin, "POST", "/create_mail", {
      ...{ data_kbn: 3, id: String(topic.topicsId), template_file_id: "0", subject_Type: 3, attach_Type: 1 },
    });
    expect(mail.json().data.sendmail_info.mailText).toMatch(/1\. 本文[\s\S]*2\. 紙面[\s\S]*1\. 二[\s\S]*2\. 一/);
  });

  it("are merged where two people change them: nobody's article is lost or comes back", async () => {
    const ids = [await article("一"), await article("二"), await article("三")];
    await post(ids);
    // One sends his whole order; meanwhile another has taken 二 out and added 四.
    await send("DELETE", [ids[1]], { user: admin });
    await post([await article("四")], { user: admin });
    const order = [ids[2], ids[1], ids[0]].map((article_id, at) => ({ article_id, display_order: at + 1 }));
    const answer = await post(order, { more: { reorder_flag: 1 } });
    expect(answer.article_info).toMatchObject([{ article_id: ids[1], reason: "ほかの人が外した記事です。" }]);
    expect(orderOf(answer.web_news_info).map((line) => line.slice(2))).toEqual(["三", "一", "四"]);
  });

  it("are added by two people at once, and both stay", async () => {
    const ids = await Promise.all(["一", "二", "三", "四"].map((title) => article(title)));
    await Promise.all(ids.map((id, at) => post([id], { user: at % 2 ? admin : editor })));
    expect((await list()).web_news_info.map(({ display_order }: Wire) => display_order)).toEqual([1, 2, 3, 4]);
  });

  it("can't be added where they can't be displayed; each is named, the others are added", async () => {
    const good = await article("一");
    const withdrawn = await article("取消", { columns: { withdrawn_at: NOON } });
    const offSale = await article("号", { dataSection: 5, columns: { del_flag: true } });
    const hidden = await article("非公開");
    const yesterday = await article("昨日", { topics: [topic], processDate: "2026-11-19" });
    await api.send(admin, "PUT", "/article_target_setting", { article_info: [hidden], disp_status: 1 });
    const foreign = await article("他社", { columns: { own_contract_id: (await aContract(db.owner)).contractId } });
    const answer = await post([withdrawn, offSale, good, hidden, foreign, "202611999999999", yesterday]);
    expect(answer.article_info.map(({ title, reason }: Record<string, string>) => [title, reason])).toEqual([
      ["取消", "配信元が取り消した記事です。"],
      ["号", "提供期間外の記事です。"],
      ["", "記事が見つかりません。"],
      ["", "記事が見つかりません。"],
      ["", "記事が見つかりません。"],
      ["昨日", "別の日に追加済みです。"],
    ]);
    expect(answer.num).toBe(1);
    expect(await post([hidden], { user: admin })).toMatchObject({ num: 2, article_info: [] });
    expect([(await list()).num, (await list(admin)).num]).toEqual([1, 2]);
    expect(
      (await api.get(editor, "/webnews", { topics_id: topic.topicsId, process_date: "2026-11-20" })).json().data,
    ).toMatchObject({ web_news_article_count: 1 });
  });

  it("leave the list when they are withdrawn or unpublished, and are named where somebody still moves them", async () => {
    const [one, gone, hidden, last] = [
      await article("一"),
      await article("取消"),
      await article("非公開"),
      await article("末"),
    ];
    await post([one, gone, hidden, last]);
    await db.owner.query("UPDATE article SET withdrawn_at = $2 WHERE article_id = $1", [gone, NOON]);
    await api.send(admin, "PUT", "/article_target_setting", { article_info: [hidden], disp_status: 1 });
    const titles = async (user: TestUser) => (await list(user)).web_news_info.map(({ title }: Wire) => title);
    expect([await titles(editor), await titles(admin)]).toEqual([
      ["一", "末"],
      ["一", "非公開", "末"],
    ]);
    const order = [last, hidden, gone, one].map((article_id, at) => ({ article_id, display_order: at + 1 }));
    const answer = await post(order, { more: { reorder_flag: 1 } });
    expect(answer.article_info.map(({ title, reason }: Record<string, string>) => [title, reason])).toEqual([
      ["", "記事が見つかりません。"],
      ["取消", "配信元が取り消した記事です。"],
    ]);
    expect(await titles(editor)).toEqual(["末", "一"]);
    const back = order.toReversed().map(({ article_id }, at) => ({ article_id, display_order: at + 1 }));
    await post(back, { user: admin, more: { reorder_flag: 1 } });
    expect(await titles(admin)).toEqual(["一", "非公開", "末"]);
  });

  it("are commented on by who fills the topic; what a colleague wrote meanwhile stays", async () => {
    const [one, elsewhere] = [await article("一"), await article("二")];
    await post([one]);
    const write = (article_id: string, comment: string, comment_before?: string) =>
      post([{ article_id, comment, comment_before }], { more: { reorder_flag: 1 } });
    expect((await write(one, " 要点\r\nと続き ", "")).web_news_info[0].comment).toBe("要点\nと続き");
    const late = await write(one, "別の要点", "");
    expect(late.article_info).toMatchObject([{ article_id: one, reason: "ほかの人がコメントを変更しました。" }]);
    expect(late.web_news_info[0].comment).toBe("要点\nと続き");
    expect((await write(elsewhere, "外の記事")).article_info).toMatchObject([{ article_id: elsewhere }]);
    expect((await write(one, "", "要点\nと続き")).web_news_info[0].comment).toBe("");
    const { history } = (await api.get(admin, "/article_history", { article_id: one })).json().data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual(["uncomment", "comment", "topic_add"]);
  });

  it("refuse a request that is none, as a whole", async () => {
    const [one, two] = [await article("一"), await article("二")];
    for (const article_info of [
      [],
      ["x"],
      [{ article_id: one, display_order: -1 }],
      [{ article_id: one, display_order: 0 }],
      [{ article_id: one, display_order: 501 }],
      [{ article_id: one, display_order: 1.5 }],
      [{ article_id: one, comment: "あ".repeat(501) }],
      [{ article_id: one, comment: "\u0000" }],
      [{ article_id: one, comment: 5 }],
      [
        { article_id: one, display_order: 1 },
        { article_id: one, display_order: 2 },
      ],
      [
        { article_id: one, display_order: 1 },
        { article_id: two, display_order: 1 },
      ],
      Array.from({ length: 501 }, (_, at) => String(at + 1)),
    ]) {
      const answer = await send("POST", article_info);
      expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, "article_info"]);
    }
    const twice = [1, 2].map((display_order) => ({ article_id: one, display_order }));
    expect((await send("POST", twice)).json().data.fieldErrors).toEqual([
      { field: "article_info", message: "同じ記事が、違う表示順かコメントで2回指定されています。" },
    ]);
    expect((await list()).num).toBe(0);
  });

  it("are taken out, stay in their themes, and what was not there is named", async () => {
    const theme = await aTheme(db.owner, contract);
    const [one, other] = [await article("一", { themes: [theme] }), await article("二")];
    await post([one]);
    const answer = (await send("DELETE", [one, other])).json().data;
    expect(answer).toMatchObject({
      num: 0,
      article_info: [{ article_id: other, reason: "トピックスにない記事です。" }],
    });
    expect((await api.get(editor, "/webnews", { theme_id: theme.themeId })).json().data.web_news_article_count).toBe(1);
    const { history } = (await api.get(admin, "/article_history", { article_id: one })).json().data;
    expect(history.map(({ action, detail }: Record<string, string>) => [action, detail])).toEqual([
      ["topic_remove", "今朝のまとめ"],
      ["topic_add", "今朝のまとめ"],
    ]);
  });
});

describe("who fills a topic", () => {
  it("is an administrator, or who is chosen for it: others see neither its articles nor its name", async () => {
    const other = await anEditor();
    const theirs = await aTopic(db.owner, contract);
    await fills(other, theirs);
    const one = await article("一");
    for (const [user, of, status] of [
      [editor, topic, 200],
      [admin, theirs, 200],
      [other, topic, 403],
      [editor, theirs, 403],
      [await aUser(db.owner, group), topic, 403],
      [editor, await aTopic(db.owner, await aContract(db.owner)), 404],
    ] as const) {
      expect((await send("POST", [one], { user, of })).statusCode).toBe(status);
      expect((await api.get(user, "/topic_articles", { topics_id: of.topicsId })).statusCode).toBe(status);
      expect((await send("DELETE", [one], { user, of })).statusCode).toBe(status);
    }
    const titles = async (user: TestUser) => (await api.get(user, "/topic_titles")).json().data.topics_info.length;
    expect([await titles(editor), await titles(other), await titles(admin)]).toEqual([1, 1, 2]);
  });

  it("no longer is who loses the right while the workspace is open", async () => {
    const one = await article("一");
    await post([one]);
    await db.owner.query("UPDATE app_user SET topics_creation_flag = false WHERE contract_id = $1 AND user_id = $2", [
      contract.contractId,
      editor.userId,
    ]);
    expect((await send("DELETE", [one])).statusCode).toBe(403);
    expect((await list(admin)).num).toBe(1);
  });
});
