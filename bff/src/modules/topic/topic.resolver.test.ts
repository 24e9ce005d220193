import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($id: ID, $version: Int, $form: TopicForm!) {
  saveTopic(id: $id, version: $version, form: $form) {
    __typename
    ... on TopicSettings { id users { id checked } }
    ... on VersionConflict { changedBy changedAt }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const form = { topicsName: "今朝のまとめ", userIds: ["topic01"] };

describe("topics of the administration", () => {
  it("are listed and read, two calls each", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ topicLines { id name } topicSettings { users { name checked } } }")).toEqual({
      topicLines: [{ id: "6", name: "今朝のまとめ" }],
      topicSettings: { users: [{ name: "英 恵理子", checked: true }] },
    });
    expect(fake.calls().sort()).toEqual(["theme_master", "themes", "topic", "topics"]);
  });

  it("are created without an id, changed with it", async () => {
    const fake = fakeCoreApi();
    const body = { topics_name: "今朝のまとめ", user_info: ["topic01"], theme_info: [], user_group_info: [] };
    await dataOf(fake, SAVE, { form });
    expect(fake.argumentOf("create_topic")).toEqual({ ...body, all_user_groups_flag: false });
    await dataOf(fake, SAVE, { id: "6", version: 3, form: { ...form, allUserGroups: true, userGroupIds: ["10"] } });
    expect(fake.argumentOf("change_topic")).toEqual({
      ...body,
      all_user_groups_flag: true,
      topics_id: "6",
      version: 3,
    });
  });

  it("say who was quicker, and which field is at fault", async () => {
    const change = { by: "英 恵理子", at: null };
    const fake = fakeCoreApi({ answers: { change_topic: failing("CONFLICT", { change }) } });
    expect(await dataOf(fake, SAVE, { id: "6", version: 2, form })).toMatchObject({
      saveTopic: { __typename: "VersionConflict", changedBy: "英 恵理子" },
    });
    expect(await dataOf(fakeCoreApi(), SAVE, { form: { topicsName: "朝", userIds: [] } })).toMatchObject({
      saveTopic: { fieldErrors: [{ field: "topicsName" }, { field: "userIds" }] },
    });
  });

  it("are deleted and ordered", async () => {
    const fake = fakeCoreApi();
    await dataOf(
      fake,
      `mutation { removeTopic(id: "6", version: 3) { __typename } orderTopics(ids: ["6"]) { __typename } }`,
    );
    expect(fake.argumentOf("remove_topic")).toEqual({ topics_id: "6", version: 3 });
    expect(fake.argumentOf("order_topics")).toEqual({ topics_ids: ["6"] });
  });
});
