import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($id: ID, $version: Int, $form: ThemeGroupForm!) {
  saveThemeGroup(id: $id, version: $version, form: $form) {
    __typename
    ... on ThemeGroupSettings { id version }
    ... on VersionConflict { changedBy changedAt }
    ... on Refusal { code message }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const form = { themeGroupName: "製品", themeIds: ["12", "11"], userGroupIds: ["10"] };

describe("theme groups of the administration", () => {
  it("are listed with what home counts, two calls whatever their number", async () => {
    const fake = fakeCoreApi();
    const document = "{ themeGroupLines { id name themeCount userGroupNames allUserGroups counts { total } } }";
    expect(await dataOf(fake, document)).toEqual({
      themeGroupLines: [
        { id: "5", name: "製品", themeCount: 2, userGroupNames: ["広報部"], allUserGroups: false, counts: null },
      ],
    });
    expect(fake.calls()).toEqual(["theme_groups", "themes"]);
  });

  it("are read with everything to choose; one that is gone is null", async () => {
    const document = `{ themeGroupSettings(id: "5") { name themes { name checked articleCount openOmissions } userGroups { name userCount } } }`;
    expect(await dataOf(fakeCoreApi(), document)).toMatchObject({
      themeGroupSettings: {
        themes: [
          { checked: true, articleCount: 34, openOmissions: 2 },
          { checked: false, articleCount: 0, openOmissions: 0 },
        ],
      },
    });
    const gone = fakeCoreApi({ answers: { theme_group: failing("NOT_FOUND") } });
    expect(await dataOf(gone, document)).toEqual({ themeGroupSettings: null });
    const faultOf = (field: string) => failing("BAD_USER_INPUT", { fieldErrors: [{ field, message: "誤りです。" }] });
    const madeUp = fakeCoreApi({ answers: { theme_group: faultOf("theme_group_id") } });
    expect(await dataOf(madeUp, document)).toEqual({ themeGroupSettings: null });
    const faulty = fakeCoreApi({ answers: { theme_group: faultOf("version") } });
    expect((await runOperation(faulty, document)).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it.each([
    [{}, { theme_group_name: "製品", theme_info: ["12", "11"], user_group_info: ["10"], all_user_groups_flag: false }],
    [
      { id: "5", version: 3 },
      { theme_group_id: "5", version: 3 },
    ],
  ])("are saved in the order given: %j", async (seen, sent) => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { ...seen, form })).toMatchObject({ saveThemeGroup: { id: "5", version: 3 } });
    expect(fake.argumentOf("save_theme_group")).toMatchObject(sent);
  });

  it("say who was quicker; one that is gone is not found", async () => {
    const change = { by: "英 恵理子", at: "2026-11-20T06:44:00+09:00" };
    const fake = fakeCoreApi({ answers: { save_theme_group: failing("CONFLICT", { change }) } });
    expect(await dataOf(fake, SAVE, { id: "5", version: 2, form })).toEqual({
      saveThemeGroup: { __typename: "VersionConflict", changedBy: change.by, changedAt: change.at },
    });
    const gone = fakeCoreApi({ answers: { save_theme_group: failing("NOT_FOUND") } });
    const { errors } = await runOperation(gone, SAVE, { id: "5", version: 2, form });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  });

  it("name each field at fault", async () => {
    const fake = fakeCoreApi();
    const { data } = await runOperation(fake, SAVE, { form: { ...form, themeGroupName: " ", themeIds: [] } });
    expect(data).toMatchObject({
      saveThemeGroup: { fieldErrors: [{ field: "themeGroupName" }, { field: "themeIds" }] },
    });
    expect(fake.calls()).toEqual([]);
  });

  it("are deleted and ordered, or say why not", async () => {
    const fake = fakeCoreApi({
      answers: { order_theme_groups: failing("CONFLICT", { message: "先に更新しました。" }) },
    });
    const change = `mutation { removeThemeGroup(id: "5", version: 3) { __typename }
      orderThemeGroups(ids: ["5", "6"]) { __typename ... on Refusal { message } } }`;
    expect(await dataOf(fake, change)).toEqual({
      removeThemeGroup: { __typename: "ChangeDone" },
      orderThemeGroups: { __typename: "Refusal", message: "先に更新しました。" },
    });
    expect(fake.argumentOf("remove_theme_group")).toEqual({ theme_group_id: "5", version: 3 });
    expect(fake.argumentOf("order_theme_groups")).toEqual({ theme_group_ids: ["5", "6"] });
  });
});
