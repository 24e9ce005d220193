import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { aUser, type TestUser } from "../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../testing/builders.ts";
import { NOON, testApi } from "../../testing/test-api.ts";

/** Pairs of changes at once; KIRINUKI_PAIRS=2000 for a long run. */
const PAIRS = Number(process.env.KIRINUKI_PAIRS ?? 120);

const db = await testDatabase();
const api = await testApi(db);

type Outcome = "ok" | "refused" | "late" | "gone";
interface Group {
  version: number;
}
interface Member {
  version: number;
  group: string;
}
interface ThemeGroup {
  version: number;
  groups: string[];
}
/** User groups, users and theme groups by name, as a plain model keeps them. */
interface State {
  groups: Record<string, Group>;
  users: Record<string, Member>;
  themeGroups: Record<string, ThemeGroup>;
}

const at = fc.nat(99);
const aChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("moveUser" as const), at, to: at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("moveAll" as const), at, to: at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("createGroup" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("editGroup" as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("deleteGroup" as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("createThemeGroup" as const), to: at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("editThemeGroup" as const), at, to: at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("deleteThemeGroup" as const), at }) },
);
/** A change by names, with what its administrator had read. */
interface Change {
  do: (typeof aChange extends fc.Arbitrary<infer Value> ? Value : never)["do"];
  name: string;
  to: string;
  version: number;
}
type Drawn = { do: Change["do"]; at?: number; to?: number };

const nth = (names: string[], place = 0): string => names[place % Math.max(names.length, 1)] ?? "";

/** What the administrator chooses from what he sees. */
function chosen(drawn: Drawn, state: State, fresh: string): Change {
  const groups = Object.keys(state.groups);
  const to = nth(groups, drawn.to);
  const named: Record<Change["do"], [string, { version: number } | undefined]> = {
    moveUser: [nth(Object.keys(state.users), drawn.at), state.users[nth(Object.keys(state.users), drawn.at)]],
    moveAll: [nth(groups, drawn.at), undefined],
    createGroup: [`部署${fresh}`, undefined],
    editGroup: [nth(groups, drawn.at), state.groups[nth(groups, drawn.at)]],
    deleteGroup: [nth(groups, drawn.at), state.groups[nth(groups, drawn.at)]],
    createThemeGroup: [`テーマ群${fresh}`, undefined],
    editThemeGroup: [
      nth(Object.keys(state.themeGroups), drawn.at),
      state.themeGroups[nth(Object.keys(state.themeGroups), drawn.at)],
    ],
    deleteThemeGroup: [
      nth(Object.keys(state.themeGroups), drawn.at),
      state.themeGroups[nth(Object.keys(state.themeGroups), drawn.at)],
    ],
  };
  const [name, seen] = named[drawn.do];
  return { do: drawn.do, name, to, version: seen?.version ?? 0 };
}

/** Why a change of something that was seen can't be made. */
const faultOf = (now: { version: number } | undefined, seen: number): Outcome =>
  now === undefined ? "gone" : now.version === seen ? "ok" : "late";

/** One change after the other: what a plain program does. */
const RULES: Record<Change["do"], (state: State, change: Change) => Outcome> = {
  moveUser: ({ users, groups }, { name, to, version }) => {
    const user = users[name];
    const fault = faultOf(user, version);
    if (fault !== "ok" || !user) return fault;
    if (!groups[to]) return "gone";
    Object.assign(user, { group: to, version: version + 1 });
    return "ok";
  },
  moveAll: ({ users, groups }, { name, to }) => {
    if (!groups[name] || !groups[to]) return "gone";
    for (const user of Object.values(users))
      if (user.group === name) Object.assign(user, { group: to, version: user.version + 1 });
    return "ok";
  },
  createGroup: ({ groups }, { name }) => {
    groups[name] = { version: 1 };
    return "ok";
  },
  editGroup: ({ groups }, { name, version }) => {
    const fault = faultOf(groups[name], version);
    if (fault === "ok") groups[name] = { version: version + 1 };
    return fault;
  },
  deleteGroup: ({ groups, users, themeGroups }, { name, version }) => {
    const fault = faultOf(groups[name], version);
    if (fault !== "ok") return fault;
    if (Object.values(users).some(({ group }) => group === name)) return "refused";
    delete groups[name];
    for (const set of Object.values(themeGroups)) set.groups = set.groups.filter((group) => group !== name);
    return "ok";
  },
  createThemeGroup: ({ groups, themeGroups }, { name, to }) => {
    if (!groups[to]) return "gone";
    themeGroups[name] = { version: 1, groups: [to] };
    return "ok";
  },
  editThemeGroup: ({ groups, themeGroups }, { name, to, version }) => {
    const fault = faultOf(themeGroups[name], version);
    if (fault !== "ok") return fault;
    if (!groups[to]) return "gone";
    themeGroups[name] = { version: version + 1, groups: [to] };
    return "ok";
  },
  deleteThemeGroup: ({ themeGroups }, { name, version }) => {
    const fault = faultOf(themeGroups[name], version);
    if (fault === "ok") delete themeGroups[name];
    return fault;
  },
};

/** The outcomes and the state of two changes, one after the other. */
function inOrder(state: State, first: Change, second: Change): { outcomes: Outcome[]; state: State } {
  const after = structuredClone(state);
  return { outcomes: [RULES[first.do](after, first), RULES[second.do](after, second)], state: after };
}

class Office {
  constructor(
    readonly admins: readonly [TestUser, TestUser],
    readonly theme: TestTheme,
    readonly staff: string,
    readonly members: readonly TestUser[],
  ) {}

  private get = async (path: string, query: Record<string, string> = {}) =>
    (await api.get(this.admins[0], path, query)).json().data;

  /** Ids by name, as an administrator has read them. */
  async read(): Promise<{ state: State; ids: Record<string, string> }> {
    const { user_groups } = await this.get("/user_groups");
    const { theme_groups } = await this.get("/theme_groups");
    const state: State = { groups: {}, users: {}, themeGroups: {} };
    const ids: Record<string, string> = {};
    for (const group of user_groups) {
      ids[group.user_group_name] = group.user_group_id;
      if (group.user_group_name !== this.staff) state.groups[group.user_group_name] = { version: group.version };
    }
    for (const set of theme_groups) {
      ids[set.theme_group_name] = set.theme_group_id;
      state.themeGroups[set.theme_group_name] = { version: set.version, groups: set.user_group_names };
    }
    for (const { userId } of this.members) {
      const user = await this.get("/user", { user_id: userId });
      state.users[userId] = { version: user.version, group: user.user_group_name };
    }
    return { state, ids };
  }

  async make(by: 0 | 1, change: Change, ids: Record<string, string>): Promise<Outcome> {
    const { name, to, version } = change;
    const themes = { theme_info: [String(this.theme.themeId)], user_group_info: [ids[to] ?? "1"] };
    const calls: Record<Change["do"], ["PUT" | "DELETE", string, object]> = {
      moveUser: ["PUT", "/user", { user_id: name, user_group_id: ids[to], version }],
      moveAll: ["PUT", "/user_group_users", { user_group_id: ids[name], to_user_group_id: ids[to] }],
      createGroup: ["PUT", "/user_group", { user_group_name: name }],
      editGroup: ["PUT", "/user_group", { user_group_id: ids[name], use_max_count1: version, version }],
      deleteGroup: ["DELETE", "/user_group", { user_group_id: ids[name], version }],
      createThemeGroup: ["PUT", "/theme_group", { theme_group_name: name, ...themes }],
      editThemeGroup: [
        "PUT",
        "/theme_group",
        { theme_group_id: ids[name], theme_group_name: name, version, ...themes },
      ],
      deleteThemeGroup: ["DELETE", "/theme_group", { theme_group_id: ids[name], version }],
    };
    const [method, path, body] = calls[change.do];
    const answer = await api.send(this.admins[by], method, path, body);
    if (answer.statusCode === 404) return "gone";
    if (answer.statusCode === 409) return "late";
    expect([change, answer.statusCode]).toEqual([change, 200]);
    return answer.json().result.status === 0 ? "ok" : "refused";
  }

  /** Theme groups that each user has, by his own call. */
  async shown(): Promise<Record<string, string[]>> {
    const shown = this.members.map(async (user) => {
      const { theme_group_info } = (await api.get(user, "/themes")).json().data;
      return [user.userId, theme_group_info.map((row: { theme_group_name: string }) => row.theme_group_name).sort()];
    });
    return Object.fromEntries(await Promise.all(shown));
  }
}

const expectedFor = ({ users, themeGroups }: State): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(users).map(([id, { group }]) => [
      id,
      Object.entries(themeGroups)
        .flatMap(([name, { groups }]) => (groups.includes(group) ? [name] : []))
        .sort(),
    ]),
  );

async function anOffice(): Promise<Office> {
  const contract = await aContract(db.owner);
  const staff = await aGroup(db.owner, contract, { name: "管理部" });
  const rooms = [];
  for (const name of ["甲", "乙", "丙"]) rooms.push(await aGroup(db.owner, contract, { name }));
  const members = [];
  for (const room of rooms.slice(0, 2)) members.push(await aUser(db.owner, room, { themeBrowsing: false }));
  const theme = await aTheme(db.owner, contract, { open: false });
  const admins = [
    await aUser(db.owner, staff, { userAuthority: 1 }),
    await aUser(db.owner, staff, { userAuthority: 1 }),
  ] as const;
  return new Office(admins, theme, "管理部", members);
}

const needsTwo = ({ do: act, name, to }: Change): boolean => act === "moveAll" && name === to;

it("two administrators at once leave what one after the other would have left, and are refused for the right reason", {
  timeout: 120_000 + PAIRS * 2_000,
}, async () => {
  api.setNow(NOON);
  const office = await anOffice();
  const outcomes = new Set<Outcome>();
  for (const [turn, drawn] of fc.sample(fc.tuple(aChange, aChange), { numRuns: PAIRS, seed: 20_261_122 }).entries()) {
    const { state, ids } = await office.read();
    const [first, second] = [chosen(drawn[0], state, `${turn}a`), chosen(drawn[1], state, `${turn}b`)];
    if ([first, second].some((change) => change.name === "" || change.to === "" || needsTwo(change))) continue;
    const got = await Promise.all([office.make(0, first, ids), office.make(1, second, ids)]);
    const forth = inOrder(state, first, second);
    const back = inOrder(state, second, first);
    const possible = [forth, { ...back, outcomes: back.outcomes.toReversed() }].filter(
      (each) => JSON.stringify(each.outcomes) === JSON.stringify(got),
    );
    const { state: left } = await office.read();
    expect(
      possible.map((each) => each.state),
      JSON.stringify({ turn, first, second, got }),
    ).toContainEqual(left);
    expect(await office.shown()).toEqual(expectedFor(left));
    for (const outcome of got) outcomes.add(outcome);
  }
  expect([...outcomes].sort()).toEqual(["gone", "late", "ok", "refused"]);
});
