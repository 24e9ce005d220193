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

const EMPTY = {
  open_to_all_groups: 1,
  expression_count: 0,
  data_sections: [],
  article_count: 0,
  stop_flag: 0,
  stopped_datetime: null,
  version: 1,
};

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
        ...EMPTY,
      },
      {
        theme_id: second.data.theme_id,
        theme_name: "電池",
        display_order: 2,
        ...EMPTY,
      },
    ]);
  });

  it("are renamed by id", async () => {
    const contract_id = await aContract("themes02");
    const { theme_id } = (await put({ contract_id, theme_name: "旧名" })).data;
    expect((await put({ contract_id, theme_id, theme_name: "新名" })).data).toEqual({ theme_id, version: 2 });
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

  it("tell sources, and how much they found in the last 14 days", async () => {
    const contract_id = await aContract("themes08");
    const { theme_id } = (await put({ contract_id, theme_name: "件数" })).data;
    await owner.query(
      `INSERT INTO expression (contract_id, theme_id, data_section, expression, canonical)
       VALUES ($1, $2, 3, 'a', 'a'), ($1, $2, NULL, 'b', 'b'), ($1, $2, 3, 'c', 'c')`,
      [contract_id, theme_id],
    );
    await owner.query(
      `INSERT INTO theme_count VALUES ($1, $2, '2026-11-20', 1, 2, 3, 4), ($1, $2, '2026-11-07', 0, 0, 1, 0),
        ($1, $2, '2026-11-06', 0, 0, 7, 0)`,
      [contract_id, theme_id],
    );
    expect(await themesOf(contract_id)).toMatchObject([
      { expression_count: 3, data_sections: [null, 3], article_count: 11 },
    ]);
  });

  it("stop and go on, and keep their name meanwhile", async () => {
    const contract_id = await aContract("themes09");
    const { theme_id } = (await put({ contract_id, theme_name: "止める" })).data;
    await put({ contract_id, theme_id, theme_name: "止める", stop_flag: 1 });
    expect(await themesOf(contract_id)).toMatchObject([
      { stop_flag: 1, stopped_datetime: expect.stringMatching(/\+09:00$/), version: 2 },
    ]);
    await put({ contract_id, theme_id, theme_name: "まだ停止" });
    expect(await themesOf(contract_id)).toMatchObject([{ stop_flag: 1, theme_name: "まだ停止" }]);
    await put({ contract_id, theme_id, theme_name: "まだ停止", stop_flag: 0 });
    expect(await themesOf(contract_id)).toMatchObject([{ stop_flag: 0, stopped_datetime: null }]);
    const { rows } = await owner.query(
      "SELECT detail->'before' AS before, detail->'after' AS after FROM audit WHERE contract_id = $1 ORDER BY audit_id DESC LIMIT 1",
      [contract_id],
    );
    expect(rows).toEqual([{ before: { stop_flag: 1 }, after: { stop_flag: 0 } }]);
  });

  it("are not overwritten unseen by the second of two operators in one form", async () => {
    const contract_id = await aContract("themes10");
    const { theme_id, version } = (await put({ contract_id, theme_name: "二人" })).data;
    await put({ contract_id, theme_id, theme_name: "一人目", version });
    expect(await put({ contract_id, theme_id, theme_name: "二人目", version })).toMatchObject({
      http: 409,
      data: { changed_by: "試験係" },
    });
    expect(await themesOf(contract_id)).toMatchObject([{ theme_name: "一人目" }]);
  });

  it("are put in order, all of them or none", async () => {
    const contract_id = await aContract("themes11");
    const ids: string[] = [];
    for (const theme_name of ["甲", "乙", "丙"])
      ids.push(String((await put({ contract_id, theme_name })).data.theme_id));
    const order = (theme_ids: readonly string[]) => call("PUT", "/contact_themes_order", { contract_id, theme_ids });
    expect(await order(ids.toReversed())).toMatchObject({ status: 0 });
    expect(await themesOf(contract_id)).toMatchObject([
      { theme_name: "丙" },
      { theme_name: "乙" },
      { theme_name: "甲" },
    ]);
    expect(await order(ids.slice(1))).toMatchObject({ http: 409 });
    expect(await order([...ids.slice(1), "999999999"])).toMatchObject({ http: 409 });
    expect(await themesOf(contract_id)).toMatchObject([{ theme_name: "丙" }, {}, {}]);
  });
});
