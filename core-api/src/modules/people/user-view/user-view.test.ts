import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let sales: TestGroup;
let admin: TestUser;
let reader: TestUser;

beforeEach(async () => {
  api.setNow(NOON);
  const contract = await aContract(db.owner, { sections: [1, 3] });
  const staff = await aGroup(db.owner, contract, { name: "総務部", sections: [1, 3] });
  sales = await aGroup(db.owner, contract, { name: "営業部", sections: [3, 5] });
  admin = await aUser(db.owner, staff, { userAuthority: 1 });
  reader = await aUser(db.owner, sales, { themeBrowsing: false, topicsCreation: true });
  const names = ["公開", "電池", "港湾", "見えない"];
  const themes = [];
  for (const [order, name] of names.entries())
    themes.push(await aTheme(db.owner, contract, { name, order, open: order === 0 }));
  const [open, battery, port, hidden] = themes;
  if (!open || !battery || !port || !hidden) throw new Error("four themes");
  await aThemeGroup(db.owner, contract, { name: "製品", themes: [open, battery], groups: [sales] });
  await aThemeGroup(db.owner, contract, { name: "社外秘", themes: [hidden], groups: [staff] });
  const morning = await aTopic(db.owner, contract, { name: "朝", themes: [port], groups: [sales] });
  await aTopic(db.owner, contract, { name: "空", groups: [] });
  const draft = await aTopic(db.owner, contract, { name: "準備中", groups: [staff] });
  await db.owner.query("INSERT INTO topic_user VALUES ($1, $2, $3)", [
    contract.contractId,
    draft.topicsId,
    reader.userId,
  ]);
  await anArticle(db.owner, { dataSection: 3, themes: [battery], topics: [morning, draft] });
});

const view = async (user_id = reader.userId, by = admin) => api.get(by, "/user_view", { user_id });
interface Reasoned {
  reasons: string[];
  through: string[];
  empty_flag?: number;
}

describe("what a user sees", () => {
  it("is what his own calls answer, with the reasons of each", async () => {
    const { data } = (await view()).json();
    expect(data.themes).toEqual((await api.get(reader, "/themes")).json().data);
    const [own] = (await api.get(reader, "/session")).json().data;
    // Of a session, not of a user.
    const { second_factor_needed_flag, ...profile } = own;
    expect([data.profile, second_factor_needed_flag]).toEqual([profile, 0]);
    const told = (name: string) => (row: Reasoned & Record<string, unknown>) => [row[name], row.reasons, row.through];
    expect(data.theme_reasons.map(told("theme_name"))).toEqual([
      ["公開", ["all_user_groups", "theme_group"], ["製品"]],
      ["電池", ["theme_group"], ["製品"]],
      ["港湾", ["topic"], ["朝"]],
      ["見えない", [], []],
    ]);
    expect(data.theme_group_reasons.map(told("theme_group_name"))).toEqual([
      ["製品", ["user_group"], ["営業部"]],
      ["社外秘", [], ["総務部"]],
    ]);
    expect(data.topics_reasons.map((row: Reasoned) => [...told("topics_name")({ ...row }), row.empty_flag])).toEqual([
      ["朝", ["user_group"], ["営業部"], 0],
      ["空", ["all_user_groups"], [], 1],
      ["準備中", ["editor"], ["総務部"], 0],
    ]);
    expect(data.unlinked_flag).toBe(0);
    expect(data.sections).toEqual([
      { data_section: 1, visible_flag: 0, contract_flag: 1, user_group_flag: 0, all_articles_selectable_flag: 0 },
      { data_section: 2, visible_flag: 0, contract_flag: 0, user_group_flag: 0, all_articles_selectable_flag: 0 },
      { data_section: 3, visible_flag: 1, contract_flag: 1, user_group_flag: 1, all_articles_selectable_flag: 1 },
      { data_section: 5, visible_flag: 0, contract_flag: 0, user_group_flag: 1, all_articles_selectable_flag: 1 },
    ]);
  });

  it("is told of who is stopped too, and each look is noted", async () => {
    const stopped = await aUser(db.owner, sales, { loginStop: true });
    expect((await view(stopped.userId)).json().data.profile).toMatchObject({ login_stop_flag: 1 });
    const { rows } = await db.owner.query(
      "SELECT actor, detail FROM audit WHERE contract_id = $1 AND action = 'user.view'",
      [admin.contractId],
    );
    expect(rows).toEqual([{ actor: admin.userId, detail: { user_id: stopped.userId } }]);
  });

  it("is for administrators, of their own contract's users", async () => {
    expect((await view(reader.userId, reader)).statusCode).toBe(403);
    const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userId: "stranger" });
    expect((await view(stranger.userId)).statusCode).toBe(404);
    expect((await view("")).json().data.fieldErrors).toMatchObject([{ field: "user_id" }]);
  });
});
