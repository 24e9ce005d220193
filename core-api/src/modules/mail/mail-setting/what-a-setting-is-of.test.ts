import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const contract = await aContract(db.owner);
const admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
const theme = await aTheme(db.owner, contract);

beforeEach(() => db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_address"));

const ROW = {
  ...{ data_kbn: 1, id: String(theme.themeId), mail_address: "kouhou@example.jp" },
  ...{ template_file_id: "0", subject_Type: 1, attach_Type: 2 },
};
const put = async (body: object) =>
  (await api.send(admin, "PUT", "/mail_delivery_destination", { ...ROW, ...body })).json();
const list = async (query = {}) => (await api.get(admin, "/mail_delivery_destinations", query)).json().data;
const upload = async (bytes: Buffer) => {
  const { payload, headers } = aMultipart({ name: "a.csv", bytes });
  return (await api.send(admin, "PUT", "/mail_delivery_destinations", payload, headers)).json();
};

describe("what a mail setting is of", () => {
  it("is of every theme and theme group under the id 0, with its change in the trail", async () => {
    const { data, result } = await put({ data_kbn: 5, id: "0" });
    expect([result.status, data.fieldErrors]).toEqual([0, undefined]);
    expect(data).toMatchObject({ data_kbn: 5, id: "0", name: "すべてのテーマ・テーマグループ" });
    expect((await put({ data_kbn: 5, id: "0" })).result.msgCode).toBe("MSG0031");
    const { every_theme_mail_info: rows, mail_setting_count } = await list();
    expect([rows.length, mail_setting_count]).toEqual([1, 1]);
    expect(rows[0]).toMatchObject({ mail_setting_id: data.mail_setting_id });
    await put({ mail_setting_id: data.mail_setting_id });
    const { rows: trail } = await db.owner.query(
      "SELECT detail FROM audit WHERE action = 'mail_setting.save' ORDER BY audit_id DESC LIMIT 1",
    );
    expect(trail[0].detail).toMatchObject({ before: { data_kbn: 5 }, after: { data_kbn: 1 } });
  });

  it.each([{ data_kbn: 5 }, { data_kbn: 1, id: "0" }, { data_kbn: 4, id: "1" }])(
    "is refused where kind and id do not agree: %j",
    async (body) => expect((await put(body)).result.status).toBe(1),
  );

  it.each([
    [3, [null, 13, 123]],
    [1, [null, 101, 13, 123]],
    [101, [null, 101, 123]],
    [5, [null, 5]],
  ])("is found by source %i where it brings it, also among others", async (data_section, found) => {
    for (const section of [null, 101, 13, 123, 5]) await put({ data_section: section });
    const rows: { data_section: number | null }[] = (await list({ data_section })).theme_mail_Info;
    const inOrder = (codes: readonly (number | null)[]) => codes.toSorted((a, b) => (a ?? 0) - (b ?? 0));
    expect(inOrder(rows.map((row) => row.data_section))).toEqual(inOrder(found));
  });

  it("is found by kind and id, of every theme too", async () => {
    await put({});
    await put({ data_kbn: 5, id: "0" });
    const found = await list({ data_kbn: 5, id: "0" });
    expect([found.mail_setting_count, found.every_theme_mail_info.length]).toEqual([1, 1]);
    expect((await list({ data_kbn: 1, id: String(theme.themeId) })).mail_setting_count).toBe(1);
    const refused = await api.get(admin, "/mail_delivery_destinations", { id: "-1" });
    expect(refused.json().data.fieldErrors).toMatchObject([{ field: "id" }]);
  });

  it("has every theme as kind 5 with the id 0", async () => {
    await put({ data_kbn: 5, id: "0" });
    const file = await api.get(admin, "/mail_delivery_destinations_download");
    expect(file.body).toContain("5,0,すべてのテーマ・テーマグループ,");
    expect((await upload(file.rawPayload)).data).toMatchObject({ unchanged_count: 1, fileError: [] });
    await db.owner.query("DELETE FROM mail_setting");
    expect((await upload(file.rawPayload)).data).toMatchObject({ added_count: 1, fileError: [] });
    expect((await list()).every_theme_mail_info).toMatchObject([{ data_kbn: 5, id: "0" }]);
  });
});
