import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let admin: TestUser;
beforeEach(async () => {
  api.setNow(NOON);
  group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
  admin = await aUser(db.owner, group, { userAuthority: 1 });
});

const put = async (body: object, user = admin) => {
  const answer = await api.send(user, "PUT", "/user_group", body);
  return { http: answer.statusCode, ...answer.json() };
};
const groups = async () => (await api.get(admin, "/user_groups")).json().data.user_groups;

describe("user groups", () => {
  it("are made without an id, which the answer carries, and changed with it", async () => {
    const { data } = await put({ user_group_name: "営業部", use_max_count1: 100, use_max_count2: 50 });
    expect(data.version).toBe(1);
    const changed = await put({ user_group_id: data.user_group_id, use_max_count1: null, version: 1 });
    expect(changed.data).toEqual({ user_group_id: data.user_group_id, version: 2 });
    expect(await groups()).toEqual([
      expect.objectContaining({ user_group_name: "広報部", user_count: 1, version: 1 }),
      {
        user_group_id: data.user_group_id,
        user_group_name: "営業部",
        use_max_count1: null,
        use_max_count2: 50,
        use_lines: [80, 100],
        demand_id: null,
        demand_name: null,
        user_count: 0,
        admin_count: 0,
        topics_user_count: 0,
        stopped_count: 0,
        theme_count: 0,
        mc_count: 0,
        sc_count: 0,
        user_group_linkage_info: [],
        version: 2,
        last_change: { changed_datetime: expect.any(String), changed_by: `利用者${admin.userId}` },
      },
    ]);
  });

  it("join a demand unit of their own contract only", async () => {
    await db.owner.query("INSERT INTO demand_unit (demand_id) VALUES (5), (6) ON CONFLICT DO NOTHING");
    await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, 5, '本社')", [group.contractId]);
    const user_group_id = String(group.userGroupId);
    expect((await put({ user_group_id, demand_id: "6", version: 1 })).http).toBe(404);
    expect((await put({ user_group_id, demand_id: "5", version: 1 })).http).toBe(200);
    const { data } = (await api.get(admin, "/user_group", { user_group_id })).json();
    expect(data).toMatchObject({
      demand_name: "本社",
      demand_units: [{ demand_id: "5", demand_name: "本社", count: 0 }],
    });
    await put({ user_group_id, demand_id: null, version: 2 });
    expect((await groups())[0].demand_id).toBeNull();
  });

  it("lose no update: an old version is 409", async () => {
    const user_group_id = String(group.userGroupId);
    expect((await put({ user_group_id, use_max_count1: 1, version: 1 })).http).toBe(200);
    const late = await put({ user_group_id, use_max_count1: 2, version: 1 });
    expect([late.http, late.data]).toEqual([
      409,
      { changed_by: `利用者${admin.userId}`, changed_at: expect.stringMatching(/\+09:00$/) },
    ]);
    expect((await groups())[0].use_max_count1).toBe(1);
  });

  it("have names of their own", async () => {
    const { result, data } = await put({ user_group_name: "広報部" });
    expect([result.status, data.fieldErrors[0].field]).toEqual([1, "user_group_name"]);
  });

  it.each([
    [{}, "user_group_name"],
    [{ user_group_name: " " }, "user_group_name"],
    [{ user_group_name: "x".repeat(51) }, "user_group_name"],
    [{ user_group_name: "営業\u202e部" }, "user_group_name"],
    [{ user_group_name: "営業\ufeff部" }, "user_group_name"],
    [{ user_group_name: "a", use_max_count1: -1 }, "use_max_count1"],
    [{ user_group_name: "a", use_max_count2: 1.5 }, "use_max_count2"],
    [{ user_group_name: "a", demand_id: "x" }, "demand_id"],
    [{ user_group_name: "a", use_lines: [80, 101] }, "use_lines"],
    [{ user_group_name: "a", user_group_linkage_info: [{ data_section: 1 }] }, "user_group_linkage_info"],
    [{ user_group_name: "a", user_group_linkage_info: "1" }, "user_group_linkage_info"],
    [{ user_group_id: "1", user_group_name: "a" }, "version"],
  ])("name the field at fault in %j", async (body, field) => {
    const { http, data } = await put(body);
    expect([http, data.fieldErrors.map((fault: { field: string }) => fault.field)]).toEqual([400, [field]]);
  });

  describe("are linked to sources", () => {
    const link = (data_section: number, all_articles_selectable_flag = 1) => ({
      data_section,
      all_articles_selectable_flag,
    });
    const linkage = async (user_group_id: string) =>
      (await api.get(admin, "/user_group", { user_group_id })).json().data.user_group_linkage_info;
    beforeEach(async () => {
      group = await aGroup(db.owner, await aContract(db.owner, { sections: [1, 3] }), { sections: [1] });
      admin = await aUser(db.owner, group, { userAuthority: 1 });
    });

    it("that the contract has: all of them where none are named, else the named", async () => {
      const { data } = await put({ user_group_name: "営業部" });
      expect(await linkage(data.user_group_id)).toEqual([link(1), link(3)]);
      const { user_group_id } = data;
      await put({ user_group_id, version: 1, user_group_linkage_info: [link(3, 0)] });
      expect(await linkage(user_group_id)).toEqual([link(3, 0)]);
      await put({ user_group_id, version: 2, use_max_count1: 5 });
      expect(await linkage(user_group_id)).toEqual([link(3, 0)]);
      await put({ user_group_id, version: 3, user_group_linkage_info: [] });
      expect(await linkage(user_group_id)).toEqual([]);
    });

    it("and to no other; nothing of such a change is kept", async () => {
      const user_group_id = String(group.userGroupId);
      const wanted = {
        user_group_id,
        version: 1,
        user_group_name: "新名称",
        user_group_linkage_info: [link(1), link(5)],
      };
      const { http, data } = await put(wanted);
      expect([http, data.fieldErrors]).toEqual([
        400,
        [{ field: "user_group_linkage_info", message: "情報源5はご契約にないため、選択できません。" }],
      ]);
      expect(await linkage(user_group_id)).toEqual([link(1)]);
      expect((await groups())[0]).toMatchObject({ version: 1 });
    });

    it("and a change of them holds at the next call of a member", async () => {
      const reader = { ...(await aUser(db.owner, group)), browser: "desk" };
      const sections = async () => (await api.get(reader, "/session")).json().data[0].visible_sections;
      expect(await sections()).toEqual([1]);
      const user_group_id = String(group.userGroupId);
      await put({ user_group_id, version: 1, user_group_linkage_info: [link(1), link(3)] });
      expect(await sections()).toEqual([1, 3]);
    });
  });

  it("are for administrators, of their own contract", async () => {
    const user = await aUser(db.owner, group);
    expect((await put({ user_group_name: "a" }, user)).http).toBe(403);
    expect((await api.get(user, "/user_groups")).statusCode).toBe(403);
    const foreign = await aGroup(db.owner, await aContract(db.owner));
    const user_group_id = String(foreign.userGroupId);
    expect((await put({ user_group_id, use_max_count1: 1, version: 1 })).http).toBe(404);
    expect((await api.get(admin, "/user_group", { user_group_id })).statusCode).toBe(404);
  });

  describe("are deleted", () => {
    const remove = async (query: string, user = admin) => {
      const answer = await api.send(user, "DELETE", `/user_group${query}`);
      return { http: answer.statusCode, ...answer.json() };
    };

    it("when nobody belongs to them, and take their links and counters along", async () => {
      const empty = await aGroup(db.owner, group, { name: "旧部署", sections: [1] });
      await db.owner.query("INSERT INTO usage_month VALUES ($1, $2, '2026-11-01', 1, 3)", [
        empty.contractId,
        empty.userGroupId,
      ]);
      expect(await remove(`?user_group_id=${empty.userGroupId}&version=2`)).toMatchObject({ http: 409 });
      expect(await remove(`?user_group_id=${empty.userGroupId}&version=1`)).toMatchObject({ http: 200 });
      expect((await groups()).map((each: { user_group_name: string }) => each.user_group_name)).toEqual(["広報部"]);
      expect(await remove(`?user_group_id=${empty.userGroupId}`)).toMatchObject({ http: 404 });
    });

    it("never with users in them", async () => {
      const { http, result } = await remove(`?user_group_id=${group.userGroupId}`);
      expect([http, result.status, result.msgDetail]).toEqual([
        200,
        1,
        "ユーザーが1人所属しているため、このユーザーグループは削除できません。",
      ]);
      expect(await groups()).toHaveLength(1);
    });

    it("by administrators of their contract only, who say which", async () => {
      const query = `?user_group_id=${(await aGroup(db.owner, group)).userGroupId}`;
      const topicUser = await aUser(db.owner, group, { topicsCreation: true });
      for (const user of [await aUser(db.owner, group), topicUser]) expect((await remove(query, user)).http).toBe(403);
      const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
      expect((await remove(query, stranger)).http).toBe(404);
      expect((await remove("")).data.fieldErrors).toEqual([
        { field: "user_group_id", message: "ユーザーグループIDを指定してください。" },
      ]);
      expect(await groups()).toHaveLength(2);
    });
  });

  describe("give all their users to another one", () => {
    const move = async (from: TestGroup, to: TestGroup, user = admin) => {
      const body = { user_group_id: String(from.userGroupId), to_user_group_id: String(to.userGroupId) };
      const answer = await api.send(user, "PUT", "/user_group_users", body);
      return { http: answer.statusCode, ...answer.json() };
    };

    it("so that they can be deleted; who was moved has the new group at the next call and another version", async () => {
      const old = await aGroup(db.owner, group, { name: "旧部署" });
      const member = { ...(await aUser(db.owner, old)), browser: "desk" };
      const refused = (await api.send(admin, "DELETE", `/user_group?user_group_id=${old.userGroupId}`, {})).json();
      expect([refused.result.status, refused.data]).toEqual([1, { user_count: 1 }]);
      expect((await move(old, group)).data).toEqual({ moved_count: 1 });
      expect((await api.get(member, "/session")).json().data[0]).toMatchObject({ user_group_name: "広報部" });
      expect((await api.get(admin, "/user", { user_id: member.userId })).json().data).toMatchObject({ version: 2 });
      expect(
        (await api.send(admin, "DELETE", `/user_group?user_group_id=${old.userGroupId}`, {})).json().result.status,
      ).toBe(0);
      const { rows } = await db.owner.query(
        "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'user-group.move'",
        [group.contractId],
      );
      expect(rows).toMatchObject([{ detail: { user_ids: [member.userId] } }]);
    });

    it("of the same contract, at the word of an administrator", async () => {
      const old = await aGroup(db.owner, group);
      const foreign = await aGroup(db.owner, await aContract(db.owner));
      expect([(await move(old, foreign)).http, (await move(foreign, old)).http]).toEqual([404, 404]);
      expect((await move(old, group, await aUser(db.owner, group))).http).toBe(403);
      expect((await move(old, old)).data.fieldErrors).toEqual([
        { field: "to_user_group_id", message: "別のユーザーグループを選択してください。" },
      ]);
    });
  });

  it("begin with every source of the contract, and say what they may be given", async () => {
    const { data } = (await api.get(admin, "/user_group")).json();
    expect(data).toMatchObject({ user_group_id: null, version: null, service_linkage_info: [], demand_units: [] });
  });
});
