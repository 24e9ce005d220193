import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { someUses } from "./testing/some-uses.ts";

const db = await testDatabase();
const api = await testApi(db);

let group: TestGroup;
let admin: TestUser;
let hanako: TestUser;

beforeEach(async () => {
  group = await aGroup(db.owner, await aContract(db.owner), { name: "広報部" });
  admin = await aUser(db.owner, group, { userId: "admin", userAuthority: 1 });
  hanako = await aUser(db.owner, group, { userId: "hanako" });
  await someUses(db.owner, hanako, "2026-11-02", { kind: "pdf_display", section: 1, times: 3, articleId: "1900" });
  await someUses(db.owner, hanako, "2026-11-03", { kind: "text_print", section: 2, times: 2 });
  await someUses(db.owner, admin, "2026-11-03", { kind: "pdf_display", section: 1, times: 1 });
  await someUses(db.owner, admin, "2026-11-03", { kind: "pdf_display", section: 1, times: 1, state: "reserved" });
});

const NOVEMBER = { start_day: "2026-11-01", end_day: "2026-11-30" };

describe("POST /pdf_usage_days", () => {
  it("sums the days over all users, or over those that are asked for", async () => {
    const ask = async (body: object) =>
      (await api.send(admin, "POST", "/pdf_usage_days", { ...NOVEMBER, ...body }))
        .json()
        .data.usage_days.map((day: { process_date: string; count: number }) => [day.process_date, day.count]);
    expect(await ask({})).toEqual([
      ["2026-11-02", 3],
      ["2026-11-03", 3],
    ]);
    expect(await ask({ user_id: ["hanako"] })).toEqual([
      ["2026-11-02", 3],
      ["2026-11-03", 2],
    ]);
    expect(await ask({ user_id: ["admin"], user_group_id: [String(group.userGroupId)] })).toEqual([["2026-11-03", 1]]);
  });
});

describe("GET /pdf_usage_articles", () => {
  it("lists what a user used, also one who is gone with his group", async () => {
    await db.owner.query("DELETE FROM app_user WHERE contract_id = $1", [group.contractId]);
    admin = await aUser(db.owner, await aGroup(db.owner, group), { userId: "other", userAuthority: 1 });
    await db.owner.query("DELETE FROM user_group WHERE user_group_id = $1", [group.userGroupId]);
    const query = { ...NOVEMBER, user_id: "hanako", user_group_id: String(group.userGroupId) };
    const { data } = (await api.get(admin, "/pdf_usage_articles", query)).json();
    expect(data.usage_articles[0]).toMatchObject({ article_id: "1900", read_count: 3, data_section: 1 });
    expect(data).toMatchObject({ usage_article_count: 3, page: 1, page_size: 20 });
  });
});

describe("GET /pdf_usage_users", () => {
  const days = { start_date: "2026-11-02", end_date: "2026-11-06" };
  const ask = async (query: object = {}) =>
    (await api.get(admin, "/pdf_usage_users", { ...days, ...query })).json().data;

  it("tells users by the share of business days on which they used originals", async () => {
    const idle = await aUser(db.owner, group, { userId: "idle" });
    for (const day of ["2026-11-02", "2026-11-04", "2026-11-05"])
      await someUses(db.owner, admin, day, { kind: "pdf_display", section: 1, times: 1 });
    await someUses(db.owner, idle, "2026-11-07", { kind: "pdf_display", section: 1, times: 1 });
    const { users, ...counts } = await ask();
    expect(users.map((user: Record<string, unknown>) => [user.user_id, user.frequency, user.use_days])).toEqual([
      ["admin", "daily", ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05"]],
      ["hanako", "weekly", ["2026-11-02", "2026-11-03"]],
      ["idle", "never", []],
    ]);
    expect(counts).toMatchObject({ user_count: 3, frequency_counts: { daily: 1, weekly: 1, never: 1, often: 0 } });
  });

  it("shows one frequency, one group, in an order and by the page", async () => {
    expect((await ask({ frequency: "weekly" })).users).toHaveLength(2);
    expect((await ask({ frequency: "never" })).user_count).toBe(0);
    const other = await aGroup(db.owner, group);
    expect((await ask({ user_group_id: String(other.userGroupId) })).users).toEqual([]);
    const named = await ask({ sort_key: "user_id", sort_order: "asc" });
    expect(named.users.map((user: { user_id: string }) => user.user_id)).toEqual(["admin", "hanako"]);
    expect(await ask({ start_date: "2026-11-07", end_date: "2026-11-08" })).toMatchObject({ user_count: 2 });
  });
});

it("is the administrators' alone, and each contract's own", async () => {
  const editor = await aUser(db.owner, group, { topicsCreation: true });
  const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
  const day = { start_date: "2026-11-01", end_date: "2026-11-02" };
  const calls = (user: TestUser) => [
    api.send(user, "POST", "/pdf_usage_days", { ...NOVEMBER, user_id: ["hanako"] }),
    api.get(user, "/pdf_usage_articles", { ...NOVEMBER, user_id: "hanako" }),
    api.get(user, "/pdf_usage_users", { ...day, user_group_id: String(group.userGroupId) }),
  ];
  const codes = async (user: TestUser) => (await Promise.all(calls(user))).map(({ statusCode }) => statusCode);
  expect(await codes(admin)).toEqual([200, 200, 200]);
  expect(await codes(hanako)).toEqual([403, 403, 403]);
  expect(await codes(editor)).toEqual([403, 403, 403]);
  expect(await codes(stranger)).toEqual([404, 404, 404]);
});
