import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic, type TestGroup, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let admin: TestUser;
let editor: TestUser;
let themes: TestTheme[];
beforeEach(async () => {
  api.setNow(NOON);
  group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
  admin = await aUser(db.owner, group, { userAuthority: 1, name: "管理 花子" });
  editor = await aUser(db.owner, group, { topicsCreation: true, name: "英 恵理子" });
  themes = [];
  for (const name of ["電池", "半導体"]) themes.push(await aTheme(db.owner, group, { name }));
});

const idsOf = (...places: number[]) => places.map((place) => String(themes[place]?.themeId));
const ownGroup = () => [String(group.userGroupId)];
const values = (more: object = {}) => ({
  topics_name: "今朝のまとめ",
  user_info: [editor.userId],
  theme_info: idsOf(1, 0),
  user_group_info: ownGroup(),
  ...more,
});
const send = async (method: "POST" | "PUT" | "DELETE", path: string, body: object, user = admin) => {
  const answer = await api.send(user, method, path, body);
  return { http: answer.statusCode, ...answer.json() };
};
const post = (body: object, user = admin) => send("POST", "/topic", body, user);
const put = (body: object, user = admin) => send("PUT", "/topic", body, user);
const list = async (user = admin) => (await api.get(user, "/topics")).json().data.topics;
const checked = (choices: { checked_status: number }[]) => choices.map(({ checked_status }) => checked_status);
const titles = (topics: { topics_name: string }[]) => topics.map(({ topics_name }) => topics_name);

describe("topics", () => {
  it("are made from the choices: users who may edit topics, themes in the order given, user groups", async () => {
    const reader = await aUser(db.owner, group);
    const choices = (await api.get(admin, "/topic")).json().data;
    expect(choices.user_info).toEqual([
      { user_id: admin.userId, name: "管理 花子", checked_status: 0 },
      { user_id: editor.userId, name: "英 恵理子", checked_status: 0 },
    ]);
    const { data } = await post(values());
    expect(data).toMatchObject({ topics_name: "今朝のまとめ", all_user_groups_flag: 0, version: 1 });
    expect(data.theme_info.map((each: { theme_id: string }) => each.theme_id)).toEqual(idsOf(1, 0));
    expect([data.user_info, data.theme_info, data.user_group_info].map(checked)).toEqual([[0, 1], [1, 1], [1]]);
    expect((await api.get(admin, "/topic", { topics_id: data.topics_id })).json().data).toEqual(data);
    expect((await post(values({ topics_name: "別件", user_info: [reader.userId] }))).http).toBe(404);
    expect(await list()).toEqual([
      {
        topics_id: data.topics_id,
        topics_name: "今朝のまとめ",
        display_order: 1,
        theme_count: 2,
        user_group_count: 1,
        user_group_names: ["広報部"],
        all_user_groups_flag: 0,
        version: 1,
      },
    ]);
  });

  it("are changed by the version that was read; absent themes and user groups stay", async () => {
    const { topics_id, version } = (await post(values())).data;
    const edit = { topics_id, version, topics_name: "夕方のまとめ", user_info: [admin.userId] };
    const { data } = await put(edit);
    expect(
      [data.version, data.user_info, data.theme_info, data.user_group_info].flatMap((each) =>
        [each].flat().map((one) => one.checked_status ?? one),
      ),
    ).toEqual([2, 1, 0, 1, 1, 1]);
    expect((await put(edit)).http).toBe(409);
    expect((await put({ ...edit, version: undefined })).data.fieldErrors[0].field).toBe("version");
    expect(titles(await list())).toEqual(["夕方のまとめ"]);
    const emptied = await put({ ...edit, version: 2, theme_info: [], user_group_info: [] });
    expect([emptied.data.theme_info, emptied.data.user_group_info].map(checked)).toEqual([[0, 0], [0]]);
  });

  it("keep who was chosen and may no longer edit, until he is unticked", async () => {
    const { topics_id } = (await post(values())).data;
    await db.owner.query("UPDATE app_user SET topics_creation_flag = false WHERE contract_id = $1 AND user_id = $2", [
      group.contractId,
      editor.userId,
    ]);
    expect((await put(values({ topics_id, version: 1 }))).http).toBe(200);
    const { data } = await put(values({ topics_id, version: 2, user_info: [admin.userId] }));
    expect(data.user_info.map((each: { user_id: string }) => each.user_id)).toEqual([admin.userId]);
    expect((await put(values({ topics_id, version: 3 }))).http).toBe(404);
  });

  it("are shown to those who edit them as well, with their themes, as long as the role lets them", async () => {
    const closed = await aTheme(db.owner, group, { name: "準備用", open: false });
    const prepared = { topics_name: "準備中", theme_info: [String(closed.themeId)], user_group_info: [] };
    const { topics_id } = (await post(values(prepared))).data;
    await anArticle(db.owner, { topics: [{ contractId: group.contractId, topicsId: Number(topics_id) }] });
    await db.owner.query("UPDATE app_user SET theme_browsing = false WHERE contract_id = $1", [group.contractId]);
    const seen = async (user: TestUser) => {
      const { data } = (await api.get(user, "/themes")).json();
      return [titles(data.topics_info), data.themes_info.length];
    };
    const colleague = await aUser(db.owner, group, { topicsCreation: true, themeBrowsing: false });
    expect([await seen(editor), await seen(colleague)]).toEqual([
      [["準備中"], 3],
      [[], 2],
    ]);
    await db.owner.query("UPDATE app_user SET topics_creation_flag = false WHERE contract_id = $1 AND user_id = $2", [
      group.contractId,
      editor.userId,
    ]);
    expect(await seen(editor)).toEqual([[], 2]);
  });

  it("have titles of 2 to 20 characters as the user sees them", async () => {
    const family = "👨‍👩‍👧‍👦";
    for (const topics_name of ["まと", family.repeat(20), `${"が".normalize("NFD").repeat(20)}　`])
      expect([topics_name, (await post(values({ topics_name }))).http]).toEqual([topics_name, 200]);
    const faults: [unknown, string][] = [
      [family.repeat(21), "トピックスタイトルは20文字以下で入力してください。"],
      ["あ".repeat(21), "トピックスタイトルは20文字以下で入力してください。"],
      [`あ${"\u0301".repeat(400)}い`, "トピックスタイトルは20文字以下で入力してください。"],
      [family, "トピックスタイトルは2文字以上で入力してください。"],
      ["　 ", "トピックスタイトルを入力してください。"],
      [undefined, "トピックスタイトルを入力してください。"],
      [12, "文字で入力してください。"],
      ["朝\ufeffのまとめ", "使用できない文字が含まれています。"],
      ["朝\u202eのまとめ", "使用できない文字が含まれています。"],
      ["朝\nのまとめ", "使用できない文字が含まれています。"],
    ];
    for (const [topics_name, message] of faults)
      expect((await post(values({ topics_name }))).data.fieldErrors).toEqual([{ field: "topics_name", message }]);
    const none = await post(values({ user_info: [] }));
    expect(none.data.fieldErrors).toEqual([{ field: "user_info", message: "少なくとも1つ選択してください" }]);
    expect((await post(values({ topics_name: "まと" }))).result.status).toBe(1);
  });

  it("reach the users of their groups at once; without a group no reader has them", async () => {
    const reader = await aUser(db.owner, group);
    const { topics_id } = (await post(values())).data;
    await anArticle(db.owner, { topics: [{ contractId: group.contractId, topicsId: Number(topics_id) }] });
    const seen = async () => titles((await api.get(reader, "/themes")).json().data.topics_info);
    expect(await seen()).toEqual(["今朝のまとめ"]);
    await put(values({ topics_id, version: 1, user_group_info: [] }));
    expect(await seen()).toEqual([]);
    expect((await api.get(reader, "/newspaper_articles", { topics_id })).statusCode).toBe(404);
    await put(values({ topics_id, version: 2, user_group_info: [], all_user_groups_flag: 1 }));
    expect(await seen()).toEqual(["今朝のまとめ"]);
  });

  it("are put in order all at once, which the choices show", async () => {
    const made: string[] = [];
    for (const topics_name of ["一番", "二番"]) made.push((await post(values({ topics_name }))).data.topics_id);
    const [one = "", two = ""] = made;
    const order = async (topics_ids: string[]) => (await send("PUT", "/topics_display_order", { topics_ids })).http;
    expect(await order([two, one])).toBe(200);
    expect(titles(await list())).toEqual(["二番", "一番"]);
    expect(titles((await api.get(admin, "/themes_themegroups_topics")).json().data.topics_info)).toEqual([
      "二番",
      "一番",
    ]);
    const foreign = await aTopic(db.owner, await aContract(db.owner));
    expect([await order([one]), await order([one, two, String(foreign.topicsId)])]).toEqual([409, 404]);
  });

  it("are deleted with their chosen articles, but not while a mail setting sends them; each change is in the trail", async () => {
    const { topics_id } = (await post(values())).data;
    const { mail_setting_id } = (
      await send("PUT", "/mail_delivery_destination", {
        data_kbn: 3,
        id: topics_id,
        mail_address: "a@example.com",
        template_file_id: "0",
        subject_Type: 1,
        attach_Type: 1,
      })
    ).data;
    const refused = await send("DELETE", "/topic", { topics_id });
    expect([refused.result.status, refused.data]).toEqual([1, { mail_setting_count: 1 }]);
    await send("DELETE", "/mail_delivery_destination", { mail_setting_id });
    expect((await send("DELETE", "/topic", { topics_id, version: 9 })).http).toBe(409);
    expect((await send("DELETE", "/topic", { topics_id, version: 1 })).http).toBe(200);
    expect(await list()).toEqual([]);
    const { rows } = await db.owner.query(
      "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'topic.%' ORDER BY audit_id",
      [group.contractId],
    );
    expect(rows).toMatchObject([
      { action: "topic.save", detail: { topics_name: "今朝のまとめ", after: { user_ids: [editor.userId] } } },
      { action: "topic.delete", detail: { topics_name: "今朝のまとめ" } },
    ]);
  });

  it("are for administrators of their contract; another one's ids do not exist, alone and in lists", async () => {
    const { topics_id } = (await post(values())).data;
    const foreignGroup = await aGroup(db.owner, await aContract(db.owner));
    const stranger = await aUser(db.owner, foreignGroup, { userAuthority: 1 });
    const foreignTheme = await aTheme(db.owner, foreignGroup);
    const change = (body: object) => values({ topics_id, version: 1, ...body });
    const calls = async (user: TestUser) => [
      (await api.get(user, "/topic", { topics_id })).statusCode,
      (await put(change({}), user)).http,
      (await send("DELETE", "/topic", { topics_id }, user)).http,
      (await send("PUT", "/topics_display_order", { topics_ids: [topics_id] }, user)).http,
      (await post(values({ topics_name: "別件" }), user)).http,
    ];
    for (const user of [editor, await aUser(db.owner, group)])
      expect([(await api.get(user, "/topics")).statusCode, ...(await calls(user))]).toEqual([
        403, 403, 403, 403, 403, 403,
      ]);
    expect(await calls(stranger)).toEqual([404, 404, 404, 404, 404]);
    expect(await list(stranger)).toEqual([]);
    const answers = [
      (await put(change({ theme_info: [...idsOf(0), String(foreignTheme.themeId)] }))).http,
      (await put(change({ user_group_info: [String(foreignGroup.userGroupId)] }))).http,
      (await put(change({ user_info: [editor.userId, stranger.userId] }))).http,
    ];
    expect(answers).toEqual([404, 404, 404]);
    expect(await list()).toMatchObject([{ topics_name: "今朝のまとめ", version: 1 }]);
  });
});
