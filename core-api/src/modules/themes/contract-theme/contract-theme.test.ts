import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { contactThemeRoutes } from "./contract-theme.routes.ts";

const { call, owner } = await operatorApp(await testDatabase(), contactThemeRoutes);
const PATH = "/contact_themes";

async function aContract(code: string): Promise<string> {
  const { rows } = await owner.query(
    "INSERT INTO contract (contract_code, company_name) VALUES ($1, $1) RETURNING contract_id",
    [code],
  );
  return String(rows[0].contract_id);
}
const put = (body: object) => call("PUT", PATH, body);
const themesOf = async (id: string) => (await call("GET", `${PATH}?contract_id=${id}`)).data.themes;

describe("a contract's themes", () => {
  it("are created last in the list and open to every group", async () => {
    const contract_id = await aContract("themes01");
    const first = await put({ contract_id, theme_name: "半導体" });
    const second = await put({ contract_id: Number(contract_id), theme_name: " 電池 " });
    expect(await themesOf(contract_id)).toEqual([
      {
        theme_id: first.data.theme_id,
        theme_name: "半導体",
        display_order: 1,
        open_to_all_groups: 1,
        expression_count: 0,
      },
      {
        theme_id: second.data.theme_id,
        theme_name: "電池",
        display_order: 2,
        open_to_all_groups: 1,
        expression_count: 0,
      },
    ]);
  });

  it("are renamed by id", async () => {
    const contract_id = await aContract("themes02");
    const { theme_id } = (await put({ contract_id, theme_name: "旧名" })).data;
    expect((await put({ contract_id, theme_id, theme_name: "新名" })).data).toEqual({ theme_id });
    expect(await themesOf(contract_id)).toMatchObject([{ theme_name: "新名" }]);
  });

  it("have different names within a contract", async () => {
    const contract_id = await aContract("themes03");
    await put({ contract_id, theme_name: "同名" });
    const again = await put({ contract_id, theme_name: "同名" });
    expect(again).toMatchObject({ http: 200, status: 1, data: { fieldErrors: [{ field: "theme_name" }] } });
    expect(await put({ contract_id: await aContract("themes04"), theme_name: "同名" })).toMatchObject({ status: 0 });
  });

  it("are not found under an unknown contract, or another contract's theme", async () => {
    const contract_id = await aContract("themes05");
    const other = await aContract("themes06");
    const { theme_id } = (await put({ contract_id: other, theme_name: "他社" })).data;
    const before = (await owner.query("SELECT * FROM theme ORDER BY theme_id")).rows;
    expect(await put({ contract_id: "888888888888", theme_name: "x" })).toMatchObject({ http: 404 });
    expect(await put({ contract_id, theme_id, theme_name: "x" })).toMatchObject({ http: 404 });
    expect(await call("GET", `${PATH}?contract_id=777777777`)).toMatchObject({ http: 404 });
    expect(await call("DELETE", `${PATH}?theme_id=${theme_id}&contract_id=${contract_id}`)).toMatchObject({
      http: 404,
    });
    expect((await owner.query("SELECT * FROM theme ORDER BY theme_id")).rows).toEqual(before);
  });

  it.each([
    ["contract_id", { theme_name: "a" }],
    ["contract_id", { contract_id: "1; DROP TABLE theme", theme_name: "a" }],
    ["theme_name", { contract_id: "1" }],
    ["theme_name", { contract_id: "1", theme_name: " " }],
    ["theme_name", { contract_id: "1", theme_name: "長".repeat(101) }],
    ["theme_name", { contract_id: "1", theme_name: "a\u0000b" }],
    ["theme_id", { contract_id: "1", theme_id: "abc", theme_name: "a" }],
  ])("name %s at fault in %j", async (field, body) => {
    expect(await put(body)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
  });

  it("go with their expressions, hits and counts", async () => {
    const contract_id = await aContract("themes07");
    const { theme_id } = (await put({ contract_id, theme_name: "消す" })).data;
    await owner.query("SELECT ensure_month_partitions('2026-11-20', '2026-11-20')");
    await owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, 'a', 'a')",
      [contract_id, theme_id],
    );
    await owner.query("INSERT INTO theme_article VALUES ($1, $2, '2026-11-20', 3, 202611000000001)", [
      contract_id,
      theme_id,
    ]);
    await owner.query("INSERT INTO theme_count VALUES ($1, $2, '2026-11-20', 0, 0, 1, 0)", [contract_id, theme_id]);
    expect(await call("DELETE", PATH, { theme_id })).toMatchObject({ http: 200, status: 0 });
    for (const table of ["theme", "expression", "theme_article", "theme_count"]) {
      const { rows } = await owner.query(`SELECT count(*)::int AS n FROM ${table} WHERE contract_id = $1`, [
        contract_id,
      ]);
      expect(rows, table).toEqual([{ n: 0 }]);
    }
    const { rows } = await owner.query("SELECT actor, action FROM audit WHERE contract_id = $1 ORDER BY audit_id", [
      contract_id,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(["theme.save", "theme.remove"]);
  });
});
