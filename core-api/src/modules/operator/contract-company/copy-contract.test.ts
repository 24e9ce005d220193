import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { contractCompanyRoutes } from "./contract-company.routes.ts";

const { call, owner } = await operatorApp(await testDatabase(), contractCompanyRoutes);
const byId = async (id: unknown) =>
  ((await call("GET", `/contract_companies?contract_id=${id}`)).data.contract_companies as object[])[0];
const copy = (body: object) => call("POST", "/contract_copy", body);

const RULES = {
  service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
  company_configuration_info: [{ configuration_key: "sort_priority", configuration_value: "1" }],
  message_info: [{ message_key: "pdf", configuration_value: "表示しますか？" }],
  session_idle_minutes: 45,
  session_absolute_hours: 10,
  mail_send_max_count: 25,
  pdf_usage_display_flag: 1,
  subtheme_display_flag: 0,
  user_max_count: 60,
  second_factor_demand: "admins",
  audit_keep_months: 36,
};

async function aTemplate(contract_code: string, range: string): Promise<string> {
  const own = { contract_code, company_name: "ひな形", ip_ranges: [range], end_date: "2027/03/31" };
  const { data } = await call("PUT", "/contract_companies", { ...own, ...RULES });
  const id = String(data.contract_id);
  await owner.query(
    `WITH made AS (INSERT INTO user_group (contract_id, user_group_name, use_max_count1, use_max_count2)
       VALUES ($1, '広報', 100, NULL), ($1, '経営企画', NULL, 20) RETURNING *)
     INSERT INTO user_group_linkage (contract_id, user_group_id, data_section, all_articles_selectable_flag)
     SELECT contract_id, user_group_id, 3, user_group_name = '広報' FROM made`,
    [id],
  );
  return id;
}

const groupsOf = async (id: unknown) =>
  (
    await owner.query(
      `SELECT g.user_group_name, g.use_max_count1, g.use_max_count2, l.data_section, l.all_articles_selectable_flag
       FROM user_group g JOIN user_group_linkage l USING (contract_id, user_group_id) WHERE g.contract_id = $1
       ORDER BY g.user_group_id`,
      [id],
    )
  ).rows;

describe("POST /contract_copy", () => {
  it("copies settings, caps, sign-in rules and groups, but neither addresses, end nor users", async () => {
    const contract_id = await aTemplate("template1", "198.18.1.0/24");
    const { rows } = await owner.query("SELECT user_group_id FROM user_group WHERE contract_id = $1 LIMIT 1", [
      contract_id,
    ]);
    const group = { contractId: Number(contract_id), contractCode: "template1", userGroupId: rows[0].user_group_id };
    await aUser(owner, group);
    const { status, data } = await copy({ contract_id, contract_code: "copied01", company_name: "写し" });
    expect(status).toBe(0);
    expect(await byId(data.contract_id)).toEqual({
      ...RULES,
      contract_id: data.contract_id,
      contract_code: "copied01",
      company_name: "写し",
      ip_ranges: [],
      ip_login_user_id: null,
      end_date: null,
      person_in_charge: null,
      version: 1,
    });
    expect(await groupsOf(data.contract_id)).toEqual([
      {
        user_group_name: "広報",
        use_max_count1: 100,
        use_max_count2: null,
        data_section: 3,
        all_articles_selectable_flag: true,
      },
      {
        user_group_name: "経営企画",
        use_max_count1: null,
        use_max_count2: 20,
        data_section: 3,
        all_articles_selectable_flag: false,
      },
    ]);
    const users = await owner.query("SELECT 1 FROM app_user WHERE contract_id = $1", [data.contract_id]);
    expect(users.rows).toEqual([]);
  });

  it("stands in the new contract's trail with where it came from", async () => {
    const contract_id = await aTemplate("template2", "198.18.2.0/24");
    const { data } = await copy({ contract_id, contract_code: "copied02", company_name: "写し" });
    const { rows } = await owner.query(
      "SELECT action, actor, detail FROM audit WHERE contract_id = $1 ORDER BY audit_id",
      [data.contract_id],
    );
    expect(rows).toMatchObject([
      { action: "contract.save", actor: "operator:tester", detail: { copied_from: "template2" } },
      { action: "user-group.save", detail: { copied_from: "template2", after: { user_group_name: "広報" } } },
      { action: "user-group.save", detail: { copied_from: "template2", after: { user_group_name: "経営企画" } } },
    ]);
    expect(rows[0].detail.after).toMatchObject({ contract_code: "copied02", user_max_count: 60 });
  });

  it("refuses a code in use, a form with faults and a contract that is not there, and makes nothing", async () => {
    const { contractId, contractCode } = await aContract(owner);
    const contract_id = String(contractId);
    const count = async () => (await owner.query("SELECT count(*) FROM contract")).rows[0].count;
    const before = await count();
    expect(await copy({ contract_id, contract_code: contractCode, company_name: "写し" })).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "contract_code" }] },
    });
    const faulty = await copy({ contract_id, contract_code: "短い", company_name: "　" });
    expect(faulty.data.fieldErrors?.map(({ field }) => field)).toEqual(["contract_code", "company_name"]);
    expect(await copy({ contract_id: "999999999", contract_code: "copied03", company_name: "写し" })).toMatchObject({
      http: 404,
    });
    expect(await count()).toBe(before);
  });
});
