import { MAIL_OPENING_SETTING } from "@kirinuki/schema/contract-settings.ts";
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
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const reader = await aUser(db.owner, group, { userId: "user01" });
const topicUser = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" });
const theme = await aTheme(db.owner, contract);
const other = await aContract(db.owner);
const stranger = await aUser(db.owner, await aGroup(db.owner, other), { userAuthority: 1, userId: "admin02" });
const at = (text: string) => new Date(`${text}:00+09:00`);

beforeEach(async () => {
  await db.owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_pause; DELETE FROM theme_article; DELETE FROM contract_configuration",
  );
});

const counting = (value: string, { contractId } = contract) =>
  db.owner.query("INSERT INTO contract_configuration VALUES ($1, $2, $3)", [contractId, MAIL_OPENING_SETTING, value]);
const setting = () => desk.setting(contract, { target: theme, address: "a@example.jp" });
const article = (title: string, day: string) => anArticle(db.owner, { themes: [theme], title, processDate: day });
const mailsAt = (moment: string) => {
  desk.setNow(at(moment));
  api.setNow(at(moment));
  return desk.runAndSend();
};
const history = async (id: number, as = admin) =>
  (await api.get(as, "/mail_setting_history", { mail_setting_id: String(id) })).json();
const opened = async (sendmail_id: unknown, as = reader) =>
  (await api.send(as, "POST", "/mail_opening", { sendmail_id })).json();
const lastRun = async () =>
  (await db.owner.query("SELECT mail_run_id::text AS id, opened_count FROM mail_run ORDER BY mail_run_id DESC"))
    .rows[0];

describe("the history of a setting", () => {
  it("tells its last mails, and why others were not sent", async () => {
    desk.setNow(at("2026-11-20T07:00"));
    const id = await setting();
    await article("一", "2026-11-20");
    await article("二", "2026-11-20");
    await mailsAt("2026-11-20T07:00");
    await mailsAt("2026-11-21T07:00");
    await db.owner.query(
      `INSERT INTO mail_pause (contract_id, mail_setting_id, start_day, end_day, missed, made_by, made_at)
       VALUES ($1, $2, '2026-11-22', '2026-11-22', 'drop', 'admin01', now())`,
      [contract.contractId, id],
    );
    await article("三", "2026-11-22");
    await mailsAt("2026-11-22T07:00");
    await article("四", "2026-11-23");
    desk.kept.failures = [{ responseCode: 550, response: "550 5.1.1 User unknown" }];
    await mailsAt("2026-11-23T07:00");
    const { data } = await history(id);
    expect(data.opening_count_flag).toBe(0);
    expect(data.sendmail_info).toMatchObject([
      {
        state: "failed",
        article_count: 1,
        message: expect.stringMatching(/^送信できませんでした。/),
        opened_count: null,
      },
      { state: "pause", article_count: 0, dropped_count: 1, ended_datetime: null, message: "" },
      { state: "empty", article_count: 0, dropped_count: 0 },
      { kind: "digest", state: "sent", article_count: 2, setup_datetime: "2026-11-20T07:00:00+09:00" },
    ]);
  });

  it("is thirty mails long, without alerts that were left to the digest", async () => {
    const id = await setting();
    await db.owner.query(
      `INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, due_at, made_at, article_count)
       SELECT $1, 'k' || n, CASE WHEN n > 35 THEN 'alert' ELSE 'digest' END, $2, now(), now() + n * interval '1 minute', 0
       FROM generate_series(1, 40) n`,
      [contract.contractId, id],
    );
    const { data } = await history(id);
    expect(data.sendmail_info).toHaveLength(30);
    expect(new Set(data.sendmail_info.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(["digest"]));
  });

  it("is for the contract's administrators", async () => {
    const id = await setting();
    for (const user of [reader, topicUser, stranger]) expect((await history(id, user)).result.status).toBe(1);
    expect((await history(0)).data.fieldErrors[0].field).toBe("mail_setting_id");
    expect((await history(999_999)).result.status).toBe(1);
  });
});

describe("openings of a mail's links", () => {
  const mailOf = async () => {
    desk.setNow(at("2026-11-20T07:00"));
    const id = await setting();
    await article("一", "2026-11-20");
    const [mail] = await mailsAt("2026-11-20T07:00");
    return { id, mail };
  };

  it("are counted where the contract wants it: each link names the run of its mail, and no person", async () => {
    await counting("1");
    const { id, mail } = await mailOf();
    const run = await lastRun();
    expect(mail?.text).toContain(`/0001?run=${run.id}&is_mail=1&mode=4`);
    expect(mail?.html).toContain(`/0001?run=${run.id}&amp;is_mail=1&amp;mode=5`);
    expect(mail?.html).not.toContain("/0001?is_mail=1");
    expect((await opened(run.id)).data).toEqual({ counted_flag: 1 });
    await opened(run.id, topicUser);
    expect((await history(id)).data).toMatchObject({ opening_count_flag: 1, sendmail_info: [{ opened_count: 2 }] });
    expect((await db.owner.query("SELECT count(*)::int AS n FROM read_mark")).rows[0].n).toBe(0);
  });

  it.each([[null], ["0"]])("are not counted where the contract's setting is %s", async (value) => {
    if (value !== null) await counting(value);
    const { id, mail } = await mailOf();
    expect(mail?.text).not.toContain("run=");
    expect((await opened((await lastRun()).id)).data).toEqual({ counted_flag: 0 });
    expect((await history(id)).data).toMatchObject({ opening_count_flag: 0, sendmail_info: [{ opened_count: null }] });
  });

  it("are neither counted nor told any more once the contract ends the counting", async () => {
    await counting("1");
    const { id } = await mailOf();
    const run = await lastRun();
    await opened(run.id);
    await db.owner.query("DELETE FROM contract_configuration");
    expect((await opened(run.id)).data).toEqual({ counted_flag: 0 });
    expect((await history(id)).data).toMatchObject({ opening_count_flag: 0, sendmail_info: [{ opened_count: null }] });
    expect((await lastRun()).opened_count).toBe(1);
  });

  it("of another contract's mail change nothing, nor does what is no id", async () => {
    await counting("1");
    await counting("1", other);
    await mailOf();
    const run = await lastRun();
    expect((await opened(run.id, stranger)).data).toEqual({ counted_flag: 0 });
    expect((await lastRun()).opened_count).toBe(0);
    for (const id of ["abc", null, [1], "9".repeat(30)])
      expect((await opened(id)).data.fieldErrors[0].field).toBe("sendmail_id");
  });
});
