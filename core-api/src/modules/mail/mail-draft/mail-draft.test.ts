import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailPurge } from "../../../jobs/mail-purge.job.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const editor = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01", name: "話題係" });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01", name: "管理者" });
const user = await aUser(db.owner, group, { userId: "user01" });
const paperGroup = await aGroup(db.owner, contract, { sections: [1, 2] });
const paperEditor = await aUser(db.owner, paperGroup, { topicsCreation: true, userId: "paper1", name: "紙面係" });
const foreign = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const closed = await aTheme(db.owner, contract, { name: "内緒", open: false });
const web = await anArticle(db.owner, { themes: [theme], dataSection: 3, title: "ウェブ記事" });
const paper = await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "新聞記事" });
const other = await anArticle(db.owner, {
  themes: [await aTheme(db.owner, contract)],
  dataSection: 3,
  title: "別の話",
});
const secret = await anArticle(db.owner, { themes: [closed], dataSection: 3, title: "内緒の記事" });

beforeEach(async () => {
  await db.owner.query(`
    DELETE FROM mail_draft; DELETE FROM mail_edition; DELETE FROM mail_run;
    UPDATE app_user SET login_stop_flag = false, topics_creation_flag = (user_id IN ('topic01', 'paper1'))`);
  api.setNow(NOON);
  desk.setNow(NOON);
});

type Body = Record<string, unknown>;
async function call(method: "PUT" | "POST" | "DELETE", path: string, body: Body, as = editor) {
  const answer = await api.send(as, method, path, body);
  return { http: answer.statusCode, ...answer.json() };
}
const save = (body: Body, as = editor) => call("PUT", "/mail_draft", body, as);
const enter = (body: Body, as = editor) => call("POST", "/mail_draft_presence", body, as);
const list = async (as = editor) => (await api.get(as, "/mail_drafts")).json().data;
const show = async (mail_draft_id: string, as = editor) =>
  (await api.get(as, "/mail_draft", { mail_draft_id })).json().data;
const begin = async (body: Body = {}, as = editor) => {
  const articles = [{ article_id: web.articleId }, { article_id: paper.articleId, comment: "要点" }];
  return (await save({ articles, ...body }, as)).data;
};
const deliver = async (draft: Body, body: Body = {}, as = editor) =>
  call(
    "POST",
    "/mail_delivery",
    {
      ...{ mail_draft_id: draft.mail_draft_id, draft_version: draft.version, subject: draft.subject, text: draft.text },
      ...{ articles: draft.articles, addresses: ["out@example.jp"], ...body },
    },
    as,
  );
const LATER = { setup_datetime: "2026-11-21T07:00:00+09:00" };
async function mails() {
  await desk.sender.drain();
  return desk.kept.take();
}

describe("a draft of a mail by hand", () => {
  it("begins with theme and date as its subject, or with the first headline where no theme has all of it", async () => {
    expect(await begin()).toMatchObject({ subject: "半導体 2026/11/20", version: 1, updated_by: "話題係" });
    const mixed = await begin({ articles: [{ article_id: other.articleId }, { article_id: web.articleId }] });
    expect(mixed.subject).toBe("別の話 ほか1件");
    expect((await begin({ articles: [] })).subject).toBe("");
    expect((await begin({ subject: "自分の件名" })).subject).toBe("自分の件名");
  });

  it("is the contract's: another editor sees it, who has it open, and what he may see of it", async () => {
    const draft = await begin();
    const { data } = await enter({ mail_draft_id: draft.mail_draft_id }, paperEditor);
    expect(data).toMatchObject({
      editors: [{ user_id: "topic01", name: "話題係" }],
      articles: [{ article_id: paper.articleId, comment: "要点" }],
      hidden_count: 1,
    });
    expect((await show(draft.mail_draft_id)).editors).toEqual([{ user_id: "paper1", name: "紙面係" }]);
    api.setNow(new Date(NOON.getTime() + 60_000));
    expect((await show(draft.mail_draft_id)).editors).toEqual([]);
    const saved = await save(
      { mail_draft_id: draft.mail_draft_id, version: 1, articles: [{ article_id: paper.articleId, comment: "改" }] },
      paperEditor,
    );
    expect(saved.data.hidden_count).toBe(1);
    expect((await show(draft.mail_draft_id)).articles).toEqual([
      { article_id: web.articleId, comment: null },
      { article_id: paper.articleId, comment: "改" },
    ]);
  });

  it("is listed and kept where one call began it with words or recipients, and goes after a day where nobody wrote into it", async () => {
    const written = [await begin({ text: "本文" }), await begin({ mail_address: ["a@example.jp"] })];
    await begin();
    const ids = written.map(({ mail_draft_id }) => mail_draft_id);
    const listed = async () => (await list()).mail_drafts.map((each: Body) => each.mail_draft_id).toSorted();
    expect(await listed()).toEqual(ids.toSorted());
    desk.laterBy(25);
    await mailPurge.run(aJobContext({ scope: desk.scope, clock: { now: () => desk.now } }));
    const kept = await db.owner.query("SELECT mail_draft_id::text AS id FROM mail_draft");
    expect(kept.rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it("takes what two change at once, and tells whoever changed the same field second", async () => {
    const { mail_draft_id } = await begin();
    await save({ mail_draft_id, version: 1, text: "甲の文" });
    const { data } = await save({ mail_draft_id, version: 1, text: "乙の文", mail_address: ["b@example.jp"] }, admin);
    expect(data).toMatchObject({
      version: 3,
      text: "甲の文",
      mail_address: ["b@example.jp"],
      conflict_field: ["text"],
      updated_by: "管理者",
    });
  });

  it("is nobody's who may not send, nor another contract's, and takes no article that its editor may not see", async () => {
    const { mail_draft_id } = await begin();
    expect((await save({ mail_draft_id, version: 1, text: "x" }, user)).http).toBe(403);
    expect((await api.get(user, "/mail_drafts")).statusCode).toBe(403);
    expect((await enter({ mail_draft_id }, foreign)).http).toBe(404);
    expect((await call("DELETE", "/mail_draft", { mail_draft_id }, foreign)).http).toBe(404);
    expect((await list(foreign)).mail_drafts).toEqual([]);
    const articles = [{ article_id: secret.articleId }];
    const narrow = await aUser(db.owner, group, { topicsCreation: true, userId: "narrow1", themeBrowsing: false });
    expect((await save({ articles }, narrow)).http).toBe(404);
  });

  it.each([
    ["subject", { subject: "あ".repeat(201) }, "件名"],
    ["text", { text: "あ".repeat(4001) }, ""],
    ["setup_datetime", { setup_datetime: "明日" }, "送信日時"],
    ["articles", { articles: "x" }, "記事"],
    ["mail_address", { mail_address: [1] }, "宛先"],
    ["version", { version: "x" }, "版"],
    ["id", { data_kbn: 1 }, "区分とID"],
  ])("refuses a broken %s by name", async (field, body, words) => {
    const { http, data } = await save(body);
    expect(http).toBe(400);
    expect(data.fieldErrors[0]).toMatchObject({ field, message: expect.stringContaining(words) });
  });

  it("is discarded by whoever wants, once", async () => {
    const { mail_draft_id } = await begin();
    expect((await call("DELETE", "/mail_draft", { mail_draft_id }, admin)).http).toBe(200);
    expect((await call("DELETE", "/mail_draft", { mail_draft_id }, admin)).http).toBe(404);
  });
});

describe("a draft that is sent", () => {
  it("goes once, whoever presses at the same time, with its comments and tones; its recipients are remembered", async () => {
    await db.owner.query("INSERT INTO article_tone VALUES ($1, $2, 3) ON CONFLICT DO NOTHING", [
      contract.contractId,
      web.articleId,
    ]);
    const draft = await begin();
    const answers = await Promise.all([
      deliver(draft, { tone_flag: 1 }),
      deliver(draft, { tone_flag: 1, addresses: ["OUT@example.jp"] }, admin),
    ]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toMatch(/ウェブ記事[\s\S]*【批判】[\s\S]*新聞記事[\s\S]*要点/);
    expect((await list()).mail_drafts).toEqual([]);
    const late = await save({ mail_draft_id: draft.mail_draft_id, version: 2, text: "後から" });
    expect(late.result.msgDetail).toContain("送信済み");
    const who = answers[0]?.http === 200 ? editor : admin;
    expect((await list(who)).recent_mail_address).toHaveLength(1);
  });

  it("is refused where somebody changed it after the sender looked", async () => {
    const draft = await begin();
    await save({ mail_draft_id: draft.mail_draft_id, version: 1, text: "急いで直した" }, admin);
    const { http, data } = await deliver(draft);
    expect([http, data.changed_by]).toEqual([409, "管理者"]);
    expect(await mails()).toEqual([]);
  });

  it("waits for its hour, and is a draft again where it is taken back before", async () => {
    const draft = await begin({ text: "皆様" });
    const { data } = await deliver(draft, LATER);
    expect((await list()).mail_drafts).toMatchObject([
      { sendmail_id: data.sendmail_id, setup_datetime: "2026-11-21T07:00:00+09:00", cancel_flag: 1 },
    ]);
    expect((await list(paperEditor)).mail_drafts[0].cancel_flag).toBe(0);
    expect((await call("DELETE", "/send_mails", { sendmail_id: data.sendmail_id })).http).toBe(200);
    expect(await show(draft.mail_draft_id)).toMatchObject({ text: "皆様", sent_flag: 0, version: 3 });
    desk.setNow(new Date("2026-11-21T07:01:00+09:00"));
    expect(await mails()).toEqual([]);
  });

  it("leaves out what its sender may not open any more at its hour, and stays where he may not send any more", async () => {
    const draft = await begin();
    await deliver(draft, LATER);
    await db.owner.query("UPDATE app_user SET user_group_id = $1 WHERE user_id = 'topic01'", [paperGroup.userGroupId]);
    desk.setNow(new Date("2026-11-21T07:01:00+09:00"));
    const [mail] = await mails();
    expect(mail?.text).toContain("新聞記事");
    expect(mail?.text).not.toContain("ウェブ記事");
    await db.owner.query("UPDATE app_user SET user_group_id = $1 WHERE user_id = 'topic01'", [group.userGroupId]);
    desk.setNow(NOON);
    await deliver(await begin(), LATER);
    await db.owner.query("UPDATE app_user SET topics_creation_flag = false WHERE user_id = 'topic01'");
    desk.setNow(new Date("2026-11-21T07:01:00+09:00"));
    expect(await mails()).toEqual([]);
  });
});

describe("the words of a mail edition", () => {
  const TARGET = { data_kbn: 1, id: String(theme.themeId) };
  const send = (body: Body = {}) =>
    call("POST", "/mail_edition_send", { ...TARGET, version: "1", mail_address: ["out@example.jp"], ...body });
  const fill = () =>
    call("PUT", "/mail_edition", { ...TARGET, version: "0", edition_item: [{ article_id: web.articleId }] });

  it("are one draft of all its editors, and stand first in the mail, below a subject of their own", async () => {
    const { data: mine } = await enter(TARGET);
    const { data: theirs } = await enter(TARGET, admin);
    expect(theirs.mail_draft_id).toBe(mine.mail_draft_id);
    await save({ ...TARGET, version: 1, text: "社長、\n今朝の記事です。" });
    await fill();
    await send({ subject: "今朝の半導体", text: "社長、\n今朝の記事です。" });
    const [mail] = await mails();
    expect(mail?.subject).toBe("今朝の半導体");
    expect(mail?.text).toMatch(/^社長、\n今朝の記事です。\n\n[\s\S]*ウェブ記事/);
    expect(mail?.html?.indexOf("今朝の記事です。")).toBeLessThan(mail?.html?.indexOf("ウェブ記事") ?? 0);
    expect((await enter(TARGET)).data).toMatchObject({ text: "", version: 1 });
  });

  it("are not sent over what another editor has just changed", async () => {
    await enter(TARGET);
    await save({ ...TARGET, version: 1, text: "直した文" }, admin);
    await fill();
    expect((await send({ text: "古い文", draft_version: 1 })).http).toBe(409);
    expect(await mails()).toEqual([]);
  });

  it("come back with what was written since, where the send is taken back", async () => {
    await enter(TARGET);
    await save({ ...TARGET, version: 1, text: "先の文" });
    await fill();
    const { data } = await send({ text: "先の文", ...LATER });
    await enter(TARGET);
    await save({ ...TARGET, version: 1, text: "次の文" });
    await call("DELETE", "/send_mails", { sendmail_id: data.sendmail_id });
    expect((await enter(TARGET)).data).toMatchObject({ text: "先の文\n\n次の文" });
  });

  it("takes no articles: those are chosen in the edition itself", async () => {
    await enter(TARGET);
    const { data } = await save({ ...TARGET, version: 1, articles: [] });
    expect(data.fieldErrors[0].field).toBe("articles");
  });
});
