import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($form: UserForm!) {
  saveUser(form: $form) {
    __typename
    ... on SavedUser { userId version }
    ... on Refusal { code message }
    ... on InvalidForm { fieldErrors { field message } }
    ... on VersionConflict { message changedBy changedAt }
  }
}`;
const form = {
  userId: "yamada01",
  userGroupId: "3",
  name: "山田　花子",
  email: "yamada@example.jp",
  userAuthority: 0,
  topicsCreationFlag: true,
  scUserId: null,
  invitationFlag: true,
};

describe("users", () => {
  it("are a page of a search, with the groups to choose from: two calls", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(
      fake,
      `{ users(filter: { userGroupId: "3", keyword: "yama", role: TOPIC_USER, state: INVITED },
           sortKey: LAST_LOGIN_DATETIME, descending: true, page: 2, pageSize: 40) {
           total users { userId state invitationEnd topicsCreation loginStop changedBy } }
         userGroupChoices { id name userCount } }`,
    );
    expect(data).toEqual({
      users: {
        total: 41,
        users: [
          {
            userId: "yamada01",
            state: "INVITED",
            invitationEnd: "2026-11-23T12:00:00+09:00",
            topicsCreation: true,
            loginStop: false,
            changedBy: "管理　太郎",
          },
        ],
      },
      userGroupChoices: [{ id: "10", name: "広報部", userCount: 16 }],
    });
    expect(fake.calls().toSorted()).toEqual(["user_groups", "users"]);
    expect(fake.argumentOf("users")).toEqual({
      user_group_id: "3",
      keyword: "yama",
      role: "TopicUser",
      user_state: "invited",
      sort_key: "last_login_datetime",
      sort_order: "desc",
      page: 2,
      page_size: 40,
    });
  });

  it("are one or nobody", async () => {
    const query = `{ user(userId: "yamada01") { name version } }`;
    expect((await dataOf(fakeCoreApi(), query)).user).toEqual({ name: "山田　花子", version: 2 });
    expect((await dataOf(fakeCoreApi({ answers: { user: failing("NOT_FOUND") } }), query)).user).toBeNull();
  });

  it("are saved with what was given: absent stays absent, null is null", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, SAVE, { form });
    expect(data.saveUser).toEqual({ __typename: "SavedUser", userId: "yamada01", version: 3 });
    expect(fake.argumentOf("save_user")).toEqual({
      user_id: "yamada01",
      user_group_id: "3",
      name: "山田　花子",
      email: "yamada@example.jp",
      user_authority: 0,
      topics_creation_flag: 1,
      sc_user_id: null,
      invitation_flag: 1,
    });
  });

  it("are not saved with faults, the form's own or core-api's under the form's names", async () => {
    const own = await dataOf(fakeCoreApi(), SAVE, { form: { ...form, userId: "abcd" } });
    expect(own.saveUser).toMatchObject({ __typename: "InvalidForm", fieldErrors: [{ field: "userId" }] });
    const taken = refused("MSG0060", "登録済みです。", [{ field: "user_id", message: "登録済みです。" }]);
    const theirs = await dataOf(fakeCoreApi({ answers: { save_user: taken } }), SAVE, { form });
    expect(theirs.saveUser).toEqual({
      __typename: "InvalidForm",
      fieldErrors: [{ field: "userId", message: "登録済みです。" }],
    });
  });

  it("that somebody else changed meanwhile are a conflict, with who was quicker", async () => {
    const change = { by: "管理　太郎", at: "2026-11-20T12:00:00+09:00" };
    const lost = failing("CONFLICT", { message: "ほかの人が先に更新しました。", msgCode: "MSG4090", change });
    const data = await dataOf(fakeCoreApi({ answers: { save_user: lost } }), SAVE, { form: { ...form, version: 1 } });
    expect(data.saveUser).toMatchObject({ __typename: "VersionConflict", changedBy: "管理　太郎" });
  });

  it("are changed several at once; those who may not be are named", async () => {
    const fake = fakeCoreApi();
    const data = await dataOf(
      fake,
      `mutation { changeUsers(change: STOP, userIds: ["yamada01", "admin01"]) {
        ... on ChangedUsers { changedCount refused { userId name message } } } }`,
    );
    expect(data.changeUsers).toEqual({
      changedCount: 1,
      refused: [{ userId: "admin01", name: "管理　太郎", message: "停止できません。" }],
    });
    expect(fake.argumentOf("change_users")).toEqual({ change: "stop", user_ids: ["yamada01", "admin01"] });
  });

  it("are deleted by the version that was read, and brought back", async () => {
    const fake = fakeCoreApi();
    const removed = await dataOf(fake, `mutation { removeUser(userId: "yamada01", version: 2) { __typename } }`);
    expect(removed.removeUser).toEqual({ __typename: "UserRemoved" });
    expect(fake.argumentOf("remove_user")).toEqual({ user_id: "yamada01", version: 2 });
    expect((await dataOf(fake, "{ deletedUsers { userId restorable userGroupId } }")).deletedUsers).toEqual([
      { userId: "leaver01", restorable: true, userGroupId: null },
    ]);
    const restored = await dataOf(
      fake,
      `mutation { restoreUser(userId: "leaver01", userGroupId: "3") { ... on SavedUser { userId } } }`,
    );
    expect(restored.restoreUser).toEqual({ userId: "leaver01" });
    expect(fake.argumentOf("restore_user")).toEqual({ user_id: "leaver01", user_group_id: "3" });
  });
});
