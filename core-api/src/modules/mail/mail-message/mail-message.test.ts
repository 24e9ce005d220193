import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01", name: "管理者" });
const topicUser = await aUser(db.owner, group, {
  topicsCreation: true,
  userId: "topic01",
  name: "話題係",
  themeBrowsing: false,
});
const user = await aUser(db.owner, group, { userId: "user01" });
const webless = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [1] }), { userId: "noweb1" });
const stopped = await aUser(db.owner, group, { userId: "stop01", loginStop: true });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const closed = await aTheme(db.owner, contract, { name: "内緒", open: false });
const topic = await aTopic(db.owner, contract);
const foreign = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
const web = await anArticle(db.owner, { themes: [theme], dataSection: 3, title: "ウェブ記事" });
const paper = await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "新聞記事" });
const secret = await anArticle(db.owner, { themes: [closed], dataSection: 3, title: "内緒の記事" });

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_domain");
  desk.setNow(NOON);
});

type Body = Record<string, unknown>;
async function post(path: string, body: Body, as = admin, headers = {}) {
  const answer = await api.send(as, "POST", path, body, headers);
  return { http: answer.statusCode, ...answer.json() };
}
const MAIL = {
  articles: [
    { article_id: web.articleId, data_section: 3 },
    { article_id: paper.articleId, data_section: 1, comment: "要点" },
  ],
  addresses: ["out@example.jp"],
  subject: "ご参考",
  text: "皆様\r\n{テーマ名}はそのままです。",
};
const deliver = (body: Body = {}, as = topicUser, headers = {}) =>
  post("/mail_delivery", { ...MAIL, ...body }, as, headers);
async function sent() {
  await desk.sender.drain();
  return desk.kept.take();
}

describe("a mail by hand", () => {
  it("brings the chosen articles in their order with the sender's words, to each address by itself", async () => {
    const { result, data } = await deliver({ addresses: ["out@example.jp", "user01@example.com", "OUT@example.jp"] });
    expect(result.status).toBe(0);
    expect(data.sendmail_result.map(({ row, status }: Body) => [row, status])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    const mails = await sent();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(["out@example.jp", "user01@example.com"]);
    const text = mails[0]?.text ?? "";
    expect(text).toMatch(/^皆様\n\{テーマ名\}はそのままです。\n\n1\. ウェブ記事\n[\s\S]*2\. 新聞記事\n[\s\S]*要点\n/);
    expect(text).toContain("話題係さん");
    const html = mails[0]?.html ?? "";
    // Above what the mail says of itself.
    expect(html.indexOf("皆様<br>")).toBeGreaterThan(0);
    expect(html.indexOf("皆様<br>")).toBeLessThan(html.indexOf("一覧で見る"));
    expect(mails[0]?.html).toContain(`mode=1&amp;a00=w${web.articleId}.m${paper.articleId}`);
    const results = (await api.get(admin, "/send_mails")).json().data;
    expect(
      results.sendmail_result.map(({ status, sent_by, kind, name }: Body) => [status, sent_by, kind, name]),
    ).toEqual([
      [0, "topic01", "manual", "ご参考"],
      [0, "topic01", "manual", "ご参考"],
    ]);
  });

  it("fails in the rows that may not be written to, and reaches the others under their own rights", async () => {
    await db.owner.query("INSERT INTO mail_domain VALUES ($1, 'example.com')", [contract.contractId]);
    const addresses = [`${webless.userId}@example.com`, `${stopped.userId}@example.com`, "x@example.net"];
    const { data } = await deliver({ addresses });
    expect(data.sendmail_result.map(({ status }: Body) => status)).toEqual([2, 1, 1]);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("新聞記事");
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain("ウェブ記事");
    const failed = (await api.get(admin, "/send_mails", { status: 1 })).json().data;
    expect(failed.sendmail_count).toBe(2);
  });

  it("answers for every address as it was given, also for what is none", async () => {
    const addresses = ["b", "a@example.jp", "A@example.jp", "c@example.jp\nBcc: x@example.jp", ""];
    const { http, data } = await deliver({ addresses });
    expect(http).toBe(200);
    expect(
      data.sendmail_result.map(({ mail_address, status, message }: Body) => [mail_address, status, message]),
    ).toEqual([
      ["b", 1, "有効なメールアドレスを入力してください"],
      ["a@example.jp", 2, ""],
      ["A@example.jp", 2, ""],
      [addresses[3], 1, "メールアドレスは半角英数字を入力してください。"],
      ["", 1, "メールアドレスを入力してください"],
    ]);
    expect((await sent()).map(({ to }) => to)).toEqual(["a@example.jp"]);
    const none = await deliver({ addresses: ["b"] });
    expect(none.data).toMatchObject({ sendmail_id: null, sendmail_result: [{ row: 1, status: 1 }] });
    expect(await sent()).toEqual([]);
  });

  it("is its sender's words alone where no article is chosen, and is none without them", async () => {
    const text = "【手入力】新工場を中継\nテレビ　東都テレビ　2026/11/19 25:30";
    expect((await deliver({ articles: [], text, attach_Type: 2 })).result.status).toBe(0);
    const [mail] = await sent();
    expect(mail?.text).toMatch(/^【手入力】新工場を中継\nテレビ　東都テレビ/);
    for (const part of [mail?.text, mail?.html])
      expect(part).not.toMatch(/該当する記事|記事を開くには|新聞　?0件|一覧で見る/);
    expect(mail?.html).toContain("話題係さん");
    expect(mail?.attachments ?? []).toEqual([]);
    for (const path of ["/mail_delivery", "/mail_delivery_preview"]) {
      const { http, data } = await post(path, { ...MAIL, articles: [], text: " \n" });
      expect([http, data.fieldErrors[0].field]).toEqual([400, "text"]);
    }
    expect((await deliver({ articles: [], text }, user)).http).toBe(403);
  });

  it("waits for its time, and is refused where that is past", async () => {
    const { data } = await deliver({ setup_datetime: "2026-11-20 18:00" });
    expect(data.sendmail_result[0].status).toBe(3);
    expect(await sent()).toEqual([]);
    expect((await api.get(admin, "/send_mails", { status: 3 })).json().data.sendmail_count).toBe(1);
    desk.setNow(new Date("2026-11-20T18:00:00+09:00"));
    expect(await sent()).toHaveLength(1);
    const past = await deliver({ setup_datetime: "2026-11-20T11:00:00+09:00" });
    expect(past.data.fieldErrors[0].field).toBe("setup_datetime");
  });

  it("is one mail however often its call is repeated", async () => {
    const key = { "idempotency-key": "abc" };
    const [first, second] = [await deliver({}, topicUser, key), await deliver({}, topicUser, key)];
    expect(second.data).toEqual(first.data);
    expect(await sent()).toHaveLength(1);
  });

  it.each([
    [{ addresses: [] }, "addresses", "メールアドレスを入力してください"],
    [{ addresses: ["a@example.jp", 5] }, "addresses", expect.anything()],
    [{ subject: "" }, "subject", "件名を入力してください。"],
    [{ articles: [], text: "" }, "text", "記事のないメールには本文を入力してください。"],
    [{ articles: [{ article_id: "x" }] }, "articles", expect.stringContaining("記事は0～500件")],
    [{ attach_Type: 9 }, "attach_Type", expect.anything()],
  ])("with %j is refused", async (change, field, message) => {
    const { http, data } = await deliver(change);
    expect(http).toBe(400);
    expect(data.fieldErrors).toContainEqual({ field, message });
    expect((await api.get(admin, "/send_mails")).json().data.sendmail_count).toBe(0);
  });

  it("to more addresses than the contract allows is a business outcome, and nothing is queued", async () => {
    const { http, result, data } = await deliver({
      addresses: Array.from({ length: 11 }, (_, n) => `a${n}@example.jp`),
    });
    expect([http, result.msgCode]).toEqual([200, "MSG0053"]);
    expect(data.fieldErrors).toEqual([{ field: "addresses", message: "宛先は10件以下で指定してください。" }]);
    expect((await api.get(admin, "/send_mails")).json().data.sendmail_count).toBe(0);
  });

  it("is of articles that the sender may open, and of those who may send", async () => {
    expect((await deliver({ articles: [{ article_id: secret.articleId }] })).http).toBe(404);
    expect((await deliver({ articles: [{ article_id: "999" }] })).http).toBe(404);
    expect((await deliver({}, foreign)).http).toBe(404);
    expect((await deliver({}, user)).http).toBe(403);
    expect((await post("/send_mails", {}, topicUser)).http).toBe(403);
    expect((await post("/create_mail", {}, topicUser)).http).toBe(403);
    expect((await api.get(topicUser, "/send_mails")).statusCode).toBe(403);
    await deliver();
    expect((await api.get(foreign, "/send_mails")).json().data.sendmail_count).toBe(0);
  });
});

describe("the preview of a mail by hand", () => {
  const preview = (body: Body = {}, as = topicUser) => {
    const { articles, subject, text } = MAIL;
    return post("/mail_delivery_preview", { articles, subject, text, ...body }, as);
  };

  it("is letter by letter what is sent, by the template too", async () => {
    const parts = JSON.stringify({ 記事: "○{見出し}", 末尾: "配信係" });
    const { rows } = await db.owner.query(
      "INSERT INTO mail_template (contract_id, name, template_file_name, parts) VALUES ($1, '丸', '丸.csv', $2) RETURNING template_file_id AS id",
      [contract.contractId, parts],
    );
    for (const template_file_id of ["0", String(rows[0].id)]) {
      const { subject, mailText, mailTextFormat } = (await preview({ template_file_id })).data.sendmail_info;
      await deliver({ template_file_id, addresses: ["topic01@example.com"] });
      const [mail] = await sent();
      expect([mail?.subject, mail?.text, mail?.html]).toEqual([subject, mailText, mailTextFormat]);
      expect(mailText).toContain("話題係さん");
      expect(mailText.includes("○ウェブ記事")).toBe(template_file_id !== "0");
    }
    expect((await preview({ template_file_id: "999" })).http).toBe(404);
    expect((await deliver({ template_file_id: "999" })).http).toBe(404);
  });

  it("is of articles that the caller may open, queues nothing, and is for who may send", async () => {
    expect((await preview({ articles: [{ article_id: secret.articleId }] })).http).toBe(404);
    expect((await preview({}, foreign)).http).toBe(404);
    expect((await preview({}, user)).http).toBe(403);
    expect((await preview({ subject: "" })).data.fieldErrors[0].field).toBe("subject");
    await preview();
    expect((await api.get(admin, "/send_mails")).json().data.sendmail_count).toBe(0);
  });
});

describe("a planned mail", () => {
  const EVENING = { setup_datetime: "2026-11-20 18:00" };
  /** HTTP status, or the code of a business outcome. */
  const cancel = async (id: string, as = topicUser): Promise<number | string> => {
    const answer = await api.send(as, "DELETE", "/send_mails", { sendmail_id: id });
    return (answer.statusCode === 200 && answer.json().result.msgCode) || answer.statusCode;
  };
  const planned = async (as = topicUser): Promise<string> => (await deliver(EVENING, as)).data.sendmail_id;

  it("can be taken back by who made it and by an administrator, and by nobody else", async () => {
    const [own, admins] = [await planned(), await planned(admin)];
    expect(await cancel(own, user)).toBe(403);
    expect(await cancel(own, foreign)).toBe(404);
    expect(await cancel(admins)).toBe(404);
    expect([await cancel(own), await cancel(own)]).toEqual([200, 404]);
    expect(await cancel(await planned(), admin)).toBe(200);
    expect(await cancel("999999999999999999")).toBe(404);
    expect((await api.send(topicUser, "DELETE", "/send_mails", {})).statusCode).toBe(400);
    desk.setNow(new Date("2026-11-20T18:00:00+09:00"));
    expect(await sent()).toHaveLength(1);
    const { rows } = await db.owner.query(
      "SELECT actor, detail ->> 'made_by' AS made_by FROM audit WHERE action = 'mail.cancel'",
    );
    expect(rows).toEqual([
      { actor: "topic01", made_by: "topic01" },
      { actor: "admin01", made_by: "topic01" },
    ]);
  });

  it("can't be taken back any more when it is under way, was tried or has ended", async () => {
    const id = await planned();
    for (const [state, attempts] of [
      ["sending", 1],
      ["queued", 1],
      ["sent", 1],
      ["failed", 3],
    ] as const) {
      await db.owner.query("UPDATE mail_message SET state = $1, attempts = $2", [state, attempts]);
      expect(await cancel(id)).toBe("MSG0052");
    }
    expect((await api.get(admin, "/send_mails")).json().data.sendmail_count).toBe(1);
  });

  it("of a setting leaves its articles to the digest; a digest itself is not taken back", async () => {
    const setting = await desk.setting(contract, { target: theme, address: "s@example.jp", times: ["18:00"] });
    const body = { sendmail_info: [{ mail_setting_id: String(setting) }], ...EVENING };
    const { data } = await post("/send_mails", body);
    expect(await cancel(data.sendmail_id, admin)).toBe(200);
    await desk.run();
    const { rows } = await db.owner.query("SELECT mail_run_id::text AS id, article_count FROM mail_run");
    expect(rows).toMatchObject([{ article_count: 2 }]);
    expect(await cancel(rows[0].id, admin)).toBe("MSG0052");
  });
});

describe("the list of sent mails", () => {
  it("names an alert by what it hit", async () => {
    const alerted = await aTheme(db.owner, contract, { name: "送電網" });
    desk.setNow(new Date(NOON.getTime() - 3_600_000));
    await desk.setting(contract, { target: alerted, address: "a@example.jp", alertSince: desk.now, times: ["18:00"] });
    desk.setNow(NOON);
    await anArticle(db.owner, { themes: [alerted], title: "速報", columns: { arrived_at: NOON } });
    await desk.alerts();
    const { sendmail_result } = (await api.get(admin, "/send_mails")).json().data;
    expect(sendmail_result.map(({ kind, name }: Body) => [kind, name])).toEqual([["alert", "送電網"]]);
  });
});

describe("the figures", () => {
  it("tell what waits and what was given up", async () => {
    await deliver({ addresses: ["out@example.jp", "b@example.jp"] });
    desk.kept.failures = [{ responseCode: 550 }];
    await sent();
    await db.owner.query("UPDATE mail_message SET ended_at = now() WHERE state = 'failed'");
    const body = await api.app.metrics.metrics();
    expect(body).toMatch(/kirinuki_mail_messages\{state="failed"\} 1/);
    expect(body).toMatch(/kirinuki_mail_messages\{state="queued"\} 0/);
  });
});

describe("a theme's mail", () => {
  const ROW = {
    data_kbn: 1,
    id: String(theme.themeId),
    mail_address: "out@example.jp",
    process_date: "2026/11/20",
    subject_Type: 4,
  };

  it("is previewed letter by letter as it is sent", async () => {
    const preview = (await post("/create_mail", ROW)).data.sendmail_info;
    expect(preview.article_count).toBe(2);
    await post("/send_mails", { sendmail_info: [{ ...ROW, mail_address: `${admin.userId}@example.com` }] });
    const [mail] = await sent();
    expect([mail?.subject, mail?.text, mail?.html]).toEqual([
      preview.subject,
      preview.mailText,
      preview.mailTextFormat,
    ]);
    expect(preview.subject).toBe("2026/11/20 半導体 2件");
    expect(preview.mailTextFormat).toContain("新聞(1件)");
  });

  it("has a file with the day of the theme's articles in its name, or with today's", async () => {
    const names = [];
    // Mails that wait together leave in no order, so each leaves before the next is asked for.
    for (const attach_Type of [2, 3]) {
      await post("/send_mails", {
        sendmail_info: [
          { ...ROW, attach_Type, process_date: "2026-11-19", template_file_id: "0", zero_Article_Email: 1 },
        ],
      });
      for (const { attachments } of await sent()) names.push(attachments?.map(({ filename }) => filename));
    }
    expect(names).toEqual([[`2026-11-19_${theme.themeId}.xlsx`], [`2026-11-20_${theme.themeId}.xlsx`]]);
  });

  it("may be in an editor's order, under his headings", async () => {
    const articles = [
      { article_id: paper.articleId, heading: "一面から", comment: "注目" },
      { article_id: web.articleId, heading: "ウェブから" },
    ];
    const { mailText } = (await post("/create_mail", { ...ROW, articles })).data.sendmail_info;
    expect(mailText).toMatch(/■ 一面から\n\n1\. 新聞記事[\s\S]*注目[\s\S]*■ ウェブから\n\n1\. ウェブ記事/);
    expect((await post("/create_mail", { ...ROW, articles: [{ article_id: "999" }] })).http).toBe(404);
  });

  it("of a setting brings now what is new, and not again with its digest", async () => {
    const id = await desk.setting(contract, { target: theme, address: "s@example.jp", times: ["18:00"] });
    const edited = {
      sendmail_info: [{ mail_setting_id: String(id), articles: [{ article_id: web.articleId, comment: "速報" }] }],
    };
    expect((await post("/send_mails", edited)).data.sendmail_result).toMatchObject([
      { status: 2, mail_address: "s@example.jp" },
    ]);
    const [mail] = await sent();
    expect(mail?.text).toContain("速報");
    expect(mail?.text).not.toContain("新聞記事");
    expect((await post("/send_mails", edited)).data.sendmail_result).toMatchObject([
      { status: 1, message: "新しい記事がありません。" },
    ]);
    desk.setNow(new Date("2026-11-20T18:00:00+09:00"));
    const [digest] = await desk.runAndSend();
    expect(digest?.text).toContain("新聞記事");
    expect(digest?.text).not.toContain("ウェブ記事");
    const { sendmail_result } = (await api.get(admin, "/send_mails")).json().data;
    expect(sendmail_result.map(({ kind, name }: Body) => [kind, name])).toEqual([
      ["digest", "半導体"],
      ["theme", "半導体"],
    ]);
  });

  it("is queued for every row or for none", async () => {
    const { http, data } = await post("/send_mails", {
      sendmail_info: [ROW, { ...ROW, mail_address: "x" }, 5, { data_kbn: 1 }],
    });
    expect(http).toBe(400);
    expect(data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      "sendmail_info[1].mail_address",
      "sendmail_info[2]",
      "sendmail_info[3].mail_address",
      "sendmail_info[3].id",
    ]);
    expect((await post("/send_mails", { sendmail_info: [ROW, { ...ROW, id: "999999" }] })).http).toBe(404);
    expect((await post("/send_mails", { sendmail_info: [ROW, { mail_setting_id: "999999" }] })).http).toBe(404);
    expect((await api.get(admin, "/send_mails")).json().data.sendmail_count).toBe(0);
  });

  it("of another contract's theme, topic or template does not exist", async () => {
    for (const body of [ROW, { ...ROW, data_kbn: 3, id: String(topic.topicsId) }])
      expect((await post("/create_mail", body, foreign)).http).toBe(404);
    expect((await post("/create_mail", { ...ROW, template_file_id: "999" })).http).toBe(404);
  });
});
