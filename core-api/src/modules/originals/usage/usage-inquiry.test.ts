import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { someUses } from "./testing/some-uses.ts";

const db = await testDatabase();
const api = await testApi(db);

let publicity: TestGroup;
let sales: TestGroup;
let admin: TestUser;
let hanako: TestUser;
let taro: TestUser;

beforeEach(async () => {
  const contract = await aContract(db.owner);
  publicity = await aGroup(db.owner, contract, { name: "広報部" });
  sales = await aGroup(db.owner, contract, { name: "営業部" });
  await db.owner.query("UPDATE user_group SET use_max_count1 = 10, use_max_count2 = 20 WHERE user_group_id = $1", [
    publicity.userGroupId,
  ]);
  admin = await aUser(db.owner, publicity, { userId: "admin", userAuthority: 1 });
  hanako = await aUser(db.owner, publicity, { userId: "hanako" });
  taro = await aUser(db.owner, sales, { userId: "taro" });
  await someUses(db.owner, hanako, "2026-11-02", { kind: "pdf_display", section: 1, times: 3 });
  await someUses(db.owner, hanako, "2026-11-03", { kind: "text_print", section: 2, times: 2 });
  await someUses(db.owner, taro, "2026-11-03", { kind: "pdf_print", section: 2, times: 1 });
  await someUses(db.owner, taro, "2026-11-03", { kind: "epub_display", section: 5, times: 1 });
  await someUses(db.owner, taro, "2026-11-03", { kind: "pdf_display", section: 1, times: 4, state: "released" });
  await someUses(db.owner, taro, "2026-10-31", { kind: "pdf_display", section: 1, times: 5 });
});

const NOVEMBER = { start_day: "2026/11/01", end_day: "2026-11-30" };
const KINDS = ["userid_period", "userid_daily", "usergroupid_period", "usergroupid_daily"];

async function ask(user: TestUser, kind: string, body: object = {}) {
  const answer = await api.send(user, "POST", `/pdf_usage_by_${kind}`, { ...NOVEMBER, ...body });
  return { http: answer.statusCode, data: answer.json().data };
}
type Row = Record<string, unknown>;
const briefly = (rows: Row[]) =>
  rows.map((row) => [row.user_group_name, row.user_id, row.process_date, row.count, row.nodata_flag]);

describe("usage inquiries of an administrator", () => {
  it("total each user over the period, groups and everything in 合計 rows, and show who used nothing", async () => {
    const { data } = await ask(admin, "userid_period");
    expect(briefly(data.pdf_usage)).toEqual([
      ["広報部", "admin", null, 0, 1],
      ["広報部", "hanako", null, 5, 0],
      ["広報部", "合計", null, 5, 0],
      ["営業部", "taro", null, 1, 0],
      ["営業部", "合計", null, 1, 0],
      ["合計", null, null, 6, 0],
    ]);
    expect(data).toMatchObject({ pdf_usage_count: 5, page: 1, page_size: 20 });
    expect(data.pdf_usage[1]).toEqual({
      charge_code: null,
      ...{ demand_id: null, demand_name: null, user_name: "利用者hanako" },
      user_group_id: String(publicity.userGroupId),
      user_group_name: "広報部",
      user_id: "hanako",
      process_date: null,
      ...{ pdf_count: 3, print_count: 0, text_disp_count: 0, text_print_count: 2, epub_count: 0 },
      ...{
        mc_count: 3,
        sc_text_count: 2,
        sc_count: 2,
        count: 5,
        use_max_count: 10,
        sc_use_max_count: 20,
        nodata_flag: 0,
      },
    });
    expect(data.pdf_usage.at(-1)).toMatchObject({ epub_count: 1, use_max_count: null });
  });

  it("list the days of a user, with a 合計 after them", async () => {
    const { data } = await ask(admin, "userid_daily", { user_id: ["hanako"] });
    expect(briefly(data.pdf_usage)).toEqual([
      ["広報部", "hanako", "2026-11-02", 3, 0],
      ["広報部", "hanako", "2026-11-03", 2, 0],
      ["広報部", "hanako", "合計", 5, 0],
      ["合計", null, null, 5, 0],
    ]);
  });

  it("do the same for groups", async () => {
    const total = await ask(admin, "usergroupid_period");
    expect(briefly(total.data.pdf_usage)).toEqual([
      ["広報部", null, null, 5, 0],
      ["営業部", null, null, 1, 0],
      ["合計", null, null, 6, 0],
    ]);
    const daily = await ask(admin, "usergroupid_daily", { user_group_id: String(sales.userGroupId) });
    expect(briefly(daily.data.pdf_usage)).toEqual([
      ["営業部", null, "2026-11-03", 1, 0],
      ["営業部", null, "合計", 1, 0],
      ["合計", null, null, 1, 0],
    ]);
  });

  it("put rows in any order, one by one without the groups' 合計", async () => {
    const byCount = await ask(admin, "userid_period", { sort_key: "count", sort_order: "asc" });
    expect(briefly(byCount.data.pdf_usage).map(([, id, , count]) => [id, count])).toEqual([
      ...[
        ["admin", 0],
        ["taro", 1],
        ["hanako", 5],
        [null, 6],
      ],
    ]);
    expect(byCount.data.pdf_usage_count).toBe(3);
    const byDay = await ask(admin, "userid_daily", { sort_key: "process_date", sort_order: "desc" });
    expect(briefly(byDay.data.pdf_usage).map(([, , day]) => day)).toEqual([
      ...["2026-11-03", "2026-11-03", "2026-11-02", null],
    ]);
    const byPaper = await ask(admin, "usergroupid_period", { sort_key: "mc_count" });
    expect(briefly(byPaper.data.pdf_usage).map(([name]) => name)).toEqual(["広報部", "営業部", "合計"]);
  });

  it.each([
    ["process_date", "desc", ["2026/11/03", "2026/11/03", "2026/11/02", ""]],
    ["process_date", "asc", ["2026/11/02", "2026/11/03", "2026/11/03", ""]],
    ["count", "desc", ["2026/11/02", "2026/11/03", "2026/11/03", ""]],
  ])("put the rows of a file of days by %s %s", async (sort_key, sort_order, days) => {
    const body = { ...NOVEMBER, sort_key, sort_order };
    const file = await api.send(admin, "POST", "/pdf_usage_by_userid_daily_download", body);
    const lines = file.body.trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[3])).toEqual(days);
  });

  it("narrow users to those of groups, as they were at the time of use", async () => {
    await db.owner.query("UPDATE app_user SET user_group_id = $1 WHERE contract_id = $2 AND user_id = 'hanako'", [
      ...[sales.userGroupId, sales.contractId],
    ]);
    await someUses(db.owner, { ...hanako, userGroupId: sales.userGroupId }, "2026-11-20", {
      ...({ kind: "pdf_display", section: 1, times: 7 } as const),
    });
    const of = async (group: TestGroup) =>
      briefly((await ask(admin, "userid_period", { user_group_id: [String(group.userGroupId)] })).data.pdf_usage);
    expect((await of(publicity)).map(([, id, , count]) => [id, count])).toEqual([
      ...[
        ["admin", 0],
        ["hanako", 5],
        ["合計", 5],
        [null, 5],
      ],
    ]);
    expect((await of(sales)).map(([, id, , count]) => [id, count])).toEqual([
      ...[
        ["hanako", 7],
        ["taro", 1],
        ["合計", 8],
        [null, 8],
      ],
    ]);
  });

  it("say 合計 0 of a period without uses", async () => {
    const { data } = await ask(admin, "userid_daily", { start_day: "2026-12-01", end_day: "2026-12-31" });
    expect(briefly(data.pdf_usage)).toEqual([["合計", null, null, 0, 1]]);
    expect(data.pdf_usage_count).toBe(0);
  });

  it("come by the page, each with the 合計 of all", async () => {
    const day = (n: number) => `2026-11-${String(n).padStart(2, "0")}`;
    for (let n = 4; n <= 26; n += 1)
      await someUses(db.owner, hanako, day(n), { kind: "pdf_display", section: 1, times: 1 });
    const { data } = await ask(admin, "userid_daily", { user_id: "hanako", page: 2 });
    expect(briefly(data.pdf_usage)).toEqual([
      ...[22, 23, 24, 25, 26].map((n) => ["広報部", "hanako", day(n), 1, 0]),
      ["広報部", "hanako", "合計", 28, 0],
      ["合計", null, null, 28, 0],
    ]);
    expect(data.pdf_usage_count).toBe(26);
  });

  it("keep the uses of a user and of a group that are gone, under the name of the time", async () => {
    await db.owner.query("DELETE FROM app_user WHERE contract_id = $1 AND user_id = 'taro'", [sales.contractId]);
    await db.owner.query("DELETE FROM user_group WHERE user_group_id = $1", [sales.userGroupId]);
    const { data } = await ask(admin, "userid_period", { user_id: "taro" });
    expect(briefly(data.pdf_usage)[0]).toEqual(["営業部", "taro", null, 1, 0]);
  });

  it("download as CSV with the same rows, and leave a trace", async () => {
    const answer = await api.send(admin, "POST", "/pdf_usage_by_userid_period_download", {
      ...NOVEMBER,
      page_size: 20,
    });
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toContain(encodeURIComponent("原文利用_ユーザー別_期間合計"));
    expect(answer.body.split("\r\n")).toEqual([
      "\ufeff請求単位ID,ユーザーグループ名,ユーザーID,原文表示,原文印刷,本文表示,本文印刷,新聞（紙面）,新聞（本文）の本文,新聞（本文）,誌面表示,件数,上限（紙面）,上限（本文）",
      ",広報部,admin,0,0,0,0,0,0,0,0,0,10,20",
      ",広報部,hanako,3,0,0,2,3,2,2,0,5,10,20",
      ",広報部,合計,3,0,0,2,3,2,2,0,5,10,20",
      ",営業部,taro,0,1,0,0,0,0,1,1,1,,",
      ",営業部,合計,0,1,0,0,0,0,1,1,1,,",
      ",合計,,3,1,0,2,3,2,3,1,6,,",
      "",
    ]);
    const trace = () =>
      db.owner.query("SELECT actor FROM audit WHERE contract_id = $1 AND action = 'usage.download'", [
        admin.contractId,
      ]);
    // The last byte is out before the call's transaction ends.
    await expect.poll(async () => (await trace()).rows).toEqual([{ actor: "admin" }]);
    for (const kind of KINDS)
      expect((await api.send(admin, "POST", `/pdf_usage_by_${kind}_download`, NOVEMBER)).statusCode).toBe(200);
    const excel = { ...NOVEMBER, format: "xlsx" };
    const file = await api.send(admin, "POST", "/pdf_usage_by_usergroupid_daily_download", excel);
    expect(file.headers["content-disposition"]).toContain("usage_by_user_group_daily_2026-11-01_2026-11-30.xlsx");
    expect(file.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });
});

describe("usage inquiries of others", () => {
  it("are about themselves, and about their own group", async () => {
    const own = await ask(hanako, "userid_period");
    expect(briefly(own.data.pdf_usage).map(([, id]) => id)).toEqual(["hanako", "合計", null]);
    expect((await ask(hanako, "userid_daily", { user_id: "hanako" })).http).toBe(200);
    const group = await ask(hanako, "usergroupid_daily", { user_group_id: [String(publicity.userGroupId)] });
    expect(briefly(group.data.pdf_usage).map(([name]) => name)).toEqual(["広報部", "広報部", "広報部", "合計"]);
  });

  it("are refused about anybody else, whether or not he exists", async () => {
    for (const user_id of ["taro", "nobody", ["hanako", "taro"]])
      expect((await ask(hanako, "userid_period", { user_id })).http).toBe(403);
    expect((await ask(taro, "usergroupid_period", { user_group_id: String(publicity.userGroupId) })).http).toBe(403);
    const topicUser = await aUser(db.owner, sales, { topicsCreation: true });
    expect((await ask(topicUser, "userid_daily", { user_id: "taro" })).http).toBe(403);
    for (const kind of KINDS)
      expect((await api.send(hanako, "POST", `/pdf_usage_by_${kind}_download`, NOVEMBER)).statusCode).toBe(403);
    for (const path of ["/pdf_usage_frequency", "/pdf_usage_frequency_download", "/search_user", "/search_user_groups"])
      expect((await api.get(topicUser, path, { start_date: "2026-11-01", end_date: "2026-11-02" })).statusCode).toBe(
        403,
      );
  });

  it("never reach another contract", async () => {
    const group = await aGroup(db.owner, await aContract(db.owner));
    const stranger = await aUser(db.owner, group, { userAuthority: 1, userId: "other" });
    expect((await ask(stranger, "userid_period", { user_id: "hanako" })).http).toBe(404);
    const user_group_id = [String(publicity.userGroupId)];
    expect((await ask(stranger, "usergroupid_period", { user_group_id })).http).toBe(404);
    expect(briefly((await ask(stranger, "userid_period")).data.pdf_usage).map(([, id]) => id)).toEqual([
      ...["other", "合計", null],
    ]);
  });
});

describe("what is wrong with an inquiry", () => {
  it.each([
    [{ start_day: undefined, end_day: undefined }, ["start_day", "end_day"], "集計期間を指定してください。"],
    [{ start_day: "2026-13-01" }, ["start_day"], "開始日は正しい日付（yyyy-MM-dd）で指定してください。"],
    [{ end_day: "2026-10-31" }, ["end_day"], "終了日は開始日以降の日付を指定してください。"],
    [{ end_day: "2028-01-01" }, ["start_day"], "開始日から終了日までは366日以内で指定してください。"],
    [{ page_size: 30 }, ["page_size"], "表示件数は20、40、60、80、100のいずれかで指定してください。"],
    [{ user_id: [{}] }, ["user_id"], "ユーザーIDは20文字以下の文字列で、500件まで指定してください。"],
  ])("%j names its field", async (body, fields, message) => {
    const { http, data } = await ask(admin, "userid_period", body);
    const errors: { field: string; message: string }[] = data.fieldErrors;
    expect([http, errors.map(({ field }) => field), errors[0]?.message]).toEqual([400, fields, message]);
  });
});

describe("pdf_usage_frequency", () => {
  const days = { start_date: "2026-11-01", end_date: "2026-11-30" };

  it("lists what each user did on each day", async () => {
    const { data } = (await api.get(admin, "/pdf_usage_frequency", days)).json();
    expect(briefly(data.pdf_usage_frequency)).toEqual([
      ["広報部", "hanako", "2026-11-02", 3, 0],
      ["広報部", "hanako", "2026-11-03", 2, 0],
      ["営業部", "taro", "2026-11-03", 1, 0],
      ["合計", null, null, 6, 0],
    ]);
    expect(data.pdf_usage_frequency_count).toBe(3);
    const csv = await api.get(admin, "/pdf_usage_frequency_download", { ...days, encoding: "sjis" });
    expect(csv.headers["content-type"]).toBe("text/csv; charset=Shift_JIS");
    expect(csv.rawPayload.toString("latin1").split("\r\n")).toHaveLength(6);
  });

  it("is narrowed to one group, in the list and in the file; another contract's group is unknown", async () => {
    const asked = { ...days, user_group_id: String(sales.userGroupId) };
    const { data } = (await api.get(admin, "/pdf_usage_frequency", asked)).json();
    expect(briefly(data.pdf_usage_frequency)).toEqual([
      ["営業部", "taro", "2026-11-03", 1, 0],
      ["合計", null, null, 1, 0],
    ]);
    const csv = (await api.get(admin, "/pdf_usage_frequency_download", asked)).body;
    expect([csv.includes("taro"), csv.includes("hanako")]).toEqual([true, false]);
    const { userGroupId } = await aGroup(db.owner, await aContract(db.owner));
    const foreign = { ...days, user_group_id: String(userGroupId) };
    for (const path of ["/pdf_usage_frequency", "/pdf_usage_frequency_download"])
      expect((await api.get(admin, path, foreign)).statusCode).toBe(404);
  });

  it("wants its days", async () => {
    const { data } = (await api.get(admin, "/pdf_usage_frequency", { start_date: "2026-11-01" })).json();
    expect(data.fieldErrors).toEqual([{ field: "end_date", message: "集計期間を指定してください。" }]);
  });
});

it("offers the users and groups that inquiries can be about", async () => {
  const users = (await api.get(admin, "/search_user", { user_group_id: String(sales.userGroupId) })).json().data;
  const user_group_id = String(sales.userGroupId);
  expect(users.users).toEqual([{ user_id: "taro", name: "利用者taro", user_group_id, user_group_name: "営業部" }]);
  const groups = (await api.get(admin, "/search_user_groups")).json().data;
  expect(groups.user_groups.map((group: Row) => group.user_group_name)).toEqual(["広報部", "営業部"]);
});
