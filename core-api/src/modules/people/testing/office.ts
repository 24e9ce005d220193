import { expect } from "vitest";
import { catalogue, type ErrorName } from "../../../errors/catalogue.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type BuilderDatabase, type TestGroup } from "../../../testing/builders.ts";
import type { TestApi } from "../../../testing/test-api.ts";
import type { Act, Change, Kind, Outcome, Shown, State } from "./office-model.ts";

export const ADMINS = ["admin01", "admin02"] as const;
const STAFF = "管理部";

const WIRE = {
  themeGroups: { path: "/theme_group", list: "theme_groups", id: "theme_group_id", name: "theme_group_name" },
  topics: { path: "/topic", list: "topics", id: "topics_id", name: "topics_name" },
} as const;
const ORDER = { themeGroups: "theme_group_ids", topics: "topics_ids" } as const;

/** Ids by kind and name, as an administrator has read them; what is not there has one that nobody has. */
export type Ids = Record<"groups" | Kind, Record<string, string>>;
const idIn = (ids: Record<string, string>, name: string): string => ids[name] ?? "999999";

const NAMES = new Map(Object.entries(catalogue).map(([name, { msgCode }]) => [msgCode, name as ErrorName]));

/** A contract whose Admins change it through REST. */
export class Office {
  private constructor(
    private readonly api: TestApi,
    private readonly db: BuilderDatabase,
    private readonly staff: TestGroup,
    /** The theme of all theme groups, and that of all topics. */
    private readonly themes: { themeGroups: string; topics: string },
  ) {}

  static async open(api: TestApi, db: BuilderDatabase): Promise<Office> {
    const contract = await aContract(db);
    const staff = await aGroup(db, contract, { name: STAFF });
    await aUser(db, staff, { userId: "editor01", topicsCreation: true });
    for (const userId of ADMINS) await aUser(db, staff, { userId, userAuthority: 1 });
    for (const [at, name] of ["甲", "乙", "丙"].entries()) {
      const room = await aGroup(db, contract, { name });
      if (at < 2) await aUser(db, room, { userId: `user0${at + 1}`, themeBrowsing: false });
    }
    const themes = [];
    for (const name of ["まとまりのテーマ", "話題のテーマ"])
      themes.push(await aTheme(db, contract, { name, open: false }));
    const [themeGroups = "", topics = ""] = themes.map(({ themeId }) => String(themeId));
    return new Office(api, db, staff, { themeGroups, topics });
  }

  private user = (userId: string): TestUser => ({ ...this.staff, userId });

  /** Both are Admins again, whatever they have done to each other. */
  async reinstate(): Promise<void> {
    const { contractId } = this.staff;
    for (const userId of ADMINS) {
      const { rowCount } = await this.db.query(
        "UPDATE app_user SET user_authority = 1, login_stop_flag = false WHERE contract_id = $1 AND user_id = $2",
        [contractId, userId],
      );
      if (rowCount === 0) await aUser(this.db, this.staff, { userId, userAuthority: 1 });
    }
    await this.db.query("DELETE FROM deleted_user WHERE contract_id = $1 AND user_id = ANY ($2)", [contractId, ADMINS]);
  }

  /** As the Admin who is left reads it. */
  async read(): Promise<{ state: State; ids: Ids }> {
    const active = [];
    for (const id of ADMINS) if ((await this.api.get(this.user(id), "/users")).statusCode === 200) active.push(id);
    const reader = this.user(active[0] ?? "nobody is left");
    const get = async (path: string, query = {}) => {
      const answer = await this.api.get(reader, path, query);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.any(String)]);
      return answer.json().data;
    };
    const state: State = {
      ...{ groups: {}, users: {}, deleted: [], themeGroups: {}, topics: {}, admins: {} },
      order: { themeGroups: [], topics: [] },
    };
    const ids: Ids = { groups: {}, themeGroups: {}, topics: {} };
    for (const group of (await get("/user_groups")).user_groups) {
      ids.groups[group.user_group_name] = group.user_group_id;
      if (group.user_group_name !== STAFF) state.groups[group.user_group_name] = { version: group.version };
    }
    for (const kind of ["themeGroups", "topics"] as const)
      for (const node of (await get(`/${WIRE[kind].list}`))[WIRE[kind].list]) {
        const name = node[WIRE[kind].name];
        ids[kind][name] = node[WIRE[kind].id];
        state[kind][name] = { version: node.version, groups: node.user_group_names };
        state.order[kind].push(name);
      }
    for (const { user_id } of (await get("/users")).users) {
      const user = await get("/user", { user_id });
      if (ADMINS.includes(user_id))
        state.admins[user_id] = { version: user.version, isActive: active.includes(user_id) };
      else if (user_id !== "editor01") state.users[user_id] = { version: user.version, group: user.user_group_name };
    }
    const { deleted_users } = await get("/deleted_users");
    const deleted = deleted_users.map(({ user_id }: { user_id: string }) => user_id);
    state.deleted = deleted.filter((id: string) => !ADMINS.some((admin) => admin === id)).sort();
    return { state, ids };
  }

  async make(change: Change, ids: Ids): Promise<Outcome> {
    const [method, path, body] = this.call(change, ids);
    const answer = await this.api.send(this.user(change.by), method, path, body);
    if (answer.statusCode === 404) return "gone";
    if (answer.statusCode === 409) return "late";
    if (answer.statusCode === 401 || answer.statusCode === 403) return "denied";
    expect([change, answer.statusCode]).toEqual([change, 200]);
    const { status, msgCode } = answer.json().result;
    return status === 0 ? "ok" : (NAMES.get(msgCode) ?? "INTERNAL");
  }

  private call(change: Change, ids: Ids): ["PUT" | "POST" | "DELETE", string, object] {
    const { name, to, version, kind } = change;
    const wire = WIRE[kind];
    const group = idIn(ids.groups, name);
    const user_group_id = idIn(ids.groups, to);
    const members = {
      theme_info: [this.themes[kind]],
      user_group_info: [user_group_id],
      ...(kind === "topics" && { user_info: ["editor01"] }),
    };
    const newcomer = { email: `${name}@example.jp`, name: "新しい 人", user_authority: 0, theme_browsing: 0 };
    const node = { [wire.id]: idIn(ids[kind], name), version };
    const calls: Record<Act, () => ["PUT" | "POST" | "DELETE", string, object]> = {
      moveUser: () => ["PUT", "/user", { user_id: name, user_group_id, version }],
      moveAll: () => ["PUT", "/user_group_users", { user_group_id: group, to_user_group_id: user_group_id }],
      createUser: () => ["PUT", "/user", { user_id: name, user_group_id, invitation_flag: 1, ...newcomer }],
      deleteUser: () => ["DELETE", "/user", { user_id: name, version }],
      restoreUser: () => ["POST", "/user_restore", { user_id: name, user_group_id }],
      createGroup: () => ["PUT", "/user_group", { user_group_name: name }],
      editGroup: () => ["PUT", "/user_group", { user_group_id: group, use_max_count1: version, version }],
      deleteGroup: () => ["DELETE", "/user_group", { user_group_id: group, version }],
      createNode: () => [kind === "topics" ? "POST" : "PUT", wire.path, { [wire.name]: name, ...members }],
      editNode: () => ["PUT", wire.path, { ...node, [wire.name]: name, ...members }],
      deleteNode: () => ["DELETE", wire.path, node],
      order: () => [
        "PUT",
        `/${wire.list}_display_order`,
        { [ORDER[kind]]: change.order.map((each) => idIn(ids[kind], each)) },
      ],
      demoteAdmin: () => ["PUT", "/user", { user_id: name, user_authority: 0, version }],
      stopAdmin: () => ["PUT", "/user", { user_id: name, login_stop_flag: 1, version }],
      deleteAdmin: () => ["DELETE", "/user", { user_id: name, version }],
    };
    return calls[change.do]();
  }

  /** What each user gets by his own call. */
  async shown(userIds: readonly string[]): Promise<Record<string, Shown>> {
    const shown = userIds.map(async (userId): Promise<[string, Shown]> => {
      const { theme_group_info, themes_info } = (await this.api.get(this.user(userId), "/themes")).json().data;
      const themeGroups = theme_group_info.map((row: { theme_group_name: string }) => row.theme_group_name);
      const themes = themes_info.map((row: { theme_id: string }) => row.theme_id);
      return [userId, { themeGroups, hasTopic: themes.includes(this.themes.topics) }];
    });
    return Object.fromEntries(await Promise.all(shown));
  }
}
