import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($id: ID, $version: Int, $form: UserGroupForm!) {
  saveUserGroup(id: $id, version: $version, form: $form) {
    __typename
    ... on UserGroupSaved { id version }
    ... on VersionConflict { changedBy }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const form = {
  userGroupName: "広報部",
  useMaxCount1: 1000,
  useMaxCount2: null,
  useLines: [80, 100],
  demandId: null,
  sources: [{ dataSection: 3, allArticlesSelectable: false }],
};

describe("user groups", () => {
  it("are listed with this month's uses and what they may be given, in one call", async () => {
    const fake = fakeCoreApi();
    const document = `{ userGroupList {
      groups { id name mc { count cap } sc { cap } demandUnit { name } sources { dataSection allArticlesSelectable } }
      choices { sections demandUnits { id uses { count cap } } } } }`;
    expect(await dataOf(fake, document)).toEqual({
      userGroupList: {
        groups: [
          {
            id: "10",
            name: "広報部",
            mc: { count: 812, cap: 1000 },
            sc: { cap: null },
            demandUnit: { name: "請求A 本社" },
            sources: [{ dataSection: 3, allArticlesSelectable: false }],
          },
        ],
        choices: { sections: [1, 3], demandUnits: [{ id: "2", uses: { count: 1520, cap: 3000 } }] },
      },
    });
    expect(fake.calls()).toEqual(["user_groups"]);
  });

  it("tell what a change would meet", async () => {
    const document = `{ userGroupForm(id: "10") { mailSettings { dataSection count } mcFullAt group { topicUserCount themeCount } } }`;
    expect(await dataOf(fakeCoreApi(), document)).toEqual({
      userGroupForm: {
        mailSettings: [{ dataSection: 5, count: 2 }],
        mcFullAt: null,
        group: { topicUserCount: 3, themeCount: 24 },
      },
    });
  });

  it("are saved with every choice made", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { id: "10", version: 4, form })).toEqual({
      saveUserGroup: { __typename: "UserGroupSaved", id: "10", version: 5 },
    });
    expect(fake.argumentOf("save_user_group")).toEqual({
      user_group_id: "10",
      version: 4,
      user_group_name: "広報部",
      use_max_count1: 1000,
      use_max_count2: null,
      use_lines: [80, 100],
      demand_id: null,
      user_group_linkage_info: [{ data_section: 3, all_articles_selectable_flag: 0 }],
    });
  });

  it.each([
    [{ userGroupName: "　" }, "userGroupName"],
    [{ useMaxCount1: undefined }, "useMaxCount1"],
    [{ useMaxCount2: -1 }, "useMaxCount2"],
    [{ useLines: [80, 101] }, "useLines"],
    [{ demandId: undefined }, "demandId"],
    [{ sources: [...form.sources, ...form.sources] }, "sources"],
    [{ sources: [{ dataSection: 4, allArticlesSelectable: true }] }, "sources.0.dataSection"],
  ])("name the field at fault in %j", async (fault, field) => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { form: { ...form, ...fault } })).toMatchObject({
      saveUserGroup: { fieldErrors: [{ field }] },
    });
    expect(fake.calls()).toEqual([]);
  });

  it("say who was quicker", async () => {
    const fake = fakeCoreApi({
      answers: { save_user_group: failing("CONFLICT", { change: { by: "英 恵理子", at: null } }) },
    });
    expect(await dataOf(fake, SAVE, { id: "10", version: 3, form })).toMatchObject({
      saveUserGroup: { __typename: "VersionConflict", changedBy: "英 恵理子" },
    });
  });

  it("give their users to another one and are deleted", async () => {
    const fake = fakeCoreApi();
    const change = `mutation { moveUsers(from: "10", to: "11") { ... on UsersMoved { count } }
      removeUserGroup(id: "10", version: 4) { __typename } }`;
    expect(await dataOf(fake, change)).toEqual({
      moveUsers: { count: 16 },
      removeUserGroup: { __typename: "ChangeDone" },
    });
    expect(fake.argumentOf("move_users")).toEqual({ user_group_id: "10", to_user_group_id: "11" });
  });
});
