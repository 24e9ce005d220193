import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { findGroupMismatches } from "../../../jobs/verify-counts.job.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestGroup, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

/** KIRINUKI_CHANGES=10000 for the long run. */
const CHANGES = Number(process.env.KIRINUKI_CHANGES ?? 300);
const SOME = { numRuns: CHANGES, seed: 20_261_122 };
/** A difference stays until something repairs it, and nothing does here. */
const COMPARE_EVERY = Math.max(5, CHANGES / 100);
const THEMES = 5;

const db = await testDatabase();
const api = await testApi(db);

/** A theme group or topic of the model; themes and user groups by place. */
interface Node {
  id: string;
  name: string;
  version: number;
  themes: number[];
  groups: number[] | "all";
  /** Administrators who edit a topic, by place. */
  editors: number[];
}
type Kind = "group" | "topic";

const WIRE = {
  group: { path: "/theme_group", id: "theme_group_id", name: "theme_group_name", list: "theme_group_info" },
  topic: { path: "/topic", id: "topics_id", name: "topics_name", list: "topics_info" },
} as const;

const groups = fc.oneof(fc.constant("all" as const), fc.uniqueArray(fc.nat(2), { minLength: 1 }));
const kind = fc.constantFrom<Kind>("group", "topic");
const members = {
  themes: fc.uniqueArray(fc.nat(THEMES - 1), { minLength: 1 }),
  groups,
  editors: fc.uniqueArray(fc.nat(1), { minLength: 1 }),
};
const at = fc.nat(99);
const aChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("create" as const), kind, ...members }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("edit" as const), kind, at, stale: fc.boolean(), ...members }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("delete" as const), kind, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("order" as const), kind, turn: at, short: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("hit" as const), themes: members.themes, topic: at }) },
);
type Members = Pick<Node, "themes" | "groups" | "editors">;
type Change = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never;

class World {
  readonly nodes: Record<Kind, Node[]> = { group: [], topic: [] };
  /** Articles by the places of their themes; each has themes of its own. */
  readonly articles: number[][] = [];
  readonly chosen = new Map<string, number>();
  private names = 0;

  constructor(
    readonly userGroups: TestGroup[],
    readonly themes: TestTheme[],
    /** Whether a theme is open to all groups, by place. */
    readonly open: boolean[],
    readonly admins: TestUser[],
  ) {}

  private admin = () => this.admins[this.names % this.admins.length] ?? null;
  private send = (method: "PUT" | "POST" | "DELETE", path: string, body: object) =>
    api.send(this.admin(), method, path, body);

  private body(made: Kind, name: string, { themes, groups: shared, editors }: Members) {
    return {
      [WIRE[made].name]: name,
      theme_info: themes.map((place) => this.themes[place]?.themeId),
      user_group_info: shared === "all" ? [] : shared.map((place) => this.userGroups[place]?.userGroupId),
      all_user_groups_flag: shared === "all" ? 1 : 0,
      ...(made === "topic" && { user_info: editors.map((place) => this.admins[place]?.userId) }),
    };
  }

  async apply(change: Change): Promise<void> {
    this.names += 1;
    if (change.do === "hit") return this.hit(change);
    const nodes = this.nodes[change.kind];
    if (change.do === "create") return this.create(change, nodes);
    if (change.do === "order") return this.order(change, nodes);
    const node = nodes[change.at % Math.max(nodes.length, 1)];
    if (!node) return;
    if (change.do === "edit") return this.edit(change, node);
    const gone = await this.send("DELETE", WIRE[change.kind].path, {
      [WIRE[change.kind].id]: node.id,
      version: node.version,
    });
    expect(gone.statusCode).toBe(200);
    nodes.splice(nodes.indexOf(node), 1);
  }

  private async create(change: Change & { do: "create" }, nodes: Node[]) {
    const name = `名称${this.names}`;
    const { path, id } = WIRE[change.kind];
    const body = this.body(change.kind, name, change);
    const { data } = (await this.send(change.kind === "topic" ? "POST" : "PUT", path, body)).json();
    const { themes, groups: shared, editors } = change;
    nodes.push({ id: data[id], name, version: 1, themes, groups: shared, editors });
  }

  private async edit(change: Change & { do: "edit" }, node: Node) {
    const name = `名称${this.names}`;
    const { path, id } = WIRE[change.kind];
    const version = change.stale ? node.version + 1 : node.version;
    const body = { ...this.body(change.kind, name, change), [id]: node.id, version };
    expect((await this.send("PUT", path, body)).statusCode).toBe(change.stale ? 409 : 200);
    const { themes, groups: shared, editors } = change;
    if (!change.stale) Object.assign(node, { name, version: version + 1, themes, groups: shared, editors });
  }

  private async order(change: Change & { do: "order" }, nodes: Node[]) {
    if (nodes.length < 2) return;
    const turn = change.turn % nodes.length;
    const turned = [...nodes.slice(turn), ...nodes.slice(0, turn)];
    const ids = turned.slice(change.short ? 1 : 0).map(({ id }) => id);
    const [path, field] =
      change.kind === "group"
        ? ["/theme_groups_display_order", "theme_group_ids"]
        : ["/topics_display_order", "topics_ids"];
    expect((await this.send("PUT", path, { [field]: ids })).statusCode).toBe(change.short ? 409 : 200);
    if (!change.short) nodes.splice(0, nodes.length, ...turned);
  }

  private async hit(change: Change & { do: "hit" }) {
    const topic = this.nodes.topic[change.topic % Math.max(this.nodes.topic.length, 1)];
    const contractId = this.themes[0]?.contractId ?? 0;
    await anArticle(db.owner, {
      themes: change.themes.flatMap((place) => this.themes[place] ?? []),
      topics: topic ? [{ contractId, topicsId: Number(topic.id) }] : [],
    });
    this.articles.push(change.themes);
    if (topic) this.chosen.set(topic.id, (this.chosen.get(topic.id) ?? 0) + 1);
  }

  /** What GET /themes has to say to a user of a group. */
  expected({ group, allThemes, editor }: Pick<Reader, "group" | "allThemes" | "editor">) {
    const has = (node: Node) => node.groups === "all" || node.groups.includes(group);
    const topics = this.nodes.topic.filter((node) => has(node) || (editor !== null && node.editors.includes(editor)));
    const shared = this.nodes.group.filter((node) => allThemes || has(node));
    const reachable = new Set([...shared, ...topics].flatMap(({ themes }) => themes));
    const themes = [...this.themes.keys()].filter((place) => allThemes || this.open[place] || reachable.has(place));
    const idOf = (place: number) => String(this.themes[place]?.themeId);
    return {
      themes: themes.map(idOf),
      groups: shared.map((node) => [
        node.id,
        node.name,
        node.themes.map(idOf),
        this.articles.filter((found) => found.some((place) => node.themes.includes(place))).length,
      ]),
      topics: topics.flatMap(({ id, name }) => (this.chosen.has(id) ? [[id, name, this.chosen.get(id)]] : [])),
    };
  }
}

async function aWorld(): Promise<World> {
  const contract = await aContract(db.owner);
  const userGroups = [
    await aGroup(db.owner, contract),
    await aGroup(db.owner, contract),
    await aGroup(db.owner, contract),
  ];
  const open = Array.from({ length: THEMES }, (_, place) => place === 0);
  const themes: TestTheme[] = [];
  for (const each of open) themes.push(await aTheme(db.owner, contract, { open: each }));
  const [first] = userGroups;
  if (!first) throw new Error("no user group");
  const admins = [
    await aUser(db.owner, first, { userAuthority: 1 }),
    await aUser(db.owner, first, { userAuthority: 1 }),
  ];
  return new World(userGroups, themes, open, admins);
}

interface Reader {
  user: TestUser;
  group: number;
  allThemes: boolean;
  /** Which of those who edit topics he is; null for a reader. */
  editor: number | null;
}

async function shown({ user }: Reader) {
  const { data } = (await api.get(user, "/themes")).json();
  type Row = Record<string, string> & { themes_children: { themes_id_children: string }[] };
  return {
    themes: data.themes_info.map((row: Row) => row.theme_id),
    groups: data.theme_group_info.map((row: Row) => [
      row.theme_group_id,
      row.theme_group_name,
      row.themes_children.map((child) => child.themes_id_children),
      row.news_article_count,
    ]),
    topics: data.topics_info.map((row: Row) => [row.topics_id, row.topics_name, row.news_article_count]),
  };
}

/** What an administrator is told of the reader is what the reader gets, and whatever he gets has a reason. */
async function expectToldAsShown(admin: TestUser | undefined, { user }: Reader): Promise<void> {
  const { data: told } = (await api.get(admin ?? null, "/user_view", { user_id: user.userId })).json();
  const { data: own } = (await api.get(user, "/themes")).json();
  expect(told.themes).toEqual(own);
  type Reasoned = Record<string, string> & { reasons: string[]; empty_flag?: number };
  const reasoned = (rows: Reasoned[], id: string) =>
    rows.flatMap((row) => (row.reasons.length > 0 && row.empty_flag !== 1 ? [row[id]] : []));
  const ids = (rows: Record<string, string>[], id: string) => rows.map((row) => row[id]);
  expect(reasoned(told.theme_reasons, "theme_id")).toEqual(ids(own.themes_info, "theme_id"));
  expect(reasoned(told.theme_group_reasons, "theme_group_id")).toEqual(ids(own.theme_group_info, "theme_group_id"));
  expect(reasoned(told.topics_reasons, "topics_id")).toEqual(ids(own.topics_info, "topics_id"));
}

/** What the list of user groups counts for a group is what its users see who have nothing beside it. */
async function expectCounted(admin: TestUser | undefined, { user, allThemes, editor }: Reader): Promise<void> {
  if (allThemes || editor !== null) return;
  const { user_groups } = (await api.get(admin ?? null, "/user_groups")).json().data;
  const own = user_groups.find((row: { user_group_id: string }) => row.user_group_id === String(user.userGroupId));
  expect(own.theme_count).toBe((await api.get(user, "/themes")).json().data.themes_info.length);
}

describe("theme groups and topics", () => {
  it("are, after any changes by two administrators, what a plain model says, and kept counts equal direct ones", {
    timeout: 240_000 + CHANGES * 300,
  }, async () => {
    api.setNow(NOON);
    const world = await aWorld();
    const readers: Reader[] = [];
    for (const [group, userGroup] of world.userGroups.entries())
      for (const allThemes of group === 0 ? [false, true] : [false])
        readers.push({
          user: await aUser(db.owner, userGroup, { themeBrowsing: allThemes }),
          group,
          allThemes,
          editor: null,
        });
    for (const [editor, user] of world.admins.entries()) readers.push({ user, group: 0, allThemes: true, editor });
    const source = createDataSource({ url: db.operatorUrl, poolSize: 1, statementTimeout: 0, applicationName: "test" });
    await source.initialize();
    const scope = new TransactionScope(source);
    try {
      for (const [turn, change] of fc.sample(aChange, SOME).entries()) {
        await world.apply(change);
        if (turn % COMPARE_EVERY !== 0) continue;
        expect([turn, await scope.shared("read", findGroupMismatches)]).toEqual([turn, []]);
        const reader = readers[(turn / COMPARE_EVERY) % readers.length];
        if (!reader) continue;
        expect([turn, await shown(reader)]).toEqual([turn, world.expected(reader)]);
        await expectToldAsShown(world.admins[0], reader);
        await expectCounted(world.admins[0], reader);
      }
      expect(await scope.shared("read", findGroupMismatches)).toEqual([]);
      for (const reader of readers) expect(await shown(reader)).toEqual(world.expected(reader));
      expect(Math.min(world.nodes.group.length, world.nodes.topic.length, world.articles.length)).toBeGreaterThan(5);
    } finally {
      await source.destroy();
    }
  });
});
