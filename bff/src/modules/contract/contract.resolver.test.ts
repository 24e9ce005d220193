import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const PARTS = `__typename ... on ContractSaved { contractId version } ... on Refusal { code message }
  ... on InvalidForm { fieldErrors { field message } } ... on VersionConflict { message }`;
const SAVE = `mutation Save($id: ID, $form: ContractForm!) { saveContract(id: $id, form: $form) { ${PARTS} } }`;
const FORM = {
  contractCode: "sazanami1",
  companyName: "サザナミ化学",
  sections: [1, 3],
  ipRanges: ["203.0.113.0/24"],
  ipLoginUserId: null,
  endDate: "2027-11-30",
  userMaxCount: null,
  personInCharge: "editor",
  secondFactorDemand: "admins",
  sessionIdleMinutes: 30,
  sessionAbsoluteHours: 12,
  mailSendMaxCount: 10,
  auditKeepMonths: 24,
  pdfUsageDisplay: false,
  subthemeDisplay: true,
  messages: [
    { key: "pdf", text: "表示しますか？" },
    { key: "print", text: " " },
  ],
  configuration: [{ key: "demand_confirmation", text: "1" }],
};

describe("contracts", () => {
  it("are listed by one call, whatever their number", async () => {
    const fake = fakeCoreApi();
    const query = `{ contracts(keyword: "sazanami", state: "preparing") {
      total states { state count } contracts { code state stepsDone missing signInWays useMax } } }`;
    expect(await dataOf(fake, query)).toMatchObject({
      contracts: { total: 1, contracts: [{ code: "sazanami1", state: "preparing", stepsDone: 5, useMax: 1500 }] },
    });
    expect(fake.calls()).toEqual(["contract_overview"]);
    expect(fake.argumentOf("contract_overview")).toEqual({
      page: 1,
      page_size: 20,
      keyword: "sazanami",
      state: "preparing",
    });
  });

  it("are listed by who is in charge, or those near their caps", async () => {
    const fake = fakeCoreApi();
    const query = `{ contracts(personInCharge: "editor", isNearCap: true) {
      nearCap contracts { personInCharge { id name isStopped } } } }`;
    expect(await dataOf(fake, query)).toEqual({
      contracts: {
        nearCap: 0,
        contracts: [{ personInCharge: { id: "editor", name: "宇津木 晃", isStopped: false } }],
      },
    });
    expect(fake.argumentOf("contract_overview")).toEqual({
      page: 1,
      page_size: 20,
      person_in_charge: "editor",
      near_cap_flag: true,
    });
  });

  it("are kept under REST's names; an empty confirmation is none", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { form: FORM })).toEqual({
      saveContract: { __typename: "ContractSaved", contractId: "7", version: 4 },
    });
    expect(fake.argumentOf("save_contract")).toMatchObject({
      contract_code: "sazanami1",
      service_linkage_info: [{ data_section: 1 }, { data_section: 3 }],
      ip_ranges: ["203.0.113.0/24"],
      ip_login_user_id: "",
      end_date: "2027-11-30",
      person_in_charge: "editor",
      message_info: [{ message_key: "pdf", configuration_value: "表示しますか？" }],
      company_configuration_info: [{ configuration_key: "demand_confirmation", configuration_value: "1" }],
    });
  });

  it("name what is at fault before anything is sent", async () => {
    const fake = fakeCoreApi();
    const form = { ...FORM, contractCode: "短い", companyName: "", ipRanges: ["203.0.113.0/24", "10.0.0.300"] };
    expect(await dataOf(fake, SAVE, { form })).toMatchObject({
      saveContract: {
        fieldErrors: [
          { field: "contractCode" },
          { field: "companyName" },
          { field: "ipRanges", message: "2行目：4つめの数字は0～255で入力してください。" },
        ],
      },
    });
    expect(fake.calls()).toEqual([]);
  });

  it("say whose the addresses are, who was quicker, and what core-api refuses", async () => {
    const taken = refused("MSG0070", "重なっています。", [
      { field: "ip_ranges", message: "holder01と重なっています。" },
    ]);
    expect(await dataOf(fakeCoreApi({ answers: { save_contract: taken } }), SAVE, { form: FORM })).toMatchObject({
      saveContract: { fieldErrors: [{ field: "ipRanges", message: "holder01と重なっています。" }] },
    });
    const quicker = failing("CONFLICT", { message: "ほかの人が先に更新しました。" });
    expect(await dataOf(fakeCoreApi({ answers: { save_contract: quicker } }), SAVE, { form: FORM })).toMatchObject({
      saveContract: { __typename: "VersionConflict" },
    });
    const used = refused("MSG0042", "削除できません。", [{ field: "contract_id", message: "ユーザーがいます。" }]);
    const remove = `mutation { removeContract(id: "7") { __typename ... on Refusal { message } } }`;
    expect(await dataOf(fakeCoreApi({ answers: { remove_contract: used } }), remove)).toEqual({
      removeContract: { __typename: "Refusal", message: "ユーザーがいます。" },
    });
  });

  it("are copied under a code and a name of their own", async () => {
    const fake = fakeCoreApi();
    const copy = `mutation Copy($form: ContractCopyForm!) { copyContract(id: "7", form: $form) { ${PARTS} } }`;
    const form = { newCode: "copied01", newName: "写し" };
    expect(await dataOf(fake, copy, { form })).toEqual({
      copyContract: { __typename: "ContractSaved", contractId: "8", version: 1 },
    });
    expect(fake.argumentOf("copy_contract")).toEqual({
      contract_id: "7",
      contract_code: "copied01",
      company_name: "写し",
    });
    expect(await dataOf(fake, copy, { form: { newCode: "x", newName: "　" } })).toMatchObject({
      copyContract: { fieldErrors: [{ field: "newCode" }, { field: "newName" }] },
    });
  });

  it("have addresses that are checked before they are saved", async () => {
    const fake = fakeCoreApi();
    const query = `{ addressCheck(ranges: ["203.0.113.0/24"]) { rows { state range count message } myAddress myRow } }`;
    expect(await dataOf(fake, query)).toEqual({
      addressCheck: {
        rows: [{ state: "ok", range: "203.0.113.0/24", count: "256", message: "" }],
        myAddress: "203.0.113.5",
        myRow: 0,
      },
    });
  });
});

describe("users of all contracts", () => {
  it("are found, looked at and let in again", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, `{ foundUsers(keyword: "minase") { total users { userId role state } } }`)).toEqual({
      foundUsers: { total: 1, users: [{ userId: "minase", role: "TopicUser", state: "locked" }] },
    });
    const one = `{ customerUser(contractId: "7", userId: "minase") { sessions signIns { action } support { action } } }`;
    expect(await dataOf(fake, one)).toMatchObject({
      customerUser: { sessions: 2, signIns: [{ action: "ログインの拒否" }] },
    });
    const unlock = `mutation { unlockUser(contractId: "7", userId: "minase") { __typename } }`;
    expect(await dataOf(fake, unlock)).toEqual({ unlockUser: { __typename: "BackOfficeDone" } });
    expect(fake.argumentOf("unlock_user")).toEqual({ contract_id: "7", user_id: "minase" });
    const look = `mutation { startSupportView(contractId: "7", userId: "minase", reason: "問い合わせ") { __typename ... on Refusal { code } } }`;
    expect(await dataOf(fake, look)).toEqual({ startSupportView: { __typename: "BackOfficeDone" } });
    expect(fake.argumentOf("start_support_view")).toEqual({
      contract_id: "7",
      user_id: "minase",
      reason: "問い合わせ",
    });
    const forbidden = fakeCoreApi({ answers: { start_support_view: refused("MSG0080", "許可していません。") } });
    expect(await dataOf(forbidden, look)).toEqual({ startSupportView: { __typename: "Refusal", code: "MSG0080" } });
    const gone = fakeCoreApi({ answers: { el_user: failing("NOT_FOUND") } });
    expect(await dataOf(gone, one)).toEqual({ customerUser: null });
  });
});

describe("operators", () => {
  it("are kept under REST's names", async () => {
    const fake = fakeCoreApi();
    const save = `mutation Save($form: OperatorAccountForm!) { saveOperator(form: $form) { __typename ... on InvalidForm { fieldErrors { field } } } }`;
    const form = { operatorId: "editor", role: "view", stopFlag: true, version: 2 };
    expect(await dataOf(fake, save, { form })).toEqual({ saveOperator: { __typename: "OperatorSaved" } });
    expect(fake.argumentOf("save_operator")).toEqual({ el_admin_id: "editor", role: "view", stop_flag: 1, version: 2 });
    expect(await dataOf(fake, save, { form: { operatorId: "", role: "owner" } })).toMatchObject({
      saveOperator: {
        fieldErrors: [
          { field: "operatorId" },
          { field: "name" },
          { field: "email" },
          { field: "role" },
          { field: "password" },
          { field: "confirmPassword" },
        ],
      },
    });
  });
});
