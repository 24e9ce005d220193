import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { claimMessages } from "../../../mail/send/outbox.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const editor = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01", name: "話題係" });
const other = await aUser(db.owner, group, { topicsCreation: true, userId: "topic02" });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const web = await anArticle(db.owner, { themes: [theme], dataSection: 3, title: "ウェブ記事" });
const paper = await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "新聞記事" });
const later = await anArticle(db.owner, { dataSection: 3, title: "あとから来た記事" });

const SEVEN = "2026-11-21T07:00:00+09:00";
const EIGHT = "2026-11-21T08:00:00+09:00";
const TARGET = { data_kbn: 1, id: String(theme.themeId) };
const ITEMS = [
  { heading: "ウェブから" },
  { article_id: web.articleId, comment: "線の下の一言" },
  { heading: "紙面から" },
  { article_id: paper.articleId, comment: null },
];

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_edition; DELETE FROM mail_run");
  await db.owner.query("DELETE FROM theme_article WHERE article_id = $1", [later.articleId]);
  api.setNow(NOON);
  desk.setNow(NOON);
});

type Body = Record<string, unknown>;
async function save(version: string, edition_item: Body[]) {
  const answer = await api.send(editor, "PUT", "/mail_edition", { ...TARGET, version, edition_item });
  expect(answer.statusCode).toBe(200);
}
async function plan(version: string, setup_datetime: string | undefined = SEVEN, addresses = ["out@example.jp"]) {
  const body = { ...TARGET, version, mail_address: addresses, ...(setup_datetime && { setup_datetime }) };
  const answer = await api.send(editor, "POST", "/mail_edition_send", body);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.sendmail_id as string;
}
const show = async (as = editor) => (await api.get(as, "/mail_edition", TARGET)).json().data;
const takeBack = async (sendmail_id: string, as = editor) => {
  const answer = await api.send(as, "DELETE", "/send_mails", { sendmail_id });
  return { http: answer.statusCode, ...answer.json() };
};
const arrives = () => aHit(db.owner, theme, { articleId: later.articleId, section: 3, day: "2026-11-20" });
const withoutNulls = (items: Body[]) =>
  items.map(({ article_id, comment, heading }) => (heading === null ? { article_id, comment } : { heading }));
async function mails() {
  await desk.sender.drain();
  return desk.kept.take();
}

describe("a planned edition that is taken back", () => {
  it("is a draft again with its order, lines and headings, before what was put to it since", async () => {
    await save("0", ITEMS);
    const id = await plan("1");
    await arrives();
    await save("2", [{ article_id: later.articleId, comment: null }]);
    expect((await takeBack(id)).http).toBe(200);
    const again = await show();
    expect(again).toMatchObject({ version: "4", begun_flag: 1, last_sent: null, edition_send: [] });
    expect(withoutNulls(again.edition_item)).toEqual([...ITEMS, { article_id: later.articleId, comment: null }]);
    await plan("4");
    desk.setNow(new Date(SEVEN));
    expect(await mails()).toHaveLength(1);
  });

  it("need not be the last: the one after it stays planned, and the one before it is the last again", async () => {
    await save("0", ITEMS);
    const first = await plan("1");
    await arrives();
    await save("2", [{ heading: "続き" }, { article_id: later.articleId, comment: null }]);
    const second = await plan("3", EIGHT);
    expect((await takeBack(first)).http).toBe(200);
    const again = await show();
    expect(withoutNulls(again.edition_item)).toEqual(ITEMS);
    expect(again.last_sent).toMatchObject({ sendmail_id: second, article_count: 1 });
    const third = await plan(again.version, EIGHT);
    expect((await takeBack(third)).http).toBe(200);
    expect((await show()).last_sent).toMatchObject({ sendmail_id: second, article_count: 1, sent_by: "話題係" });
    desk.setNow(new Date(EIGHT));
    const [mail, ...others] = await mails();
    expect(mail?.text).toContain("あとから来た記事");
    expect(others).toEqual([]);
  });
});

describe("the list of editions", () => {
  const sends = async (as = editor) =>
    (await show(as)).edition_send.map(({ status, cancel_flag, address_count, failed_count }: Body) => [
      ...[status, cancel_flag, address_count, failed_count],
    ]);

  it("says what became of each, and who may take it back", async () => {
    await save("0", ITEMS);
    await plan("1", SEVEN, ["out@example.jp", "in@example.jp"]);
    expect(await sends()).toEqual([[3, 1, 2, 0]]);
    expect(await sends(other)).toEqual([[3, 0, 2, 0]]);
    expect(await sends(admin)).toEqual([[3, 1, 2, 0]]);
    api.setNow(new Date(SEVEN));
    desk.setNow(new Date(SEVEN));
    expect(await sends()).toEqual([[2, 0, 2, 0]]);
    await mails();
    expect(await sends()).toEqual([[0, 0, 2, 0]]);
    expect((await show()).edition_send[0]).toMatchObject({
      setup_datetime: SEVEN,
      sent_by: "話題係",
      article_count: 2,
    });
    await db.owner.query("UPDATE mail_message SET state = 'failed' WHERE mail_address = 'in@example.jp'");
    expect(await sends(admin)).toEqual([[0, 0, 2, 1]]);
    await db.owner.query("UPDATE mail_message SET state = 'failed'");
    expect(await sends(admin)).toEqual([[1, 0, 2, 2]]);
  });
});

describe("taking back at the time of sending", () => {
  it("comes too late where a worker has the mails in hand, and says so", async () => {
    await save("0", ITEMS);
    const id = await plan("1");
    desk.setNow(new Date(SEVEN));
    let answer: ReturnType<typeof takeBack> | undefined;
    await desk.scope.shared("write", async (tx) => {
      expect(await claimMessages(tx, desk.now, 50)).toHaveLength(1);
      answer = takeBack(id);
      await vi.waitUntil(isSomebodyWaiting, { timeout: 5_000 });
    });
    expect(await answer).toMatchObject({
      http: 200,
      result: { msgCode: "MSG0052", msgDetail: expect.stringContaining("取り消せません") },
    });
    expect(await show()).toMatchObject({ begun_flag: 0, edition_item: [], edition_send: [{ sendmail_id: id }] });
  });

  it("either keeps the mail or takes it back, never both", async () => {
    for (let round = 0; round < 10; round += 1) {
      await db.owner.query("DELETE FROM mail_edition; DELETE FROM mail_run");
      api.setNow(NOON);
      await save("0", ITEMS);
      const id = await plan("1");
      desk.setNow(new Date(SEVEN));
      const [{ http }, kept] = await Promise.all([takeBack(id), mails()]);
      const { begun_flag, edition_item } = await show();
      const outcome = { http, mails: kept.length, begun_flag, items: edition_item.length };
      expect([
        { http: 200, mails: 0, begun_flag: 1, items: 4 },
        { http: 200, mails: 1, begun_flag: 0, items: 0 },
      ]).toContainEqual(outcome);
    }
  });
});

const WAITING =
  "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'";
const isSomebodyWaiting = async () => (await db.owner.query(WAITING)).rows.length > 0;
