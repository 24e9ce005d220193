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
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const topicUser = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01" });
const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), {
  userAuthority: 1,
  userId: "admin02",
});
const theme = await aTheme(db.owner, contract);

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_address; DELETE FROM mail_domain");
  api.setNow(NOON);
  desk.setNow(NOON);
});

const setting = (parts: object = {}) =>
  desk.setting(contract, {
    target: theme,
    address: "a@example.jp",
    dataSection: 101,
    times: ["07:00", "18:30"],
    ...parts,
  });
const copy = async (mail_setting_id: number | string, mail_addresses: unknown, as = admin) =>
  (
    await api.send(as, "POST", "/mail_delivery_destination_copy", {
      mail_setting_id: String(mail_setting_id),
      mail_addresses,
    })
  ).json();
const resume = async (mail_address_id: unknown, as = admin) =>
  (await api.send(as, "PUT", "/destination_mail_address", { mail_address_id, address_stop_flag: 0 })).json();
const rows = async (sql: string) => (await db.owner.query(sql)).rows;

describe("a setting that is copied", () => {
  it("is the same at every other address, from now on, and each failure is named", async () => {
    const id = await setting();
    await db.owner.query(
      "UPDATE mail_setting SET holiday_rule = 'next', alert = true, alert_since = '2026-01-01', version = 5",
    );
    await db.owner.query("INSERT INTO mail_domain VALUES ($1, 'example.jp')", [contract.contractId]);
    await anArticle(db.owner, { themes: [theme], processDate: "2026-11-10" });
    const answer = (
      await copy(id, [" b@example.jp ", "A@example.jp", "だれか", "B@EXAMPLE.JP", "c@elsewhere.com", "d@example.jp"])
    ).data;
    expect(answer.copied_count).toBe(2);
    expect(answer.copy_result).toMatchObject([
      { row: 1, mail_address: "b@example.jp", status: 0, message: "" },
      { status: 1, message: "同じ配信対象・媒体・宛先の配信設定がすでに登録されています。", mail_setting_id: null },
      { status: 1, message: "メールアドレスは半角英数字を入力してください。" },
      { status: 1, message: "同じ宛先がこの前にもあります。" },
      { status: 1, message: "許可されていないドメインのメールアドレスです。" },
      { row: 6, status: 0 },
    ]);
    const copies = await rows(
      `SELECT a.mail_address, s.data_section, s.send_times, s.holiday_rule, s.version, s.since_day::text, s.alert_since FROM mail_setting s
       JOIN mail_address a USING (contract_id, mail_address_id) WHERE a.mail_address <> 'a@example.jp' ORDER BY 1`,
    );
    expect(copies).toMatchObject([
      {
        ...{ mail_address: "b@example.jp", data_section: 101, send_times: ["07:00", "18:30"], holiday_rule: "next" },
        ...{ version: 1, since_day: "2026-11-20", alert_since: NOON },
      },
      { mail_address: "d@example.jp" },
    ]);
    expect(await rows("SELECT mail_address FROM mail_address ORDER BY 1")).toHaveLength(3);
    desk.setNow(new Date("2026-11-20T18:30:00+09:00"));
    const mails = await desk.runAndSend();
    expect(mails.filter(({ to }) => to !== "a@example.jp")).toEqual([]);
  });

  it("says of a copy that mails to its address are stopped", async () => {
    const id = await setting();
    await db.owner.query(
      "INSERT INTO mail_address (contract_id, mail_address, stopped_at, stop_kind, stop_reason) VALUES ($1, 'Gone@example.jp', now(), 'complaint', 'x')",
      [contract.contractId],
    );
    expect((await copy(id, ["gone@example.jp", "b@example.jp"])).data.copy_result).toMatchObject([
      { status: 0, message: "このアドレスへの送信は停止しています。再開するまで届きません。" },
      { status: 0, message: "" },
    ]);
  });

  it("is noted with whom it was given to", async () => {
    const { data } = await copy(await setting(), ["b@example.jp"]);
    const [noted] = await rows(
      "SELECT actor, detail ->> 'copied' AS copied FROM audit WHERE action = 'mail_setting.copy' ORDER BY audit_id DESC LIMIT 1",
    );
    expect(noted).toEqual({ actor: "admin01", copied: `[${data.copy_result[0].mail_setting_id}]` });
  });

  it("stops where the contract has as many settings as it may", async () => {
    const id = await setting();
    await db.owner.query(
      `INSERT INTO mail_address (contract_id, mail_address) SELECT $1, n || '@many.example' FROM generate_series(1, 19998) n`,
      [contract.contractId],
    );
    await db.owner.query(
      `INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
       SELECT contract_id, 1, $2, mail_address_id, 1, 1, '{07:00}', now(), '2026-11-20' FROM mail_address WHERE contract_id = $1 AND mail_address LIKE '%@many.example'`,
      [contract.contractId, theme.themeId],
    );
    const { data } = await copy(id, ["b@example.jp", "c@example.jp"]);
    expect(data.copy_result).toMatchObject([
      { status: 0 },
      { status: 1, message: "登録できる配信設定は20000件までです。" },
    ]);
  });

  it("is for the contract's administrators, with up to 200 addresses", async () => {
    const id = await setting();
    for (const user of [topicUser, stranger]) expect((await copy(id, ["b@example.jp"], user)).result.status).toBe(1);
    expect((await copy(999_999, ["b@example.jp"])).result.status).toBe(1);
    for (const wrong of [[], "b@example.jp", null, [7], Array(201).fill("b@example.jp")])
      expect((await copy(id, wrong)).data.fieldErrors[0].field).toBe("mail_addresses");
    expect(await rows("SELECT 1 FROM mail_setting")).toHaveLength(1);
  });
});

describe("an address that was stopped", () => {
  const stopped = async () => {
    const id = await setting();
    await db.owner.query(
      "UPDATE mail_address SET stopped_at = now(), stop_reason = '550', hard_bounce_count = 3, last_bounced_at = '2026-11-19T07:00:00+09:00'",
    );
    const found = await api.get(admin, "/mail_delivery_destination", { mail_setting_id: String(id) });
    return found.json().data;
  };

  it("says how often mails came back, and gets mails again", async () => {
    const before = await stopped();
    expect(before).toMatchObject({
      ...{ address_stop_flag: 1, address_stop_reason: "550", address_bounce_count: 3 },
      address_bounced_datetime: "2026-11-19T07:00:00+09:00",
    });
    expect((await resume(before.mail_address_id)).data).toEqual({
      ...{ mail_address_id: before.mail_address_id, mail_address: "a@example.jp", address_stop_flag: 0 },
    });
    expect(await rows("SELECT stopped_at, stop_reason, hard_bounce_count FROM mail_address")).toEqual([
      { stopped_at: null, stop_reason: null, hard_bounce_count: 0 },
    ]);
    expect(await rows("SELECT detail ->> 'reason' AS reason FROM audit WHERE action = 'mail_address.resume'")).toEqual([
      { reason: "550" },
    ]);
    expect((await resume(before.mail_address_id)).result.status).toBe(0);
  });

  it("stays so for everybody but the contract's administrators", async () => {
    const { mail_address_id } = await stopped();
    for (const user of [topicUser, stranger]) expect((await resume(mail_address_id, user)).result.status).toBe(1);
    expect((await resume("x")).data.fieldErrors[0].field).toBe("mail_address_id");
    expect(await rows("SELECT 1 FROM mail_address WHERE stopped_at IS NOT NULL")).toHaveLength(1);
  });
});
