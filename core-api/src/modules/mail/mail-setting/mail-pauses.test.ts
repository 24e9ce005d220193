import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01" });
const reader = await aUser(db.owner, group, { userId: "user01" });
const other = await aUser(db.owner, group, { userId: "user02" });
const foreign = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userId: "fremd01" });
const theme = await aTheme(db.owner, contract, { name: "半導体" });

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_pause; DELETE FROM mail_setting; DELETE FROM mail_address");
  api.setNow(NOON);
});

const ROW = {
  data_kbn: 1,
  id: String(theme.themeId),
  mail_address: `${reader.userId}@example.com`,
  template_file_id: "0",
  subject_Type: 1,
  attach_Type: 1,
};
const YEAR_END = { start_date: "2026-12-28", end_date: "2027-01-03", missed: "drop" };
const put = async (body: object = {}) =>
  (await api.send(admin, "PUT", "/mail_delivery_destination", { ...ROW, ...body })).json();
const list = async () => (await api.get(admin, "/mail_delivery_destinations")).json().data.theme_mail_Info;
const away = async (body: object, as = reader) => (await api.send(as, "PUT", "/mail_absence", body)).json();
const absences = async (query = {}, as = reader) => (await api.get(as, "/mail_absences", query)).json();

describe("the days off of a setting", () => {
  it("are saved with it, stay where they are not named, and move the date of the next mail", async () => {
    const next = { start_date: "2026/11/21", end_date: "2026-11-22", missed: "bring" };
    const { data } = await put({ holiday_rule: "skip", weekend_off_flag: 1, pauses: [YEAR_END, next] });
    expect(data).toMatchObject({
      holiday_rule: "skip",
      weekend_off_flag: 1,
      pauses: [{ ...next, start_date: "2026-11-21" }, YEAR_END],
      absences: [],
      // Saturday and Sunday are paused, Monday is a holiday.
      next_send_datetime: "2026-11-24T07:00:00+09:00",
    });
    const kept = await put({ mail_setting_id: data.mail_setting_id, subject_Type: 2 });
    expect(kept.data).toMatchObject({ holiday_rule: "skip", pauses: [{}, {}] });
    const cleared = await put({ mail_setting_id: data.mail_setting_id, holiday_rule: "send", pauses: [] });
    expect(cleared.data).toMatchObject({ pauses: [], next_send_datetime: "2026-11-21T07:00:00+09:00" });
  });

  it.each([
    [{ pauses: "x" }, "pauses", "休止期間は20件までの一覧で指定してください。"],
    [{ pauses: [{ ...YEAR_END, start_date: "2026-02-30" }] }, "pauses", /正しい日付/],
    [{ pauses: [{ ...YEAR_END, end_date: "2026-12-27" }] }, "pauses", /開始日以降/],
    [{ pauses: [{ ...YEAR_END, end_date: "2028-01-01" }] }, "pauses", /1年以内/],
    [{ pauses: [{ ...YEAR_END, missed: "x" }] }, "pauses", /bring または drop/],
    [{ pauses: [YEAR_END, { ...YEAR_END, start_date: "2027-01-03", end_date: "2027-01-09" }] }, "pauses", /重なって/],
    [{ holiday_rule: "x" }, "holiday_rule", /send、skip、next/],
  ])("refuse %j in words", async (body, field, message) => {
    const { data } = await put(body);
    expect(data.fieldErrors).toMatchObject([{ field, message: expect.stringMatching(message) }]);
  });

  it("go through a file and back", async () => {
    await put({ holiday_rule: "next", weekend_off_flag: 1, pauses: [YEAR_END] });
    const download = async () => (await api.get(admin, "/mail_delivery_destinations_download")).body;
    const file = await download();
    expect(file).toContain("休日の配信,土日を休日とする,休止期間");
    expect(file).toContain("2,1,2026/12/28～2027/01/03=0");
    const upload = async (text: string) => {
      const { payload, headers } = aMultipart({ name: "a.csv", bytes: Buffer.from(text) });
      return (await api.send(admin, "PUT", "/mail_delivery_destinations", payload, headers)).json();
    };
    expect((await upload(file)).data).toMatchObject({ changed_count: 0, unchanged_count: 1 });
    const moved = await upload(file.replace("2027/01/03=0", "2027/1/4=1 2027-02-01~2027-02-02=0"));
    expect(moved.data).toMatchObject({ changed_count: 1, fileError: [] });
    expect((await list())[0].pauses).toEqual([
      { start_date: "2026-12-28", end_date: "2027-01-04", missed: "bring" },
      { start_date: "2027-02-01", end_date: "2027-02-02", missed: "drop" },
    ]);
    expect((await upload(file.replace("2027/01/03=0", "年末"))).data.fileError[0]).toMatchObject({
      row: 2,
      field: "休止期間",
    });
    const without = file
      .split("\r\n")
      .map((line) => line.split(",").slice(0, -4).join(","))
      .join("\r\n");
    expect((await upload(without)).data).toMatchObject({ unchanged_count: 1 });
    expect((await list())[0].pauses).toHaveLength(2);
  });
});

describe("an absence", () => {
  const DAYS = { start_date: "2026-11-21", end_date: "2026-11-23", missed: "bring" };

  it("is the user's own to enter and to take back, and shows in every setting of his address", async () => {
    await put();
    expect((await away(DAYS)).data.mail_absences).toMatchObject([{ ...DAYS, made_by: reader.userId }]);
    expect((await list())[0]).toMatchObject({
      absences: [DAYS],
      pauses: [],
      next_send_datetime: "2026-11-24T07:00:00+09:00",
    });
    const [{ mail_pause_id }] = (await absences()).data.mail_absences;
    const gone = (as = reader) => api.send(as, "DELETE", "/mail_absence", { mail_pause_id });
    expect((await gone(other)).statusCode).toBe(404);
    expect((await gone(foreign)).statusCode).toBe(404);
    expect((await gone()).statusCode).toBe(200);
    expect((await absences()).data.mail_absences).toEqual([]);
  });

  it("is entered for another by an administrator only, in his own contract", async () => {
    const his = { ...DAYS, user_id: reader.userId };
    expect((await away(his, other)).result.status).toBe(1);
    expect((await away({ ...DAYS, user_id: foreign.userId }, admin)).result.status).toBe(1);
    expect((await absences({ user_id: reader.userId }, other)).result.status).toBe(1);
    expect((await away(his, admin)).data.mail_absences).toMatchObject([{ made_by: admin.userId }]);
    expect((await absences({ user_id: reader.userId }, admin)).data.mail_absences).toHaveLength(1);
    expect((await absences()).data.mail_absences).toHaveLength(1);
  });

  it("is neither past nor over another, also from two windows at the same moment", async () => {
    expect((await away({ ...DAYS, start_date: "2026-11-01", end_date: "2026-11-19" })).data.fieldErrors[0].field).toBe(
      "end_date",
    );
    const answers = await Promise.all([away(DAYS), away(DAYS), away(DAYS)]);
    expect(answers.filter(({ result }) => result.status === 0)).toHaveLength(1);
    expect((await absences()).data.mail_absences).toHaveLength(1);
  });
});
