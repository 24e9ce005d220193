import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { searchExpressionRoutes } from "./theme-expression.routes.ts";

const { call, owner, scope } = await operatorApp(await testDatabase(), searchExpressionRoutes);
const PATH = "/search_expressions";

const { rows: contracts } = await owner.query(
  "INSERT INTO contract (contract_code, company_name) VALUES ('express01', 'x') RETURNING contract_id",
);
const contractId: number = contracts[0].contract_id;

async function aTheme(name: string): Promise<string> {
  const { rows } = await owner.query("INSERT INTO theme (contract_id, theme_name) VALUES ($1, $2) RETURNING theme_id", [
    contractId,
    name,
  ]);
  return String(rows[0].theme_id);
}
const put = (body: object) => call("PUT", PATH, body);
const of = async (themeId: string) =>
  (await call("GET", `${PATH}?theme_id=${themeId}`)).data.search_expressions as Record<string, unknown>[];
const version = () =>
  scope.shared("read", async (tx) =>
    Number((await tx.query<{ version: string }>("SELECT version FROM expression_version"))[0]?.version),
  );

describe("an expression", () => {
  it("is stored with its canonical form, for every source or for one", async () => {
    const theme_id = await aTheme("半導体");
    const every = await put({ theme_id, expression: "半導体　製造  ＯＲ ＣＨＩＰ" });
    const web = await put({ theme_id, data_section: 3, expression: "半導体" });
    expect(every.data).toEqual({
      expression_id: expect.stringMatching(/^\d+$/),
      canonical: "半導体 AND 製造 OR ＣＨＩＰ",
      version: 1,
    });
    expect(await of(theme_id)).toMatchObject([
      {
        expression_id: every.data.expression_id,
        theme_id,
        data_section: null,
        expression: "半導体　製造  ＯＲ ＣＨＩＰ",
      },
      { expression_id: web.data.expression_id, theme_id, data_section: 3, contract_id: String(contractId) },
    ]);
  });

  it("is one more of the theme's, unless the theme has the same for the same source", async () => {
    const theme_id = await aTheme("同じ式");
    const first = await put({ theme_id, expression: "電池 AND 蓄電" });
    expect((await put({ theme_id, expression: "電池   蓄電" })).data.expression_id).toBe(first.data.expression_id);
    expect((await put({ theme_id, data_section: 1, expression: "電池 蓄電" })).data.expression_id).not.toBe(
      first.data.expression_id,
    );
    expect(await of(theme_id)).toHaveLength(2);
  });

  it("is added once by two who save the same at the same time", async () => {
    const theme_id = await aTheme("同時");
    await Promise.all([1, 2, 3, 4].map(() => put({ theme_id, expression: "同時" })));
    expect(await of(theme_id)).toHaveLength(1);
  });

  it("is changed by its id, and keeps its source unless told otherwise", async () => {
    const theme_id = await aTheme("変更");
    const { expression_id } = (await put({ theme_id, data_section: 3, expression: "旧" })).data;
    await put({ theme_id, expression_id, expression: "新" });
    expect(await of(theme_id)).toMatchObject([{ expression_id, expression: "新", data_section: 3 }]);
    await put({ theme_id, expression_id, expression: "新", data_section: null });
    expect(await of(theme_id)).toMatchObject([{ expression_id, data_section: null }]);
  });

  it("carries its scope and its media, and may be sent back as it was answered", async () => {
    const theme_id = await aTheme("範囲");
    const wanted = { expression: "電池 OR EV", scope: "title", media: ["東都新聞", "経済日報"] };
    const { expression_id, canonical } = (await put({ theme_id, ...wanted })).data;
    expect(canonical).toBe("title:(電池 OR EV) AND (media:東都新聞 OR media:経済日報)");
    const [answered] = await of(theme_id);
    expect(answered).toMatchObject({ expression: canonical, scope: "title", media: wanted.media });
    await put({ ...answered });
    expect(await of(theme_id)).toMatchObject([{ expression: canonical, scope: "title", media: wanted.media }]);
    for (const [expression, scope, media] of [
      ["title:甲 OR body:乙", "mixed", []],
      ["甲 AND NOT media:丙", "all", []],
      ["body:甲 media:Ｎ media:n", "body", ["Ｎ"]],
      ["media:丙", "all", ["丙"]],
    ] as const) {
      expect(await put({ theme_id, expression_id, expression })).toMatchObject({ status: 0 });
      const [own] = await of(theme_id);
      expect(own).toMatchObject({ expression, scope, media });
      await put({ ...own });
      expect(await of(theme_id)).toMatchObject([{ expression, scope, media }]);
    }
    expect(await put({ theme_id, expression: "甲", scope: "text" })).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "scope" }] },
    });
    const long = await put({ theme_id, expression: "長".repeat(19_995), scope: "title" });
    expect(long).toMatchObject({ status: 1, data: { fieldErrors: [{ code: "TOO_LONG" }] } });
  });

  it("raises the version that matching looks at, whenever it comes, changes or goes", async () => {
    const theme_id = await aTheme("版");
    const before = await version();
    const { expression_id } = (await put({ theme_id, expression: "甲" })).data;
    const added = await version();
    await put({ theme_id, expression_id, expression: "乙" });
    const changed = await version();
    await call("DELETE", `${PATH}?expression_id=${expression_id}`);
    expect([added > before, changed > added, (await version()) > changed]).toEqual([true, true, true]);
    expect(await of(theme_id)).toEqual([]);
  });

  it("is refused with code, position and a sentence, and nothing is written", async () => {
    const theme_id = await aTheme("拒否");
    const answer = await put({ theme_id, expression: "電池 OR NOT 中古" });
    expect(answer).toMatchObject({ http: 200, status: 1 });
    expect(answer.data.fieldErrors).toEqual([
      { field: "expression", code: "NOT_ANCHORED", position: 6, message: expect.stringMatching(/[ぁ-ん]/) },
    ]);
    expect((await put({ theme_id, expression: "" })).data.fieldErrors).toMatchObject([{ code: "EMPTY", position: 0 }]);
    expect((await put({ theme_id, expression: "長".repeat(20_001) })).data.fieldErrors).toMatchObject([
      { code: "TOO_LONG", position: 20_000 },
    ]);
    expect(await of(theme_id)).toEqual([]);
  });

  it.each([
    ["theme_id", { expression: "a" }],
    ["expression", { theme_id: "1" }],
    ["expression", { theme_id: "1", expression: ["a"] }],
    ["expression", { theme_id: "1", expression: "a\u0000" }],
    ["data_section", { theme_id: "1", expression: "a", data_section: 4 }],
    ["expression_id", { theme_id: "1", expression: "a", expression_id: "x" }],
  ])("names %s at fault in %j", async (field, body) => {
    expect(await put(body)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
  });

  it("is not found with an unknown theme, or under another theme", async () => {
    const theme_id = await aTheme("甲テーマ");
    const { expression_id } = (await put({ theme_id, expression: "甲" })).data;
    const other = await aTheme("乙テーマ");
    expect(await put({ theme_id: "999999999999", expression: "a" })).toMatchObject({ http: 404 });
    expect(await put({ theme_id: other, expression_id, expression: "a" })).toMatchObject({ http: 404 });
    expect(await call("DELETE", PATH, { expression_id: "999999999" })).toMatchObject({ http: 404 });
    expect(await call("GET", `${PATH}?theme_id=999999999`)).toMatchObject({ http: 404 });
    expect(await call("GET", PATH)).toMatchObject({ http: 400 });
  });

  it("leaves a trail", async () => {
    const theme_id = await aTheme("足跡");
    await put({ theme_id, expression: "足跡" });
    const { rows } = await owner.query(
      "SELECT actor, detail->'after'->>'canonical' AS canonical FROM audit WHERE detail->>'themeId' = $1",
      [theme_id],
    );
    expect(rows).toEqual([{ actor: "operator:tester", canonical: "足跡" }]);
  });

  it("keeps what it was before, and who changed it, also where it is removed", async () => {
    const theme_id = await aTheme("履歴");
    const { expression_id } = (await put({ theme_id, expression: "旧い" })).data;
    expect((await put({ theme_id, expression_id, expression: "旧い" })).data).toMatchObject({ version: 1 });
    expect((await put({ theme_id, expression_id, expression: "新しい" })).data).toMatchObject({ version: 2 });
    expect(await of(theme_id)).toMatchObject([{ version: 2, updated_by: "試験係" }]);
    await call("DELETE", PATH, { expression_id });
    const { data } = await call("GET", `/search_expression_history?theme_id=${theme_id}`);
    expect(data.history).toMatchObject([
      { expression_id, version: 2, expression: "新しい", removed_flag: 1, ended_by: "試験係" },
      { expression_id, version: 1, expression: "旧い", removed_flag: 0, saved_by: "試験係" },
    ]);
    expect(await call("GET", "/search_expression_history?theme_id=999999999")).toMatchObject({ http: 404 });
  });

  it("is not overwritten unseen by the second of two operators in one form", async () => {
    const theme_id = await aTheme("二人");
    const { expression_id, version } = (await put({ theme_id, expression: "元の式" })).data;
    await put({ theme_id, expression_id, expression: "一人目", version });
    expect(await put({ theme_id, expression_id, expression: "二人目", version })).toMatchObject({
      http: 409,
      data: { changed_by: "試験係" },
    });
    expect(await of(theme_id)).toMatchObject([{ expression: "一人目" }]);
  });

  it("names the fault of 4,097 characters pasted with newlines where it stands", async () => {
    const theme_id = await aTheme("貼り付け");
    const lines = `${Array.from({ length: 400 }, (_, n) => `電池${n} OR`).join("\n")}\n`;
    const good = `${lines}${"長".repeat(4_097 - lines.length)}`;
    expect(good).toHaveLength(4_097);
    const bad = `${good.slice(0, 2_000)}\n"閉じない${good.slice(2_000)}`;
    expect(await put({ theme_id, expression: bad })).toMatchObject({
      status: 1,
      data: { fieldErrors: [{ code: "UNCLOSED_QUOTE", position: 2_001 }] },
    });
    expect(await put({ theme_id, expression: good })).toMatchObject({ status: 0 });
    expect(await of(theme_id)).toMatchObject([{ expression: good }]);
  });
});
