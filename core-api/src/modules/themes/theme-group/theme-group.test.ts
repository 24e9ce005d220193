import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, type TestGroup, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let admin: TestUser;
let themes: TestTheme[];
beforeEach(async () => {
  api.setNow(NOON);
  group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
  admin = await aUser(db.owner, group, { userAuthority: 1 });
  themes = [];
  for (const name of ["電池", "半導体", "港湾"]) themes.push(await aTheme(db.owner, group, { name }));
});

const idsOf = (...places: number[]) => places.map((place) => String(themes[place]?.themeId));
const ownGroup = () => [String(group.userGroupId)];
const values = (more: object = {}) => ({
  theme_group_name: "自社",
  theme_info: idsOf(2, 0),
  user_group_info: ownGroup(),
  ...more,
});
const send = async (method: "PUT" | "DELETE", path: string, body: object, user = admin) => {
  const answer = await api.send(user, method, path, body);
  return { http: answer.statusCode, ...answer.json() };
};
const put = (body: object, user = admin) => send("PUT", "/theme_group", body, user);
const get = async (query: Record<string, string> = {}, user = admin) =>
  (await api.get(user, "/theme_group", query)).json().data;
const list = async (user = admin) => (await api.get(user, "/theme_groups")).json().data.theme_groups;
const audited = async () => {
  const { rows } = await db.owner.query(
    "SELECT actor, action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'theme_group.%' ORDER BY audit_id",
    [group.contractId],
  );
  return rows;
};

describe("theme groups", () => {
  it("are made from the choices, with their themes in the order given", async () => {
    expect(await get()).toMatchObject({ theme_group_id: null, theme_group_name: "", version: null });
    expect((await get()).theme_info.map((each: { checked_status: number }) => each.checked_status)).toEqual([0, 0, 0]);
    const { data } = await put(values({ theme_group_name: " 自社　" }));
    expect(data).toEqual({
      theme_group_id: expect.stringMatching(/^\d+$/),
      theme_group_name: "自社",
      theme_info: [
        { theme_id: idsOf(2)[0], theme_name: "港湾", checked_status: 1, theme_group_count: 1 },
        { theme_id: idsOf(0)[0], theme_name: "電池", checked_status: 1, theme_group_count: 1 },
        { theme_id: idsOf(1)[0], theme_name: "半導体", checked_status: 0, theme_group_count: 0 },
      ],
      user_group_info: [{ user_group_id: ownGroup()[0], user_group_name: "広報部", checked_status: 1, user_count: 1 }],
      all_user_groups_flag: 0,
      version: 1,
      last_change: { changed_datetime: expect.any(String), changed_by: `利用者${admin.userId}` },
    });
    expect(await get({ theme_group_id: data.theme_group_id })).toEqual(data);
    expect(await list()).toEqual([
      {
        theme_group_id: data.theme_group_id,
        theme_group_name: "自社",
        display_order: 1,
        theme_count: 2,
        user_group_count: 1,
        user_group_names: ["広報部"],
        all_user_groups_flag: 0,
        version: 1,
      },
    ]);
    expect(await audited()).toMatchObject([
      {
        ...{ actor: admin.userId, action: "theme_group.save" },
        detail: { theme_group_name: "自社", before: {}, after: { theme_ids: idsOf(2, 0).map(Number) } },
      },
    ]);
  });

  it("are changed by the version that was read; an older one is 409 and changes nothing", async () => {
    const { theme_group_id, version } = (await put(values())).data;
    const edit = values({ theme_group_id, version, theme_group_name: "競合", theme_info: idsOf(1) });
    expect((await put(edit)).data).toMatchObject({ theme_group_name: "競合", version: 2 });
    const late = await put({ ...edit, theme_group_name: "港" });
    expect([late.http, late.data]).toEqual([
      409,
      { changed_by: `利用者${admin.userId}`, changed_at: expect.stringMatching(/\+09:00$/) },
    ]);
    expect(await list()).toMatchObject([{ theme_group_name: "競合", theme_count: 1, version: 2 }]);
    expect((await put({ ...edit, version: undefined })).data.fieldErrors).toEqual([
      { field: "version", message: "版を指定してください。" },
    ]);
    expect((await put(values({ version: 2 }))).data.fieldErrors[0].field).toBe("theme_group_id");
  });

  it("lose no update where two administrators save or create at once", async () => {
    const { theme_group_id, version } = (await put(values())).data;
    const second = await aUser(db.owner, group, { userAuthority: 1 });
    const edits = [admin, second].map((user) => put(values({ theme_group_id, version, theme_info: idsOf(1) }), user));
    expect((await Promise.all(edits)).map(({ http }) => http).sort()).toEqual([200, 409]);
    const made = [admin, second].map((user) => put(values({ theme_group_name: "同じ名前" }), user));
    expect((await Promise.all(made)).map(({ result }) => result.status).sort()).toEqual([0, 1]);
    expect((await list()).map((each: { display_order: number }) => each.display_order)).toEqual([1, 2]);
  });

  it("are for the ticked user groups alone, or for every one, and for nobody once the last one is gone", async () => {
    const other = await aGroup(db.owner, group, { name: "旧部署" });
    const reader = await aUser(db.owner, group, { themeBrowsing: false });
    const seen = async () =>
      (await api.get(reader, "/themes"))
        .json()
        .data.theme_group_info.map((each: { theme_group_name: string }) => each.theme_group_name);
    const { data } = await put(values({ user_group_info: [String(other.userGroupId)] }));
    expect(await seen()).toEqual([]);
    const all = await put({ ...values(data), theme_info: idsOf(0), user_group_info: [], all_user_groups_flag: 1 });
    expect(all.data.user_group_info.map((each: { checked_status: number }) => each.checked_status)).toEqual([1, 1]);
    expect([await seen(), await list()]).toMatchObject([["自社"], [{ user_group_count: 2, all_user_groups_flag: 1 }]]);
    const { theme_group_id } = data;
    await put(values({ theme_group_id, version: 2, user_group_info: [String(other.userGroupId)] }));
    expect((await send("DELETE", "/user_group", { user_group_id: String(other.userGroupId) })).http).toBe(200);
    expect([await seen(), await list()]).toMatchObject([[], [{ user_group_count: 0, all_user_groups_flag: 0 }]]);
  });

  it("have names of their own", async () => {
    await put(values());
    const { result, data } = await put(values());
    expect([result.status, data.fieldErrors[0].field]).toEqual([1, "theme_group_name"]);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ["theme_info", [], "少なくとも1つ選択してください"],
    ["theme_info", undefined, "少なくとも1つ選択してください"],
    ["user_group_info", [], "少なくとも1つ選択してください"],
    ["user_group_info", ["x"], "選択の値が正しくありません。"],
    ["theme_group_name", "　 ", "テーマグループ名を入力してください。"],
    ["theme_group_name", "𠮟".repeat(51), "テーマグループ名は50文字以下で入力してください。"],
    ["theme_group_name", "自社\u202e半導体", "使用できない文字が含まれています。"],
  ])("name the field at fault: %s %j", async (field, value, message) => {
    const { http, data } = await put(values({ [field]: value }));
    expect([http, data.fieldErrors]).toEqual([400, [{ field, message }]]);
    expect(await list()).toEqual([]);
  });

  it("are put in order all at once, which home and the choices show", async () => {
    const ids: string[] = [];
    for (const name of ["一", "二", "三"])
      ids.push((await put(values({ theme_group_name: name }))).data.theme_group_id);
    const [one = "", two = "", three = ""] = ids;
    const order = (theme_group_ids: string[], user = admin) =>
      send("PUT", "/theme_groups_display_order", { theme_group_ids }, user);
    expect((await order([three, one, two])).http).toBe(200);
    const named = (groups: { theme_group_name: string }[]) => groups.map((each) => each.theme_group_name).join("");
    expect(named(await list())).toBe("三一二");
    for (const path of ["/themes", "/themes_themegroups_topics"])
      expect(named((await api.get(admin, path)).json().data.theme_group_info)).toBe("三一二");
    expect((await order([one, two])).http).toBe(409);
    expect((await order([one, two, two])).http).toBe(409);
    const foreign = await aThemeGroup(db.owner, await aContract(db.owner));
    expect((await order([one, two, three, String(foreign.themeGroupId)])).http).toBe(404);
    expect(named(await list())).toBe("三一二");
    expect((await audited()).at(-1)).toMatchObject({
      action: "theme_group.order",
      detail: { theme_group_ids: [three, one, two] },
    });
  });

  it("are deleted by the version that was read; their themes stay", async () => {
    const { theme_group_id } = (await put(values())).data;
    expect((await send("DELETE", "/theme_group", { theme_group_id, version: 7 })).http).toBe(409);
    expect((await send("DELETE", `/theme_group?theme_group_id=${theme_group_id}&version=1`, {})).http).toBe(200);
    expect(await list()).toEqual([]);
    expect((await api.get(admin, "/themes")).json().data.themes_info).toHaveLength(3);
    expect((await send("DELETE", "/theme_group", { theme_group_id })).http).toBe(404);
    expect((await audited()).at(-1)).toMatchObject({
      action: "theme_group.delete",
      detail: { theme_group_name: "自社" },
    });
  });

  it("are not deleted while a mail setting sends them; the answer says how many do", async () => {
    const { theme_group_id } = (await put(values())).data;
    const setting = {
      data_kbn: 2,
      id: theme_group_id,
      mail_address: "a@example.com",
      template_file_id: "0",
      subject_Type: 1,
      attach_Type: 1,
    };
    const { mail_setting_id } = (await send("PUT", "/mail_delivery_destination", setting)).data;
    const refused = await send("DELETE", "/theme_group", { theme_group_id });
    expect([refused.http, refused.result.status, refused.data]).toEqual([200, 1, { mail_setting_count: 1 }]);
    await send("DELETE", "/mail_delivery_destination", { mail_setting_id });
    expect((await send("DELETE", "/theme_group", { theme_group_id })).result.status).toBe(0);
  });

  it("are for administrators", async () => {
    const { theme_group_id } = (await put(values())).data;
    for (const user of [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })]) {
      const answers = [
        (await api.get(user, "/theme_groups")).statusCode,
        (await api.get(user, "/theme_group")).statusCode,
        (await put(values({ theme_group_name: "別" }), user)).http,
        (await send("DELETE", "/theme_group", { theme_group_id }, user)).http,
        (await send("PUT", "/theme_groups_display_order", { theme_group_ids: [theme_group_id] }, user)).http,
      ];
      expect(answers).toEqual([403, 403, 403, 403, 403]);
    }
    expect(await list()).toHaveLength(1);
  });

  it("are of their contract: another one's ids do not exist, alone and in lists", async () => {
    const { theme_group_id } = (await put(values())).data;
    const foreignGroup = await aGroup(db.owner, await aContract(db.owner));
    const stranger = await aUser(db.owner, foreignGroup, { userAuthority: 1 });
    const foreignTheme = await aTheme(db.owner, foreignGroup);
    expect(await list(stranger)).toEqual([]);
    const own = { theme_info: [String(foreignTheme.themeId)], user_group_info: [String(foreignGroup.userGroupId)] };
    const answers = [
      (await api.get(stranger, "/theme_group", { theme_group_id })).statusCode,
      (await put(values({ ...own, theme_group_id, version: 1 }), stranger)).http,
      (await send("DELETE", "/theme_group", { theme_group_id }, stranger)).http,
      (await send("PUT", "/theme_groups_display_order", { theme_group_ids: [theme_group_id] }, stranger)).http,
      (await put(values({ theme_group_name: "別", theme_info: [...idsOf(0), ...own.theme_info] }))).http,
      (await put(values({ theme_group_name: "別", user_group_info: own.user_group_info }))).http,
      (await put(values({ theme_group_name: "別", theme_info: ["999999999999999999"] }))).http,
    ];
    expect(answers).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(await list()).toMatchObject([{ theme_group_name: "自社", version: 1 }]);
  });
});
