import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aContract, type TestContract } from "../../../testing/builders.ts";
import { aMultipart } from "../../../testing/multipart.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { searchExpressionRoutes } from "../theme-expression/theme-expression.routes.ts";
import { contactThemeRoutes } from "./contract-theme.routes.ts";
import { themeSheetRoutes } from "./theme-sheet.routes.ts";
import type { ThemeUploadWire } from "./theme-upload.dto.ts";

const { call, app, owner } = await operatorApp(
  await testDatabase(),
  contactThemeRoutes,
  searchExpressionRoutes,
  themeSheetRoutes,
);

let contract: TestContract;
let contract_id: string;
const ids: Record<string, string> = {};
beforeEach(async () => {
  contract = await aContract(owner);
  contract_id = String(contract.contractId);
  for (const [name, expression] of [
    ["半導体 〜", "半導体 OR\n髙い〜波"],
    ["電池", "-中古 電池"],
  ] as const) {
    const { data } = await call("PUT", "/contact_themes", { contract_id, theme_name: name });
    ids[name] = String(data.theme_id);
    const saved = await call("PUT", "/search_expressions", { theme_id: data.theme_id, data_section: 3, expression });
    ids[expression] = String(saved.data.expression_id);
  }
  await call("PUT", "/contact_themes", { contract_id, theme_name: "空" });
});

const HEAD = "企業コード,テーマID,テーマ名,状態,情報源,検索式ID,検索式";
const fileOf = (...rows: string[]) => `\ufeff${[HEAD, ...rows].join("\r\n")}\r\n`;

async function upload(file: string | Buffer, { dry = false, fields = {} }: { dry?: boolean; fields?: object } = {}) {
  const { payload, headers } = aMultipart({ name: "themes.csv", bytes: Buffer.from(file) }, {
    contract_id,
    ...fields,
  } as Record<string, string>);
  const answer = await app.inject({
    method: "PUT",
    url: `/admin/api/v1/contact_themes_upload${dry ? "?dry_run=1" : ""}`,
    payload,
    headers,
  });
  const { result, data } = answer.json() as { result: { status: number }; data: ThemeUploadWire };
  return { http: answer.statusCode, result, data };
}
const stored = async () =>
  (
    await owner.query(
      `SELECT t.theme_name, t.stopped_at IS NOT NULL AS stopped, e.data_section, e.expression, e.version
       FROM theme t LEFT JOIN expression e USING (contract_id, theme_id) WHERE t.contract_id = $1
       ORDER BY t.theme_id, e.expression_id`,
      [contract.contractId],
    )
  ).rows;
const download = async (query: string) =>
  (await app.inject(`/admin/api/v1/contact_themes_download?${query}`)).rawPayload;

describe("a file of themes", () => {
  it.each(["utf8", "sjis"])("that was downloaded in %s and is uploaded again changes nothing", async (encoding) => {
    const before = await stored();
    const { data } = await upload(await download(`contract_id=${contract_id}&encoding=${encoding}`));
    expect(data).toMatchObject({ new_count: 0, changed_count: 0, unchanged_count: 3, error_count: 0, encoding });
    expect(await stored()).toEqual(before);
  });

  it("shows what it would do, and then does it", async () => {
    const file = fileOf(
      `,${ids.電池},蓄電池,停止中,WEB,${ids["-中古 電池"]},蓄電池`,
      ",,新テーマ,,すべて,,甲 OR 乙",
      ",,新テーマ,,新聞（紙面）,,丙",
      ",,空,,,,",
    );
    const before = await stored();
    const { data } = await upload(file, { dry: true });
    expect(data).toMatchObject({ new_count: 2, changed_count: 1, unchanged_count: 1, error_count: 0 });
    expect(data.row_info[0]).toMatchObject({
      row: 2,
      judgement: "changed",
      changes: [
        { field: "テーマ名", before: "電池", after: "蓄電池" },
        { field: "状態", before: "利用中", after: "停止中" },
        { field: "検索式", before: "-中古 電池", after: "蓄電池" },
      ],
    });
    expect(await stored()).toEqual(before);
    await upload(file, { fields: { preview_token: data.preview_token } });
    expect(await stored()).toEqual([
      { ...before[0] },
      { theme_name: "蓄電池", stopped: true, data_section: 3, expression: "蓄電池", version: 2 },
      { theme_name: "空", stopped: false, data_section: null, expression: null, version: null },
      { theme_name: "新テーマ", stopped: false, data_section: null, expression: "甲 OR 乙", version: 1 },
      { theme_name: "新テーマ", stopped: false, data_section: 1, expression: "丙", version: 1 },
    ]);
  });

  it("with half its themes unknown is refused, each row named, and nothing is half done", async () => {
    const before = await stored();
    const file = fileOf(
      ",,正しい,,,,甲",
      ",999999999,知らない,,,,乙",
      "nobody01,,他社,,,,丙",
      ",,誤り,止,新聞,123,甲 OR",
    );
    const { result, data } = await upload(file);
    expect(result.status).toBe(1);
    expect(data.fileError).toEqual([
      { row: 3, field: "テーマID", message: expect.stringContaining("登録されていません") },
      { row: 4, field: "企業コード", message: expect.stringContaining(contract.contractCode) },
      { row: 4, field: "企業コード", message: expect.stringContaining("登録されていません") },
      { row: 5, field: "状態", message: expect.stringContaining("利用中か停止中") },
      { row: 5, field: "情報源", message: expect.stringContaining("すべて、新聞（紙面）") },
      { row: 5, field: "検索式ID", message: expect.stringContaining("登録されていません") },
      { row: 5, field: "検索式", message: expect.stringMatching(/^3文字目：/) },
    ]);
    expect(await stored()).toEqual(before);
    await upload(file, { fields: { without_faulty: "1" } });
    expect(await stored()).toHaveLength(before.length + 1);
  });

  it("that says two things of one theme or expression is refused", async () => {
    const id = ids["-中古 電池"];
    const { data } = await upload(
      fileOf(
        `,${ids.電池},電池,,WEB,${id},甲`,
        `,${ids.電池},電池,停止中,WEB,${id},乙`,
        ",,新,,,,丙",
        `,${ids.電池},空,,,,`,
      ),
      { dry: true },
    );
    expect(data.fileError.map(({ row, field }) => [row, field])).toEqual([
      [3, "検索式"],
      [3, "状態"],
      [5, "テーマ名"],
    ]);
  });

  it("does only what was seen", async () => {
    const file = fileOf(`,${ids.電池},電池,,WEB,${ids["-中古 電池"]},甲`);
    const { data } = await upload(file, { dry: true });
    await call("PUT", "/search_expressions", {
      theme_id: ids.電池,
      expression_id: ids["-中古 電池"],
      expression: "誰かの式",
    });
    const late = await upload(file, { fields: { preview_token: data.preview_token } });
    expect(late.result.status).toBe(1);
    expect((await stored())[1]).toMatchObject({ expression: "誰かの式" });
  });

  it("of all contracts names the contract of each row", async () => {
    const other = await aContract(owner);
    const row = (code: string) => `${code},,共通,,,,甲`;
    const file = fileOf(row(contract.contractCode), row(other.contractCode), row(""));
    const { payload, headers } = aMultipart({ name: "all.csv", bytes: Buffer.from(file) }, { without_faulty: "1" });
    const url = "/admin/api/v1/contact_themes_upload";
    expect((await app.inject({ method: "PUT", url, payload, headers })).json().data).toMatchObject({
      new_count: 2,
      error_count: 1,
    });
    const { rows } = await owner.query("SELECT contract_id FROM theme WHERE theme_name = '共通' ORDER BY 1");
    expect(rows.map((each) => each.contract_id)).toEqual([contract.contractId, other.contractId]);
    expect((await download("encoding=utf8")).toString()).toContain(other.contractCode);
  });

  it("that is none is refused", async () => {
    for (const file of ["", "企業コード,検索式\r\na,b\r\n", `${HEAD}\r\n`, `${HEAD},テーマ名\r\na,b\r\n`])
      expect(await upload(file)).toMatchObject({ http: 200, result: { status: 1 }, data: { error_count: 0 } });
    expect(await upload(fileOf(",,甲,,,,"), { fields: { contract_id: "999999999" } })).toMatchObject({ http: 404 });
  });
});
