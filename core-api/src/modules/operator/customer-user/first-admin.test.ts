import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, type TestContract } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { customerUserRoutes } from "./customer-user.routes.ts";

const db = await testDatabase();
const { call, owner } = await operatorApp(db, customerUserRoutes);
const api = await testApi(db);
const desk = await mailDesk(db);
let contract: TestContract;

beforeEach(async () => {
  desk.setNow(NOON);
  contract = await aContract(owner, { sections: [1, 3] });
});

const make = (more: object = {}) =>
  call("PUT", "/contract_first_admin", {
    contract_id: String(contract.contractId),
    user_id: "kanri001",
    name: "管理　太郎",
    email: "kanri@example.jp",
    ...more,
  });
const PASSWORD = "Hajimete1!";
const signIn = async () => {
  const payload = { contract_code: contract.contractCode, user_id: "kanri001", password: PASSWORD };
  return (await api.app.inject({ method: "POST", url: "/api/v1/login", payload })).json();
};

describe("a contract's first Admin", () => {
  it("is invited by mail, sets a password by its link, and administers", async () => {
    expect(await make()).toMatchObject({ status: 0, data: { user_id: "kanri001" } });
    expect((await signIn()).result.status).toBe(1);
    await desk.sender.drain();
    const text = desk.kept.take().find(({ to }) => to === "kanri@example.jp")?.text ?? "";
    const key = new URL(/^http\S+$/m.exec(text)?.[0] ?? "none:").searchParams.get("password_reset_key") ?? "";
    const payload = { password_reset_key: key, password: PASSWORD, confirmpassword: PASSWORD };
    await api.app.inject({ method: "PUT", url: "/api/v1/password", payload });
    expect((await signIn()).data).toMatchObject([
      { role: "Admin", user_group_name: "管理部門", visible_sections: [1, 3] },
    ]);
  });

  it("may be given a password at once", async () => {
    await make({ password: PASSWORD, confirmpassword: PASSWORD });
    expect((await signIn()).result.status).toBe(0);
  });

  it("joins a group that is there", async () => {
    await aGroup(owner, contract, { name: "広報部" });
    await make({ password: PASSWORD, confirmpassword: PASSWORD });
    expect((await signIn()).data).toMatchObject([{ user_group_name: "広報部" }]);
  });

  it("is the first: where somebody administers, or two are made at once, there is no second", async () => {
    const answers = await Promise.all([make(), make({ user_id: "kanri002" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 1]);
    expect(await make({ user_id: "kanri003" })).toMatchObject({ status: 1 });
  });

  it("is made again where the one before was stopped; his id is not had twice", async () => {
    await make();
    await owner.query("UPDATE app_user SET login_stop_flag = true WHERE contract_id = $1", [contract.contractId]);
    expect(await make()).toMatchObject({ status: 1, data: { fieldErrors: [{ field: "user_id" }] } });
    expect(await make({ user_id: "kanri002" })).toMatchObject({ status: 0 });
  });

  it("is one of the users that the contract may have", async () => {
    await aUser(owner, await aGroup(owner, contract));
    await owner.query("UPDATE contract SET user_max_count = 1 WHERE contract_id = $1", [contract.contractId]);
    expect(await make()).toMatchObject({ http: 200, status: 1, data: { fieldErrors: [{ field: "user_id" }] } });
    await owner.query("UPDATE contract SET user_max_count = 2 WHERE contract_id = $1", [contract.contractId]);
    expect(await make()).toMatchObject({ status: 0 });
  });

  it("stands in the contract's trail", async () => {
    await make();
    const { rows } = await owner.query("SELECT actor, action FROM audit WHERE contract_id = $1", [contract.contractId]);
    expect(rows).toEqual([{ actor: "operator:tester", action: "user.first_admin" }]);
  });

  it.each([
    ["user_id", { user_id: "x" }],
    ["name", { name: "短" }],
    ["email", { email: "nobody" }],
    ["password", { password: "short", confirmpassword: "short" }],
    ["contract_id", { contract_id: "x" }],
  ])("names %s at fault", async (field, fault) => {
    expect(await make(fault)).toMatchObject({ http: 400, data: { fieldErrors: [{ field }] } });
    expect(await make({ contract_id: "999999" })).toMatchObject({ http: 404 });
  });

  it("is nobody's of another contract", async () => {
    await aUser(owner, await aGroup(owner, await aContract(owner)), { userId: "kanri001" });
    expect(await make()).toMatchObject({ status: 0 });
  });
});
