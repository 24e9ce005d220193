import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
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
const paperGroup = await aGroup(db.owner, contract, { sections: [1, 2] });
const paperEditor = await aUser(db.owner, paperGroup, { topicsCreation: true, userId: "paper1" });
await aUser(db.owner, group, { userId: "stop01", loginStop: true });
const theme = await aTheme(db.owner, contract, { name: "半導体", open: false });
const web = await anArticle(db.owner, { themes: [theme], dataSection: 3, title: "ウェブ記事" });
const paper = await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "新聞記事" });
const magazine = await anArticle(db.owner, { themes: [theme], dataSection: 5, title: "雑誌記事" });
const later = await anArticle(db.owner, { dataSection: 3, title: "あとから来た記事" });

beforeEach(async () => {
  await db.owner.query(`
    DELETE FROM mail_edition; DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_domain; DELETE FROM article_setting;
    UPDATE article SET withdrawn_at = NULL`);
  await db.owner.query("DELETE FROM theme_article WHERE article_id = $1", [later.articleId]);
  api.setNow(NOON);
  desk.setNow(NOON);
});

type Body = Record<string, unknown>;
const TARGET = { data_kbn: 1, id: String(theme.themeId) };
const LINE = "線の下に出る一言";
const ITEMS = [
  { heading: "ウェブから" },
  { article_id: web.articleId },
  { heading: "紙面から" },
  { article_id: paper.articleId, comment: LINE },
];
async function call(method: "PUT" | "POST", path: string, body: Body, as = editor) {
  const answer = await api.send(as, method, path, { ...TARGET, ...body });
  return { http: answer.statusCode, ...answer.json() };
}
const save = (body: Body = {}, as = editor) => {
  const draft = { version: "0", edition_item: ITEMS, left_out_article: [magazine.articleId] };
  return call("PUT", "/mail_edition", { ...draft, ...body }, as);
};
const send = (body: Body = {}, as = editor) =>
  call("POST", "/mail_edition_send", { version: "1", mail_address: ["out@example.jp"], ...body }, as);
const preview = (body: Body = {}, as = editor) => call("POST", "/mail_edition_preview", body, as);
const show = async () => (await api.get(editor, "/mail_edition", TARGET)).json().data;
const arrives = () => aHit(db.owner, theme, { articleId: later.articleId, section: 3, day: "2026-11-20" });
async function mails() {
  await desk.sender.drain();
  return desk.kept.take();
}

describe("an edition's mail", () => {
  it("is in the editor's order, with his headings and lines, letter by letter as it was previewed", async () => {
    await save();
    const look = { subject_Type: 4, encoding: "utf8" };
    const { sendmail_info } = (await preview(look)).data;
    const { data } = await send({ ...look, mail_address: ["TOPIC01@example.com", "topic01@example.com"] });
    expect(data).toMatchObject({ version: "2", article_count: 2, sendmail_result: [{ row: 1, status: 2 }] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.subject, mail?.text, mail?.html]).toEqual([
      sendmail_info.subject,
      sendmail_info.mailText,
      sendmail_info.mailTextFormat,
    ]);
    expect(sendmail_info.subject).toBe("2026/11/20 半導体 2件");
    expect(mail?.text).toMatch(
      /■ ウェブから\n\n1\. ウェブ記事[\s\S]*■ 紙面から\n\n1\. 新聞記事[\s\S]*線の下に出る一言/,
    );
  });

  it("goes out at its time, under the rights of that time, once for each address", async () => {
    await save();
    const { data } = await send({
      setup_datetime: "2026-11-21T07:03:00+09:00",
      mail_address: ["out@example.jp", "paper1@example.com", "stop01@example.com"],
    });
    expect(data.sendmail_result.map(({ row, status }: Body) => [row, status])).toEqual([
      [1, 3],
      [2, 3],
      [3, 1],
    ]);
    expect(await mails()).toEqual([]);
    await db.owner.query("UPDATE app_user SET theme_browsing = false WHERE user_id = 'paper1'");
    desk.setNow(new Date("2026-11-21T07:03:00+09:00"));
    const [mail, ...others] = await mails();
    expect([mail?.to, mail?.subject, others]).toEqual(["out@example.jp", "半導体 2026/11/21", []]);
    await db.owner.query("UPDATE app_user SET theme_browsing = true WHERE user_id = 'paper1'");
  });

  it("brings a recipient only his sources", async () => {
    await save();
    await send({ mail_address: ["paper1@example.com"] });
    const [mail] = await mails();
    expect(mail?.text).toContain("新聞記事");
    expect(mail?.text).not.toContain("ウェブ");
  });

  it("says which characters keep it from going in ISO-2022-JP, and then goes as UTF-8", async () => {
    const asked = { encoding: "iso2022jp" };
    await save();
    expect((await preview(asked)).data.sendmail_info.unencodable_character).toEqual([]);
    const edition_item = [{ article_id: web.articleId, comment: "①髙島屋の髙" }];
    await save({ version: "1", edition_item, left_out_article: [] });
    expect((await preview(asked)).data.sendmail_info.unencodable_character).toEqual(["①", "髙"]);
    expect((await preview()).data.sendmail_info.unencodable_character).toEqual([]);
    expect((await send({ version: "2", ...asked })).http).toBe(200);
    expect(await mails()).toMatchObject([{ encoding: "iso2022jp", text: expect.stringContaining("①髙島屋") }]);
    expect((await show()).encoding).toBe("iso2022jp");
    expect((await preview({ encoding: "sjis" })).data.fieldErrors).toMatchObject([{ field: "encoding" }]);
  });

  it("is without what was withdrawn since it was put together", async () => {
    await save();
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [web.articleId]);
    expect((await send()).data.article_count).toBe(1);
    expect((await mails())[0]?.text).not.toContain("ウェブ記事");
  });
});

describe("the next edition", () => {
  it("begins after the last: with what came since, without what was sent or left out", async () => {
    await save();
    await arrives();
    expect((await show()).new_article).toEqual([later.articleId]);
    await send();
    const next = await show();
    expect(next).toMatchObject({
      begun_flag: 0,
      version: "2",
      edition_item: [{ article_id: later.articleId }],
      left_out_article: [magazine.articleId],
      last_sent: { sent_by: "話題係", article_count: 2 },
      mail_address: ["out@example.jp"],
    });
    expect(
      (await save({ version: "2", edition_item: [{ article_id: web.articleId }], left_out_article: [] })).data
        .fieldErrors,
    ).toEqual([{ field: "edition_item", message: "送信済みの記事は載せられません。" }]);
  });

  it("may bring what was left out, once", async () => {
    await save();
    await send();
    const back = { version: "2", edition_item: [{ article_id: magazine.articleId }], left_out_article: [] };
    expect((await save(back)).http).toBe(200);
    expect((await send({ version: "3" })).data.article_count).toBe(1);
    expect(await show()).toMatchObject({ left_out_article: [], edition_item: [], new_article: [] });
  });

  it("of a setting's digest is without what the setting's address had by hand", async () => {
    await desk.setting(contract, { target: theme, address: "out@example.jp", times: ["18:00"] });
    expect((await show()).destination_mail_address).toEqual(["out@example.jp"]);
    await save();
    await send();
    await mails();
    desk.setNow(new Date("2026-11-20T18:00:00+09:00"));
    const [digest] = await desk.runAndSend();
    expect(digest?.text).toContain("雑誌記事");
    expect(digest?.text).not.toMatch(/ウェブ記事|新聞記事/);
  });
});

describe("a send", () => {
  it("by two editors at once, or twice, goes out once", async () => {
    await save();
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409, 409]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    [{ mail_address: [] }, "mail_address", "メールアドレスを入力してください"],
    [{ mail_address: ["a@example.jp\nBcc: x@example.jp"] }, "mail_address", "半角英数字"],
    [{ setup_datetime: "2026-11-20T11:00:00+09:00" }, "setup_datetime", "1年以内の先"],
    [{ setup_datetime: "昨日" }, "setup_datetime", "正しい日時"],
    [{ subject_Type: 6 }, "subject_Type", "件名"],
    [{ attach_Type: 0 }, "attach_Type", "添付"],
    [{ version: "" }, "version", "版"],
  ])("with %j is refused, and the draft stays", async (change, field, message) => {
    await save();
    const { http, data } = await send(change);
    expect(http).toBe(400);
    expect(data.fieldErrors).toContainEqual({ field, message: expect.stringContaining(message) });
    expect(await show()).toMatchObject({ version: "1", last_sent: null });
    expect(await mails()).toEqual([]);
  });

  it("to more addresses than the contract allows is a business outcome, and the draft stays", async () => {
    await save();
    const { http, data } = await send({ mail_address: Array.from({ length: 11 }, (_, n) => `a${n}@example.jp`) });
    expect([http, data.fieldErrors]).toEqual([
      200,
      [{ field: "mail_address", message: "宛先は10件以下で指定してください。" }],
    ]);
    expect(await show()).toMatchObject({ version: "1", last_sent: null });
    expect(await mails()).toEqual([]);
  });

  it("to nobody who may be written to leaves the draft as it is", async () => {
    await db.owner.query("INSERT INTO mail_domain (contract_id, domain) VALUES ($1, 'example.com')", [
      contract.contractId,
    ]);
    await save();
    const { data } = await send();
    expect(data).toMatchObject({
      version: "1",
      sendmail_result: [{ status: 1, message: expect.stringContaining("ドメイン") }],
    });
    expect(await show()).toMatchObject({ version: "1", begun_flag: 1, last_sent: null });
  });

  it("of nothing, or of what its editor may not see, is refused", async () => {
    await save({ edition_item: [{ heading: "見出しだけ" }], left_out_article: [] });
    for (const refused of [await send(), await preview()])
      expect([refused.http, refused.result.msgCode]).toEqual([200, "MSG0050"]);
    await save({ version: "1" });
    for (const refused of [await send({ version: "2" }, paperEditor), await preview({}, paperEditor)])
      expect([refused.http, refused.result.msgCode]).toEqual([200, "MSG0051"]);
    expect((await send({ version: "2", template_file_id: "999" })).http).toBe(404);
    expect(await mails()).toEqual([]);
  });

  it("is in the audit trail", async () => {
    await save();
    await send();
    const { rows } = await db.owner.query("SELECT actor, detail FROM audit WHERE action = 'mail.edition'");
    expect(rows.at(-1)).toMatchObject({
      actor: "topic01",
      detail: { id: theme.themeId, articles: 2, addresses: ["out@example.jp"] },
    });
  });
});
