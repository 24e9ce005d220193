import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk, titlesOf } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner);
const office = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, office, { userAuthority: 1, userId: "admin01" });
const topicUser = await aUser(db.owner, office, { topicsCreation: true, userId: "topic01" });
const user = await aUser(db.owner, office, { userId: "user01" });
const foreign = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const MORNING = new Date("2026-11-21T07:00:00+09:00");
const EVENING = new Date("2026-11-21T18:00:00+09:00");

beforeEach(async () => {
  const sql = "DELETE FROM mail_setting; DELETE FROM address_group; DELETE FROM mail_address; DELETE FROM mail_run";
  await db.owner.query(`${sql}; DELETE FROM theme_article`);
  api.setNow(NOON);
  desk.setNow(NOON);
});

const saveGroup = async (
  addresses: string[],
  { id, version, name = "役員" }: { id?: string; version?: number; name?: string } = {},
) =>
  (
    await api.send(admin, "PUT", "/address_group", {
      ...{ group_name: name, mail_address: addresses },
      ...(id && { address_group_id: id, version }),
    })
  ).json().data;
async function put(body: object, as = admin) {
  const row = { data_kbn: 1, id: String(theme.themeId), template_file_id: "0", subject_Type: 1, attach_Type: 1 };
  const answer = await api.send(as, "PUT", "/mail_delivery_destination", { ...row, ...body });
  return { http: answer.statusCode, ...answer.json() };
}
const toGroup = async (addresses: string[], body: object = {}, name?: string) => {
  const group = await saveGroup(addresses, { name });
  const { data } = await put({ address_group_id: group.address_group_id, ...body });
  return { group, setting: data };
};
const list = async () => {
  const { data } = (await api.get(admin, "/mail_delivery_destinations")).json();
  return [...data.theme_mail_Info, ...data.every_theme_mail_info];
};
const members = async (id: string) =>
  (await api.get(admin, "/mail_setting_members", { mail_setting_id: id })).json().data.members;
async function upload(text: string) {
  const { payload, headers } = aMultipart({ name: "settings.csv", bytes: Buffer.from(text) });
  return (await api.send(admin, "PUT", "/mail_delivery_destinations", payload, headers)).json();
}
const rows = async (sql: string) => (await db.owner.query(sql)).rows;
const recipients = async () =>
  (
    await rows(`SELECT a.mail_address FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
      WHERE s.group_setting_id IS NOT NULL ORDER BY 1`)
  ).map(({ mail_address }) => mail_address);
const article = (title: string, of = theme) => anArticle(db.owner, { themes: [of], title, processDate: "2026-11-20" });
async function sentAt(moment: Date) {
  desk.setNow(moment);
  const mails = await desk.runAndSend();
  return mails.map(({ to, text }) => [to, ...titlesOf(text)].join(" ")).toSorted();
}

describe("a mail setting for an address group", () => {
  it("brings each member the mail once, as one row of the list with the number of members", async () => {
    const { setting } = await toGroup(["a@example.jp", "B@example.jp"]);
    expect(setting).toMatchObject({
      ...{ mail_address: "", address_group_name: "役員", member_count: 2, version: 1 },
      next_send_datetime: "2026-11-21T07:00:00+09:00",
    });
    expect(await list()).toMatchObject([{ mail_setting_id: setting.mail_setting_id, member_count: 2 }]);
    await article("一");
    expect(await sentAt(MORNING)).toEqual(["B@example.jp 一", "a@example.jp 一"]);
    expect(await sentAt(EVENING)).toEqual([]);
  });

  it("reaches whoever is in the group: who comes in from then on, who leaves no more, and nobody twice", async () => {
    const { group, setting } = await toGroup(["a@example.jp", "b@example.jp"]);
    await article("一");
    await sentAt(MORNING);
    const key = { id: group.address_group_id, version: 1 };
    api.setNow(EVENING);
    await saveGroup(["b@example.jp", "c@example.jp"], key);
    expect(await recipients()).toEqual(["b@example.jp", "c@example.jp"]);
    await anArticle(db.owner, { themes: [theme], title: "二", processDate: "2026-11-21" });
    expect(await sentAt(new Date("2026-11-22T07:00:00+09:00"))).toEqual(["b@example.jp 二", "c@example.jp 二"]);
    // Nobody is left: the setting stays, and nothing is due.
    await db.owner.query("UPDATE address_group SET mail_addresses = '{}'");
    await put({ mail_setting_id: setting.mail_setting_id, address_group_id: group.address_group_id });
    expect(await recipients()).toEqual([]);
    expect(await list()).toMatchObject([{ member_count: 0, next_send_datetime: null }]);
    expect(await sentAt(new Date("2026-11-23T07:00:00+09:00"))).toEqual([]);
  });

  it("takes its changes to the members, who keep what they have had", async () => {
    const { group, setting } = await toGroup(["a@example.jp"], { send_times: ["07:00"] });
    await article("一");
    await sentAt(MORNING);
    const key = { mail_setting_id: setting.mail_setting_id, address_group_id: group.address_group_id, version: "1" };
    api.setNow(EVENING);
    const { data } = await put({ ...key, send_times: ["20:00"], holiday_rule: "skip", zero_Article_Email: 1 });
    expect(data).toMatchObject({ version: 2, next_send_datetime: "2026-11-21T20:00:00+09:00" });
    expect(await rows("SELECT send_times, holiday_rule FROM mail_setting WHERE group_setting_id IS NOT NULL")).toEqual([
      { send_times: ["20:00"], holiday_rule: "skip" },
    ]);
    expect(await sentAt(new Date("2026-11-21T20:00:00+09:00"))).toEqual(["a@example.jp"]);
  });

  it("rests for every member while it is paused", async () => {
    const pause = { start_date: "2026-11-21", end_date: "2026-11-21", missed: "bring" };
    await toGroup(["a@example.jp"], { pauses: [pause] });
    await article("一");
    expect(await sentAt(MORNING)).toEqual([]);
    expect(await sentAt(new Date("2026-11-22T07:00:00+09:00"))).toEqual(["a@example.jp 一"]);
  });

  it("alerts each member, and itself is no recipient", async () => {
    await toGroup(["a@example.jp", "b@example.jp"], { alert_flag: 1 });
    const arrived = new Date(NOON.getTime() + 60_000);
    await anArticle(db.owner, { themes: [theme], title: "速報", columns: { arrived_at: arrived } });
    desk.setNow(new Date(NOON.getTime() + 120_000));
    expect(await desk.alerts()).toMatchObject({ alerts: 2 });
  });

  it("looks at each member's rights at each sending", async () => {
    const hidden = await aTheme(db.owner, contract, { open: false });
    const reader = await aUser(db.owner, office, { themeBrowsing: false });
    await toGroup([`${reader.userId}@example.com`, "outside@example.jp"], { id: String(hidden.themeId) });
    await article("秘", hidden);
    expect(await sentAt(MORNING)).toEqual(["outside@example.jp 秘"]);
  });

  it("ends for an address whose user is deleted, also in the group, and for no other", async () => {
    const gone = await aUser(db.owner, office, { userId: "gone01" });
    const { setting } = await toGroup(["gone01@example.com", "a@example.jp"]);
    await api.send(admin, "DELETE", "/user", { user_id: gone.userId });
    expect(await rows("SELECT mail_addresses, version FROM address_group")).toEqual([
      { mail_addresses: ["a@example.jp"], version: 2 },
    ]);
    await put({ mail_setting_id: setting.mail_setting_id, address_group_id: setting.address_group_id });
    expect(await recipients()).toEqual(["a@example.jp"]);
  });
});

describe("an address with more than one setting of the same", () => {
  it("has it by its own alone, with what the group's has brought, and by the group's again once that is gone", async () => {
    const { setting } = await toGroup(["a@example.jp", "b@example.jp"]);
    await article("一");
    await sentAt(MORNING);
    api.setNow(EVENING);
    const own = (await put({ mail_address: "A@example.jp", send_times: ["19:00"] })).data;
    expect(await recipients()).toEqual(["b@example.jp"]);
    expect(await members(setting.mail_setting_id)).toMatchObject([
      { mail_address: "a@example.jp", member_state: "own" },
      { mail_address: "b@example.jp", member_state: "group" },
    ]);
    expect(await list()).toHaveLength(2);
    expect(await sentAt(new Date("2026-11-21T19:00:00+09:00"))).toEqual([]);
    await api.send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id: own.mail_setting_id });
    expect(await recipients()).toEqual(["a@example.jp", "b@example.jp"]);
    // What its own has brought is known, and so is what the group's brought before.
    await anArticle(db.owner, { themes: [theme], title: "二", processDate: "2026-11-21" });
    expect(await sentAt(new Date("2026-11-22T07:00:00+09:00"))).toEqual(["a@example.jp 二", "b@example.jp 二"]);
  });

  it("keeps its own where a group with the same comes later", async () => {
    await put({ mail_address: "a@example.jp" });
    const { setting } = await toGroup(["a@example.jp", "b@example.jp"]);
    expect(setting.member_count).toBe(1);
    await article("一");
    expect(await sentAt(MORNING)).toEqual(["a@example.jp 一", "b@example.jp 一"]);
  });

  it("gets one mail where it is in two groups, and keeps it when the first of them goes", async () => {
    const { group } = await toGroup(["a@example.jp"]);
    const second = await toGroup(["a@example.jp", "b@example.jp"], {}, "広報");
    expect(await members(second.setting.mail_setting_id)).toMatchObject([
      { member_state: "other" },
      { member_state: "group" },
    ]);
    await article("一");
    expect(await sentAt(MORNING)).toEqual(["a@example.jp 一", "b@example.jp 一"]);
    await api.send(admin, "DELETE", "/address_group", { address_group_id: group.address_group_id, version: 1 });
    expect(await list()).toMatchObject([{ address_group_name: "広報", member_count: 2 }]);
    // What the first group's setting brought is known.
    expect(await sentAt(new Date("2026-11-22T07:00:00+09:00"))).toEqual([]);
  });

  it("moves from a member's setting to its own by a copy and by a file", async () => {
    const { setting } = await toGroup(["a@example.jp", "b@example.jp"]);
    const own = (await put({ mail_address: "x@example.jp" })).data;
    const key = { mail_setting_id: own.mail_setting_id, mail_addresses: ["a@example.jp"] };
    expect((await api.send(admin, "POST", "/mail_delivery_destination_copy", key)).json().data.copied_count).toBe(1);
    expect(await recipients()).toEqual(["b@example.jp"]);
    const heads =
      "区分,ID,データ区分,メールアドレス,テンプレートファイル名,件名形式,添付形式,0件時送信,送信時刻,文字コード";
    const line = `1,${theme.themeId},,b@example.jp,標準.csv,1,1,0,07:00,utf8`;
    expect((await upload(`${heads}\r\n${line}\r\n`)).data).toMatchObject({ changed_count: 1 });
    expect(await recipients()).toEqual([]);
    expect(await members(setting.mail_setting_id)).toMatchObject([{ member_state: "own" }, { member_state: "own" }]);
  });
});

describe("an Admin", () => {
  it("sends to a group at once what is new to each member", async () => {
    const { setting } = await toGroup(["a@example.jp", "b@example.jp"]);
    await article("一");
    const body = { sendmail_info: [{ mail_setting_id: setting.mail_setting_id }] };
    const { data } = (await api.send(admin, "POST", "/send_mails", body)).json();
    expect(data.sendmail_result).toMatchObject([
      { row: 1, mail_address: "a@example.jp", status: 2 },
      { row: 1, mail_address: "b@example.jp", status: 2 },
    ]);
    expect(await sentAt(MORNING)).toEqual(["a@example.jp 一", "b@example.jp 一"]);
  });

  it("takes settings of groups out in a file and in again", async () => {
    await toGroup(["a@example.jp"], { data_section: 101, send_times: ["06:30"] });
    const csv = (await api.get(admin, "/mail_delivery_destinations_download")).body;
    expect(csv).toMatch(/,101,,標準\.csv,.*,役員\r\n/);
    await db.owner.query("DELETE FROM mail_setting");
    expect((await upload(csv)).data).toMatchObject({ added_count: 1, fileError: [] });
    expect((await upload(csv)).data).toMatchObject({ unchanged_count: 1 });
    expect(await recipients()).toEqual(["a@example.jp"]);
    expect((await upload(csv.replace(",役員\r", ",だれか\r"))).data.fileError).toMatchObject([
      { row: 2, field: "宛先グループ", message: "宛先グループが見つかりません。" },
    ]);
    expect((await upload(csv.replace(",101,,", ",101,a@example.jp,"))).data.fileError).toMatchObject([
      { row: 2, field: "メールアドレス" },
    ]);
  });

  it("has no second setting of the same for a group, none of a foreign or unknown group, and no other kind of recipient", async () => {
    const { group, setting } = await toGroup(["a@example.jp"]);
    const address_group_id = group.address_group_id;
    expect((await put({ address_group_id })).result.msgCode).toBe("MSG0031");
    expect((await put({ address_group_id: "999999" })).http).toBe(404);
    expect((await put({ address_group_id, id: "1" }, foreign)).http).toBe(404);
    expect((await put({ address_group_id: "x" })).data.fieldErrors).toMatchObject([{ field: "address_group_id" }]);
    const { mail_setting_id } = setting;
    const other = await put({ mail_setting_id, mail_address: "a@example.jp" });
    expect(other.data.fieldErrors).toMatchObject([{ field: "address_group_id" }]);
    for (const as of [topicUser, user]) expect((await put({ address_group_id }, as)).http).toBe(403);
  });

  it("can't change or delete a member's setting alone, and reads members of own settings only", async () => {
    const { setting } = await toGroup(["a@example.jp"]);
    const [member] = await rows(
      "SELECT mail_setting_id::text AS id FROM mail_setting WHERE group_setting_id IS NOT NULL",
    );
    const key = { mail_setting_id: member?.id };
    expect((await put({ ...key, mail_address: "a@example.jp" })).http).toBe(404);
    expect((await api.send(admin, "DELETE", "/mail_delivery_destination", key)).statusCode).toBe(404);
    expect((await api.get(admin, "/mail_delivery_destination", key)).statusCode).toBe(404);
    const ask = { mail_setting_id: setting.mail_setting_id };
    expect((await api.get(foreign, "/mail_setting_members", ask)).statusCode).toBe(404);
    expect((await api.get(admin, "/mail_setting_members", key)).statusCode).toBe(404);
    for (const as of [topicUser, user]) expect((await api.get(as, "/mail_setting_members", ask)).statusCode).toBe(403);
  });

  it("sees who is stopped; who leaves between making and sending still gets the mail that was made, as with every setting", async () => {
    const { group, setting } = await toGroup(["a@example.jp", "b@example.jp"]);
    const stop =
      "UPDATE mail_address SET stopped_at = now(), stop_reason = '不達', stop_kind = 'unsubscribed' WHERE mail_address = 'b@example.jp'";
    await db.owner.query(stop);
    expect(await members(setting.mail_setting_id)).toMatchObject([
      { address_stop_flag: 0 },
      { address_stop_flag: 1, address_stop_reason: "不達" },
    ]);
    expect(await list()).toMatchObject([{ member_count: 1 }]);
    expect((await api.get(admin, "/address_groups")).json().data.address_groups).toMatchObject([{ stopped_count: 1 }]);
    await article("一");
    desk.setNow(MORNING);
    await desk.run();
    await saveGroup(["c@example.jp"], { id: group.address_group_id, version: 1 });
    await desk.sender.drain();
    expect(desk.kept.take().map(({ to }) => to)).toEqual(["a@example.jp"]);
    expect(await recipients()).toEqual(["c@example.jp"]);
  });

  it("ends the mails of a group with the group or its setting, and no others", async () => {
    const { setting } = await toGroup(["a@example.jp"]);
    await put({ mail_address: "own@example.jp" });
    await api.send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id: setting.mail_setting_id });
    expect(await rows("SELECT mail_address FROM mail_address")).toEqual([{ mail_address: "own@example.jp" }]);
    const { group } = await toGroup(["a@example.jp"], {}, "広報");
    await api.send(admin, "DELETE", "/address_group", { address_group_id: group.address_group_id, version: 1 });
    expect(await rows("SELECT mail_address FROM mail_address")).toEqual([{ mail_address: "own@example.jp" }]);
    expect(await list()).toHaveLength(1);
  });

  it("reaches 500 members, each once", async () => {
    const { setting } = await toGroup(["a@example.jp"]);
    await db.owner.query(
      "UPDATE address_group SET mail_addresses = ARRAY(SELECT 'm' || n || '@example.jp' FROM generate_series(1, 500) n)",
    );
    await put({ mail_setting_id: setting.mail_setting_id, address_group_id: setting.address_group_id });
    expect(await list()).toMatchObject([{ member_count: 500 }]);
    await article("一");
    const sent = await sentAt(MORNING);
    expect([sent.length, new Set(sent).size]).toEqual([500, 500]);
  });
});
