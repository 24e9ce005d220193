import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner, { sections: [1, 3] });
const group = await aGroup(db.owner, contract, { sections: [1, 3] });
const papersOnly = await aGroup(db.owner, contract, { sections: [1] });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const reader = await aUser(db.owner, papersOnly, { userId: "user01", themeBrowsing: true });
const topicUser = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const secret = await aTheme(db.owner, contract, { name: "内緒", open: false });
await anArticle(db.owner, { themes: [theme], title: "紙の記事", processDate: "2026-11-20" });
await anArticle(db.owner, { themes: [theme], title: "WEBの記事", dataSection: 3, processDate: "2026-11-20" });
await anArticle(db.owner, { themes: [secret], title: "先週の記事", processDate: "2026-11-14" });

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_run; DELETE FROM mail_domain");
  api.setNow(NOON);
  desk.setNow(NOON);
});

const LOOKS = { data_kbn: 1, id: String(theme.themeId), template_file_id: "0", subject_Type: 4, attach_Type: 2 };
const preview = async (body: object = {}, as = admin) =>
  (await api.send(as, "POST", "/mail_delivery_destination_preview", { ...LOOKS, ...body })).json();
const test = (body: object = {}, as = admin) =>
  api.send(as, "POST", "/mail_delivery_destination_test", { ...LOOKS, ...body });
const count = async (table: string): Promise<number> =>
  (await db.owner.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;

describe("the preview of a setting", () => {
  it("of every theme has what both may see who looks and who gets it", async () => {
    const { data } = await preview({
      data_kbn: 5,
      id: "0",
      process_date: "2026-11-20",
      mail_address: "user01@example.com",
    });
    expect(data.sendmail_info).toMatchObject({
      subject: "2026/11/20 すべてのテーマ・テーマグループ 1件",
      article_count: 1,
    });
    expect(data.attachment_name).toBe("2026-11-20_a0.xlsx");
  });

  it("is the mail of today under the rights of whom the address belongs to, and leaves no trace", async () => {
    const own = (await preview()).data;
    expect(own).toMatchObject({
      process_date: "2026-11-20",
      refusal: "",
      attachment_name: `2026-11-20_${theme.themeId}.xlsx`,
      sendmail_info: { subject: "2026/11/20 半導体 2件", article_count: 2 },
    });
    expect(own.sendmail_info.mailText).toContain("WEBの記事");
    const his = (await preview({ mail_address: `${reader.userId}@example.com` })).data.sendmail_info;
    expect(his).toMatchObject({ subject: "2026/11/20 半導体 1件", article_count: 1 });
    expect(his.mailText).not.toContain("WEBの記事");
    expect([await count("mail_run"), await count("mail_delivered"), await count("mail_address")]).toEqual([0, 0, 0]);
  });

  it("takes the latest day of the week that has articles, and today where none has", async () => {
    expect((await preview({ id: String(secret.themeId) })).data.process_date).toBe("2026-11-14");
    const none = (await preview({ id: String(secret.themeId), data_section: 3, zero_Article_Email: 1 })).data;
    expect([none.process_date, none.sendmail_info.article_count]).toEqual(["2026-11-20", 0]);
  });

  it("says in words why no mail would be sent", async () => {
    expect((await preview({ data_section: 5, zero_Article_Email: 0 })).data).toMatchObject({
      sendmail_info: null,
      refusal: "情報源を閲覧できないユーザーです。",
    });
    await db.owner.query("INSERT INTO mail_domain VALUES ($1, 'example.com')", [contract.contractId]);
    expect((await preview({ mail_address: "a@elsewhere.jp" })).data.refusal).toBe(
      "このドメインへの送信は許可されていません。",
    );
  });

  it("is for administrators, of what they may browse, and names the field at fault", async () => {
    expect((await preview({}, topicUser)).result.status).toBe(1);
    expect((await preview({ id: "999999" })).result.status).toBe(1);
    expect((await preview({ mail_address: "だれか" })).data.fieldErrors[0].field).toBe("mail_address");
  });
});

describe("the test of a setting", () => {
  it("comes to the caller alone, marked, and is no digest: the next one brings the same articles", async () => {
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    const answer = (await test()).json();
    expect(answer.data).toMatchObject({ mail_address: `${admin.userId}@example.com`, left_count: 9 });
    await desk.sender.drain();
    const [mail, ...others] = desk.kept.take();
    expect([mail?.to, mail?.subject, others]).toEqual([
      `${admin.userId}@example.com`,
      "【テスト】2026/11/20 半導体 2件",
      [],
    ]);
    for (const part of [mail?.text, mail?.html]) expect(part).toContain("テストのメールです");
    expect(await count("mail_delivered")).toBe(0);
    expect(await count("setup_run_contract")).toBe(0);
    const [digest] = await desk.runAndSend();
    expect(digest?.text).toContain("紙の記事");
    const { rows } = await db.owner.query("SELECT kind FROM mail_run ORDER BY mail_run_id");
    expect(rows.map(({ kind }) => kind)).toEqual(["test", "digest"]);
  });

  it("is sent ten times an hour at most, also at the same moment, and says when the next one may be", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => test()));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers["retry-after"])).toBe(3600);
    api.setNow(new Date(NOON.getTime() + 3_600_001));
    expect((await test()).statusCode).toBe(200);
  });

  it("is for administrators", async () => {
    expect((await test({}, topicUser)).json().result.status).toBe(1);
    expect(await count("mail_run")).toBe(0);
  });
});
