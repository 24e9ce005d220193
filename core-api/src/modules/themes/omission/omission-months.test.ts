import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { omissionTotalsRoutes } from "../../operator/omission-totals/omission-totals.routes.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { countMade } from "./omission-months.ts";

const db = await testDatabase();
const { owner } = db;
const api = await testApi(db);
const operators = await operatorApp(db, omissionTotalsRoutes);
const operator = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
await operator.initialize();
afterAll(() => operator.destroy());
const scope = new TransactionScope(operator);

let contract: TestContract;
let theme: TestTheme;
let admin: TestUser;
let reader: TestUser;
let stranger: TestUser;
let article: string;
beforeEach(async () => {
  contract = await aContract(owner, { sections: [3], companyName: "灯台電機" });
  theme = await aTheme(owner, contract, { name: "電力の秘密" });
  const group = await aGroup(owner, contract, { sections: [3] });
  [admin, reader] = [await aUser(owner, group, { userAuthority: 1 }), await aUser(owner, group)];
  stranger = await aUser(owner, await aGroup(owner, await aContract(owner)), { userAuthority: 1 });
  ({ articleId: article } = await anArticle(owner, { themes: [], dataSection: 3, title: "蓄電の見出し" }));
});

const suggest = async (term: string, day: string, of = theme) => {
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO theme_omission (contract_id, theme_id, process_date, term, written, cause, article_id, article_count, place)
     VALUES ($1, $2, $3, $4, $4, 'same_story', $5, 1, 1) RETURNING theme_omission_id::text AS id`,
    [contract.contractId, of.themeId, day, term, article],
  );
  return rows[0]?.id ?? "";
};
const made = (day: string) => scope.shared("write", (tx) => countMade(tx, contract.contractId, day));
const ask = (cause: string, at: string) =>
  owner.query(
    "INSERT INTO missing_article (contract_id, user_id, asked_at, keyword, cause, message) VALUES ($1, $2, $3, '探した言葉', $4, '')",
    [contract.contractId, reader.userId, at, cause],
  );
const settle = (id: string, decision: string) =>
  api.send(admin, "PUT", "/theme_omission", { theme_omission_id: id, decision });
const months = async (as = admin) => (await api.get(as, "/omission_months")).json().data.month_info;

const NONE = { made_count: 0, added_count: 0, dismissed_count: 0, inquiry_count: 0, cause_info: [] };

describe("the totals of a month", () => {
  it("count a theme's term once however many days suggest it, and the same after another run", async () => {
    const other = await aTheme(owner, contract);
    await suggest("蓄電池", "2026-11-18");
    await suggest("蓄電池", "2026-11-19");
    await suggest("蓄電池", "2026-11-19", other);
    await suggest("蓄電池", "2026-10-31");
    for (const day of ["2026-11-19", "2026-10-31", "2026-11-19"]) await made(day);
    expect(await months()).toEqual([
      { ...NONE, target_month: "2026-11", made_count: 2 },
      { ...NONE, target_month: "2026-10", made_count: 1 },
    ]);
    // What goes after its time, or with its theme, was suggested all the same.
    await owner.query("DELETE FROM theme_omission WHERE contract_id = $1", [contract.contractId]);
    await made("2026-11-19");
    expect((await months())[0]).toMatchObject({ made_count: 2 });
  });

  it("count decisions in their month, and a dismissal that is taken back no more", async () => {
    const [first, second] = [await suggest("蓄電池", "2026-11-18"), await suggest("電源", "2026-11-18")];
    await made("2026-11-18");
    await settle(first, "dismiss");
    await settle(second, "dismiss");
    expect((await months())[0]).toMatchObject({ made_count: 2, added_count: 0, dismissed_count: 2 });
    await settle(first, "reopen");
    expect((await months())[0]).toMatchObject({ dismissed_count: 1 });
    await settle(first, "reopen");
    expect((await months())[0]).toMatchObject({ dismissed_count: 1 });
    await owner.query(
      "UPDATE theme_omission SET settled_at = '2026-10-31T23:00:00+09:00' WHERE theme_omission_id = $1",
      [second],
    );
    await owner.query("INSERT INTO omission_month (contract_id, target_month, dismissed_count) VALUES ($1, $2, 1)", [
      contract.contractId,
      "2026-10-01",
    ]);
    await settle(second, "reopen");
    expect(await months()).toMatchObject([{ target_month: "2026-11", dismissed_count: 1 }]);
  });

  it("have the questions by cause, of twelve months, and are Admins' of their own contract", async () => {
    await ask("no_words", "2026-11-01T00:00:00+09:00");
    await ask("no_words", "2026-11-20T00:00:00+09:00");
    await ask("excluded", "2026-11-20T00:00:00+09:00");
    await ask("excluded", "2025-11-30T23:59:59+09:00");
    const questions = {
      inquiry_count: 3,
      cause_info: [
        { cause: "no_words", count: 2 },
        { cause: "excluded", count: 1 },
      ],
    };
    expect(await months()).toEqual([{ ...NONE, target_month: "2026-11", ...questions }]);
    const csv = (await api.get(admin, "/omission_months_download")).body.trimEnd().split("\r\n");
    expect(csv[0]).toMatch(/月,提案,追加,不要,この記事がない,届いていない,.*,検索語がない$/);
    expect(csv[1]).toMatch(/^2026\/11,0,0,0,3,0,0,0,0,0,0,0,1,0,0,0,2$/);
    expect(await months(stranger)).toEqual([]);
    for (const path of ["/omission_months", "/omission_months_download"]) {
      expect((await api.get(reader, path)).statusCode).toBe(403);
      expect((await api.get(null, path)).statusCode).toBe(401);
    }
  });
});

describe("beside each theme", () => {
  const countOf = async (as = admin) =>
    (await api.get(as, "/theme_master"))
      .json()
      .data.theme_info.find((each: { theme_id: string }) => each.theme_id === String(theme.themeId))
      ?.open_omission_count;

  it("stands how many terms its list has", async () => {
    expect(await countOf()).toBe(0);
    const id = await suggest("蓄電池", "2026-11-18");
    await suggest("蓄電池", "2026-11-19");
    await suggest("電源", "2026-11-19");
    const { data } = (await api.get(admin, "/theme_omissions", { theme_id: String(theme.themeId) })).json();
    expect([await countOf(), data.omission_count]).toEqual([2, 2]);
    await settle(id, "dismiss");
    expect(await countOf()).toBe(1);
  });

  it("counts none of articles that the Admin may not see", async () => {
    await suggest("蓄電池", "2026-11-18");
    const blind = await aUser(owner, await aGroup(owner, contract, { sections: [1] }), { userAuthority: 1 });
    expect(await countOf(blind)).toBe(0);
    await owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [article]);
    expect(await countOf()).toBe(0);
  });
});

describe("over contracts", () => {
  interface Totals {
    total: { made_count: number };
    contract_info: { contract_id: string }[];
  }
  const totals = (month: string) => operators.call("GET", `/omission_totals?target_month=${month}`);

  it("has numbers by contract and of all, and nothing that a contract wrote or read", async () => {
    await suggest("秘密の言葉", "2026-09-18");
    await made("2026-09-18");
    await ask("no_words", "2026-09-20T00:00:00+09:00");
    await ask("late", "2026-10-01T00:00:00+09:00");
    const data = (await totals("2026-09")).data as unknown as Totals;
    const own = { made_count: 1, inquiry_count: 1, cause_info: [{ cause: "no_words", count: 1 }] };
    const listed = data.contract_info.find(({ contract_id }) => contract_id === String(contract.contractId));
    expect(listed).toEqual({
      ...{ contract_id: String(contract.contractId), contract_code: contract.contractCode, company_name: "灯台電機" },
      ...{ ...NONE, ...own },
    });
    expect(data.total).toMatchObject({ made_count: expect.any(Number), inquiry_count: expect.any(Number) });
    expect(data.total.made_count).toBeGreaterThanOrEqual(1);
    const csv = await operators.app.inject("/admin/api/v1/omission_totals_download?target_month=2026-09");
    expect(csv.body).toContain(`${contract.contractCode},灯台電機,1,0,0,1`);
    for (const words of ["秘密", "電力の秘密", "探した言葉", "蓄電の見出し"])
      expect([JSON.stringify(data).includes(words), csv.body.includes(words)]).toEqual([false, false]);
  });

  it("names causes that are as frequent in one order, in the sum as at a contract", async () => {
    for (const cause of ["no_words", "late", "not_arrived"]) await ask(cause, "2019-05-20T00:00:00+09:00");
    const { total, contract_info } = (await totals("2019-05")).data as unknown as {
      total: { cause_info: object[] };
      contract_info: { cause_info: object[] }[];
    };
    expect(total.cause_info).toHaveLength(3);
    expect(contract_info.map(({ cause_info }) => cause_info)).toEqual([total.cause_info]);
  });

  it("has no contract in a month without anything, and takes no wrong month", async () => {
    expect((await totals("2020-01")).data).toEqual({ target_month: "2020-01", total: NONE, contract_info: [] });
    expect(await totals("2026-13")).toMatchObject({ http: 400 });
  });
});
