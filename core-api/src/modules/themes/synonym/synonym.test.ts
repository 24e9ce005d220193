import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { ActiveExpressions } from "../../../matching/set-up/active-expressions.ts";
import { aContract, aTheme } from "../../../testing/builders.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { searchExpressionRoutes } from "../theme-expression/theme-expression.routes.ts";
import { synonymRoutes } from "./synonym.routes.ts";

const { call, owner, scope } = await operatorApp(await testDatabase(), synonymRoutes, searchExpressionRoutes);

const save = (synonym_sets: unknown, more: object = {}) => call("PUT", "/synonyms", { synonym_sets, ...more });

/** A theme with one expression, and whether an article with a title hits it now. */
async function aWatch(expression: string) {
  const contract = await aContract(owner);
  const { themeId } = await aTheme(owner, contract, {});
  const saved = await call("PUT", "/search_expressions", { theme_id: String(themeId), expression });
  expect(saved.http).toBe(200);
  const active = new ActiveExpressions();
  const hits = async (title: string) => {
    const { matcher } = await scope.shared("read", (tx) => active.current(tx));
    const article = {
      articleId: "1",
      dataSection: 1 as const,
      title,
      body: "",
      mediaCode: "x",
      mediaName: "x",
      host: null,
    };
    return (await matcher.match([article])).some((hit) => hit.themeId === themeId);
  };
  return { contract, themeId, hits, contract_id: String(contract.contractId) };
}

describe("/synonyms", () => {
  it("lets an expression mean the changed list at once, of the contract and in general", async () => {
    const { hits, contract_id } = await aWatch("syn:経産省 予算");
    expect(await hits("経産省の予算")).toBe(true);
    expect(await hits("経済産業省の予算")).toBe(false);
    await save([["経産省", "経済産業省"]]);
    expect(await hits("経済産業省の予算")).toBe(true);
    expect(await hits("METIの予算")).toBe(false);
    await save([["METI", "経産省"]], { contract_id });
    expect(await hits("METIの予算")).toBe(true);
    expect(await hits("経済産業省の予算")).toBe(true);
    await save([]);
    expect(await hits("経済産業省の予算")).toBe(false);
    expect(await hits("METIの予算")).toBe(true);
  });

  it("keeps a contract's list from the others", async () => {
    const own = await aWatch("syn:車 電池");
    const other = await aWatch("syn:車 電池");
    await save([["車", "自動二輪"]], { contract_id: own.contract_id });
    expect(await own.hits("自動二輪の電池")).toBe(true);
    expect(await other.hits("自動二輪の電池")).toBe(false);
  });

  it("goes one step in a chain of sets, and refuses to close it to a circle", async () => {
    const { hits, contract_id } = await aWatch("syn:甲語");
    const chain = [
      ["甲語", "乙語"],
      ["乙語", "丙語"],
    ];
    expect((await save(chain, { contract_id })).http).toBe(200);
    const circle = await save([...chain, ["丙語", "甲語"]], { contract_id });
    expect([circle.http, circle.data.fieldErrors]).toMatchObject([400, [{ field: "synonym_sets" }]]);
    expect([await hits("乙語"), await hits("丙語")]).toEqual([true, false]);
  });

  it("lets many sets share a term, and two sets share two terms", async () => {
    const { hits, contract_id } = await aWatch("syn:甲語");
    const shared = [
      ["甲語", "乙語"],
      ["甲語", "丙語"],
      ["甲語", "丁語", "戊語"],
      ["丁語", "戊語", "己語"],
    ];
    expect((await save(shared, { contract_id })).http).toBe(200);
    expect([await hits("丙語"), await hits("戊語"), await hits("己語")]).toEqual([true, true, false]);
  });

  it("leaves the expression as it was written, and its version", async () => {
    const { themeId } = await aWatch("syn:鉄道 駅");
    await save([["鉄道", "電車", "鉄路"]]);
    const { data } = await call("GET", `/search_expressions?theme_id=${themeId}`);
    expect(data.search_expressions).toMatchObject([
      { expression: "syn:鉄道 駅", canonical: "syn:鉄道 AND 駅", version: 1 },
    ]);
    await save([]);
  });

  it("answers the list, who saved it, and in how many expressions it is used", async () => {
    const { contract_id } = await aWatch("syn:船 港");
    expect((await call("GET", `/synonyms?contract_id=${contract_id}`)).data).toEqual({
      contract_id,
      synonym_sets: [],
      version: 1,
      updated_datetime: null,
      updated_by: null,
      expression_count: 0,
    });
    await save([["船", "船舶"]], { contract_id, version: 1 });
    expect((await call("GET", `/synonyms?contract_id=${contract_id}`)).data).toMatchObject({
      synonym_sets: [["船", "船舶"]],
      version: 2,
      expression_count: 1,
    });
  });

  it("refuses a list that somebody else changed, and a contract that is not there", async () => {
    const { contract_id } = await aWatch("電池");
    await save([["a1", "b1"]], { contract_id, version: 1 });
    expect((await save([["c1", "d1"]], { contract_id, version: 1 })).http).toBe(409);
    expect((await save([["c1", "d1"]], { contract_id: "999999" })).http).toBe(404);
    expect((await call("GET", `/synonyms?contract_id=${contract_id}`)).data.synonym_sets).toEqual([["a1", "b1"]]);
  });

  it("finds a circle that goes through a whole long list", async () => {
    const pairs = Array.from({ length: 4000 }, (_, at) => [`甲${at}番`, `乙${at}番`]);
    const joints = pairs.map((_, at) => [`乙${at}番`, `甲${(at + 1) % pairs.length}番`]);
    const { http, data } = await save([...pairs, ...joints]);
    expect([http, data.fieldErrors?.[0]?.message]).toEqual([400, expect.stringContaining("8000行目：1行目・2行目")]);
  });

  it.each([
    ["no list", "類義語", "一覧"],
    ["one term", [["経産省"]], "1行目：同じ意味の言葉を2つ以上"],
    [
      "a term twice",
      [
        ["a", "b"],
        ["経産省", "経産省"],
      ],
      "2行目：「経産省」が2回",
    ],
    ["a term in two widths", [["ＥＶ", "EV"]], "「EV」が2回"],
    ["an empty term", [["a", "　"]], "空の言葉"],
    [
      "a set twice",
      [
        ["a", "b"],
        ["B", "A"],
      ],
      "2行目：1行目と同じ組",
    ],
    [
      "a circle of three",
      [
        ["ＥＶ", "電動車"],
        ["船", "船舶"],
        ["電動車", "電気自動車"],
        ["電気自動車", "EV"],
      ],
      "4行目：1行目・3行目と循環しています（電気自動車 → 電動車 → ＥＶ → 電気自動車）",
    ],
    [
      "a circle through wide sets",
      [
        ["a", "b", "c"],
        ["a", "b", "d"],
        ["x", "c", "d"],
      ],
      "3行目：1行目・2行目と循環しています",
    ],
    ["a long term", [["a", "長".repeat(65)]], "64文字以下"],
    ["a quote", [["a", '「"引用"」']], "使用できない文字"],
    ["51 terms", [Array.from({ length: 51 }, (_, at) => `語${at}番`)], "50語以下"],
    ["10,001 sets", Array.from({ length: 10_001 }, (_, at) => [`語${at}`, `言${at}`]), "10,000組以下"],
    ["a number", [["a", 1]], "言葉の組"],
  ])("refuses %s in words, and keeps the list", async (_name, sets, words) => {
    const { http, data } = await save(sets);
    expect(http).toBe(400);
    expect(data.fieldErrors).toMatchObject([{ field: "synonym_sets", message: expect.stringContaining(words) }]);
  });
});
