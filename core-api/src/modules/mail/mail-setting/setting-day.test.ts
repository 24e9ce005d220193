import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner, { sections: [1, 3] });
const group = await aGroup(db.owner, contract, { sections: [1, 3] });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const reader = await aUser(db.owner, group, { userId: "user01", themeBrowsing: true });
const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), {
  userAuthority: 1,
  userId: "admin02",
});
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const at = (text: string) => new Date(`${text}:00+09:00`);

beforeEach(async () => {
  await db.owner.query(
    `DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_pause; DELETE FROM theme_article; DELETE FROM mail_address;
     UPDATE app_user SET system_mail_stop_flag = false; UPDATE contract SET end_date = NULL`,
  );
  now("2026-11-20T07:00");
});

const now = (text: string) => {
  desk.setNow(at(text));
  api.setNow(at(text));
};
const setting = async (parts: object = {}) => {
  const id = await desk.setting(contract, { target: theme, address: "a@example.jp", ...parts });
  await db.owner.query("UPDATE mail_setting SET created_at = '2026-11-01T00:00:00+09:00'");
  return id;
};
const article = (title: string, parts: object = {}) =>
  anArticle(db.owner, { themes: [theme], title, processDate: "2026-11-20", ...parts });
const pause = (id: number, missed = "bring") =>
  db.owner.query(
    `INSERT INTO mail_pause (contract_id, mail_setting_id, start_day, end_day, missed, made_by, made_at)
     VALUES ($1, $2, '2026-11-20', '2026-11-21', $3, 'admin01', now())`,
    [contract.contractId, id, missed],
  );
const ask = async (id: number | string, date = "2026-11-20", as = admin) =>
  (await api.get(as, "/mail_setting_day", { mail_setting_id: String(id), date })).json();
const told = async (id: number, date?: string) => (await ask(id, date)).data;
interface Told {
  step: string;
  state: string;
  message: string;
}
const step = (steps: Told[], name: string) => steps.find((each) => each.step === name);

describe("a day of a setting, explained", () => {
  it("of every theme counts what the recipient may browse, and nothing else", async () => {
    const id = await setting({ target: "everything", address: "a@example.jp" });
    await article("紙");
    const elsewhere = await aTheme(db.owner, await aContract(db.owner));
    await anArticle(db.owner, { themes: [elsewhere], title: "他社", processDate: "2026-11-20" });
    await desk.runAndSend();
    const { step_info } = await told(id);
    expect(step(step_info, "target")?.message).toBe("配信対象は「すべてのテーマ・テーマグループ」です。");
    expect(step(step_info, "articles")?.message).toBe("この日の日付の記事は、この日のメールで届けた記事1件です。");
  });

  it("says what was sent, and what nobody knows after that", async () => {
    const id = await setting();
    await article("一");
    await desk.runAndSend();
    now("2026-11-20T12:00");
    const data = await told(id);
    expect(data).toMatchObject({ outcome: "sent", outcome_message: "この日は1通のメールを送信しています。" });
    expect(data.step_info.map(({ step: name, state }: Told) => [name, state])).toEqual([
      ["contract", "pass"],
      ["setting", "pass"],
      ["day", "pass"],
      ["pause", "pass"],
      ["address", "pass"],
      ["target", "pass"],
      ["articles", "pass"],
    ]);
    expect(step(data.step_info, "articles")?.message).toBe("この日の日付の記事は、この日のメールで届けた記事1件です。");
    const [sending] = data.sending_info;
    expect(step(sending.step_info, "mail")?.message).toMatch(/2026\/11\/20 07:00に受け付けました。.*分かりません。$/);
  });

  it("names what the articles were, one by one", async () => {
    const id = await setting({ dataSection: 1 });
    await article("紙");
    await article("WEB", { dataSection: 3 });
    await article("隠", { dispStatus: 1 });
    await desk.runAndSend();
    await article("遅れて");
    const data = await told(id);
    const { message } = step(data.step_info, "articles") as Told;
    expect(message).toContain("この日のメールで届けた記事1件、まだ届けていない記事1件、選んだ媒体ではない記事1件");
    now("2026-11-21T07:00");
    await desk.runAndSend();
    expect(step((await told(id)).step_info, "articles")?.message).toContain("あとの日のメールで届けた記事1件");
    expect((await told(id, "2026-11-21")).outcome).toBe("sent");
  });

  it("says that nothing was new, and that empty mails are not wanted", async () => {
    const id = await setting();
    await desk.runAndSend();
    const data = await told(id);
    expect(data).toMatchObject({
      outcome: "stopped",
      outcome_message: "まだ届けていない記事はありませんでした。0件のときは送らない設定です。",
    });
    expect(step(data.step_info, "articles")).toMatchObject({ state: "note" });
  });

  it.each([
    ["bring", "届けないことにした記事はありません。"],
    ["drop", "新しい記事1件は、設定により届けません。"],
  ])("names the pause and what becomes of its articles: %s", async (missed, words) => {
    const id = await setting();
    await pause(id, missed);
    await article("一");
    await desk.runAndSend();
    const data = await told(id);
    expect(data.outcome).toBe("stopped");
    expect(data.outcome_message).toContain(words);
    expect(step(data.step_info, "pause")?.message).toBe("休止期間（2026/11/20～2026/11/21）のため、送りませんでした。");
    await db.owner.query("DELETE FROM mail_pause");
    expect(step((await told(id)).step_info, "pause")?.message).toContain("その期間の登録は、いまは残っていません。");
  });

  it("tells a pause that was entered after the mail had gone from one that held it", async () => {
    const id = await setting();
    await article("一");
    await desk.runAndSend();
    await pause(id);
    expect(step((await told(id)).step_info, "pause")).toMatchObject({ state: "note" });
  });

  it("names a holiday, and what the setting does on it", async () => {
    const id = await setting({ due: at("2026-11-23T07:00") });
    await db.owner.query("UPDATE mail_setting SET holiday_rule = 'next'");
    now("2026-11-23T07:00");
    await desk.runAndSend();
    const data = await told(id, "2026-11-23");
    expect(data.outcome).toBe("stopped");
    expect(step(data.step_info, "day")).toEqual({
      step: "day",
      state: "stop",
      message: "2026/11/23(月)は休みの日のため、送りませんでした。",
    });
  });

  it("names rights that were taken away, and the mail server's answer", async () => {
    const id = await setting({ address: `${reader.userId}@example.com`, userId: reader.userId });
    await article("一");
    await desk.run();
    await db.owner.query("UPDATE app_user SET system_mail_stop_flag = true WHERE user_id = 'user01'");
    await desk.sender.drain();
    const stopped = await told(id);
    expect(stopped.outcome_message).toContain("ログインまたはメールの送信を停止されているユーザーです。");
    expect(step(stopped.step_info, "address")).toMatchObject({ state: "note" });
    await db.owner.query("UPDATE app_user SET system_mail_stop_flag = false");
    await article("二", { processDate: "2026-11-21" });
    now("2026-11-21T07:00");
    desk.kept.failures = [{ responseCode: 550 }];
    await desk.runAndSend();
    const failed = await told(id, "2026-11-21");
    expect(failed.outcome_message).toMatch(/送信を断念しました。1回試しました。メールサーバーの答え：refused$/);
    expect(step(failed.step_info, "address")).toMatchObject({ state: "pass" });
  });

  it("waits before the time of the day and while the mail server does not answer", async () => {
    const id = await setting({ due: at("2026-11-20T18:00"), times: ["18:00"] });
    now("2026-11-20T12:00");
    expect(await told(id)).toMatchObject({ outcome: "waiting", outcome_message: "まだこの時刻になっていません。" });
    now("2026-11-20T18:00");
    expect(await told(id)).toMatchObject({ outcome: "waiting", outcome_message: "送信の順番を待っています。" });
    await article("一");
    desk.kept.failures = [{ responseCode: 451 }];
    await desk.runAndSend();
    expect((await told(id)).outcome_message).toMatch(
      /^まだ送信できていません。1回試しました。次は2026\/11\/20 18:01に/,
    );
  });

  it("says what it does not know: no run, a changed setting, a forgotten delivery", async () => {
    const id = await setting({ due: at("2026-11-21T07:00") });
    now("2026-11-20T12:00");
    const data = await told(id);
    expect(data.outcome).toBe("unknown");
    expect(data.sending_info).toMatchObject([{ sendmail_id: null, step_info: [{ step: "run", state: "unknown" }] }]);
    await db.owner.query(
      `INSERT INTO audit (contract_id, occurred_at, actor, action, detail)
       VALUES ($1, '2026-11-21T09:00:00+09:00', 'admin01', 'mail_setting.save', jsonb_build_object('mail_setting_id', $2::int))`,
      [contract.contractId, id],
    );
    expect(step((await told(id)).step_info, "setting")).toMatchObject({
      state: "unknown",
      message: expect.stringMatching(/^2026\/11\/21 09:00に設定が変更されています。/),
    });
    await article("一");
    await db.owner.query("UPDATE mail_setting SET since_day = '2026-12-01'");
    expect(step((await told(id)).step_info, "articles")?.message).toContain("記録が残っていない記事1件");
  });

  it("says that setting or contract were not there", async () => {
    const id = await setting();
    await db.owner.query("UPDATE mail_setting SET created_at = '2026-11-20T06:00:00+09:00'");
    expect((await told(id, "2026-11-19")).outcome_message).toBe(
      "この設定は2026/11/20 06:00に作られました。この日にはまだありません。",
    );
    await db.owner.query("UPDATE contract SET end_date = '2026-11-18' WHERE contract_id = $1", [contract.contractId]);
    expect(step((await told(id)).step_info, "contract")?.state).toBe("stop");
  });

  it("is for the contract's administrators, of a day that is not to come", async () => {
    const id = await setting();
    for (const user of [reader, stranger]) expect((await ask(id, "2026-11-20", user)).result.status).toBe(1);
    expect((await ask(id, "2026-11-21")).data.fieldErrors[0].field).toBe("date");
    for (const date of ["", "2026-13-01", "きょう"])
      expect((await ask(id, date)).data.fieldErrors[0].field).toBe("date");
    expect((await ask("x")).data.fieldErrors[0].field).toBe("mail_setting_id");
  });
});
