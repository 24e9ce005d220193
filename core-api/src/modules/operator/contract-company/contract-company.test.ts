import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { contractCompanyRoutes } from "./contract-company.routes.ts";

const { call, owner, app } = await operatorApp(await testDatabase(), contractCompanyRoutes);
const PATH = "/contract_companies";

const put = (body: object) => call("PUT", PATH, body);
const byCode = async (code: string) => (await call("GET", `${PATH}?contract_code=${code}`)).data.contract_companies;

async function aContract(contract_code: string, more: object = {}): Promise<string> {
  const { data } = await put({ contract_code, company_name: "青空重工", ...more });
  return String(data.contract_id);
}

describe("a contract", () => {
  it("is created with its sources, settings and messages, and found by its code", async () => {
    const lists = {
      service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
      company_configuration_info: [{ configuration_key: "sort_priority", configuration_value: "1" }],
      message_info: [{ message_key: "pdf", configuration_value: "原文を表示しますか？" }],
    };
    const id = await aContract("create01", { ...lists, subtheme_display_flag: 0, mail_send_max_count: 25 });
    expect(await byCode("create01")).toEqual([
      {
        contract_id: id,
        contract_code: "create01",
        company_name: "青空重工",
        ...lists,
        session_idle_minutes: 30,
        session_absolute_hours: 12,
        mail_send_max_count: 25,
        pdf_usage_display_flag: 0,
        subtheme_display_flag: 0,
        ip_ranges: [],
        ip_login_user_id: null,
        end_date: null,
        user_max_count: null,
        second_factor_demand: "none",
        audit_keep_months: 24,
        person_in_charge: null,
        version: 1,
      },
    ]);
  });

  it("keeps what a change does not mention, and clears what it sets to null", async () => {
    const contract_id = await aContract("change01", {
      service_linkage_info: [{ data_section: 5 }],
      company_configuration_info: [{ configuration_key: "k", configuration_value: "v" }],
      session_idle_minutes: 5,
    });
    await put({ contract_id, company_name: "新社名", service_linkage_info: null, session_idle_minutes: null });
    expect(await byCode("change01")).toMatchObject([
      {
        company_name: "新社名",
        service_linkage_info: [],
        company_configuration_info: [{ configuration_key: "k", configuration_value: "v" }],
        session_idle_minutes: 30,
      },
    ]);
  });

  it("refuses the code of another contract, also when two ask at once", async () => {
    await aContract("taken01");
    const again = await put({ contract_code: "taken01", company_name: "別会社" });
    expect(again).toMatchObject({ http: 200, status: 1, data: { fieldErrors: [{ field: "contract_code" }] } });
    const both = await Promise.all([1, 2].map(() => put({ contract_code: "race01", company_name: "競争" })));
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
  });

  it("may keep its own code", async () => {
    const contract_id = await aContract("same01");
    expect(await put({ contract_id, contract_code: "same01" })).toMatchObject({ http: 200, status: 0 });
  });

  it.each([
    ["contract_code", { contract_code: "short" }],
    ["contract_code", { contract_code: "thirteen_char" }],
    ["contract_code", { contract_code: "企業コードです" }],
    ["contract_code", { contract_code: null }],
    ["company_name", { company_name: "　" }],
    ["company_name", { company_name: 7 }],
    ["service_linkage_info", { service_linkage_info: [{ data_section: 4 }] }],
    ["service_linkage_info", { service_linkage_info: [{ data_section: 1 }, { data_section: 1 }] }],
    ["service_linkage_info", { service_linkage_info: "1" }],
    ["message_info", { message_info: [{ message_key: "", configuration_value: "x" }] }],
    ["company_configuration_info", { company_configuration_info: [null] }],
    ["session_idle_minutes", { session_idle_minutes: 0 }],
    ["mail_send_max_count", { mail_send_max_count: "many" }],
    ["contract_id", { contract_id: "-1" }],
  ])("names %s at fault in %j and writes nothing", async (field, fault) => {
    const before = await owner.query("SELECT count(*) FROM contract");
    const answer = await put({ contract_code: "faulty01", company_name: "不備", ...fault });
    expect(answer).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
    expect((await owner.query("SELECT count(*) FROM contract")).rows).toEqual(before.rows);
  });

  it("needs code and name when it is new", async () => {
    const { data } = await put({});
    expect(data.fieldErrors?.map(({ field }) => field)).toEqual(["contract_code", "company_name"]);
  });

  it.each(["999999999", "999999999999999999"])("is not found under the id %s", async (contract_id) => {
    expect(await put({ contract_id, company_name: "だれか" })).toMatchObject({ http: 404 });
    expect(await call("DELETE", `${PATH}?contract_id=${contract_id}`)).toMatchObject({ http: 404 });
  });

  it("is removed while nothing hangs on it, by query string or body", async () => {
    const ids = [
      await aContract("remove01", { message_info: [{ message_key: "a", configuration_value: "b" }] }),
      await aContract("remove02"),
    ];
    expect(await call("DELETE", `${PATH}?contract_id=${ids[0]}`)).toMatchObject({ http: 200, status: 0 });
    expect(await call("DELETE", PATH, { contract_id: ids[1] })).toMatchObject({ http: 200, status: 0 });
    expect([await byCode("remove01"), await byCode("remove02")]).toEqual([[], []]);
  });

  it("stays while it has themes", async () => {
    const contract_id = await aContract("themes01");
    await owner.query("INSERT INTO theme (contract_id, theme_name) VALUES ($1, '半導体')", [contract_id]);
    const answer = await call("DELETE", PATH, { contract_id });
    expect(answer).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "contract_id", message: expect.stringContaining("テーマ") }] },
    });
    expect(await byCode("themes01")).toHaveLength(1);
  });

  it("leaves a trail that names the operator", async () => {
    const id = await aContract("trail001");
    const { rows } = await owner.query(
      "SELECT actor, action, detail->'after'->>'contract_code' AS code FROM audit WHERE contract_id = $1",
      [id],
    );
    expect(rows).toEqual([{ actor: "operator:tester", action: "contract.save", code: "trail001" }]);
  });

  it("is a row of the download, with its lists in one cell each", async () => {
    const id = await aContract("csv00001", {
      company_name: "=青空",
      service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
      message_info: [{ message_key: "pdf", configuration_value: "よろしい, ですか" }],
    });
    const answer = await app.inject("/admin/api/v1/contract_companies_download");
    expect(answer.headers["content-disposition"]).toContain("filename*=UTF-8''");
    const lines = answer.body.split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF契約ID,企業コード,企業名,/);
    expect(lines).toContain(`${id},csv00001,'=青空,1; 3,,"pdf=よろしい, ですか",30,12,10,0,1,none,24,,`);
  });
});
