import { MAIL_SECTIONS } from "@kirinuki/schema/mail-sections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import iconv from "iconv-lite";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const topicUser = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01", name: "話題係" });
const user = await aUser(db.owner, group, { userId: "user01" });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const themeGroup = await aThemeGroup(db.owner, contract, { name: "技術", themes: [theme] });
const topic = await aTopic(db.owner, contract, { name: "今週" });
const foreignGroup = await aGroup(db.owner, await aContract(db.owner));
const foreign = await aUser(db.owner, foreignGroup, { userAuthority: 1 });
const foreignTheme = await aTheme(db.owner, foreignGroup);

beforeEach(() => db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_address; DELETE FROM mail_domain"));

const ROW = {
  data_kbn: 1,
  id: String(theme.themeId),
  mail_address: "kouhou@example.jp",
  template_file_id: "0",
  subject_Type: 1,
  attach_Type: 2,
};
const ALERTS = { alert_flag: 1, quiet_start_time: "22:00", quiet_end_time: "07:00", alert_max_count: 5 };
const QUIET = "配信停止時間帯は開始と終了をHH:mmの形式で、異なる時刻で指定してください。";
async function put(body: object = {}, as = admin) {
  const answer = await api.send(as, "PUT", "/mail_delivery_destination", { ...ROW, ...body });
  return { http: answer.statusCode, ...answer.json() };
}
const list = async (query = {}, as = admin) => (await api.get(as, "/mail_delivery_destinations", query)).json().data;

describe("a mail setting", () => {
  it("is saved with what is usual, read, changed, and deleted with its address", async () => {
    const { data } = await put();
    expect(data).toMatchObject({
      name: "半導体",
      data_section: null,
      send_times: ["07:00"],
      encoding: "utf8",
      zero_Article_Email: 0,
      next_send_datetime: "2026-11-21T07:00:00+09:00",
      template_file_name: "標準.csv",
    });
    const id = data.mail_setting_id;
    const changed = await put({
      mail_setting_id: id,
      send_times: ["18:30", "06:00"],
      data_section: "101",
      zero_Article_Email: "1",
      version: "1",
    });
    expect(changed.data).toMatchObject({
      send_times: ["06:00", "18:30"],
      data_section: 101,
      zero_Article_Email: 1,
      version: 2,
    });
    expect(changed.data.next_send_datetime).toBe("2026-11-20T18:30:00+09:00");
    // Absent leaves as it is, null clears.
    expect((await put({ mail_setting_id: id, data_section: null })).data).toMatchObject({
      send_times: ["06:00", "18:30"],
      data_section: null,
    });
    expect((await put({ mail_setting_id: id, version: "1" })).http).toBe(409);
    const remove = (version: string) =>
      api.send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id: id, version });
    expect((await remove("1")).statusCode).toBe(409);
    expect((await api.get(admin, "/mail_delivery_destination", { mail_setting_id: id })).json().data.version).toBe(3);
    expect((await api.send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id: id })).statusCode).toBe(
      200,
    );
    expect((await api.send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id: id })).statusCode).toBe(
      404,
    );
    expect((await api.get(admin, "/destination_mail_addresses")).json().data).toEqual({
      mail_address_info: [],
      mail_address_count: 0,
    });
  });

  it("has no alerts unless they are switched on, and keeps them until they are switched off", async () => {
    const { data } = await put();
    expect(data).toMatchObject({ alert_flag: 0, quiet_start_time: null, quiet_end_time: null, alert_max_count: 20 });
    const id = { mail_setting_id: data.mail_setting_id };
    expect((await put({ ...id, ...ALERTS })).data).toMatchObject(ALERTS);
    expect((await put({ ...id, subject_Type: 2 })).data).toMatchObject(ALERTS);
    const since = "SELECT alert_since FROM mail_setting";
    expect((await db.owner.query(since)).rows[0].alert_since).toEqual(NOON);
    expect((await put({ ...id, quiet_start_time: null, quiet_end_time: "" })).data.quiet_start_time).toBeNull();
    expect((await put({ ...id, alert_flag: "0" })).data.alert_flag).toBe(0);
    expect((await db.owner.query(since)).rows[0].alert_since).toBeNull();
  });

  it("says that mails to its address came back, until somebody lets them go again", async () => {
    const { data } = await put();
    await db.owner.query("UPDATE mail_address SET stopped_at = now(), stop_reason = '3回不達', hard_bounce_count = 3");
    const stopped = { address_stop_flag: 1, address_stop_reason: "3回不達" };
    expect((await list()).theme_mail_Info[0]).toMatchObject(stopped);
    expect((await api.get(admin, "/destination_mail_addresses")).json().data.mail_address_info[0]).toMatchObject(
      stopped,
    );
    const id = { mail_setting_id: data.mail_setting_id };
    expect((await put({ ...id, address_stop_flag: 1, subject_Type: 2 })).data).toMatchObject(stopped);
    expect((await put({ ...id, address_stop_flag: 0 })).data).toMatchObject({
      address_stop_flag: 0,
      address_stop_reason: "",
    });
    expect((await db.owner.query("SELECT hard_bounce_count AS n FROM mail_address")).rows).toEqual([{ n: 0 }]);
  });

  it("is there once for a target, a source and an address, in whatever case it is written", async () => {
    await put();
    expect((await put({ mail_address: "KOUHOU@example.jp" })).result).toMatchObject({ status: 1, msgCode: "MSG0031" });
    expect((await put({ data_section: 3 })).result.status).toBe(0);
    const { mail_setting_count, theme_mail_Info } = await list();
    expect([mail_setting_count, theme_mail_Info.length]).toEqual([2, 2]);
  });

  it("is listed by kind, and by what is asked for", async () => {
    await put();
    await put({ data_kbn: 2, id: themeGroup.themeGroupId, data_section: 101 });
    await put({ data_kbn: 3, id: topic.topicsId, mail_address: "b@example.jp" });
    const all = await list();
    expect(all.theme_mail_Info[0]).toMatchObject({ theme_id: ROW.id, theme_name: "半導体" });
    expect(all.theme_group_mail_info[0]).toMatchObject({ theme_group_name: "技術", data_section: 101 });
    expect(all.topics_mail_info[0]).toMatchObject({ topics_name: "今週", mail_address: "b@example.jp" });
    const counts = async (query: object) => (await list(query)).mail_setting_count;
    expect(await counts({ data_kbn: 2 })).toBe(1);
    expect(await counts({ mail_address: "KOUHOU" })).toBe(2);
    expect(await counts({ data_section: 101 })).toBe(3);
    expect(await counts({ mail_address: "%" })).toBe(0);
    const page = await list({ page: 2, page_size: 1 });
    expect([page.theme_mail_Info.length, page.theme_group_mail_info.length, page.mail_setting_count]).toEqual([
      0, 1, 3,
    ]);
  });

  it.each([
    [{ mail_address: "太郎@example.jp" }, "mail_address", "メールアドレスは半角英数字を入力してください。"],
    [{ mail_address: "a b@example.jp" }, "mail_address", "メールアドレスに使用できない文字が含まれています。"],
    [{ mail_address: "" }, "mail_address", "メールアドレスを入力してください"],
    [
      { mail_address: `${"a".repeat(250)}@example.jp` },
      "mail_address",
      "メールアドレスは256文字以下を入力してください。",
    ],
    [{ mail_address: "a@example" }, "mail_address", "有効なメールアドレスを入力してください"],
    [
      { mail_address: "a@example.jp\r\nBcc: b@example.jp" },
      "mail_address",
      "メールアドレスは半角英数字を入力してください。",
    ],
    [
      { mail_address_confirmation: "other@example.jp" },
      "mail_address_confirmation",
      "メールアドレスがメールアドレス（確認用）と一致しないので、再入力してください。",
    ],
    [{ template_file_id: undefined }, "template_file_id", "テンプレートを選択してください。"],
    [{ subject_Type: 6 }, "subject_Type", "件名の形式を1～5から選択してください。"],
    [{ attach_Type: 0 }, "attach_Type", "添付の形式を1～4から選択してください。"],
    [{ data_section: 4 }, "data_section", `データ区分は${MAIL_SECTIONS.join("、")}のいずれかで指定してください。`],
    [{ send_times: [] }, "send_times", "送信時刻はHH:mmの形式で1～24件指定してください。"],
    [{ send_times: ["24:00"] }, "send_times", "送信時刻はHH:mmの形式で1～24件指定してください。"],
    [{ alert_flag: 2 }, "alert_flag", "選択の値が正しくありません。"],
    [{ alert_max_count: 0 }, "alert_max_count", "即時配信の上限は1～500件で指定してください。"],
    [{ quiet_start_time: "22:00" }, "quiet_end_time", QUIET],
    [{ quiet_start_time: "22:00", quiet_end_time: "22:00" }, "quiet_end_time", QUIET],
    [{ quiet_start_time: "25:00", quiet_end_time: "07:00" }, "quiet_start_time", QUIET],
    [{ data_kbn: 9 }, "data_kbn", "テーマ、テーマグループまたはトピックスを選択してください。"],
  ])("with %j is refused: %s", async (change, field, message) => {
    const { http, data } = await put(change);
    expect(http).toBe(400);
    expect(data.fieldErrors).toContainEqual({ field, message });
  });

  it("goes to the contract's domains only", async () => {
    await db.owner.query("INSERT INTO mail_domain VALUES ($1, 'example.com')", [contract.contractId]);
    expect(await put()).toMatchObject({
      http: 200,
      result: { status: 1 },
      data: { fieldErrors: [{ field: "mail_address" }] },
    });
    expect((await put({ mail_address: "a@sub.example.com" })).result.status).toBe(0);
  });

  it("is an administrator's; nothing of another contract can be named or seen", async () => {
    const { data } = await put();
    const id = data.mail_setting_id;
    for (const as of [user, topicUser]) {
      expect((await put({}, as)).http).toBe(403);
      for (const path of [
        "/mail_delivery_destinations",
        "/mail_delivery_destination",
        "/mail_delivery_destinations_download",
        "/destination_mail_addresses",
      ])
        expect((await api.get(as, path)).statusCode).toBe(403);
    }
    expect((await put({ id: String(foreignTheme.themeId) })).http).toBe(404);
    expect((await put({ template_file_id: "999999" })).http).toBe(404);
    expect((await put({ mail_setting_id: id, id: String(foreignTheme.themeId) }, foreign)).http).toBe(404);
    expect((await api.get(foreign, "/mail_delivery_destination", { mail_setting_id: id })).statusCode).toBe(404);
    expect((await api.send(foreign, "DELETE", "/mail_delivery_destination", { mail_setting_id: id })).statusCode).toBe(
      404,
    );
    expect((await list({}, foreign)).mail_setting_count).toBe(0);
  });

  it("and the users' addresses are what mail can be sent to", async () => {
    await put();
    await put({ mail_address: "USER01@example.com" });
    await db.owner.query(
      "UPDATE app_user SET system_mail_stop_flag = true WHERE contract_id = $1 AND user_id = 'admin01'",
      [contract.contractId],
    );
    const { mergedMailAddressInfo: merged } = (await api.get(topicUser, "/mail_addresses")).json().data;
    expect(merged.map(({ mail_address, user_id }: Record<string, string>) => [mail_address, user_id])).toEqual([
      ["kouhou@example.jp", null],
      ["topic01@example.com", "topic01"],
      ["user01@example.com", "user01"],
    ]);
    expect((await api.get(user, "/mail_addresses")).statusCode).toBe(403);
    await db.owner.query("UPDATE app_user SET system_mail_stop_flag = false");
  });
});

describe("the settings' file", () => {
  const HEAD =
    "区分,ID,名称,データ区分,メールアドレス,テンプレートファイル名,件名形式,添付形式,0件時送信,送信時刻,文字コード";
  const line = (parts: { id?: number; section?: string; address?: string; template?: string; times?: string } = {}) =>
    `1,${parts.id ?? theme.themeId},半導体,${parts.section ?? ""},${parts.address ?? "a@example.jp"},${parts.template ?? "標準.csv"},1,1,0,${parts.times ?? "07:00"},utf8`;
  async function upload(text: string | Buffer, as = admin) {
    const { payload, headers } = aMultipart({ name: "settings.csv", bytes: Buffer.from(text) });
    const answer = await api.send(as, "PUT", "/mail_delivery_destinations", payload, headers);
    return { http: answer.statusCode, ...answer.json() };
  }

  it.each(["utf8", "sjis"])("goes down and up again in %s without a change", async (encoding) => {
    await put({ send_times: ["07:00", "12:00"], data_section: 101 });
    await put({ data_kbn: 3, id: topic.topicsId, mail_address: "b@example.jp", ...ALERTS });
    const file = await api.get(admin, "/mail_delivery_destinations_download", { encoding });
    const text = encoding === "sjis" ? iconv.decode(file.rawPayload, "cp932") : file.body.slice(1);
    expect(text.split("\r\n")[1]).toBe(
      `1,${theme.themeId},半導体,101,kouhou@example.jp,標準.csv,1,2,0,07:00 12:00,utf8,0,,,20,0,0,,`,
    );
    const before = await list();
    const { result, data } = await upload(file.rawPayload);
    expect([result.status, data]).toEqual([0, { added_count: 0, changed_count: 0, unchanged_count: 2, fileError: [] }]);
    expect(await list()).toEqual(before);
  });

  it("goes up as a spreadsheet writes it: times without a zero or with seconds, apostrophes before formulas", async () => {
    await put({ mail_address: "+81@example.jp", send_times: ["07:00", "18:30"], ...ALERTS });
    const file = await api.get(admin, "/mail_delivery_destinations_download");
    expect(file.body).toContain(",'+81@example.jp,");
    const before = await list();
    for (const [seconds, hour] of [
      [":00", "07"],
      ["", "7"],
    ]) {
      const text = file.body.replace("07:00 18:30", `${hour}:00${seconds} 18:30${seconds}`);
      const saved = text.replace(
        /,1,(\d\d:\d\d),(\d\d:\d\d),/,
        (_, start, end) => `,1,${start}${seconds},${end}${seconds},`,
      );
      expect((await upload(saved)).data).toMatchObject({ changed_count: 0, unchanged_count: 1, fileError: [] });
    }
    expect(await list()).toEqual(before);
    const { data } = await upload([HEAD, line({ times: "07:00:30" }), line({ times: "24:00" })].join("\n"));
    expect(data.fileError).toMatchObject([
      { row: 2, field: "送信時刻" },
      { row: 3, field: "送信時刻" },
    ]);
  });

  it("knows a template by the name that CP932 can write", async () => {
    const { rows } = await db.owner.query(
      "INSERT INTO mail_template (contract_id, name, template_file_name, parts) VALUES ($1, '朝', '6時〜9時.csv', '{}') RETURNING template_file_id::text AS id",
      [contract.contractId],
    );
    await put({ template_file_id: rows[0].id });
    const file = await api.get(admin, "/mail_delivery_destinations_download", { encoding: "sjis" });
    expect([file.headers["x-replaced-characters"], iconv.decode(file.rawPayload, "cp932")]).toEqual([
      "0",
      expect.stringContaining(",6時～9時.csv,"),
    ]);
    expect((await upload(file.rawPayload)).data).toMatchObject({ unchanged_count: 1, fileError: [] });
  });

  it("adds what is new and leaves alone what it does not name", async () => {
    await put();
    const { data } = await upload(
      [HEAD, line(), line({ section: "3" }), line({ address: "c@example.jp", times: "18:00 06:00" })].join("\r\n"),
    );
    expect(data).toMatchObject({ added_count: 3, changed_count: 0 });
    expect((await list()).mail_setting_count).toBe(4);
  });

  it("says 0, not empty, where a flag is neither", async () => {
    const { data } = await upload([HEAD, line().replace(",1,1,0,", ",1,1,2,")].join("\n"));
    expect(data.fileError).toEqual([{ row: 2, field: "0件時送信", message: "0、1のいずれかで入力してください。" }]);
  });

  it("switches alerts on and off where it has their columns, and leaves them alone where it has not", async () => {
    await put({ ...ALERTS, mail_address: "a@example.jp", attach_Type: 1 });
    const alertHead = `${HEAD},即時配信,配信停止開始,配信停止終了,即時配信上限`;
    const first = async () => (await list()).theme_mail_Info[0];
    await upload([HEAD, line()].join("\n"));
    expect(await first()).toMatchObject(ALERTS);
    await upload([alertHead, `${line()},0,,,20`].join("\n"));
    expect(await first()).toMatchObject({ alert_flag: 0, quiet_start_time: null, alert_max_count: 20 });
    await upload([alertHead, `${line()},1,23:00,06:00,500`].join("\n"));
    expect(await first()).toMatchObject({ alert_flag: 1, quiet_start_time: "23:00", alert_max_count: 500 });
    const { data } = await upload([alertHead, `${line()},2,23:00,,501`].join("\n"));
    expect(data.fileError.map(({ field }: { field: string }) => field)).toEqual([
      "即時配信",
      "配信停止終了",
      "即時配信上限",
    ]);
  });

  it.each<[string, string, [number, string][]]>([
    ["nothing", "", [[0, "file"]]],
    ["headings alone", HEAD, [[0, "file"]]],
    [
      "columns missing and doubled",
      "区分,区分,ID\n1,1,2",
      [
        [1, "データ区分"],
        [1, "メールアドレス"],
        [1, "テンプレートファイル名"],
        [1, "件名形式"],
        [1, "添付形式"],
        [1, "0件時送信"],
        [1, "送信時刻"],
        [1, "文字コード"],
        [1, "区分"],
      ],
    ],
    ["too few cells", [HEAD, "1,2"].join("\n"), [[2, "file"]]],
    ["rows that are the same", [HEAD, line(), line({ address: "A@example.jp" })].join("\n"), [[3, "メールアドレス"]]],
    [
      "faults in several rows",
      [HEAD, line({ address: "x" }), line(), line({ template: "ない.csv", times: "7時" })].join("\n"),
      [
        [2, "メールアドレス"],
        [4, "送信時刻"],
        [4, "テンプレートファイル名"],
      ],
    ],
    ["another contract's theme", [HEAD, line({ id: foreignTheme.themeId })].join("\n"), [[2, "ID"]]],
    ["an open quote", [HEAD, '1,"2'].join("\n"), [[2, "file"]]],
  ])("with %s is refused, and nothing of it is kept", async (_what, text, expected) => {
    const { http, result, data } = await upload(text);
    expect([http, result.status]).toEqual([200, 1]);
    expect(data.fileError.map(({ row, field }: { row: number; field: string }) => [row, field])).toEqual(expected);
    expect((await list()).mail_setting_count).toBe(0);
  });

  it("names the rows of domains that are not allowed", async () => {
    await db.owner.query("INSERT INTO mail_domain VALUES ($1, 'example.com')", [contract.contractId]);
    const { data } = await upload([HEAD, line({ address: "a@example.com" }), line()].join("\n"));
    expect(data.fileError).toEqual([
      { row: 3, field: "メールアドレス", message: "許可されていないドメインのメールアドレスです。" },
    ]);
  });

  it("is not for others than administrators", async () => {
    expect((await upload([HEAD, line()].join("\n"), topicUser)).http).toBe(403);
  });
});

describe("the dropdowns", () => {
  it("offer what one may browse; all of them to administrators only", async () => {
    const choices = async (as = admin) => (await api.get(as, "/themes_themegroups_topics")).json().data;
    expect(await choices()).toEqual({
      theme_info: [{ theme_id: String(theme.themeId), theme_name: "半導体" }],
      theme_group_info: [{ theme_group_id: String(themeGroup.themeGroupId), theme_group_name: "技術" }],
      topics_info: [{ topics_id: String(topic.topicsId), topics_name: "今週" }],
      all_selectable_flag: 1,
    });
    expect((await choices(topicUser)).all_selectable_flag).toBe(0);
    expect((await api.get(admin, "/theme_master")).json().data.theme_info).toEqual([
      { theme_id: String(theme.themeId), theme_name: "半導体", article_count: 0, open_omission_count: 0 },
    ]);
    expect((await api.get(user, "/theme_master")).statusCode).toBe(403);
  });
});
