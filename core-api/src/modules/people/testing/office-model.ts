import fc from "fast-check";
import type { ErrorName } from "../../../errors/catalogue.ts";

/** late: another version stands in the way; gone: it is not there; denied: who asks is no Admin any more; else why it is refused. */
export type Outcome = "ok" | "late" | "gone" | "denied" | ErrorName;

interface Versioned {
  version: number;
}
interface Member extends Versioned {
  group: string;
}
/** A theme group or topic by the user groups that it is for. */
interface Node extends Versioned {
  groups: string[];
}
interface Admin extends Versioned {
  isActive: boolean;
}

/** User groups, users, theme groups, topics and two Admins by name, as a plain model keeps them; orders are lists of names. */
export interface State {
  groups: Record<string, Versioned>;
  users: Record<string, Member>;
  deleted: string[];
  themeGroups: Record<string, Node>;
  topics: Record<string, Node>;
  order: { themeGroups: string[]; topics: string[] };
  admins: Record<string, Admin>;
}
export type Kind = keyof State["order"];

const at = fc.nat(99);
const kind = fc.constantFrom<Kind>("themeGroups", "topics");
const act = <Name extends string>(name: Name, weight: number) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), at, to: at, kind }),
});
export const aChange = fc.oneof(
  act("moveUser", 3),
  act("moveAll", 2),
  act("createUser", 3),
  act("deleteUser", 3),
  act("restoreUser", 2),
  act("createGroup", 2),
  act("editGroup", 2),
  act("deleteGroup", 3),
  act("createNode", 4),
  act("editNode", 4),
  act("deleteNode", 2),
  act("order", 3),
  act("demoteAdmin", 2),
  act("stopAdmin", 1),
  act("deleteAdmin", 2),
);
export type Drawn = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never;
export type Act = Drawn["do"];

/** A change by names, with what its administrator had read. */
export interface Change {
  do: Act;
  by: string;
  name: string;
  to: string;
  kind: Kind;
  version: number;
  order: string[];
}

/** So few that two often want the same one. */
const USER_IDS = ["user01", "user02", "user03", "user04", "user05"];
const GROUP_NAMES = ["甲", "乙", "丙", "丁", "戊"];
const NODE_NAMES = ["経済", "技術", "地域", "人事", "海外", "環境"];

const nth = (names: readonly string[], place: number): string => names[place % Math.max(names.length, 1)] ?? "";

const turned = (names: readonly string[], place: number): string[] => {
  const turn = place % Math.max(names.length, 1);
  return [...names.slice(turn), ...names.slice(0, turn)];
};

/** What the administrator chooses from what he sees. */
export function chosen(drawn: Drawn, state: State, by: string): Change {
  const from: Record<Act, [names: readonly string[], seen: Record<string, Versioned>]> = {
    moveUser: [Object.keys(state.users), state.users],
    moveAll: [Object.keys(state.groups), {}],
    createUser: [USER_IDS, {}],
    deleteUser: [Object.keys(state.users), state.users],
    restoreUser: [USER_IDS, {}],
    createGroup: [GROUP_NAMES, {}],
    editGroup: [Object.keys(state.groups), state.groups],
    deleteGroup: [Object.keys(state.groups), state.groups],
    createNode: [NODE_NAMES, {}],
    editNode: [Object.keys(state[drawn.kind]), state[drawn.kind]],
    deleteNode: [Object.keys(state[drawn.kind]), state[drawn.kind]],
    order: [["order"], {}],
    demoteAdmin: [Object.keys(state.admins), state.admins],
    stopAdmin: [Object.keys(state.admins), state.admins],
    deleteAdmin: [Object.keys(state.admins), state.admins],
  };
  const [names, seen] = from[drawn.do];
  const name = nth(names, drawn.at);
  const to = nth(Object.keys(state.groups), drawn.to);
  const order = turned(state.order[drawn.kind], drawn.at);
  return { do: drawn.do, by, name, to, kind: drawn.kind, version: seen[name]?.version ?? 0, order };
}

/** Why a change of something that was seen can't be made. */
const faultOf = (now: Versioned | undefined, seen: number): "ok" | "late" | "gone" =>
  now === undefined ? "gone" : now.version === seen ? "ok" : "late";

/** Takes the rights of an Admin, or his account. */
const endAdmin =
  (end: (admins: State["admins"], name: string) => void) =>
  ({ admins }: State, { name, version }: Change): Outcome => {
    const fault = faultOf(admins[name], version);
    if (fault !== "ok") return fault;
    const others = Object.entries(admins).filter(([id, admin]) => id !== name && admin.isActive);
    if (admins[name]?.isActive && others.length === 0) return "LAST_ADMIN";
    end(admins, name);
    return "ok";
  };

const retire = (admins: State["admins"], name: string): void => {
  const admin = admins[name];
  if (admin) admins[name] = { isActive: false, version: admin.version + 1 };
};

/** One change after the other, by somebody who may: what a plain program does. */
const RULES: Record<Act, (state: State, change: Change) => Outcome> = {
  moveUser: ({ users, groups }, { name, to, version }) => {
    const fault = faultOf(users[name], version);
    if (fault !== "ok") return fault;
    if (!groups[to]) return "gone";
    users[name] = { group: to, version: version + 1 };
    return "ok";
  },
  moveAll: ({ users, groups }, { name, to }) => {
    if (!groups[name] || !groups[to]) return "gone";
    for (const user of Object.values(users))
      if (user.group === name) Object.assign(user, { group: to, version: user.version + 1 });
    return "ok";
  },
  createUser: ({ users, deleted, groups }, { name, to }) => {
    if (users[name]) return "DUPLICATE_USER";
    if (deleted.includes(name)) return "RESTING_USER";
    if (!groups[to]) return "gone";
    users[name] = { group: to, version: 1 };
    return "ok";
  },
  deleteUser: (state, { name, version }) => {
    const fault = faultOf(state.users[name], version);
    if (fault !== "ok") return fault;
    delete state.users[name];
    state.deleted = [...state.deleted, name].sort();
    return "ok";
  },
  restoreUser: (state, { name, to }) => {
    if (!state.deleted.includes(name)) return "NOT_RESTORABLE";
    if (!state.groups[to]) return "INVALID_FIELDS";
    state.users[name] = { group: to, version: 1 };
    state.deleted = state.deleted.filter((id) => id !== name);
    return "ok";
  },
  createGroup: ({ groups }, { name }) => {
    if (groups[name]) return "DUPLICATE_NAME";
    groups[name] = { version: 1 };
    return "ok";
  },
  editGroup: ({ groups }, { name, version }) => {
    const fault = faultOf(groups[name], version);
    if (fault === "ok") groups[name] = { version: version + 1 };
    return fault;
  },
  deleteGroup: ({ groups, users, themeGroups, topics }, { name, version }) => {
    const fault = faultOf(groups[name], version);
    if (fault !== "ok") return fault;
    if (Object.values(users).some(({ group }) => group === name)) return "GROUP_HAS_USERS";
    delete groups[name];
    for (const node of [...Object.values(themeGroups), ...Object.values(topics)])
      node.groups = node.groups.filter((group) => group !== name);
    return "ok";
  },
  createNode: ({ groups, order, ...nodes }, { name, to, kind: made }) => {
    if (nodes[made][name]) return "DUPLICATE_NAME";
    if (!groups[to]) return "gone";
    nodes[made][name] = { version: 1, groups: [to] };
    order[made].push(name);
    return "ok";
  },
  editNode: ({ groups, ...nodes }, { name, to, kind: of, version }) => {
    const fault = faultOf(nodes[of][name], version);
    if (fault !== "ok") return fault;
    if (!groups[to]) return "gone";
    nodes[of][name] = { version: version + 1, groups: [to] };
    return "ok";
  },
  deleteNode: ({ order, ...nodes }, { name, kind: of, version }) => {
    const fault = faultOf(nodes[of][name], version);
    if (fault !== "ok") return fault;
    delete nodes[of][name];
    order[of] = order[of].filter((each) => each !== name);
    return "ok";
  },
  order: ({ order }, { kind: of, order: wanted }) => {
    if (wanted.some((name) => !order[of].includes(name))) return "gone";
    if (wanted.length < order[of].length) return "late";
    order[of] = wanted;
    return "ok";
  },
  demoteAdmin: endAdmin(retire),
  stopAdmin: endAdmin(retire),
  deleteAdmin: (state, change) => {
    const fault = faultOf(state.admins[change.name], change.version);
    if (fault !== "ok") return fault;
    if (change.name === change.by) return "OWN_ACCOUNT";
    delete state.admins[change.name];
    return "ok";
  },
};

/** The outcomes and the state of two changes, one after the other. */
export function inOrder(state: State, first: Change, second: Change): { outcomes: Outcome[]; state: State } {
  const after = structuredClone(state);
  const run = (change: Change): Outcome =>
    after.admins[change.by]?.isActive ? RULES[change.do](after, change) : "denied";
  return { outcomes: [run(first), run(second)], state: after };
}

/** What GET /themes shows a user: theme groups in their order, and whether a topic brings him the topics' theme. */
export interface Shown {
  themeGroups: string[];
  hasTopic: boolean;
}

export const expectedFor = ({ users, themeGroups, topics, order }: State): Record<string, Shown> =>
  Object.fromEntries(
    Object.entries(users).map(([id, { group }]) => [
      id,
      {
        themeGroups: order.themeGroups.filter((name) => themeGroups[name]?.groups.includes(group)),
        hasTopic: Object.values(topics).some(({ groups }) => groups.includes(group)),
      },
    ]),
  );
